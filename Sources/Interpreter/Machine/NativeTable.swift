/// The builtins by number, as instructions call them, and by name.
struct NativeTable {
  /// Indexed by the numbers in instructions.
  let functions: UnsafeMutablePointer<Builtin>
  private let count: Int
  private let numbers: [String: Int]

  /// A later builtin replaces an earlier one of the same name.
  init(_ builtins: [Builtin]) {
    count = builtins.count
    functions = .allocate(capacity: count + 1)
    var numbers: [String: Int] = [:]
    for (index, builtin) in builtins.enumerated() {
      (functions + index).initialize(to: builtin)
      numbers[builtin.name] = index
    }
    self.numbers = numbers
  }

  func deallocate() {
    functions.deinitialize(count: count)
    functions.deallocate()
  }

  func number(of name: String) -> Int? { numbers[name] }

  /// The name of a builtin, for listings.
  func name(of number: Int) -> String { numbers.first { $0.value == number }?.key ?? "" }
}
