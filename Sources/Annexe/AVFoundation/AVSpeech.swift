import Foundation
import ObjectiveC

/// Speaks words.
///
/// Has no effect in a film.
open class AVSpeechSynthesizer: NSObject {
  /// Whether it speaks: never here.
  open var isSpeaking: Bool { false }
  /// Speaks.
  open func speak(_ utterance: AVSpeechUtterance) {}
  /// Ends.
  @discardableResult
  open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  /// Waits.
  @discardableResult
  open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
}
/// Where speech ends.
@frozen public enum AVSpeechBoundary: Int, Sendable { case immediate, word }
/// Words to speak.
open class AVSpeechUtterance: NSObject {
  /// The words.
  public let speechString: String
  /// Who speaks.
  open var voice: AVSpeechSynthesisVoice?
  /// Speed, 0 to 1.
  open var rate: Float = 0.5
  /// Loudness, 0 to 1.
  open var volume: Float = 1
  /// Height, .5 to 2.
  open var pitchMultiplier: Float = 1
  /// Words to speak.
  public init(string: String) { speechString = string }
}
/// A voice.
open class AVSpeechSynthesisVoice: NSObject {
  /// Its language.
  public let language: String
  /// A voice of a language.
  public init?(language: String?) { self.language = language ?? "en-US" }
}
