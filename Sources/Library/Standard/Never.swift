enum Never: Error, Hashable, Comparable, Identifiable {
  var id: Never { self }
  static func < (lhs: Never, rhs: Never) -> Bool { false }
}
