/// One preview in a gallery: its film, or why there is none.
package struct GalleryEntry: Codable, Hashable, Sendable {
  package struct Film: Codable, Hashable, Sendable {
    /// Paths below the gallery's folder, with `/` between their parts.
    package var path: String
    package var poster: String
    package var frames: Int
    /// Frames per second as a fraction, such as `30000/1001`.
    package var fps: String
    package var framesPerSecond: Double
    package var durationSeconds: Double
    package var widthPixels: Int
    package var heightPixels: Int
    /// Pixels per point.
    package var scale: Double
    /// Why the film ended: `range`, `settled`, `loop` or `limit`.
    package var ending: String
    package var moves: Bool

    package init(
      path: String, poster: String, frames: Int, fps: String, framesPerSecond: Double,
      durationSeconds: Double, widthPixels: Int, heightPixels: Int, scale: Double, ending: String,
      moves: Bool
    ) {
      self.path = path
      self.poster = poster
      self.frames = frames
      self.fps = fps
      self.framesPerSecond = framesPerSecond
      self.durationSeconds = durationSeconds
      self.widthPixels = widthPixels
      self.heightPixels = heightPixels
      self.scale = scale
      self.ending = ending
      self.moves = moves
    }
  }

  /// A scene or preview without a film.
  package struct Problem: Codable, Hashable, Sendable {
    /// A stable word, such as `crashed`.
    package var status: String
    package var exitCode: Int32
    package var message: String

    package init(status: String, exitCode: Int32, message: String) {
      self.status = status
      self.exitCode = exitCode
      self.message = message
    }
  }

  package var scene: String
  package var preview: String?
  /// Source file and line as seen from the folder of scenes, as in `Buttons/Like.swift:12`.
  package var source: String
  package var film: Film?
  package var problem: Problem?
  package var warnings: [String]

  package init(
    scene: String, preview: String?, source: String, film: Film? = nil, problem: Problem? = nil,
    warnings: [String] = []
  ) {
    self.scene = scene
    self.preview = preview
    self.source = source
    self.film = film
    self.problem = problem
    self.warnings = warnings
  }
}
