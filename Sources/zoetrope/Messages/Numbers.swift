/// A number without a needless `.0`.
func shortest(_ value: Double) -> String {
  value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
}

/// A time as a person reads it, such as `0.25 s`.
func seconds(_ value: Double) -> String {
  shortest((value * 1000).rounded() / 1000) + " s"
}
