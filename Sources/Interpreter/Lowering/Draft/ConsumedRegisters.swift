/// The registers of variables whose values were moved out and not replaced since.
///
/// Where paths meet, a variable that one of them has consumed must be empty on all.
struct ConsumedRegisters {
  /// In the order of consumption.
  private var registers: [Register] = []

  /// How many there are: the mark by which later ones are told from earlier ones.
  var count: Int { registers.count }

  mutating func add(_ register: Register) { registers.append(register) }

  /// A variable has a value again.
  mutating func restore(_ register: Register) { registers.removeAll { $0 == register } }

  /// Removes those consumed since a mark, where they are empty no more or control does not get.
  @discardableResult
  mutating func end(since mark: Int) -> [Register] {
    defer { registers.removeSubrange(mark...) }
    return Array(registers[mark...])
  }

  func contains(_ register: Register) -> Bool { registers.contains(register) }
}
