import SourceText
import Syntax

/// The expansion of `@Reducer`: what a reducer leaves out, and the state, the actions and the body of an enum of
/// reducers.
struct ReducerExpansion {
  private let type: TypeDeclaration
  private let declaration: Declaration
  private let source: Source

  init(_ type: TypeDeclaration, _ declaration: Declaration, _ source: Source) {
    self.type = type
    self.declaration = declaration
    self.source = source
  }

  private var name: String { type.name.quoted }

  /// Whether the reducer declares a type or a property, or a function of that name.
  private func declares(_ name: String) -> Bool {
    type.members.contains { member in
      switch member.kind {
      case .type(let type): type.name == name
      case .typeAlias(let alias): alias.name == name
      case .function(let function): function.name == name
      case .variable(let variable):
        variable.bindings.contains { binding in
          if case .binding(name) = binding.pattern.kind { true } else { false }
        }
      default: false
      }
    }
  }

  /// The parts that every reducer has, empty.
  var ofMissingParts: String {
    var parts: [String] = []
    if !declares("State") { parts.append("@ObservableState struct State {}") }
    if !declares("Action") { parts.append("@CasePathable enum Action {}") }
    if !declares("body"), !declares("reduce"), !type.isElided {
      parts.append("var body: some Reducer<State, Action> { EmptyReducer() }")
    }
    return "extension \(name) {\n\(parts.joined(separator: "\n"))\n}"
  }

  /// A case of an enum of reducers.
  private struct Child {
    enum Kind {
      case reducer
      /// A state without a reducer that is gone after an action, with the type of the action.
      case ephemeral(action: String)
      case plain
    }
    let name: String
    /// The payload, as written; nil if there is none.
    let payload: String?
    let kind: Kind
  }

  private var children: [Child] {
    type.members.flatMap { member -> [Child] in
      guard case .enumCase(let elements) = member.kind else { return [] }
      return elements.map { element in
        let written = element.parameters?.first?.type
        let payload = written.map { source.text(in: $0.span) }
        var kind = Child.Kind.reducer
        if payload == nil || member.attribute("ReducerCaseIgnored") != nil { kind = .plain }
        if case .named(_, let name, let arguments)? = written?.kind, arguments.count == 1,
          name == "AlertState" || name == "ConfirmationDialogState"
        {
          kind = .ephemeral(action: source.text(in: arguments[0].span))
        }
        return Child(name: element.name.quoted, payload: payload, kind: kind)
      }
    }
  }

  /// The protocols that `@Reducer(state: .equatable)` asks for.
  private func conformances(of part: String) -> String {
    var label: String?
    var found: [String] = []
    for argument in declaration.attribute("Reducer")?.arguments ?? [] {
      label = argument.label ?? label
      if label == part, case .implicitMember(let name) = argument.value.kind {
        found.append(", " + name.name.capitalizedFirst)
      }
    }
    return found.joined()
  }

  /// The state, the actions and the body of an enum of reducers.
  var ofCases: String {
    let children = children
    func lines(_ line: (Child) -> String?) -> String {
      children.compactMap(line).joined(separator: "\n")
    }
    let states = lines { child in
      switch child.kind {
      case .reducer: "case \(child.name)(\(child.payload ?? "Never").State)"
      case .ephemeral, .plain: "case \(child.name)" + (child.payload.map { "(\($0))" } ?? "")
      }
    }
    let actions = lines { child in
      switch child.kind {
      case .reducer: "case \(child.name)(\(child.payload ?? "Never").Action)"
      case .ephemeral(let action): "case \(child.name)(\(action))"
      case .plain: "case \(child.name)(Never)"
      }
    }
    let steps = lines { child in
      guard case .reducer = child.kind, let payload = child.payload else { return nil }
      return """
        if case .\(child.name)(let inner) = action, case .\(child.name)(var part) = state {
          let effect = \(payload)().reduce(into: &part, action: inner)
          state = .\(child.name)(part)
          return effect.map { .\(child.name)($0) }
        }
        """
    }
    let ends = lines { child in
      if case .ephemeral = child.kind {
        "if case .\(child.name) = state { return true }"
      } else {
        nil
      }
    }
    let scopes = lines { child in
      switch child.kind {
      case .reducer: "case \(child.name)(StoreOf<\(child.payload ?? "Never")>)"
      case .ephemeral, .plain: "case \(child.name)" + (child.payload.map { "(\($0))" } ?? "")
      }
    }
    let choices = lines { child in
      switch child.kind {
      case .reducer:
        """
        case .\(child.name): return .\(child.name)(store._case("\(child.name)", \
        State.allCasePaths.\(child.name), Action.allCasePaths.\(child.name))!)
        """
      case .ephemeral, .plain:
        child.payload == nil
          ? "case .\(child.name): return .\(child.name)"
          : "case .\(child.name)(let value): return .\(child.name)(value)"
      }
    }
    return """
      extension \(name): CaseReducer {
      @CasePathable @dynamicMemberLookup
      enum State: CaseReducerState, ObservableState\(conformances(of: "state")) {
      typealias StateReducer = \(name)
      \(states)
      }
      @CasePathable enum Action: CasePathable\(conformances(of: "action")) {
      \(actions)
      }
      static func _reduce(into state: inout State, action: Action) -> Effect<Action> {
      \(steps)
      return .none
      }
      static func _isEphemeral(_ state: State) -> Bool {
      \(ends)
      return false
      }
      enum CaseScope {
      \(scopes)
      }
      @MainActor static func scope(_ store: Store<State, Action>) -> CaseScope {
      switch store._state {
      \(choices)
      }
      }
      }
      """
  }
}
