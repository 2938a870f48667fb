package import Semantics
package import SourceText

/// `@State` and similar properties of types that are neither views nor dynamic properties. No view
/// connects them, so they never have storage.
package struct UnconnectedStates {
  private let types: ProgramTypes
  package let states: [UnconnectedState]

  package init(_ checker: TypeChecker) { self.init(ProgramTypes(checker)) }

  init(_ types: ProgramTypes) {
    self.types = types
    states = types.types.flatMap { type -> [UnconnectedState] in
      guard type.kind != .protocol, !types.isConnected(type) else { return [] }
      return type.storedProperties.compactMap { UnconnectedState($0, of: type) }
    }
  }

  /// The unconnected state in a value that a view stores.
  package func state(heldBy view: String) -> UnconnectedState? {
    if states.isEmpty { return nil }
    let stored = types.types.last { $0.name == view && types.isView($0) }?.storedProperties ?? []
    return states.first { state in
      stored.contains { $0.type.unwrapped.nominal === state.owner }
    }
  }

  /// The state that the code at a place writes.
  package func state(writtenAt span: Span, in source: Source) -> UnconnectedState? {
    if states.isEmpty { return nil }
    for function in types.types.flatMap(\.allFunctions) + types.functions
    where function.source === source {
      for site in Code.written(in: function, of: types).sites
      where site.expression.extent.start == span.start {
        guard let place = site.expression.writtenPlace else { continue }
        let written = place.namedProperty
        if let found = states.first(where: { $0.property === written }) { return found }
      }
    }
    return nil
  }
}

/// A state in a type that no view connects.
package struct UnconnectedState: Hashable {
  let owner: NominalType
  let property: Property
  /// `State`.
  private let wrapper: String
  package var type: String { owner.name }
  package var name: String { property.name }
  /// Where it is declared.
  package var place: String { property.source.place(of: Int(property.span.start)) }

  package var text: String { text(type, "") }

  /// The text with names in quotes, as in diagnostics.
  var quotedText: String { text("'\(type)'", " '\(name)'") }

  private func text(_ type: String, _ name: String) -> String {
    "\(type) is not a DynamicProperty: its @\(wrapper)\(name) is never connected to a view"
  }

  package var remedy: String {
    owner.isReferenceType
      ? "keep \(name) in a view, or make it a plain property of an @Observable class"
      : "declare struct \(type): DynamicProperty"
  }

  /// Nil if the property is no storage that views must connect.
  fileprivate init?(_ storage: Property, of owner: NominalType) {
    guard let declared = storage.wraps, let wrapper = storage.type.nominal,
      wrapper.needsConnection
    else { return nil }
    self.owner = owner
    property = declared
    self.wrapper = wrapper.name
  }

  package static func == (left: Self, right: Self) -> Bool { left.property === right.property }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(property)) }
}

extension ProgramTypes {
  /// Whether views connect the states in values of a type: because it is a dynamic property, or
  /// because the library asks it for a body.
  fileprivate func isConnected(_ type: NominalType) -> Bool {
    var seen: Set<NominalType> = []
    var open = type.conformances.map(\.protocol)
    while let next = open.popLast() {
      guard seen.insert(next).inserted else { continue }
      if isLibrary(next, "DynamicProperty")
        || next.isPrelude && next.associated.types.contains(where: { $0.name == "Body" })
      {
        return true
      }
      open += next.conformances.map(\.protocol)
    }
    return false
  }
}

extension NominalType {
  /// How views connect a wrapper of the library: the word of its attribute.
  var wrapperWord: String? {
    guard isPrelude,
      case .word(let word)? = libraryAttributes.first(where: { $0.name == "_wrapper" })?
        .arguments.first?.value
    else { return nil }
    return word
  }

  /// Whether it is a wrapper that has no value before a view connects it.
  fileprivate var needsConnection: Bool {
    switch wrapperWord {
    case "cell", "stateObject", "environmentObject", "environment": true
    default: false
    }
  }
}
