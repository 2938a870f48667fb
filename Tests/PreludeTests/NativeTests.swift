import FoundationBridge
import Interpreter
import Prelude
import SourceText
import Syntax
import Testing
import ViewGraph

/// The library's native functions and the machine's builtins correspond to each other.
@Suite struct NativeTests {
  private let builtins =
    BuiltinTable.standard + FoundationBuiltins.rows + ViewBuiltins.rows(HostLink())

  @Test func nativesHaveRows() {
    let rows = Set(builtins.map(\.name))
    let missing = uses(of: "_native").filter {
      !rows.contains($0) && !InstructionTable.contains($0)
    }
    #expect(missing.sorted() == [], "natives without a builtin")
    let unknown = uses(of: "_instruction").filter { !InstructionTable.contains($0) }
    #expect(unknown.sorted() == [], "instructions that the machine does not have")
  }

  @Test func rowsAreUsed() {
    let rows = Set(builtins.map(\.name))
    #expect(rows.count == builtins.count, "two builtins of one name")
    #expect(rows.subtracting(uses(of: "_native")).sorted() == [], "builtins that nothing uses")
  }

  /// Every operation is used for some type of numbers.
  @Test func instructionsAreUsed() {
    let used = uses(of: "_instruction").union(uses(of: "_native"))
    let unused = InstructionTable.names.filter { !used.contains($0) }
    #expect(unused.sorted() == [], "instructions that nothing uses")
    let usedOperations = InstructionTable.numberRows.flatMap { row in
      used.filter { $0.hasPrefix("\(row).") }.map { String($0.dropFirst(row.count + 1)) }
    }
    #expect(InstructionTable.operations.subtracting(usedOperations).sorted() == [])
  }

  /// The arguments of an attribute throughout the library.
  private func uses(of attribute: String) -> Set<String> {
    var names: Set<String> = []
    for file in PreludeLibrary.files {
      let parts = file.text.split(separator: "@\(attribute)(", omittingEmptySubsequences: false)
      for part in parts.dropFirst() {
        let literal = part.split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
        names.insert(String(literal[1]))
      }
    }
    return names
  }
}
