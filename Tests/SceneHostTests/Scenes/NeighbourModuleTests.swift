import SceneHost
import Testing

@Suite("Modules beside SwiftUI") struct NeighbourModuleTests {
  @Test("a scene of a debug build on a telephone, with sounds, shakes, senses and filters")
  func neighbours() throws {
    let fixture = try SceneFixture(
      """
      import AVFoundation
      import AVKit
      import AudioToolbox
      import CoreHaptics
      import CoreImage.CIFilterBuiltins
      import CoreLocation
      import CoreMotion
      import SwiftUI
      import simd

      final class Sounds: NSObject, AVAudioPlayerDelegate {
        private let engine = AVAudioEngine()
        private let node = AVAudioPlayerNode()
        private var player: AVAudioPlayer?
        func start() {
          engine.attach(node)
          engine.connect(node, to: engine.mainMixerNode, format: nil)
          try? engine.start()
          if let url = Bundle.main.url(forResource: "ding", withExtension: "mp3") {
            player = try? AVAudioPlayer(contentsOf: url)
          }
          player?.play()
          try? AVAudioSession.sharedInstance().setCategory(.ambient, mode: .default)
          AudioServicesPlaySystemSound(1104)
        }
      }
      struct Scene: View {
        @State private var engine: CHHapticEngine?
        private let motion = CMMotionManager()
        private let sounds = Sounds()
        private let filter = CIFilter.sepiaTone()
        private let never = CMTime(seconds: .infinity, preferredTimescale: 600)
        private var length: CGFloat { CGFloat(simd_length(SIMD2<Double>(6, 8))) }
        var body: some View {
          VideoPlayer(player: AVPlayer(url: URL(fileURLWithPath: "a.mov")))
            .overlay { Color.white.frame(width: length, height: never.isValid ? 0 : 4) }
            .onAppear {
              sounds.start()
              filter.intensity = 0.5
              if motion.isAccelerometerAvailable { motion.startAccelerometerUpdates() }
              guard CHHapticEngine.capabilitiesForHardware().supportsHaptics else { return }
              engine = try? CHHapticEngine()
            }
        }
      }
      #if DEBUG && os(iOS)
        @available(iOS 17.0, macOS 14.0, *)
        #Preview("Scene") { Scene() }
      #endif
      """)
    defer { fixture.remove() }
    let (report, sink) = try fixture.play()
    #expect(sink.distinct == 1, "\(report)")
    // 10 × 4 white points in the middle of 20 × 10 black ones.
    #expect(sink.light == 40)
  }

  @Test("a reader that tells its place in the next round comes to rest")
  func readerOfPlaces() throws {
    let fixture = try SceneFixture(
      """
      import SwiftUI
      struct Reader: View {
        @State private var y: CGFloat = 0
        var body: some View {
          Color.red.overlay(
            GeometryReader { proxy -> Color in
              DispatchQueue.main.async {
                withAnimation { y = proxy.frame(in: .global).minY }
              }
              return Color.clear
            })
            .opacity(y == 0 ? 1 : 0.5)
        }
      }
      #Preview { Reader() }
      """)
    defer { fixture.remove() }
    let (_, sink) = try fixture.play()
    #expect(sink.distinct == 1)
  }
}
