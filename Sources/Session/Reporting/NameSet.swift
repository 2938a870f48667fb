/// A set of names, which are compared one by one as long as they are few.
struct NameSet {
  private var few: [String] = []
  /// All of the names, once they are many; otherwise empty.
  private var many: Set<String> = []

  private static let fewNames = 8

  var isEmpty: Bool { few.isEmpty }

  mutating func insert(_ name: String) {
    if !many.isEmpty {
      many.insert(name)
    } else if !few.contains(name) {
      few.append(name)
      if few.count > Self.fewNames { many = Set(few) }
    }
  }

  func contains(_ name: String) -> Bool {
    many.isEmpty ? few.contains(name) : many.contains(name)
  }
}
