/// A set of registers. They are few wherever they are counted, so it is a list.
struct RegisterSet {
  private var registers: [Register] = []

  func contains(_ register: Register) -> Bool { registers.contains(register) }

  mutating func insert(_ register: Register) {
    if !registers.contains(register) { registers.append(register) }
  }

  mutating func remove(_ register: Register) {
    if let index = registers.firstIndex(of: register) { registers.remove(at: index) }
  }

  /// Those that are not in another set, sorted.
  func subtracting(_ other: RegisterSet) -> [Register] {
    registers.filter { !other.contains($0) }.sorted()
  }
}
