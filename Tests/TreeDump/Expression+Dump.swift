package import Syntax

extension Expression {
  package var dump: String {
    switch kind {
    case .integerLiteral(let text), .floatLiteral(let text), .regexLiteral(let text): text
    case .stringLiteral(let literal): literal.dump
    case .booleanLiteral(let value): value ? "true" : "false"
    case .nilLiteral: "nil"
    case .magicLiteral(let name): "#\(name)"
    case .macroExpansion(let expansion): expansion.dump
    case .identifier(let identifier): identifier.dump
    case .discard: "_"
    case .implicitMember(let identifier): ".\(identifier.dump)"
    case .member(let base, let member): node(".", base.dump, member.dump)
    case .call(let call): call.dump("call")
    case .subscriptCall(let call): call.dump("subscript")
    case .prefixOperator(let name, _, let operand): node("prefix", name, operand.dump)
    case .postfixOperator(let operand, let name, _): node("postfix", operand.dump, name)
    case .sequence(let elements): node("seq", elements.map(\.dump))
    case .infix(let lhs, let name, _, let rhs): node(name, lhs.dump, rhs.dump)
    case .ternary(let condition, let then, let otherwise):
      node("?:", condition.dump, then.dump, otherwise.dump)
    case .assignment(let target, let value): node("=", target.dump, value.dump)
    case .cast(let operand, let kind, let type): node(kind.spelling, operand.dump, type.dump)
    case .addressOf(let operand): node("&", operand.dump)
    case .forceUnwrap(let operand): node("!", operand.dump)
    case .optionalChain(let operand): node("?", operand.dump)
    case .parenthesized(let inner): node("paren", inner.dump)
    case .tuple(let elements): node("tuple", elements.map(\.dump))
    case .array(let elements): node("array", elements.map(\.dump))
    case .dictionary(let pairs): node("dict", pairs.map { "\($0.key.dump):\($0.value.dump)" })
    case .closure(let closure): closure.dump
    case .keyPath(let literal): literal.dump
    case .try(let kind, let operand):
      node(kind == .plain ? "try" : kind == .optional ? "try?" : "try!", operand.dump)
    case .await(let operand): node("await", operand.dump)
    case .ownership(let word, let operand): node(word, operand.dump)
    case .ifExpression(let statement): statement.dump
    case .switchExpression(let statement): statement.dump
    case .type(let type): node("type", type.dump)
    case .placeholder: "..."
    case .missing: "<missing>"
    }
  }
}

extension Expression.CastKind {
  var spelling: String {
    switch self {
    case .is: "is"
    case .coerce: "as"
    case .conditional: "as?"
    case .forced: "as!"
    }
  }
}

extension SequenceElement {
  package var dump: String {
    switch self {
    case .operand(let expression): expression.dump
    case .infix(let name, _): name
    case .assignment: "="
    case .ternary(let then, _): "? \(then.dump) :"
    case .cast(let kind, let type, _): "\(kind.spelling) \(type.dump)"
    }
  }
}

extension Identifier {
  package var dump: String {
    var text = name
    if !genericArguments.isEmpty {
      text += "<\(genericArguments.map(\.dump).joined(separator: " "))>"
    }
    if let argumentLabels { text += "(\(argumentLabels.map { "\($0):" }.joined()))" }
    return text
  }
}

extension Argument {
  package var dump: String { (label.map { "\($0):" } ?? "") + value.dump }
}

extension TrailingClosure {
  package var dump: String { (label.map { "\($0):" } ?? "") + closure.dump }
}

extension Call {
  func dump(_ head: String) -> String {
    node(
      hasParentheses ? head : "trailing",
      [callee.dump] + arguments.map(\.dump) + trailingClosures.map(\.dump))
  }
}

extension MacroExpansion {
  package var dump: String {
    let generics =
      genericArguments.isEmpty ? "" : "<\(genericArguments.map(\.dump).joined(separator: " "))>"
    return node("#\(name)\(generics)", arguments.map(\.dump) + trailingClosures.map(\.dump))
  }
}

extension StringLiteral {
  package var dump: String {
    let parts = segments.map { segment in
      switch segment {
      case .text(let text): Self.escape(text)
      case .interpolation(let arguments, _):
        "\\(\(arguments.map(\.dump).joined(separator: " ")))"
      }
    }
    return "\"\(parts.joined())\""
  }

  private static func escape(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension Closure {
  package var dump: String {
    let head: [String] = [
      attributes.map(\.dump).joined(separator: " "), list(captures.map(\.dump)),
      parameters.map { "(\($0.map(\.dump).joined(separator: " ")))" } ?? "", effects.dump,
      result.map { "->\($0.dump)" } ?? "",
    ]
    return node("closure", head + [dumpBlock(body)])
  }
}

extension Closure.Capture {
  package var dump: String {
    let prefix =
      switch strength {
      case .strong: ""
      case .weak: "weak "
      case .unowned: "unowned "
      }
    return prefix + name + (value.map { "=\($0.dump)" } ?? "")
  }
}

extension KeyPathLiteral {
  package var dump: String {
    node("\\\(root?.dump ?? "")", components.map(\.dump))
  }
}

extension KeyPathLiteral.Component {
  package var dump: String {
    switch self {
    case .member(let identifier): ".\(identifier.dump)"
    case .call(let arguments, _): "(\(arguments.map(\.dump).joined(separator: " ")))"
    case .subscriptCall(let arguments, _): "[\(arguments.map(\.dump).joined(separator: " "))]"
    case .optionalChain: "?"
    case .forceUnwrap: "!"
    case .identity: ".self"
    }
  }
}

extension TypeReference {
  package var dump: String {
    switch kind {
    case .named(let base, let name, let arguments):
      (base.map { "\($0.dump)." } ?? "") + name
        + (arguments.isEmpty ? "" : "<\(arguments.map(\.dump).joined(separator: " "))>")
    case .optional(let type): "\(type.dump)?"
    case .implicitlyUnwrapped(let type): "\(type.dump)!"
    case .array(let type): "[\(type.dump)]"
    case .dictionary(let key, let value): "[\(key.dump):\(value.dump)]"
    case .tuple(let elements): "(\(elements.map(\.dump).joined(separator: " ")))"
    case .function(let parameters, let effects, let result):
      node(
        "fn", "(\(parameters.map(\.dump).joined(separator: " ")))", effects.dump, "->\(result.dump)"
      )
    case .metatype(let type, let isProtocol): "\(type.dump).\(isProtocol ? "Protocol" : "Type")"
    case .some(let type): node("some", type.dump)
    case .any(let type): node("any", type.dump)
    case .composition(let types): types.map(\.dump).joined(separator: "&")
    case .suppressed(let type): "~\(type.dump)"
    case .attributed(let attributes, let specifiers, let type):
      node("attr", attributes.map(\.dump) + specifiers + [type.dump])
    case .packExpansion(let type), .packElement(let type): node("pack", type.dump)
    case .placeholder: "_"
    case .missing: "<missing>"
    }
  }
}

extension TypeReference.TupleElement {
  package var dump: String {
    let names = [label, secondName].compactMap { $0 }.joined(separator: " ")
    return (names.isEmpty ? "" : "\(names):") + type.dump + (isVariadic ? "..." : "")
  }
}
