/// What the command line asks for: `bindery-bench [--json] [--filter TEXT] [--programs DIR] [GROUP…]`.
struct BenchOptions {
  /// One JSON object a row instead of tables.
  var isJSON = false
  /// Only rows of programs whose name contains it.
  var filter: String?
  /// Where the programs in other languages lie.
  var programs: String
  var groups: [String] = []

  /// The options of this process.
  static let current = BenchOptions(Array(CommandLine.arguments.dropFirst()))

  init(_ arguments: [String], sourceFile: String = #filePath) {
    let end = sourceFile.lastIndex(of: "/") ?? sourceFile.startIndex
    programs = sourceFile[..<end] + "/Programs"
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--json": isJSON = true
      case "--filter": filter = rest.popFirst()
      case "--programs": programs = rest.popFirst() ?? programs
      default: groups.append(argument)
      }
    }
  }

  func includes(_ name: String) -> Bool {
    guard let filter else { return true }
    // No Foundation here: a part of the name at some place in it.
    return name.indices.contains { name[$0...].hasPrefix(filter) }
  }
}
