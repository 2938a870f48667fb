import SourceText
import Syntax

/// The decomposition of an `#expect` condition: the operands whose values a failure shows, and the
/// text between them.
///
/// Only the outermost operation is decomposed, as by the toolchain's macro: `a + 1 == b` has the
/// operands `a + 1` and `b`.
struct ExpectationShape {
  /// How the value of an operand appears in the message.
  enum Style: Int {
    /// `(a → 1)`; `a` without a value, as for types.
    case operand = 0
    /// `a → 1`, among the arguments of a call.
    case argument = 1
    /// `(a → 1)`; `(a → <not evaluated>)` if the operation did not evaluate it.
    case optionalOperand = 2
    /// ` → 1`, after the text written so far.
    case result = 3
    /// `(Int → String)`: the type of the first operand.
    case type = 4
  }

  /// A place in the message for the value of an operand.
  struct Slot {
    let text: String
    let style: Style
    /// The possible spans of the typed expression with the value.
    let spans: [Span]
    /// Whether it is the base of a member; then it may be a type, which has no value.
    var isReceiver = false
  }

  /// The texts before, between and after the slots.
  private(set) var texts = [""]
  private(set) var slots: [Slot] = []
  private let source: Source
  private let fold: ([SequenceElement], Span) -> Expression

  /// - Parameters:
  ///   - isPlain: whether the condition is shown as written.
  ///   - fold: folds a sequence of operators into a tree.
  init(
    _ condition: Expression, isPlain: Bool, in source: Source,
    fold: @escaping ([SequenceElement], Span) -> Expression
  ) {
    self.source = source
    self.fold = fold
    let bare = bare(condition)
    if isPlain || !add(bare) { add(text(of: bare)) }
  }

  /// Decomposes an operation; returns false if it is shown as written.
  private mutating func add(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .infix(let lhs, let name, _, let rhs):
      add(lhs, .operand)
      add(" \(name) ")
      add(rhs, ["&&", "||", "??"].contains(name) ? .optionalOperand : .operand)
    case .prefixOperator("!", _, let operand): addNegation(operand)
    case .call(let call): return add(call)
    case .member(let base, let name):
      guard !Self.hasOptionalChain(base) else { return false }
      add(base, .operand, isReceiver: true)
      add(".\(name.name)")
      slots.append(Slot(text: "", style: .result, spans: spans(of: expression)))
      texts.append("")
    case .cast(let value, let kind, let type) where kind == .is || kind == .conditional:
      add(value, .operand)
      add(kind == .is ? " is " : " as? ")
      slots.append(Slot(text: source.text(in: type.span), style: .type, spans: []))
      texts.append("")
    default: return false
    }
    return true
  }

  private mutating func addNegation(_ operand: Expression) {
    let inner = bare(operand)
    var shape = self
    shape.add("!(")
    guard shape.add(inner) else {
      add("!")
      // The toolchain never evaluates an operand that is not an operation.
      slots.append(Slot(text: text(of: inner), style: .optionalOperand, spans: []))
      texts.append("")
      return
    }
    self = shape
    slots.append(Slot(text: "", style: .result, spans: spans(of: inner)))
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
      add(base, .operand, isReceiver: true)
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

  private mutating func add(_ operand: Expression, _ style: Style, isReceiver: Bool = false) {
    slots.append(
      Slot(
        text: text(of: operand), style: style, spans: spans(of: bare(operand)),
        isReceiver: isReceiver))
    texts.append("")
  }

  private func text(of expression: Expression) -> String { source.text(in: expression.span) }

  /// The possible spans of its typed expression.
  private func spans(of expression: Expression) -> [Span] {
    if case .cast(let value, .coerce, _) = expression.kind { return spans(of: bare(value)) }
    return expression.location == expression.span
      ? [expression.span] : [expression.location, expression.span]
  }

  /// The expression without its parentheses.
  private func bare(_ expression: Expression) -> Expression {
    switch expression.kind {
    case .parenthesized(let inner): bare(inner)
    case .sequence(let elements): fold(elements, expression.span)
    default: expression
    }
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
