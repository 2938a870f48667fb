/// The command line: `bindery-bench [--json] [--filter TEXT] [--programs DIR] [GROUP…]`.
struct BenchOptions {
  /// Whether to print one JSON object for each row instead of tables.
  var isJSON = false
  /// A substring of the names of the programs to run; nil means all.
  var filter: String?
  /// The folder of the programs and their translations into other languages.
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
    // Without Foundation there is no `contains` for substrings.
    return name.indices.contains { name[$0...].hasPrefix(filter) }
  }
}
