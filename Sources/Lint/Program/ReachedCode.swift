import Semantics
import SourceText

/// All code of a program that some functions can come to: theirs, that of the functions and accessors which it
/// uses, and the actions that it hands over.
struct ReachedCode {
  /// The bodies, each once, with the functions that have them.
  private(set) var bodies: [(function: Function, body: TypedBody)] = []
  private let types: ProgramTypes
  private var visited: Set<ObjectIdentifier> = []

  init(_ functions: [Function], of types: ProgramTypes) {
    self.types = types
    for part in functions { follow(part) }
  }

  private mutating func follow(_ function: Function) {
    guard types.isWritten(function), visited.insert(ObjectIdentifier(function)).inserted,
      let body = types.checker.body(of: function)
    else { return }
    bodies.append((function, body))
    var used: [Function] = []
    body.statements.visit { part in
      if case .expression(let expression) = part { used += expression.usedFunctions }
    }
    for part in used { follow(part) }
  }
}

extension TypedExpression {
  /// The functions that the expression itself uses, without those of its parts.
  var usedFunctions: [Function] {
    switch kind {
    case .call(let function, _, _, _, _), .functionReference(let function, _, _, _, _): [function]
    case .property(_, let property, _): [property.getter, property.setter].compactMap { $0 }
    case .subscriptElement(_, let element, _, _, _):
      [element.getter, element.setter].compactMap { $0 }
    default: []
    }
  }

  /// The text of the whole expression: `lib.books`, not only its last member.
  func text(in source: Source) -> String { source.text(in: extent) }

  /// The span of the expression with all its parts.
  var extent: Span {
    parts.expressions.map(\.extent).filter { !$0.isEmpty }.reduce(span) { $0.joined(with: $1) }
  }

  /// The last property on the way to the value: `books` of `lib.books[0]`.
  var namedProperty: Property? {
    switch plainPlace.kind {
    case .property(_, let property, _): property.declared
    case .subscriptElement(let base, _, _, _, _), .tupleElement(let base, _): base.namedProperty
    default: nil
    }
  }

  /// The variable whose parts a write to this place changes.
  var rootVariable: LocalVariable? {
    switch plainPlace.kind {
    case .local(let variable): variable
    case .property(let base, _, _), .subscriptElement(let base, _, _, _, _),
      .tupleElement(let base, _):
      base.rootVariable
    default: nil
    }
  }
}
