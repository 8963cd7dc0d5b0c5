import Foundation
import Playback
import SwiftUI

/// A preview found in a loaded scene.
struct ScenePreview {
  var description: PreviewDescription
  var traits: [PreviewTrait<Preview.ViewTraits>]
  var make: @MainActor () -> AnyView
}

/// Finds the previews of a loaded scene.
@MainActor enum PreviewDiscovery {
  /// In order of files as given, then of lines.
  static func previews(
    in library: UnsafeMutableRawPointer, path: String, sources: [String]
  ) -> [ScenePreview] {
    let types = ConformanceScan.types(
      in: library, path: path,
      conformingTo: ["$s7SwiftUI15PreviewProviderMp", "$s7SwiftUI20_PreviewRegistrationMp"])
    let texts = sources.map {
      FileManager.default.contents(atPath: $0).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
    let found = types.compactMap { type -> ScenePreview? in
      if let registration = type as? any _PreviewRegistration.Type {
        return preview(registration, sources)
      }
      if let provider = type as? any PreviewProvider.Type {
        return preview(provider, sources, texts)
      }
      return nil
    }
    func order(_ preview: ScenePreview) -> (Int, Int, String) {
      let file = sources.firstIndex(of: preview.description.file) ?? sources.count
      return (file, preview.description.line, preview.description.name ?? "")
    }
    var sorted = found.sorted { order($0) < order($1) }
    if sorted.isEmpty { sorted = applications(in: library, path: path, sources, texts) }
    for index in sorted.indices { sorted[index].description.index = index }
    return sorted
  }

  /// The preview to show where none is asked for: the first one.
  ///
  /// In a file without previews it is a view that no other one is made of, and that moves if one does.
  static func mainView(of previews: [ScenePreview], sources: [String]) -> ScenePreview? {
    guard previews.count > 1, previews.allSatisfy({ $0.description.kind == "View" }) else {
      return previews.first
    }
    let text = sources.compactMap { FileManager.default.contents(atPath: $0) }
      .map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
    let names = previews.map { $0.description.name ?? "" }
    let chosen = ViewScan.mainView(of: names, in: text)
    return previews.first { $0.description.name == chosen } ?? previews.first
  }

  private static func preview(
    _ registration: any _PreviewRegistration.Type, _ sources: [String]
  ) -> ScenePreview {
    let isView = String(describing: registration).hasPrefix("ZoetropeView_")
    return ScenePreview(
      description: PreviewDescription(
        index: 0, name: registration.name, file: file(registration.fileID, sources),
        line: registration.line, kind: isView ? "View" : "Preview"),
      traits: registration.traits,
      make: {
        registration.traits.reduce(registration.make()) { view, trait in
          if case .around(let wrap) = trait.wish { wrap(view) } else { view }
        }
      })
  }

  /// A provider's place is where its name is declared.
  private static func preview(
    _ provider: any PreviewProvider.Type, _ sources: [String], _ texts: [String]
  ) -> ScenePreview {
    let name = String(describing: provider)
    let place = place(of: name, sources, texts)
    let plain = name.hasSuffix("_Previews") ? String(name.dropLast(9)) : name
    let wishes = wishes(of: provider)
    let title = wishes.lazy.compactMap(\.name).first ?? plain
    return ScenePreview(
      description: PreviewDescription(
        index: 0, name: title, file: place.file, line: place.line, kind: "PreviewProvider"),
      traits: wishes.compactMap(\.wish), make: { open(provider) })
  }

  /// What a provider's view wants of its canvas; asked of views that say so only.
  private static func wishes(of provider: any PreviewProvider.Type) -> [_PreviewWish] {
    func ask<P: PreviewProvider>(_ provider: P.Type) -> [_PreviewWish] {
      guard String(describing: P.Previews.self).contains("_PreviewWish") else { return [] }
      return (provider.previews as? any PreviewWishing)?.previewWishes ?? []
    }
    return ask(provider)
  }

  /// A file without previews may hold a whole application.
  private static func applications(
    in library: UnsafeMutableRawPointer, path: String, _ sources: [String], _ texts: [String]
  ) -> [ScenePreview] {
    let types = ConformanceScan.types(in: library, path: path, conformingTo: ["$s7SwiftUI3AppMp"])
    return types.compactMap { type in
      guard let application = type as? any App.Type else { return nil }
      let name = String(describing: application)
      let place = place(of: name, sources, texts)
      return ScenePreview(
        description: PreviewDescription(
          index: 0, name: name, file: place.file, line: place.line, kind: "App"),
        traits: [], make: { application.firstWindow() ?? AnyView(EmptyView()) })
    }
  }

  /// Where a type is declared, by a search of the texts.
  private static func place(
    of name: String, _ sources: [String], _ texts: [String]
  ) -> (file: String, line: Int) {
    for (source, text) in zip(sources, texts) {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      if let index = lines.firstIndex(where: { $0.contains(" \(name)") && $0.contains(":") }) {
        return (source, index + 1)
      }
    }
    return (sources.first ?? "", 1)
  }

  private static func open<P: PreviewProvider>(_ provider: P.Type) -> AnyView {
    AnyView(provider.previews)
  }

  /// The source a `Module/File.swift` names.
  private static func file(_ fileID: String, _ sources: [String]) -> String {
    let name = fileID.split(separator: "/").last.map(String.init) ?? fileID
    return sources.first { ($0.split(separator: "/").last.map(String.init) ?? $0) == name }
      ?? sources.first ?? name
  }
}
