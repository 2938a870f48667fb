import Semantics
import SourceText

/// The declarations of a program, and properties of its types.
struct ProgramTypes {
  let checker: TypeChecker
  /// Its types in order of declaration, nested ones after their enclosing types.
  let types: [NominalType]
  /// Its functions outside of types.
  let functions: [Function]

  init(_ checker: TypeChecker) {
    self.checker = checker
    var types: [NominalType] = []
    var functions: [Function] = []
    func add(_ type: NominalType) {
      types.append(type)
      for case .type(let inner) in type.memberOrder { add(inner) }
    }
    for listing in checker.names.listings {
      switch listing.symbol {
      case .type(let type): add(type)
      case .function(let function): functions.append(function)
      case .variable, .wrapped, .computed, .typeAlias: continue
      }
    }
    self.types = types.filter { !$0.isPrelude }
    self.functions = functions
  }

  /// Whether a function is written in the program's text.
  func isWritten(_ function: Function) -> Bool {
    guard !function.source.isLibrary, !checker.isSynthesized(function) else { return false }
    switch function.implementation {
    case .source, .expression: return true
    case .native, .instruction, .synthesized, .requirement, .typed: return false
    }
  }

  /// Whether a type conforms to a protocol of the library.
  func conforms(_ type: NominalType, to name: String) -> Bool {
    // The program cannot conform to a protocol that it does not mention.
    checker.mentions(name)
      && checker.conforms(type.declaredType, to: checker.wellKnown(name))
  }

  /// Whether it is a library type of one of these names.
  func isLibrary(_ type: NominalType?, _ names: String...) -> Bool {
    guard let type, type.isPrelude else { return false }
    return names.contains { checker.mentions($0) && checker.wellKnown($0) === type }
  }

  /// The protocols whose `body` runs again when what it reads changes.
  static let protocolsWithBody = ["View", "ViewModifier", "App", "Scene", "Commands"]

  /// Whether it has a body that runs again: a view, a modifier, an app, a scene, or commands.
  func isView(_ type: NominalType?) -> Bool {
    guard let type, !type.isPrelude, type.kind != .protocol else { return false }
    return ProgramTypes.protocolsWithBody.contains { conforms(type, to: $0) }
  }

  /// Whether a call makes a view for each element of a collection.
  func makesRows(_ function: Function) -> Bool {
    function.kind == .initializer && isLibrary(function.owner, "ForEach", "List")
  }
}
