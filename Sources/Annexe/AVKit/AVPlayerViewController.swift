import AVFoundation
import UIKit

/// Shows a film with its controls: a dark picture here.
open class AVPlayerViewController: UIViewController {
  /// The player.
  open var player: AVPlayer?
  /// Whether controls are seen.
  open var showsPlaybackControls = true
  /// How the picture is fitted.
  open var videoGravity: AVLayerVideoGravity = .resizeAspect
  /// Makes the dark picture.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
  }
}
