import Batch
import Foundation

/// Tells what an export would do, and does nothing.
struct ExportPlan {
  private struct Entry: Encodable {
    let film: String
    let scene: String
    let title: String?
    /// `make`, `keep`, or the word of a failure.
    let action: String
  }
  private struct Listing: Encodable {
    let schema = 1
    let status: String
    let exitCode: Int32
    let films: [Entry]
  }

  private let run: ExportRun
  private let namesOnly: Bool

  init(_ run: ExportRun, namesOnly: Bool) {
    self.run = run
    self.namesOnly = namesOnly
  }

  func run(_ console: Console) throws -> ExitStatus {
    let export = FilmExport(
      run.folder, parts: run.parts, maker: FilmMaker(confinement: run.requests.confinement))
    let outcomes = SceneBatch(
      confinement: run.requests.confinement, lanes: run.lanes,
      isStopped: { Interruption.hasHappened }
    ).run(
      run.share.map(\.scene), films: run.requests.films,
      work: { item -> Entry in
        Entry(
          film: FilmNames.stem(of: item), scene: item.scene.name,
          title: FilmExport.entry(
            scene: item.scene, preview: item.preview, request: item.request
          ).preview,
          action: export.known(item) == nil ? "make" : "keep")
      })
    let status = try BatchStatus.of(outcomes.map(\.result))
    let entries = outcomes.map { outcome -> Entry in
      switch outcome.result {
      case .success(let entry): return entry
      case .failure(let error):
        let failure = Failure(error)
        console.report(failure.about(outcome.scene.name))
        return Entry(
          film: FilmNames.slug(outcome.scene.name), scene: outcome.scene.name,
          title: outcome.title, action: failure.name)
      }
    }
    if console.wantsJSON {
      console.result(
        JSONText.of(
          Listing(
            status: status == .success ? "ok" : "failed", exitCode: status.rawValue,
            films: entries)))
    } else {
      for entry in entries {
        let name = entry.scene + (entry.title.map { " · \($0)" } ?? "")
        console.result(namesOnly ? entry.film : "\(entry.action)\t\(entry.film)\t\(name)")
      }
    }
    return status
  }
}
