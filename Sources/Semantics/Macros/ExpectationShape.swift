import SourceText
import Syntax

/// How the condition of `#expect` is taken apart: the operands whose values a failure shows, and the
/// text between them.
///
/// Only the outermost operation is taken apart, as the toolchain's macro does it: `a + 1 == b` has the
/// operands `a + 1` and `b`.
struct ExpectationShape {
  /// How the value of an operand stands in the message.
  enum Style: Int {
    /// `(a → 1)`; `(a → <not evaluated>)` where the operation did without it.
    case operand = 0
    /// `a → 1`, among the arguments of a call.
    case argument = 1
    /// `(a → 1)`, and `a` where there is no value, as for types.
    case receiver = 2
    /// ` → 1` behind what was written before.
    case result = 3
    /// `(Int → String)`: the type that the first operand is of.
    case type = 4
  }

  struct Slot {
    let text: String
    let style: Style
    /// The expression whose value it shows.
    let span: Span
  }

  /// The text before, between and behind the slots.
  private(set) var texts = [""]
  private(set) var slots: [Slot] = []
  private let source: Source

  /// - Parameter condition: operators folded.
  init(_ condition: Expression, in source: Source) {
    self.source = source
    if !add(Self.bare(condition)) { add(text(of: condition)) }
  }

  /// A condition that is shown as it is written.
  init(plain condition: Expression, in source: Source) {
    self.source = source
    add(text(of: Self.bare(condition)))
  }

  /// Takes an operation apart; false for what is shown as it is written.
  private mutating func add(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .infix(let lhs, let name, _, let rhs):
      add(lhs, .operand)
      add(" \(name) ")
      add(rhs, .operand)
    case .prefixOperator("!", _, let operand): addNegation(operand)
    case .call(let call): return add(call)
    case .member(let base, let name):
      guard !Self.hasOptionalChain(base) else { return false }
      add(base, .receiver)
      add(".\(name.name)")
      slots.append(Slot(text: "", style: .result, span: expression.span))
      texts.append("")
    case .cast(let value, let kind, let type) where kind == .is || kind == .conditional:
      add(value, .operand)
      add(kind == .is ? " is " : " as? ")
      slots.append(Slot(text: source.text(in: type.span), style: .type, span: .none))
      texts.append("")
    default: return false
    }
    return true
  }

  private mutating func addNegation(_ operand: Expression) {
    let inner = Self.bare(operand)
    var shape = self
    shape.add("!(")
    guard shape.add(inner) else {
      add("!")
      // The toolchain never looks at an operand that is no operation.
      slots.append(Slot(text: text(of: inner), style: .operand, span: .none))
      texts.append("")
      return
    }
    self = shape
    slots.append(Slot(text: "", style: .result, span: inner.span))
    texts.append(")")
  }

  private mutating func add(_ call: Call) -> Bool {
    let takesInout = call.arguments.contains {
      if case .addressOf = $0.value.kind { true } else { false }
    }
    guard call.trailingClosures.isEmpty, !takesInout else { return false }
    switch call.callee.kind {
    case .identifier: add(text(of: call.callee))
    case .member(let base, let name):
      guard !Self.hasOptionalChain(base) else { return false }
      add(base, .receiver)
      add(".\(name.name)")
    default: return false
    }
    add("(")
    for (index, argument) in call.arguments.enumerated() {
      if index > 0 { add(", ") }
      if let label = argument.label { add("\(label): ") }
      if case .closure = argument.value.kind {
        add(text(of: argument.value))
      } else {
        add(argument.value, .argument)
      }
    }
    add(")")
    return true
  }

  private mutating func add(_ text: String) { texts[texts.count - 1] += text }

  private mutating func add(_ operand: Expression, _ style: Style) {
    slots.append(Slot(text: text(of: operand), style: style, span: Self.bare(operand).span))
    texts.append("")
  }

  private func text(of expression: Expression) -> String { source.text(in: expression.span) }

  /// The expression without the parentheses around it.
  private static func bare(_ expression: Expression) -> Expression {
    var expression = expression
    while case .parenthesized(let inner) = expression.kind { expression = inner }
    return expression
  }

  private static func hasOptionalChain(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .optionalChain: true
    case .member(let base, _), .forceUnwrap(let base): hasOptionalChain(base)
    case .call(let call), .subscriptCall(let call): hasOptionalChain(call.callee)
    default: false
    }
  }
}
