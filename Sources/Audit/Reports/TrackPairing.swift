/// Which view of one film is which of another.
struct TrackPairing {
  private(set) var pairs: [(old: Track, new: Track)] = []
  private(set) var gone: [Track] = []
  private(set) var added: [Track] = []

  /// Views are told apart by their type and what is around them.
  ///
  /// Among those that are alike, names tell them apart; where not all names are found again, as
  /// after a text was changed, their order does, and where there are more or fewer of them, only
  /// names do.
  init(from old: TrackSet, to new: TrackSet) {
    var kinds: [String] = []
    for track in old.tracks + new.tracks where !kinds.contains(Self.kind(track)) {
      kinds.append(Self.kind(track))
    }
    for kind in kinds {
      let before = old.tracks.filter { Self.kind($0) == kind }
      let after = new.tracks.filter { Self.kind($0) == kind }
      let hasSameNames = before.map(\.name).sorted() == after.map(\.name).sorted()
      if !hasSameNames, before.count == after.count, before[0].showsContent {
        pairs += zip(before, after).map { ($0, $1) }
        continue
      }
      pairs += after.compactMap { track in
        before.first { $0.name == track.name }.map { ($0, track) }
      }
      gone += before.filter { track in !after.contains { $0.name == track.name } }
      added += after.filter { track in !before.contains { $0.name == track.name } }
    }
  }

  private static func kind(_ track: Track) -> String {
    ([track.type] + track.owners).joined(separator: "/")
  }
}

extension Track {
  /// Whether the view is named by what it shows.
  fileprivate var showsContent: Bool { ["Text", "Image"].contains(type) }
}
