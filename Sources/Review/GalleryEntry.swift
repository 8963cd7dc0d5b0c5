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
    /// The same film as an animated picture, all key moments in one picture, and plots of what
    /// moves; nil where they were not asked for or nothing moves.
    package var gif: String?
    package var sheet: String?
    package var curves: String?

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

  /// One motion of a view, in words and numbers for hand-off.
  package struct Motion: Codable, Hashable, Sendable {
    package var view: String
    package var property: String
    package var from: String
    package var to: String
    package var startSeconds: Double
    package var durationSeconds: Double
    /// As a scene spells it; empty where no curve explains the motion.
    package var curve: String
    package var settleSeconds: Double
    /// Share of the travel.
    package var overshoot: Double

    package init(
      view: String, property: String, from: String, to: String, startSeconds: Double,
      durationSeconds: Double, curve: String, settleSeconds: Double, overshoot: Double
    ) {
      self.view = view
      self.property = property
      self.from = from
      self.to = to
      self.startSeconds = startSeconds
      self.durationSeconds = durationSeconds
      self.curve = curve
      self.settleSeconds = settleSeconds
      self.overshoot = overshoot
    }
  }

  package var scene: String
  /// The preview or shot together with its variant; nil where a scene has only one film.
  package var preview: String?
  /// The variant alone, such as `dark`; nil where none was asked for.
  package var variant: String?
  /// Source file and line as seen from the folder of scenes, as in `Buttons/Like.swift:12`.
  package var source: String
  package var film: Film?
  package var problem: Problem?
  package var warnings: [String]
  package var motions: [Motion] = []

  package init(
    scene: String, preview: String?, variant: String? = nil, source: String, film: Film? = nil,
    problem: Problem? = nil, warnings: [String] = []
  ) {
    self.scene = scene
    self.preview = preview
    self.variant = variant
    self.source = source
    self.film = film
    self.problem = problem
    self.warnings = warnings
  }
}
