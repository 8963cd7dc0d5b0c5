import AVFoundation
import SwiftUI

/// Shows what a player plays: a dark picture here, with what lies above it.
public struct VideoPlayer<VideoOverlay: View>: View {
  private let overlay: VideoOverlay

  /// A film with something above it.
  public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
    overlay = videoOverlay()
  }
  /// The picture.
  public var body: some View { Color.black.overlay { overlay } }
}
extension VideoPlayer where VideoOverlay == EmptyView {
  /// A film.
  public init(player: AVPlayer?) { self.init(player: player) { EmptyView() } }
}
