/// What we do where Apple's behaviour is unknown or disputed, one constant a question.
package enum MotionDecisions {
  /// Response of `Animation.default`, in seconds: its page says .55, the binary .5.
  package static let defaultResponse = 0.5

  /// Step of the `.spring` family's integrator, as a rate: steps a second.
  package static let springStepsPerSecond = 300.0

  /// A spring is asked whether it rests once in so many steps: at 60 times a second whatever the
  /// frame rate, so that its end does not depend on it.
  package static let springStepsPerCheck = 5

  /// Greatest stiffness of the `.spring` family.
  package static let greatestStiffness = 45_000.0

  /// Greatest squared speed and acceleration of a spring at rest, in animatable units.
  package static let restingMotion = 0.0036

  /// Greatest distance from the target of a spring at rest, as a share of its travel.
  package static let restingDistance = 0.01

  /// A gap between two samples that a spring does not run through, in seconds: it pauses.
  package static let longestSpringGap = 3600.0

  /// How far ahead the end of a spring is sought, in seconds.
  package static let springForesight = 120.0

  /// Whether a spring inside `repeatCount` completes logically in its first pass, as the flag is
  /// not kept by pass.
  package static let repeatCompletesInFirstPass = true

  /// Whether a cut spring at the end of a keyframe track holds the value at the cut; otherwise it
  /// snaps to its target.
  package static let cutSpringKeyframeHolds = true

  /// Whether a cubic keyframe comes to a stop before a spring without a start velocity; otherwise
  /// it runs on towards the spring's target.
  package static let cubicStopsBeforeSpring = true

  /// How long a tracked velocity stays good after the last change, in seconds.
  package static let trackedVelocityWindow = 0.1
}
