import AnimationCore
import Testing

/// Positions of springs from 0 to 1, computed from the oscillator's closed form outside this code.
enum SpringTables {
  struct Row: Sendable, CustomTestStringConvertible {
    let spring: Spring
    var initialVelocity = 0.0
    let values: [Double]
    var testDescription: String {
      "response \(spring.response), damping \(spring.dampingRatio), v₀ \(initialVelocity)"
    }
  }

  /// Positions, released at rest.
  static let positionsTimes = [0.05, 0.10, 0.15, 0.20, 0.25, 0.30, 0.40, 0.50, 0.60, 0.80, 1.0]
  static let positions: [Row] = [
    Row(
      spring: Spring(duration: 0.5, bounce: 0.0),
      values: [
        0.13131, 0.35774, 0.56196, 0.71542, 0.82103, 0.89003, 0.96046, 0.98640, 0.99546, 0.99952,
        0.99995,
      ]),
    Row(
      spring: Spring(duration: 0.5, bounce: 0.15),
      values: [
        0.13821, 0.38810, 0.61768, 0.78637, 0.89451, 0.95645, 1.00162, 1.00602, 1.00307, 1.00015,
        0.99997,
      ]),
    Row(
      spring: Spring(duration: 0.5, bounce: 0.3),
      values: [
        0.14572, 0.42330, 0.68506, 0.87371, 0.98409, 1.03393, 1.03930, 1.01450, 1.00074, 0.99878,
        1.00007,
      ]),
    Row(
      spring: Spring(response: 0.5, dampingRatio: 0.825),
      values: [
        0.13942, 0.39361, 0.62802, 0.79965, 0.90818, 0.96851, 1.00826, 1.00840, 1.00348, 1.00000,
        0.99994,
      ]),
    Row(
      spring: Spring(response: 0.55, dampingRatio: 0.825),
      values: [
        0.11893, 0.34650, 0.56959, 0.74505, 0.86586, 0.94053, 1.00169, 1.01008, 1.00602, 1.00047,
        0.99990,
      ]),
    Row(
      spring: Spring(response: 0.55, dampingRatio: 1.0),
      values: [
        0.11251, 0.31646, 0.51097, 0.66562, 0.77829, 0.85621, 0.94229, 0.97781, 0.99172, 0.99891,
        0.99986,
      ]),
    Row(
      spring: Spring(response: 0.15, dampingRatio: 0.86),
      values: [0.67663, 0.97588, 1.00498, 1.00145, 1.00009, 0.99998, 1, 1, 1, 1, 1]),
    Row(
      spring: Spring(response: 0.15, dampingRatio: 0.85),
      values: [0.68117, 0.97997, 1.00602, 1.00148, 1.00005, 0.99997, 1, 1, 1, 1, 1]),
    Row(
      spring: Spring(duration: 0.5, bounce: -0.2),
      values: [
        0.12100, 0.31568, 0.48814, 0.62271, 0.72345, 0.79773, 0.89201, 0.94238, 0.96926, 0.99125,
        0.99751,
      ]),
    Row(
      spring: Spring(response: 0.22, dampingRatio: 0.55),
      values: [
        0.55261, 1.05725, 1.11228, 1.02590, 0.98538, 0.98969, 1.00200, 0.99984, 0.99996, 1, 1,
      ]),
    Row(
      spring: Spring(response: 0.35, dampingRatio: 0.75),
      values: [
        0.25365, 0.62908, 0.88054, 0.99549, 1.02727, 1.02423, 1.00502, 0.99934, 0.99953, 1.00002, 1,
      ]),
    Row(
      spring: Spring(response: 0.3, dampingRatio: 0.8),
      values: [
        0.31086, 0.70475, 0.92231, 1.00089, 1.01516, 1.01045, 1.00118, 0.99977, 0.99993, 1, 1,
      ]),
    Row(
      spring: Spring(response: 0.3, dampingRatio: 0.6),
      values: [
        0.34568, 0.81746, 1.05590, 1.09186, 1.04968, 1.00932, 0.99200, 0.99972, 1.00066, 0.99995, 1,
      ]),
    Row(
      spring: Spring(response: 0.08, dampingRatio: 0.5),
      values: [1.15645, 0.97725, 1.00309, 0.99961, 1.00005, 1, 1, 1, 1, 1, 1]),
    Row(
      spring: Spring(response: 0.35, dampingRatio: 0.5),
      values: [
        0.28645, 0.75817, 1.07072, 1.16292, 1.11945, 1.04231, 0.97350, 0.99263, 1.00431, 0.99930,
        1.00011,
      ]),
    Row(
      spring: Spring(response: 0.3, dampingRatio: 0.4),
      values: [
        0.38749, 0.97039, 1.24267, 1.19597, 1.04291, 0.94759, 0.97881, 1.01608, 0.99921, 1.00097,
        0.99975,
      ]),
    Row(
      spring: Spring(response: 0.4, dampingRatio: 0.7),
      values: [
        0.21045, 0.56138, 0.83426, 0.98409, 1.03964, 1.04404, 1.01450, 0.99931, 0.99819, 1.00007,
        1.00001,
      ]),
    Row(
      spring: Spring(duration: 0.28, bounce: 0.35),
      values: [
        0.37207, 0.83406, 1.04072, 1.06443, 1.03142, 1.00496, 0.99621, 0.99997, 1.00021, 0.99999, 1,
      ]),
    Row(
      spring: Spring(duration: 0.35, bounce: 0.18),
      values: [
        0.24556, 0.59999, 0.83936, 0.95775, 1.00161, 1.01104, 1.00484, 1.00057, 0.99988, 0.99999, 1,
      ]),
    Row(
      spring: Spring(duration: 0.2, bounce: 0.0),
      values: [0.46558, 0.82103, 0.94868, 0.98640, 0.99656, 0.99916, 0.99995, 1, 1, 1, 1]),
  ]

  /// Velocities in units a second, released at rest.
  static let velocitiesTimes = [0.05, 0.10, 0.15, 0.20, 0.25, 0.30, 0.40, 0.50, 0.60]
  static let velocities: [Row] = [
    Row(
      spring: Spring(duration: 0.5, bounce: 0),
      values: [4.2123, 4.4944, 3.5965, 2.5583, 1.7060, 1.0922, 0.4145, 0.1474, 0.0504]),
    Row(
      spring: Spring(duration: 0.5, bounce: 0.15),
      values: [4.5445, 5.0389, 4.0254, 2.7317, 1.6456, 0.8859, 0.1577, -0.0191, -0.0290]),
    Row(
      spring: Spring(duration: 0.5, bounce: 0.3),
      values: [4.9170, 5.7076, 4.5849, 2.9538, 1.5263, 0.5460, -0.2260, -0.2110, -0.0703]),
    Row(
      spring: Spring(response: 0.5, dampingRatio: 0.825),
      values: [4.6037, 5.1409, 4.1082, 2.7646, 1.6304, 0.8403, 0.1042, -0.0496, -0.0398]),
    Row(
      spring: Spring(duration: 0.5, bounce: -0.2),
      values: [3.7347, 3.7907, 3.0713, 2.3294, 1.7259, 1.2676, 0.6782, 0.3620, 0.1931]),
  ]

  /// Positions, released with a velocity.
  static let pushedTimes = [0.05, 0.10, 0.15, 0.20, 0.30, 0.40, 0.50]
  static let pushed: [Row] = [
    Row(
      spring: Spring(duration: 0.5, bounce: 0.0), initialVelocity: 5.0,
      values: [0.26468, 0.50004, 0.67584, 0.79642, 0.92462, 0.97358, 0.99107]),
    Row(
      spring: Spring(duration: 0.5, bounce: 0.0), initialVelocity: -5.0,
      values: [-0.00206, 0.21543, 0.44808, 0.63441, 0.85545, 0.94733, 0.98173]),
    Row(
      spring: Spring(duration: 0.5, bounce: 0.15), initialVelocity: 5.0,
      values: [0.28210, 0.54765, 0.74514, 0.87286, 0.98450, 1.00661, 1.00541]),
    Row(
      spring: Spring(duration: 0.5, bounce: 0.15), initialVelocity: -5.0,
      values: [-0.00568, 0.22856, 0.49023, 0.69988, 0.92840, 0.99663, 1.00663]),
    Row(
      spring: Spring(duration: 0.5, bounce: 0.3), initialVelocity: 5.0,
      values: [0.30140, 0.60402, 0.83023, 0.96724, 1.05122, 1.03215, 1.00782]),
    Row(
      spring: Spring(duration: 0.5, bounce: 0.3), initialVelocity: -5.0,
      values: [-0.00997, 0.24258, 0.53988, 0.78018, 1.01664, 1.04646, 1.02118]),
    Row(
      spring: Spring(duration: 0.5, bounce: -0.2), initialVelocity: 5.0,
      values: [0.23925, 0.43571, 0.58538, 0.69646, 0.83786, 0.91349, 0.95384]),
  ]

  struct PhysicalRow: Sendable, CustomTestStringConvertible {
    let mass, stiffness, damping, dampingRatio, response: Double
    let values: [Double]
    var testDescription: String { "\(mass), \(stiffness), \(damping)" }
  }

  /// Positions by mass, stiffness and damping, released at rest; times as `positionsTimes`.
  static let physical: [PhysicalRow] = [
    PhysicalRow(
      mass: 1, stiffness: 100, damping: 10, dampingRatio: 0.50000, response: 0.62832,
      values: [
        0.10441, 0.34030, 0.61049, 0.84943, 1.02336, 1.12435, 1.15312, 1.07459, 1.00229, 0.97901,
        1.00217,
      ]),
    PhysicalRow(
      mass: 1, stiffness: 170, damping: 15, dampingRatio: 0.57522, response: 0.48190,
      values: [
        0.16245, 0.48094, 0.78121, 0.98620, 1.08702, 1.10952, 1.05307, 0.99979, 0.98806, 1.00020,
        1.00055,
      ]),
    PhysicalRow(
      mass: 1, stiffness: 170, damping: 5, dampingRatio: 0.19174, response: 0.48190,
      values: [
        0.18912, 0.63070, 1.10862, 1.44141, 1.54039, 1.42135, 0.92066, 0.70896, 0.91799, 1.11227,
        0.91642,
      ]),
    PhysicalRow(
      mass: 1, stiffness: 50, damping: 10, dampingRatio: 0.70711, response: 0.88858,
      values: [
        0.05273, 0.17693, 0.33239, 0.49167, 0.63777, 0.76165, 0.93326, 1.01664, 1.04226, 1.02583,
        1.00455,
      ]),
    PhysicalRow(
      mass: 1, stiffness: 100, damping: 20, dampingRatio: 1.0, response: 0.62832,
      values: [
        0.09020, 0.26424, 0.44217, 0.59399, 0.71270, 0.80085, 0.90842, 0.95957, 0.98265, 0.99698,
        0.99950,
      ]),
    PhysicalRow(
      mass: 1, stiffness: 200, damping: 10, dampingRatio: 0.35355, response: 0.44429,
      values: [
        0.20463, 0.62893, 1.02632, 1.25742, 1.30044, 1.21314, 0.96874, 0.91229, 0.98539, 1.01369,
        0.99312,
      ]),
    PhysicalRow(
      mass: 2, stiffness: 100, damping: 10, dampingRatio: 0.35355, response: 0.88858,
      values: [
        0.05701, 0.20463, 0.40665, 0.62893, 0.84265, 1.02632, 1.25742, 1.30044, 1.21314, 0.96874,
        0.91229,
      ]),
  ]
}
