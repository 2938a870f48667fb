import SourceText
import Syntax

/// A call in a text, and what its value is for.
struct CallUse {
  /// What the value of a call is for.
  enum Purpose {
    /// The call is a statement.
    case discarded
    case returned
    /// It initializes a variable, or is assigned to one.
    case variable(String?, isOptional: Bool)
    /// A loop over it has this variable.
    case elements(String?)
    /// A member of it is used.
    case base
    /// It is another part of an expression.
    case operand
  }

  /// A trailing closure of a call.
  struct Closure {
    /// Nil for the first one, which needs no label.
    let label: String?
    /// The names of its parameters.
    let parameters: [String]
    let body: CodeBlock

    init(_ closure: Syntax.Closure, label: String? = nil) {
      self.label = label
      body = closure.body
      parameters =
        closure.parameters?.map(\.name) ?? (closure.highestShorthand < 0 ? [] : ["$0"])
    }

    /// `{ now }`: whether it does nothing but give a value with a name.
    var givesName: Bool {
      guard body.statements.count == 1, case .expression(let value) = body.statements[0].kind
      else { return false }
      return value.path != nil
    }

    /// The name that the closure binds to the success value of its `Result` parameter: `users` in
    /// `case .success(let users)`; nil if it has no such parameter.
    func success(of parameter: String) -> String? {
      var found: String?
      func visit(_ node: SyntaxNode) {
        guard found == nil else { return }
        switch node {
        case .pattern(let pattern): found = pattern.success
        case .declaration(let declaration): found = declaration.name(givenTo: parameter)
        default: break
        }
        node.forEachChild(visit)
      }
      visit(.block(body))
      return found
    }
  }

  /// The callee with its bases: `super.init`; nil for others than names.
  let path: String?
  /// The last name of the callee.
  let name: String?
  let nameSpan: Span
  /// The end of the callee with its generic arguments.
  let calleeEnd: Int32
  let arguments: [Argument]
  let closures: [Closure]
  let argumentsSpan: Span
  let span: Span
  let purpose: Purpose
  /// Whether its value is unwrapped: `find()!`.
  var isUnwrapped = false
  /// Whether `try` covers it.
  var isTried = false
  /// Whether `await` covers it.
  var isAwaited = false

  /// Whether its value is an optional: it is unwrapped, or bound if there is one.
  var mayGiveNothing: Bool {
    if case .variable(_, isOptional: true) = purpose { true } else { isUnwrapped }
  }

  /// The labels of its arguments; nil for one without a label.
  var labels: [String?] { arguments.map(\.label) }

  /// The arguments, each with those behind it that belong to the same parameter: implicit members behind one
  /// with a label, as in `Field(rules: .required, .email)`.
  var parts: [(first: Argument, rest: [Argument])] {
    arguments.reduce(into: []) { parts, argument in
      if argument.label == nil, let last = parts.last, last.first.label != nil,
        argument.value.implicitChoice != nil, last.first.value.implicitChoice != nil
      {
        parts[parts.count - 1].rest.append(argument)
      } else {
        parts.append((argument, []))
      }
    }
  }

  /// Whether the call is a whole statement.
  var isStatement: Bool { if case .discarded = purpose { true } else { false } }

  init(_ call: Call, _ span: Span, _ purpose: Purpose) {
    let last = call.callee.lastName
    (path, name) = (call.callee.path, last?.name)
    nameSpan =
      last.map { Span(Int($0.span.start), Int($0.span.start) + $0.name.utf8.count) } ?? .none
    calleeEnd = call.callee.span.end
    arguments = call.arguments
    closures = call.trailingClosures.map { Closure($0.closure, label: $0.label) }
    argumentsSpan = call.argumentsSpan
    (self.span, self.purpose) = (span, purpose)
  }

  /// What is made by naming it, with arguments: an attribute.
  init(
    path: String, name: String, nameSpan: Span, calleeEnd: Int32, arguments: [Argument], span: Span
  ) {
    (self.path, self.name, self.nameSpan) = (path, name, nameSpan)
    (self.calleeEnd, self.arguments, self.span) = (calleeEnd, arguments, span)
    (closures, argumentsSpan, purpose) = ([], .none, .operand)
  }
}

extension Pattern {
  /// `users` of `.success(let users)`.
  fileprivate var success: String? {
    guard case .enumCase(_, "success", _, let payload?) = kind, payload.count == 1 else {
      return nil
    }
    return payload[0].pattern.boundNames.first?.name
  }
}

extension Declaration {
  /// `users` of `let users = try result.get()`.
  fileprivate func name(givenTo parameter: String) -> String? {
    guard case .variable(let variable) = kind else { return nil }
    return variable.bindings.first { binding in
      guard case .try(_, let value)? = binding.initializer?.kind, case .call(let call) = value.kind
      else { return false }
      return call.callee.path == "\(parameter).get"
    }?.pattern.boundNames.first?.name
  }
}
