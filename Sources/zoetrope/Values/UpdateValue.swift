/// Which recordings to make anew.
enum UpdateValue: Equatable {
  case changed
  case missing
  case all
  case none

  /// Also understands the words of other tools: `failed` and `never`.
  init(_ text: String?) throws {
    switch text {
    case nil, "changed", "failed": self = .changed
    case "missing": self = .missing
    case "all": self = .all
    case "none", "never": self = .none
    default: throw ValueError(wanted: "one of changed, missing, all and none")
    }
  }
}
