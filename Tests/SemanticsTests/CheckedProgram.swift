import SourceText
import Syntax

@testable import Semantics

/// A program that is declared in a checker, for queries about its parts.
struct CheckedProgram {
  let checker = TypeChecker()
  let errors: [String]

  init(_ text: String) {
    let source = Source(name: "main.swift", text: text)
    let input = checker.check(
      Parser.parse(source).statements, in: source, reportsUnresolved: true)
    errors = input.diagnostics.filter(\.isError).map(\.message)
    checker.diagnostics = []
  }

  /// A checker for an expression at the end of the program.
  func body(_ text: String) -> (checker: BodyChecker, expression: Expression?) {
    let source = Source(name: "expression.swift", text: text)
    let body = checker.makeChecker(in: DeclarationContext(source: source, isPrelude: false))
    for case .expression(let expression) in Parser.parse(source).statements.map(\.kind) {
      return (body, expression)
    }
    return (body, nil)
  }

  /// The type that a text denotes.
  func type(_ text: String) -> Type {
    let (body, expression) = body("\(text).self")
    guard let expression, case .metatype(let type) = body.check(expression).type.shallow else {
      return .unknown
    }
    return type
  }

  /// The members of a type, in order, as their declarations would be written.
  func members(of name: String) -> [String] {
    guard let type = checker.type(named: name) else { return [] }
    checker.typeDeclarations.complete(type)
    return type.memberOrder.map(Self.text)
  }

  private static func text(of member: Member) -> String {
    switch member {
    case .property(let property):
      let start = (property.isStatic ? "static " : "") + (property.isLet ? "let" : "var")
      return "\(start) \(property.name): \(property.type)"
    case .function(let function):
      let parameters = function.parameters.map { parameter in
        let value = parameter.defaultValue == nil ? "" : " = …"
        return "\(parameter.label ?? "_"): \(parameter.type)\(value)"
      }
      let name = function.kind == .initializer ? "init" : "func \(function.name)"
      let result = function.kind == .initializer ? "" : " -> \(function.result)"
      return "\(name)(\(parameters.joined(separator: ", ")))\(result)"
    case .subscript(let element): return "subscript -> \(element.result)"
    case .enumCase(let element): return "case \(element.name)"
    case .type(let type): return "\(type.kind) \(type.name)"
    case .typeAlias(let alias): return "typealias \(alias.name) = \(alias.type)"
    case .associatedType(let type): return "associatedtype \(type.name)"
    }
  }
}
