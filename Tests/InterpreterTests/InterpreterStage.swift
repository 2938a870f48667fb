import ObservationGraph
import Semantics
import SourceText
import Syntax

@testable import Interpreter

/// A machine with the library's builtins, and a program for it.
final class InterpreterStage {
  let checker = TypeChecker()
  let graph = Graph()
  let machine: Machine
  private(set) var output = ""

  /// The errors of a rejected text.
  struct Rejection: Error { let messages: [String] }

  init(steps: Int? = nil, depth: Int = 1000) {
    var take: (String) -> Void = { _ in }
    machine = Machine(
      program: checker, graph: graph, builtins: BuiltinTable.standard, output: { take($0) },
      limits: Limits(steps: steps, depth: depth))
    take = { [unowned self] in output += $0 }
  }

  /// Declares and runs a text; returns the value of its last expression, owned.
  @discardableResult
  func run(_ text: String) throws -> Value {
    let source = Source(name: "main.swift", text: text)
    let file = Parser.parse(source)
    let input = checker.check(file.statements, in: source, reportsUnresolved: true)
    let problems = (file.diagnostics + input.diagnostics).filter(\.isError)
    if !problems.isEmpty { throw Rejection(messages: problems.map(\.message)) }
    guard let function = input.function else { return .void }
    machine.resetSteps()
    return try machine.run(function)
  }

  /// The result of a text, as `print` shows it, or the fault that ends it.
  func result(of text: String) -> String {
    do {
      let value = try run(text)
      defer { value.release() }
      return try machine.describer.describe(value)
    } catch let fault as Fault {
      fault.thrownValue?.release()
      return "\(fault.kind)"
    } catch {
      return "\(error)"
    }
  }

  /// The code of all functions that the program declares, in order, with their closures.
  func listing() throws -> String {
    var codes: [Code] = []
    for listing in checker.names.listings {
      switch listing.symbol {
      case .function(let function): try add(machine.code(for: function), to: &codes)
      case .type(let type):
        for member in type.memberOrder {
          switch member {
          case .function(let function):
            try add(machine.code(for: function), to: &codes)
          case .property(let property):
            guard let getter = property.getter else { continue }
            try add(machine.code(for: getter), to: &codes)
          default: continue
          }
        }
      default: continue
      }
    }
    return codes.map { $0.listing(of: machine) }.joined(separator: "\n")
  }

  private func add(_ code: Code, to codes: inout [Code]) throws {
    guard code.isWritten, !codes.contains(where: { $0 === code }) else { return }
    try machine.prepare(code.header)
    codes.append(code)
    for reference in code.tables.references { try add(reference, to: &codes) }
  }
}
