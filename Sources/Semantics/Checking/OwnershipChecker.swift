import SourceText
import Syntax

/// Checks `consume`, `discard` and copies of noncopyable values.
struct OwnershipChecker: BodyPart {
  let body: BodyChecker

  /// Checks `consume x`.
  func consume(_ inner: Expression, _ span: Span, _ expected: Type?) -> TypedExpression {
    let value = body.check(inner, expecting: expected)
    switch value.kind {
    case .local:
      body.initialization.movesValues = true
      return TypedExpression(.consume(value), type: value.type, span: span)
    case .global(let variable):
      if variable.type.isNoncopyable {
        refuseGlobal(variable, span)
      } else if !isPlain(variable.type) {
        error(OwnershipError.consumeGlobal, at: span)
      }
    case .property(let base, _, _) where isStoredLocally(base):
      if base.type.isNoncopyable { return value }
      error(
        OwnershipError.consumePart, at: span)
    default:
      if !value.type.isUnknown {
        error(
          OwnershipError.consumeNoBinding, at: span)
      }
    }
    return value
  }

  private func refuseGlobal(_ variable: GlobalVariable, _ span: Span) {
    error(
      OwnershipError.consumeNoncopyableGlobal(variable.name), at: span)
  }

  /// Whether a type is trivial: consuming a global of such a type is a copy and no error.
  private func isPlain(_ type: Type) -> Bool {
    switch unifier.normalize(type).resolved {
    case .tuple(let elements): elements.allSatisfy { isPlain($0.type) }
    case .nominal(let nominal, let arguments):
      if nominal.isPrelude {
        ["Bool", "Optional"].contains(nominal.name) && arguments.allSatisfy(isPlain)
          || conformances.conforms(type, toPrelude: "Numeric")
      } else {
        nominal.kind == .struct && arguments.isEmpty
          && nominal.storedProperties.allSatisfy { isPlain($0.type) }
      }
    default: false
    }
  }

  private func isStoredLocally(_ base: TypedExpression) -> Bool {
    switch base.kind {
    case .local: !(unifier.simplify(base.type).nominal?.isReferenceType ?? false)
    case .inoutArgument(let inner): isStoredLocally(inner)
    case .property(let inner, _, _): isStoredLocally(inner)
    default: false
    }
  }

  /// `discard self`: ends the value's lifetime without running its `deinit`.
  func discard(_ value: Expression, _ span: Span) -> [TypedStatement] {
    let typed = body.check(value)
    guard let type = unifier.simplify(typed.type).nominal, type.suppressesCopying,
      case .local(let variable) = typed.kind, variable === body.context.selfVariable
    else {
      error(OwnershipError.discardOutsideNoncopyable, at: span)
      return []
    }
    guard type.deinitializer != nil else {
      error(
        OwnershipError.discardWithoutDeinitializer(type), at: span)
      return []
    }
    guard body.context.function?.modifiers.isConsuming ?? false else {
      error(OwnershipError.discardInNonconsuming, at: span)
      return []
    }
    guard type.storedProperties.allSatisfy({ isTriviallyDestroyed($0.type) }) else {
      error(
        OwnershipError.discardNontrivial(type.declaredType),
        at: span)
      return []
    }
    guard case .function(let function)? = checker.lookUpPrelude("_discard").first else { return [] }
    let call = TypedExpression(
      .call(
        function, receiver: nil,
        arguments: [TypedExpression(.consume(typed), type: typed.type, span: value.span)],
        substitutions: [typed.type], dispatch: .direct), type: .void, span: span)
    body.initialization.movesValues = true
    return [TypedStatement(.expression(call), span: span)]
  }

  /// Reports a noncopyable argument for a generic parameter that is not `~Copyable`.
  func requireCopyable(
    _ type: Type, for parameter: GenericParameter, of function: Function, asker: RequirementOwner,
    _ call: Call, _ span: Span
  ) {
    guard !parameter.isNoncopyable, type.isNoncopyable, !function.source.isLibrary,
      !parameter.isProtocolSelf
    else { return }
    error(
      GenericError.requiresConformance(
        asker, checker.displayed(type), to: .nominal(checker.wellKnown("Copyable"), [])),
      at: call.callee.span.isEmpty ? span : call.callee.location,
      notes: [
        Diagnostic(
          .note, OwnershipError.implicitlyCopyable(parameter: parameter.name), in: function.source,
          at: function.span)
      ])
  }

  /// The value of a variable in a consuming position; a noncopyable one is moved out of the
  /// variable.
  func moved(_ value: TypedExpression) -> TypedExpression {
    switch value.kind {
    case .local(let variable):
      guard variable.type.isNoncopyable, variable.ownership == .strong else { return value }
      body.initialization.movesValues = true
      return TypedExpression(.consume(value), type: value.type, span: value.span)
    case .global(let variable):
      if variable.type.isNoncopyable { refuseGlobal(variable, value.span) }
      return value
    case .convert(let inner):
      return TypedExpression(.convert(moved(inner)), type: value.type, span: value.span)
    case .await(let inner):
      return TypedExpression(.await(moved(inner)), type: value.type, span: value.span)
    default: return value
    }
  }

  /// Whether destroying a value does nothing: it holds no references.
  private func isTriviallyDestroyed(_ type: Type) -> Bool {
    switch unifier.simplify(type) {
    case .nominal(let nominal, let arguments):
      typeDeclarations.complete(nominal)
      guard !nominal.isReferenceType, nominal.kind != .protocol, nominal.deinitializer == nil,
        !nominal.modifiers.isIndirect
      else { return false }
      if nominal.isPrelude, nominal.name == "Optional" { return isTriviallyDestroyed(arguments[0]) }
      if nominal.modifiers.attributes.contains(where: { $0.name == "_builtin" }) {
        // Numbers and Booleans; strings and containers own memory.
        return conformances.conforms(type, toPrelude: "AdditiveArithmetic")
          || conformances.conforms(type, toPrelude: "ExpressibleByBooleanLiteral")
      }
      let map = nominal.substitution(arguments)
      let parts =
        nominal.storedProperties.map(\.type)
        + nominal.enumeration.cases.flatMap { $0.payload.map(\.type) }
      return parts.allSatisfy { isTriviallyDestroyed($0.substituting(map)) }
    case .tuple(let elements): return elements.allSatisfy { isTriviallyDestroyed($0.type) }
    case .metatype, .unknown: return true
    case .parameter, .member, .opaque, .existential, .function, .variable, .pack, .expansion:
      return false
    }
  }
}

extension Finisher {
  /// Finishes the arguments of a call; a consuming parameter takes ownership of its argument.
  func finished(_ arguments: [TypedExpression], of function: Function) -> [TypedExpression] {
    zip(arguments, function.parameters).map { argument, parameter in
      let value = finished(argument)
      return parameter.takesValue ? body.ownership.moved(value) : value
    } + arguments.dropFirst(function.parameters.count).map(finished)
  }
}
