import SourceText
import Syntax

/// Checks literals: gives them the expected type, or a type variable that stays open until
/// something determines it.
struct LiteralChecker: BodyPart {
  let body: BodyChecker

  /// The type of a literal: the expected type if it is expressible by the literal, otherwise a new
  /// type variable.
  func literal(_ kind: TypeVariable.Literal, _ expected: Type?) -> Type {
    if let expected {
      var type = unifier.simplify(expected)
      while let wrapped = type.wrapped { type = unifier.simplify(wrapped) }
      switch type {
      case .nominal where unifier.accepts(kind, type):
        if let usual = unifier.defaultType(of: TypeVariable(id: 0, literal: kind)), usual != type {
          body.score.nonDefaultLiterals += 1
        }
        return type
      case .parameter where unifier.accepts(kind, type): return type
      // `0...200` beside `1.5`, both of the same generic parameter.
      case .variable(let other) where other.literal == .float && kind == .integer:
        body.score.nonDefaultLiterals += 1
        return type
      default: break
      }
    }
    return checker.makeVariable(kind)
  }

  func integer(_ text: String, _ span: Span, _ expected: Type?) -> TypedExpression {
    TypedExpression(
      .integerLiteral(IntegerLiteral(written: text)), type: literal(.integer, expected), span: span)
  }

  func string(_ literal: StringLiteral, _ span: Span, _ expected: Type?) -> TypedExpression {
    if let text = literal.plainText {
      let kind = TypeVariable.Literal(of: literal)
      // A single character is a `String` unless a `Character` is expected.
      if let expected, kind != .string {
        var type = unifier.simplify(expected)
        while let wrapped = type.wrapped { type = unifier.simplify(wrapped) }
        if type.isPrelude("Character") {
          body.score.nonDefaultLiterals += 1
          return TypedExpression(.character(text), type: type, span: span)
        }
      }
      return TypedExpression(.string(text), type: self.literal(kind, expected), span: span)
    }
    if let made = body.interpolations.ownInterpolation(literal, span, expected) { return made }
    var parts: [InterpolationPart] = []
    for segment in literal.segments {
      switch segment {
      case .text(let text): if !text.isEmpty { parts.append(.text(text)) }
      case .interpolation(let arguments, let place):
        guard let first = arguments.first else {
          error(LiteralError.emptyInterpolation, at: place)
          continue
        }
        if arguments.count > 1, first.label == nil {
          parts.append(.value(self.interpolated(arguments, place)))
        } else {
          parts.append(.value(shownText(applyDefaults(body.check(first.value)))))
        }
      }
    }
    var type = checker.string
    if let expected {
      var wanted = unifier.simplify(expected)
      while let wrapped = wanted.wrapped { wanted = unifier.simplify(wrapped) }
      if case .nominal(let nominal, _) = wanted, nominal.name != "String",
        conformances.conforms(wanted, toPrelude: "ExpressibleByStringInterpolation")
      {
        type = wanted
      }
    }
    return TypedExpression(.interpolation(parts), type: type, span: span)
  }

  /// An interpolation with further arguments, `\(x, specifier: "%.2f")` or
  /// `\(x, format: .percent)`: a `String` made by a function of the library.
  private func interpolated(_ arguments: [Argument], _ span: Span) -> TypedExpression {
    let name = Identifier(name: "_interpolated", span: span)
    let call = Call(
      callee: Expression(.identifier(name), span: span), arguments: arguments, argumentsSpan: span)
    return body.check(Expression(.call(call), span: span), to: checker.string, .argument)
  }

  /// The text of a `Text` or `Image` that is interpolated in another text, as in
  /// `Text("\(Text("a").bold()) b")`; images have an empty text.
  private func shownText(_ value: TypedExpression) -> TypedExpression {
    let type = unifier.simplify(value.type)
    guard type.isPrelude("Text") || type.isPrelude("Image"),
      case .property(let text)? = memberLookup.lookUpMembers("_text", in: type).first?.member
    else { return value }
    return TypedExpression(
      .property(base: value, text, isDirect: false), type: checker.string, span: value.span)
  }

  /// Gives open literals inside a checked expression their default types.
  func applyDefaults(_ expression: TypedExpression) -> TypedExpression {
    settleMembers(in: expression.type)
    if case .variable(let variable) = expression.type.shallow,
      let type = unifier.defaultType(of: variable)
    {
      _ = unifier.unify(.variable(variable), type)
    }
    return expression
  }

  /// Gives literals their default types if a type mentions their associated types: nothing else
  /// determines the `Element` of a literal.
  func settleMembers(in type: Type) {
    switch type.shallow {
    case .member(let base, _):
      if case .variable(let variable) = base.shallow {
        guard let type = unifier.defaultType(of: variable) else { return }
        _ = unifier.unify(.variable(variable), type)
      } else {
        settleMembers(in: base)
      }
    case .nominal(_, let arguments): for argument in arguments { settleMembers(in: argument) }
    case .tuple(let elements): for element in elements { settleMembers(in: element.type) }
    case .function(let function):
      for parameter in function.parameters { settleMembers(in: parameter.type) }
      settleMembers(in: function.result)
    default: break
    }
  }

  func nilLiteral(_ span: Span, _ expected: Type?) -> TypedExpression {
    if let expected {
      let type = unifier.simplify(expected)
      if type.isOptional || type.isUnknown {
        return TypedExpression(.nilLiteral, type: type, span: span)
      }
      if case .variable(let variable) = type, variable.literal == nil {
        let wrapped = checker.optional(checker.makeVariable())
        return TypedExpression(.nilLiteral, type: wrapped, span: span)
      }
      if case .nominal = type, unifier.accepts(.null, type) {
        return TypedExpression(.nilLiteral, type: type, span: span)
      }
      return TypedExpression(.nilLiteral, type: checker.makeVariable(.null), span: span)
    }
    return TypedExpression(.nilLiteral, type: checker.makeVariable(.null), span: span)
  }

  func magic(_ name: String, _ span: Span, _ expected: Type?) -> TypedExpression {
    switch name {
    case "line", "column":
      let position = LineMap(body.source).position(of: Int(span.start))
      let value = name == "line" ? position.line : position.column
      return TypedExpression(
        .integerLiteral(IntegerLiteral(value)), type: literal(.integer, expected), span: span)
    case "function":
      return TypedExpression(
        .string(functionName()), type: literal(.string, expected), span: span)
    case "fileID":
      let file = body.source.name.split(separator: "/").last.map(String.init) ?? body.source.name
      return TypedExpression(
        .string("\(body.source.module)/\(file)"), type: literal(.string, expected), span: span)
    default:
      return TypedExpression(
        .string(body.source.filePath), type: literal(.string, expected), span: span)
    }
  }

  private func functionName() -> String {
    var current: BodyContext? = body.context
    while let context = current {
      if let name = context.localName { return name }
      if let function = context.function, function.kind != .closure {
        switch function.kind {
        case .function, .method, .initializer: return checker.describeName(function)
        case .topLevel: return body.source.module
        case .getter, .setter, .modify:
          return function.accessed.subscript.map(body.isolation.title) ?? function.name
        default: return function.name
        }
      }
      current = context.parent
    }
    return body.source.module
  }
}
