import Semantics
import SourceText
import Syntax

/// Remedies for errors in the data flow of views: the wrapper that an object or a value needs.
///
/// The errors have the words of the compiler, which does not know what a wrapper is for.
struct DataFlowAdvice {
  let checker: TypeChecker

  /// The diagnostics, with a note on the remedy at those that have one.
  func advising(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.map { diagnostic in
      guard diagnostic.isError, let remedy = remedy(for: diagnostic) else { return diagnostic }
      var advised = diagnostic
      advised.notes.append(
        Diagnostic(.note, remedy, in: Source(name: "", text: ""), at: .none))
      return advised
    }
  }

  private func remedy(for diagnostic: Diagnostic) -> String? {
    switch diagnostic.fact {
    case GenericError.requiresConformance(let owner, let type, to: let target, _):
      remedy(for: type, as: target, in: owner)
    case CallError.noExactMatch:
      diagnostic.candidates.lazy.compactMap { remedy(for: $0) }.first
    case NameError.cannotFind(let name, .withoutProjection(of: let type?, let isWrapped)):
      remedy(forProjection: String(name.dropFirst()), of: type, isWrapped: isWrapped)
    case MutabilityError.immutable(.immutableSelf(isWhole: false), _, of: _):
      isInView(diagnostic)
        ? "a view's properties are constants: declare what it changes '@State private var'" : nil
    default: nil
    }
  }

  /// An object of the one observation protocol where the other is required.
  private func remedy(
    for type: Type, as target: Type, in owner: RequirementOwner
  ) -> String? {
    guard let nominal = type.nominal, nominal.kind == .class, !nominal.isPrelude,
      let asked = target.nominal, asked.isPrelude
    else { return nil }
    switch asked.name {
    case "ObservableObject" where conforms(type, to: "Observable"):
      let name = "'\(type)' is @Observable"
      return switch owner {
      case .type(_, "StateObject"): "\(name): keep it in '@State'"
      case .type(_, "ObservedObject"):
        "\(name): a plain property observes it; '@Bindable' makes bindings to its properties, too"
      case .type(_, "EnvironmentObject"): "\(name): read it with '@Environment(\(type).self)'"
      case .method(_, isStatic: _, _): "\(name): pass it with '.environment(_:)'"
      default: nil
      }
    case "Observable" where conforms(type, to: "ObservableObject"):
      let name = "'\(type)' is an ObservableObject"
      return switch owner {
      case .initializer: "\(name): read it with '@EnvironmentObject var', without an argument"
      case .method(_, isStatic: _, _): "\(name): pass it with '.environmentObject(_:)'"
      default: nil
      }
    case "ObservableObject", "Observable":
      return "make '\(type)' @Observable: then views update with what they read of it"
    default: return nil
    }
  }

  /// `$name` of a value without a wrapper that makes bindings.
  private func remedy(
    forProjection name: String, of type: Type, isWrapped: Bool
  ) -> String? {
    if conforms(type, to: "Observable"), type.nominal?.isReferenceType ?? false {
      return isWrapped
        ? "bindings to its properties need '@Bindable var \(name) = \(name)' in the body"
        : "'@Bindable var \(name)' makes bindings to its properties"
    }
    if conforms(type, to: "ObservableObject") {
      return "'@ObservedObject var \(name)' makes bindings to its properties, and observes it"
    }
    if isWrapped { return nil }
    return "'@State private var \(name)' keeps a value of its own; "
      + "'@Binding var \(name)' changes one of the view above"
  }

  private func conforms(_ type: Type, to name: String) -> Bool {
    checker.conforms(type, to: checker.wellKnown(name))
  }

  /// Whether a place is in a declaration of a view.
  private func isInView(_ diagnostic: Diagnostic) -> Bool {
    let file = Parser.parse(diagnostic.source)
    return file.statements.contains { statement in
      guard case .declaration(let declaration) = statement.kind,
        declaration.span.start <= diagnostic.span.start,
        diagnostic.span.end <= declaration.span.end, case .type(let type) = declaration.kind,
        let nominal = checker.type(named: type.name)
      else { return false }
      return conforms(nominal.declaredType, to: "View")
    }
  }
}

extension Session {
  /// The diagnostics with remedies, and a note on a command in a Swift file: those of a check have the words of the compiler.
  func withRemedies(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    commandSpelling.notingCommand(
      in: DataFlowAdvice(checker: world.checker).advising(diagnostics))
  }

  /// The diagnostics with what helps to mend them: near names of the library, and remedies.
  func withAdvice(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    withRemedies(librarySpelling.suggesting(diagnostics))
  }
}
