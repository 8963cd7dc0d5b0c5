/// Whether something is shown.
@frozen public enum Visibility: CaseIterable, Hashable, Sendable { case automatic, visible, hidden }
