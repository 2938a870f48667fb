/// Registers of unfinished expressions, each with the depth of the cleanups when it was made. They are
/// few wherever they are counted, so it is a list.
struct RegisterSet {
  private var registers: [(register: Register, depth: Int)] = []

  func contains(_ register: Register) -> Bool { registers.contains { $0.register == register } }

  mutating func insert(_ register: Register, depth: Int) {
    if !contains(register) { registers.append((register, depth)) }
  }

  mutating func remove(_ register: Register) {
    registers.removeAll { $0.register == register }
  }

  /// Removes those that were made inside a depth of the cleanups; returns them, sorted.
  mutating func takeMade(inside depth: Int) -> [Register] {
    let taken = registers.filter { $0.depth >= depth }.map(\.register)
    registers.removeAll { $0.depth >= depth }
    return taken.sorted()
  }

  /// Those that are not in another set.
  func subtracting(_ other: RegisterSet) -> RegisterSet {
    var rest = self
    rest.registers.removeAll { other.contains($0.register) }
    return rest
  }

  /// All of them, sorted.
  var sorted: [Register] { registers.map(\.register).sorted() }
}
