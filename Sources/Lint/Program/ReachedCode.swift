import Semantics
import SourceText

/// All code of a program that is reachable from some functions: their own, that of the functions
/// and accessors that they use, and the actions that they pass on.
struct ReachedCode {
  /// The reachable bodies, each once, with their functions.
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

extension UInt8 {
  /// 1 for an opening bracket, -1 for a closing one.
  fileprivate var nesting: Int {
    switch self {
    case UInt8(ascii: "("), UInt8(ascii: "["): 1
    case UInt8(ascii: ")"), UInt8(ascii: "]"): -1
    default: 0
    }
  }
}

extension TypedExpression {
  /// The functions that the expression itself uses, without those of its subexpressions.
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
  func text(in source: Source) -> String { source.text(in: closed(extent, in: source)) }

  /// Extends a span to the closing brackets that belong to it: the span of a call ends with its
  /// last argument.
  private func closed(_ span: Span, in source: Source) -> Span {
    let bytes = source.bytes
    var end = Int(span.end)
    var depth = 0
    for byte in bytes[Int(span.start)..<min(end, bytes.count)] { depth += byte.nesting }
    if depth == 0, case .call = plain.kind, end < bytes.count, bytes[end] == UInt8(ascii: "(") {
      depth = 1
      end += 1
    }
    while depth > 0, end < bytes.count {
      depth += bytes[end].nesting
      end += 1
    }
    return depth == 0 ? Span(Int(span.start), end) : span
  }

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
