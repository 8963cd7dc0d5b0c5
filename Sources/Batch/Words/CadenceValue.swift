import SwiftUICore

/// A cadence on the command line: `ideal` or `device`.
package enum CadenceValue {
  package static func read(_ text: String) throws -> SceneEnvironment.Cadence {
    guard let cadence = SceneEnvironment.Cadence(rawValue: text.lowercased()) else {
      throw ValueError(wanted: "ideal or device")
    }
    return cadence
  }
}
