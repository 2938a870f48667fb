import Foundation
import SourceText
import Syntax
import Testing

@testable import Semantics

/// The layers of the module: types, programs and errors are values that do not mention the code
/// that makes them.
@Suite struct LayerTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/Semantics")

  private static let valueFolders: Set<String> = ["Types", "Program", "Errors"]

  private static func files(where isWanted: (String) -> Bool) throws -> [Source] {
    let manager = FileManager.default
    return try manager.contentsOfDirectory(atPath: folder.path).sorted().filter(isWanted)
      .flatMap { name in
        let folder = folder.appending(path: name)
        return try manager.contentsOfDirectory(atPath: folder.path).sorted().map { file in
          let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
          return Source(name: "\(name)/\(file)", text: withoutComments(text))
        }
      }
  }

  private static func withoutComments(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line }
      .joined(separator: "\n")
  }

  private static func declaredTypes(in source: Source) -> [TypeDeclaration] {
    types(
      in: Parser.parse(source).statements.compactMap { statement in
        if case .declaration(let declaration) = statement.kind { declaration } else { nil }
      })
  }

  private static func types(in declarations: [Declaration]) -> [TypeDeclaration] {
    declarations.compactMap { declaration in
      if case .type(let type) = declaration.kind { type } else { nil }
    }
  }

  private static func nestedNames(in types: [TypeDeclaration]) -> [String] {
    types.flatMap { type in
      let inner = Self.types(in: type.members)
      return inner.map(\.name) + nestedNames(in: inner)
    }
  }

  @Test func valuesNameNothingOfTheChecker() throws {
    let checker = try Set(
      Self.files { !Self.valueFolders.contains($0) }.flatMap(Self.declaredTypes).map(\.name))
    let values = try Self.files(where: Self.valueFolders.contains)
    #expect(checker.contains("TypeChecker"))
    #expect(values.count > 50)
    for source in values {
      let own = Self.nestedNames(in: Self.declaredTypes(in: source))
      let names = source.mentionedNames
      #expect(names.intersection(checker).subtracting(own) == [], "\(source.name)")
    }
  }
}
