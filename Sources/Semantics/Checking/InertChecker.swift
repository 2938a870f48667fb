import Prelude
import SourceText
import Syntax

/// Checks inert views, modifiers and constants: they are accepted by name.
struct InertChecker: BodyPart {
  let body: BodyChecker

  /// A constant that is only passed on: `.headline`, `Color.mint`.
  func inertConstant(_ name: String, _ type: Type, _ span: Span) -> TypedExpression {
    guard let made = value(of: "_InertConstant", with: [string(name, span)], span) else {
      return body.unknown(span)
    }
    return TypedExpression(.convert(made), type: type, span: span)
  }

  /// A value of a type of the library that stands for what is inert; nil if the type has no
  /// initializer.
  func value(
    of name: String, _ generics: [Type] = [], with arguments: [TypedExpression], _ span: Span
  ) -> TypedExpression? {
    let nominal = checker.wellKnown(name)
    typeDeclarations.complete(nominal)
    guard case .function(let initializer)? = nominal.members["init"]?.first else { return nil }
    let type = Type.nominal(nominal, generics)
    return TypedExpression(
      .call(
        initializer,
        receiver: TypedExpression(.metatype(type), type: .metatype(type), span: span),
        arguments: arguments, substitutions: [], dispatch: .direct), type: type, span: span)
  }

  private func string(_ text: String, _ span: Span) -> TypedExpression {
    TypedExpression(.string(text), type: checker.string, span: span)
  }

  /// An array of arguments, each of type `Any`.
  func array(_ elements: [TypedExpression], _ span: Span) -> TypedExpression {
    TypedExpression(.array(elements), type: checker.array(.any), span: span)
  }

  /// An undeclared modifier; calling it wraps the view and keeps the name.
  func inertMember(
    _ name: Identifier, of value: TypedExpression, _ type: Type, _ span: Span
  ) -> Reference? {
    guard isView(type) else { return nil }
    if !PreludeLibrary.inertModifierNames.contains(name.name) {
      // Members of stubs are those that are used.
      if type.nominal?.source.isStub ?? false { return nil }
      if checker.unknownStubs.isAboutUnknown(type) || checker.unknownStubs.importsUnknownModule {
        return nil
      }
      // Asked first, as the names of all members load all files that add some.
      if name.name.hasPrefix("_") { return nil }
      if isMisspelledModifier(name.name, of: type) { return nil }
    }
    return .callables(
      [Callable(kind: .inertModifier(name), map: [:], receiver: value)], name: name.name)
  }

  /// Whether a name is probably that of another member of a view. The modifiers that a document leaves
  /// out resemble others in parts of their names, such as `cardStyle`: there, only one letter may
  /// differ.
  private func isMisspelledModifier(_ name: String, of type: Type) -> Bool {
    guard let near = memberName(near: name, of: type, isStatic: false) else { return false }
    return !checker.mode.allowsFragments || EditDistance.between(name, near, limit: 1) <= 1
  }

  /// The most similar name of a type's member to one that was not found, if any is similar. For a
  /// view, these include the inert modifiers, of which only the names are known.
  func memberName(near name: String, of type: Type, isStatic: Bool) -> String? {
    let names = checker.memberListing.memberNames(near: name, of: type, isStatic: isStatic)
    return memberLookup.nearest(
      to: name,
      among: !isStatic && isView(type) ? names + PreludeLibrary.inertModifierNames.all : names)
  }

  /// An inert modifier of `self`: `padding()` inside an extension of `View`.
  func inertMemberOfSelf(_ name: Identifier, _ span: Span) -> Reference? {
    guard PreludeLibrary.inertModifierNames.contains(name.name),
      let value = body.selfExpression(span)
    else { return nil }
    return inertMember(name, of: value, value.type, span)
  }

  /// Whether values of a type have a modifier of that name, declared or inert.
  func hasModifier(_ name: String, _ type: Type) -> Bool {
    PreludeLibrary.inertModifierNames.contains(name) && isView(type)
  }

  func isView(_ type: Type) -> Bool {
    switch unifier.simplify(type) {
    case .nominal, .opaque, .parameter, .existential:
      return conformances.conforms(type, toPrelude: "View")
        || conformances.conforms(type, toPrelude: "Scene")
    default: return false
    }
  }

  /// Checks a call that matches no overload of a member of `View` as an inert modifier of that
  /// name.
  func inertCall(
    _ callables: [Callable], _ name: String, _ call: Call, _ span: Span
  ) -> TypedExpression? {
    guard let callable = callables.first, case .function(let function) = callable.kind,
      function.owner?.isPrelude ?? false, function.owner?.kind == .protocol,
      let receiver = callable.receiver, isView(receiver.type),
      PreludeLibrary.inertModifierNames.contains(name)
        || isOverloadLeftOut(call, receiver, callables)
    else { return nil }
    return applyInert(name, receiver, call, span, declared: callables)
  }

  /// Applies an inert modifier, `view.name(arguments)`.
  ///
  /// - Parameter declared: the functions of that name with an effect, none of which takes the call.
  func applyInert(
    _ name: String, _ receiver: TypedExpression, _ call: Call, _ span: Span,
    declared: [Callable] = []
  ) -> TypedExpression {
    let problems = refusals(of: name, on: receiver, declared, call, span)
    if !problems.isEmpty {
      problems.forEach(checker.report)
      return body.unknown(span)
    }
    let values = inertArguments(
      of: call,
      closures: PreludeLibrary.inertContentModifiers.contains(name) ? .content : .action,
      speaksTexts: checker.drawingFacts.takesTexts(name))
    let type = unifier.simplify(receiver.type)
    if let nominal = type.nominal, nominal.isPrelude,
      PreludeLibrary.inertSelfModifiers[nominal.name]?.contains(name) ?? false
    {
      let isFixed = call.arguments.allSatisfy { isFixedWhenInert($0.value) }
      return isFixed ? receiver : styled(receiver, nominal, values, span)
    }
    let wrapper = keepsShape(name, of: type, span) ? "_InertShape" : "_InertView"
    return value(
      of: wrapper, [type], with: [receiver, string(name, span), array(values, span)], span)
      ?? body.unknown(span)
  }

  /// `Chart { … }`: an inert view, found by name.
  func inertLeaf(_ name: String, _ call: Call, _ span: Span) -> TypedExpression? {
    guard PreludeLibrary.inertViewNames.contains(name) else { return nil }
    let values =
      inertRows(call).map { [$0] } ?? inertArguments(of: call, closures: .contentOrAction)
    return value(of: "_InertLeaf", with: [string(name, span), array(values, span)], span)
  }
}
