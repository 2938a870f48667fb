import SourceText
import Syntax

/// Checks uses of property wrappers.
struct WrapperRules: DeclarationRule {
  let rules: DeclarationRules

  /// Checks whether a property wrapper can wrap its property.
  ///
  /// Its initial value is checked like any other; this is for properties without one, or whose type
  /// cannot be inferred from it.
  func checkWrapper(
    _ name: String, _ binding: VariableDeclaration.Binding, _ declaration: Declaration,
    in nominal: NominalType
  ) {
    let context = wrapperContext(nominal)
    for attribute in declaration.attributes {
      guard let wrapper = checker.typeLookup.propertyWrapper(attribute, context) else {
        checkAttribute(attribute, context)
        continue
      }
      if declaration.has("lazy") {
        error(WrapperError.onLazy(name), at: binding.pattern.span)
        continue
      }
      if binding.accessors?.isComputed ?? false, !nominal.isObservable {
        error(WrapperError.onComputed, at: attribute.span)
        continue
      }
      for case .property(let backing) in nominal.members["_\(name)"] ?? [] {
        if backing.initialValue == nil {
          if binding.initializer == nil, attribute.arguments == nil, binding.type != nil {
            checkLaterValue(of: backing, attribute, wrapper, context)
          }
        } else if backing.type.mentionsUnknown,
          case .expression(let value)? = backing.initialValue?
            .implementation
        {
          _ = checker.makeChecker(in: context).check(value)
        }
      }
    }
  }

  /// Reports a wrapper on a tuple pattern, which declares several variables.
  func refuseWrapper(_ declaration: Declaration, in nominal: NominalType) {
    let context = wrapperContext(nominal)
    for attribute in declaration.attributes
    where checker.typeLookup.propertyWrapper(attribute, context) != nil {
      error(WrapperError.onSeveralVariables, at: attribute.span)
    }
  }

  private func wrapperContext(_ nominal: NominalType) -> DeclarationContext {
    DeclarationContext(
      nominal: nominal, selfType: nominal.declaredType,
      genericParameters: nominal.generics.parameters, source: source, isPrelude: false,
      scope: nominal.localScope)
  }

  /// Reports a type used as a wrapper that is not one.
  private func checkAttribute(_ attribute: Attribute, _ context: DeclarationContext) {
    guard let nominal = checker.typeLookup.nominalType(named: attribute, in: context),
      !nominal.isPrelude, nominal.kind != .protocol,
      !nominal.modifiers.attributes.contains(where: {
        ["resultBuilder", "globalActor"].contains($0.name)
      })
    else { return }
    error(WrapperError.noAttribute(nominal.declaredType), at: attribute.span)
  }

  /// Checks a wrapper whose value is assigned in an initializer, through `init(wrappedValue:)`.
  private func checkLaterValue(
    of backing: Property, _ attribute: Attribute, _ wrapper: NominalType,
    _ context: DeclarationContext
  ) {
    typeDeclarations.complete(wrapper)
    let takesValue = (wrapper.members["init"] ?? []).contains { member in
      if case .function(let function) = member {
        function.parameters.first?.label == "wrappedValue"
          && function.parameters.dropFirst().allSatisfy { $0.defaultValue != nil }
      } else {
        false
      }
    }
    guard takesValue, let wrapped = backing.wraps, !wrapped.type.isUnknown else { return }
    let body = checker.makeChecker(
      in: backing.owner.map { typeDeclarations.memberContext($0, context) } ?? context)
    let value = LocalVariable(name: "wrappedValue", type: wrapped.type, isLet: true)
    body.declare(value)
    if let owner = backing.owner {
      // Wrappers may be members of the type.
      body.declare(LocalVariable(name: "self", type: .metatype(owner.declaredType), isLet: true))
    }
    let span = attribute.span
    let given = Expression(.identifier(Identifier(name: "wrappedValue", span: span)), span: span)
    _ = body.check(
      Expression(
        .call(
          Call(
            callee: attribute.callee,
            arguments: [Argument(label: "wrappedValue", value: given)],
            argumentsSpan: span)), span: span))
    body.finishStatement()
  }
}

extension TypeChecker {
  /// A checker for expressions in a declaration, outside of bodies.
  func makeChecker(in context: DeclarationContext) -> BodyChecker {
    BodyChecker(
      checker: self,
      context: BodyContext(
        function: nil, parent: nil, resultType: .void, isThrowingAllowed: true),
      declarations: context)
  }
}
