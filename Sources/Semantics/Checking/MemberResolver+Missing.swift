import SourceText
import Syntax

/// Diagnostics for missing members.
extension MemberResolver {
  func reportMissingMember(_ name: String, _ type: Type, isStatic: Bool, _ span: Span) {
    if checker.unknownStubs.isAboutUnknown(unifier.normalize(type)) { return }
    let shown = checker.displayed(type)
    // The base is already in error; don't report again.
    if case .member(let base, _) = unifier.normalize(type), case .variable = unifier.simplify(base),
      checker.diagnostics.contains(where: \.isError)
    {
      return
    }
    if !isStatic, let (root, wrapper) = dynamicRoot(of: type) {
      if checker.unknownStubs.isAboutUnknown(unifier.normalize(root)) { return }
      if reportUnwritable(name, root, span) { return }
      error(
        MemberError.noDynamicMember(
          name, of: shown, root: checker.displayed(root), wrapper: wrapper), at: span)
      return
    }
    var subject = isStatic ? MemberError.Subject.type : .value
    if case .tuple = type { subject = .tuple }
    var owner = type
    while let wrapped = owner.wrapped { owner = unifier.simplify(wrapped) }
    // No name resembles one that has not been written yet.
    let near =
      name.isEmpty || name == TypeChecker.placeholder || mayBeAdded(to: owner)
      ? nil
      : body.inert.memberName(near: name, of: isStatic ? owner : type, isStatic: isStatic)
    if near == nil, checker.unknownStubs.importsUnknownModule { return }
    error(
      MemberError.noMember(name, of: shown, subject, suggestion: near), at: span,
      fixIts: near.map { [.init(span: span, replacement: $0)] } ?? [])
  }

  /// Whether stubs are solved for, or left out, and a type is one that may get any member.
  private func mayBeAdded(to type: Type) -> Bool {
    guard !checker.holes.ignoresStubs else { return checker.knownModules.isEmpty }
    // A view may misspell one of the modifiers of all views.
    return checker.holes.missing != nil && type.nominal?.source.isGuess ?? false
      && !body.inert.isView(type)
  }

  /// The type whose members a `@dynamicMemberLookup` type forwards by key path, and the name of the
  /// generic type that wraps their values; nil for other types.
  private func dynamicRoot(of type: Type) -> (root: Type, wrapper: String?)? {
    guard
      type.nominal?.modifiers.attributes.contains(where: { $0.name == "dynamicMemberLookup" })
        ?? false
    else { return nil }
    for candidate in memberLookup.lookUpMembers("subscript", in: type) {
      guard case .subscript(let element) = candidate.member, element.parameters.count == 1,
        element.parameters[0].label == "dynamicMember",
        case .nominal(let path, let arguments) = unifier.simplify(element.parameters[0].type),
        path.isPrelude, path.name.hasSuffix("KeyPath"), let root = arguments.first
      else { continue }
      let result = unifier.simplify(element.result)
      let wrapper = result.arguments.count == 1 ? result.nominal?.name : nil
      return (unifier.simplify(root.substituting(candidate.map)), wrapper)
    }
    return nil
  }

  /// Reports a member that exists but cannot be reached through a writable key path; returns
  /// whether it did.
  private func reportUnwritable(_ name: String, _ root: Type, _ span: Span) -> Bool {
    for candidate in memberLookup.lookUpMembers(name, in: root) {
      guard case .property(let property) = candidate.member, !property.isStatic else { continue }
      if property.isLet {
        error(
          MutabilityError.property(
            .constant(name, of: checker.displayed(property.type), isWhole: false)), at: span)
      } else if !checker.propertyWrappers.isSettable(property) {
        error(MutabilityError.property(.getOnly(name, of: root)), at: span)
      } else if property.modifiers.setterAccess < property.modifiers.access {
        error(MutabilityError.property(.inaccessibleSetter(name)), at: span)
      } else {
        return false
      }
      return true
    }
    guard let wrapped = root.wrapped, !memberLookup.lookUpMembers(name, in: wrapped).isEmpty else {
      return false
    }
    error(
      MemberError.optionalBase(
        checker.displayed(root), member: name, wrapped: checker.displayed(wrapped)),
      at: span)
    return true
  }
}
