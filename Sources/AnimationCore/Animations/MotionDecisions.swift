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

  /// Whether the passes of a repetition begin at the ideal end of the one before; otherwise at
  /// the first frame after it, so that the film's rate shifts them.
  package static let repeatsWithoutDrift = true

  /// Whether an over-damped `interpolatingSpring` moves as a critically damped one.
  package static let interpolatingSpringIgnoresOverdamping = true

  /// Whether a second change of one instant takes the place of the first one's motion.
  ///
  /// Then what the first changed is there at once, as a recording of two changes of one trim shows;
  /// otherwise the second motion is laid over the first.
  package static let secondChangeReplacesFirst = true

  /// What ends a step of a phase animator.
  package static let phaseStepCriterion = AnimationCompletionCriteria.logicallyComplete

  /// Whether a trigger during a walk through phases goes on to the next phase at once, and the
  /// walk ends at the first phase after it; otherwise the walk starts anew with the second phase.
  package static let triggerContinuesWalk = true

  /// Whether symbol effects that a change starts hold its completion until they rest.
  package static let symbolEffectsHoldCompletion = true

  /// Frames a second of the display whose cadence can be followed.
  package static let deviceFramesPerSecond = 60.0

  /// Frames that a phase step on a device takes beyond the whole frames of its curve.
  ///
  /// The first after the end and two more; springs take none.
  package static let deviceFramesAfterCurve = 3.0
}
