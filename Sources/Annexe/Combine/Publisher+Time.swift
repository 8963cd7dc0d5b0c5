extension Publisher {
  /// Hands values on from a scheduler's next turn.
  public func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil)
    -> Publishers.ReceiveOn<Self, S>
  {
    chain {
      JointTo(
        onValue: { joint, value in
          scheduler.schedule(options: options) { joint.requestMore(joint.emit(value)) }
          return .none
        },
        onCompletion: { joint, end in
          scheduler.schedule(options: options) { joint.complete(end) }
        })
    }
  }
  /// Attaches subscribers from a scheduler's next turn.
  public func subscribe<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil)
    -> AnyPublisher<Output, Failure>
  {
    AnyPublisher(
      AttachLater(upstream: self) { scheduler.schedule(options: options, $0) })
  }
  /// Hands values on later.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    let slack = tolerance ?? scheduler.minimumTolerance
    return chain {
      JointTo(
        onValue: { joint, value in
          let due = scheduler.now.advanced(by: interval)
          scheduler.schedule(after: due, tolerance: slack, options: options) {
            joint.requestMore(joint.emit(value))
          }
          return .none
        },
        onCompletion: { joint, end in
          // An error does not wait; the end comes after the values.
          guard case .finished = end else { return joint.complete(end) }
          let due = scheduler.now.advanced(by: interval)
          scheduler.schedule(after: due, tolerance: slack, options: options) {
            joint.complete(end)
          }
        })
    }
  }
  /// Sends a value only after an interval without a newer one.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    chain {
      var generation = 0
      return JointTo(
        demand: .unlimited,
        onValue: { joint, value in
          generation += 1
          let mine = generation
          let due = scheduler.now.advanced(by: dueTime)
          scheduler.schedule(
            after: due, tolerance: scheduler.minimumTolerance, options: options
          ) {
            if generation == mine { joint.emit(value) }
          }
          return .none
        },
        onCompletion: { joint, end in
          generation += 1
          scheduler.schedule(options: options) { joint.complete(end) }
        })
    }
  }
  /// Sends the first value, then at most one value an interval: the latest or the first of it.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    chain {
      var nextOpening: S.SchedulerTimeType?
      var waiting: Output?
      return JointTo(
        demand: .unlimited,
        onValue: { joint, value in
          if waiting != nil {
            if latest { waiting = value }
            return .none
          }
          waiting = value
          let now = scheduler.now
          let due = nextOpening.map { Swift.max($0, now) } ?? now
          nextOpening = due.advanced(by: interval)
          let flush = {
            if let value = waiting {
              waiting = nil
              joint.emit(value)
            }
          }
          if due > now {
            scheduler.schedule(
              after: due, tolerance: scheduler.minimumTolerance, options: nil, flush)
          } else {
            scheduler.schedule(options: nil, flush)
          }
          return .none
        },
        onCompletion: { joint, end in
          scheduler.schedule(options: nil) {
            if latest, let value = waiting { joint.emit(value) }
            waiting = nil
            joint.complete(end)
          }
        })
    }
  }
  /// Ends the stream when no value came for an interval.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Same<Self> {
    chain {
      var generation = 0
      func arm(_ joint: JointTo<Output, Failure>) {
        generation += 1
        let mine = generation
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval), tolerance: scheduler.minimumTolerance,
          options: options
        ) { [weak joint] in
          guard generation == mine else { return }
          joint?.stop(customError.map { .failure($0()) } ?? .finished)
        }
      }
      let joint = JointTo<Output, Failure> { joint, value in
        arm(joint)
        return joint.emit(value)
      }
      arm(joint)
      return joint
    }
  }
}

struct AttachLater<Upstream: Publisher>: Publisher {
  typealias Output = Upstream.Output
  typealias Failure = Upstream.Failure
  let upstream: Upstream
  let schedule: (@escaping () -> Void) -> Void
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    schedule { upstream.receive(subscriber: subscriber) }
  }
}
