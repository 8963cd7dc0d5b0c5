/// One way in which a film is not its golden.
package struct Verdict: Codable, Equatable, Sendable {
  package enum Kind: String, Codable, Sendable {
    /// Renderer or fonts are others than at the recording; told before any pixel.
    case environment
    case missing
    case orphaned
    case size
    case scale
    case rate
    case frameCount
    case alpha
    case pixels
    /// The numbers of the motion, where those are what is recorded.
    case motion
    /// Only in the newer, or only in the older, of two states of the sources.
    case added, deleted
    /// Not the film that was approved.
    case stale
    /// The scene could not be rendered.
    case failed
  }

  package var kind: Kind
  package var wanted: String
  package var found: String
  package init(_ kind: Kind, wanted: String, found: String) {
    self.kind = kind
    self.wanted = wanted
    self.found = found
  }

  /// One line for people.
  package var sentence: String {
    switch kind {
    case .environment: "environment differs: recorded with \(wanted), now \(found)"
    case .missing: "no golden; record it with: zoetrope record"
    case .orphaned: "golden without a scene; delete it with: zoetrope goldens prune"
    case .size: "size is \(found), the golden has \(wanted)"
    case .scale: "scale is \(found), the golden has \(wanted)"
    case .rate: "frame rate is \(found), the golden has \(wanted)"
    case .frameCount: "\(found) frames, the golden has \(wanted)"
    case .alpha: "alpha is \(found), the golden has \(wanted)"
    case .pixels: "\(found) of \(wanted) frames differ"
    case .motion: "the motion is another"
    case .added: "not there at \(wanted)"
    case .deleted: "there at \(wanted), now gone"
    case .stale: "no longer the film of the report, so it is not approved; verify again"
    case .failed: found
    }
  }
}
