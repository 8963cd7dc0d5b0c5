import CoreGraphics

/// The machine's running time in seconds; in a scene, time on the film's clock.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }
