import Prelude
import Semantics
import Testing
import ViewGraph

/// The attributes of the library's types are valid: their keywords are known, and the stored
/// properties and functions that they name exist.
@Suite struct LibraryAttributeTests {
  @Test func attributesNameWhatIsThere() {
    let types = LibraryDeclarations().types
    let problems = types.flatMap { type in
      LibraryAttributes.problems(of: type).map { "\(type.qualifiedName): \($0)" }
    }
    #expect(problems == [])
    let speaking = types.filter { !$0.libraryAttributes.isEmpty }
    #expect(speaking.count > 150, "the types of the library were found")
  }

  /// Every attribute of a library type is one that some code reads.
  @Test func attributesAreKnown() {
    let known: Set = [
      "asset", "attached", "builtin", "control", "disfavoredOverload", "followsClock",
      "implicitSelfCapture", "looped",
      "inertMembers", "inheritActorContext", "instruction", "native", "nonEscaping",
      "notSimulated", "onKnownNumbers", "onRawEnums", "parts", "role", "shown", "spi", "styled",
      "translated",
      "whereAnotherIsRead", "wrapper",
      // A wrapper of the library's own.
      "LateState",
    ]
    for file in PreludeLibrary.files {
      let words = file.text.split(separator: "@_", omittingEmptySubsequences: false).dropFirst()
        .map { String($0.prefix { $0.isLetter }) }
      #expect(Set(words).subtracting(known).sorted() == [], "\(file.path)")
    }
  }
}
