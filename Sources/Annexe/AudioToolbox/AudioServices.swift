import Foundation

/// A short sound of the system.
public typealias SystemSoundID = UInt32
/// A shake of the device.
public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF
/// Has no effect in a film: a short sound.
public func AudioServicesPlaySystemSound(_ sound: SystemSoundID) {}
/// Has no effect in a film: a short sound.
public func AudioServicesPlayAlertSound(_ sound: SystemSoundID) {}
/// Has no effect in a film: a short sound; its end is told at once.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ sound: SystemSoundID, _ completion: (() -> Void)?
) { completion?() }
