import SourceText
import Syntax

/// Implicit member access through `self`.
extension NameResolver {
  /// A member of `self` or of an enclosing type, used without a base.
  func memberOfSelf(_ name: Identifier, _ span: Span) -> Reference? {
    guard body.declarations.nominal != nil, let selfType = body.declarations.selfType else {
      return nil
    }
    guard let visible = body.visibleSelf else { return memberOfOuterType(name, span) }
    if case .metatype(let type) = visible.type.shallow {
      let candidates = memberLookup.lookUpMembers(name.name, in: type)
      guard !candidates.isEmpty, name.name != "init" else { return memberOfOuterType(name, span) }
      return memberOfMetatype(candidates, name, of: type, span)
    }
    let instance = visible.type
    if let wrapped = instance.wrapped, !selfType.isOptional {
      // `[weak self]`: members are found through the optional.
      let members = memberLookup.lookUpMembers(name.name, in: wrapped)
      guard let member = members.first(where: { !isStaticMember($0.member) }) else { return nil }
      reportImplicitSelf(member.member, span)
      return .failed
    }
    let candidates = memberLookup.lookUpMembers(name.name, in: instance)
    if !candidates.isEmpty, name.name != "init" {
      return memberOfInstance(candidates, name, of: instance, span)
    }
    if let property = observableBacking(name.name, instance), let base = body.selfExpression(span) {
      return .value(
        TypedExpression(
          .property(base: base, property, isDirect: true), type: property.type, span: span))
    }
    return memberOfOuterType(name, span)
  }

  /// A static member; nil if a global of the same name is used instead.
  private func memberOfMetatype(
    _ candidates: [MemberCandidate], _ name: Identifier, of type: Type, _ span: Span
  ) -> Reference? {
    if candidates.contains(where: { isStaticMember($0.member) }) {
      return body.selection.select(
        candidates, name, staticBase: type, base: body.selfExpression(span), span)
    }
    if !checker.globalLookup.lookUpGlobal(name.name, from: body.source).isEmpty { return nil }
    let isInitialValue =
      body.selection.enclosingFunction.map {
        $0.kind == .initialValue && !($0.accessed.property?.isStatic ?? false)
      } ?? true
    error(
      isInitialValue
        ? MemberError.instanceMemberInInitializer(name.name)
        : MemberError.instanceMember(name.name, onType: checker.displayed(type)), at: span)
    return .failed
  }

  /// An instance member; nil if a global of the same name is used instead.
  private func memberOfInstance(
    _ candidates: [MemberCandidate], _ name: Identifier, of type: Type, _ span: Span
  ) -> Reference? {
    let instanceMembers = candidates.filter { !isStaticMember($0.member) }
    if !instanceMembers.isEmpty {
      requireExplicitSelf(instanceMembers[0].member, span)
      return body.selection.select(instanceMembers, name, base: body.selfExpression(span), span)
    }
    if candidates.contains(where: { isTypeMember($0.member) }) {
      return body.selection.select(candidates, name, staticBase: type, base: nil, span)
    }
    if !checker.globalLookup.lookUpGlobal(name.name, from: body.source).isEmpty { return nil }
    error(MemberError.staticMember(name.name, onInstanceOf: checker.displayed(type)), at: span)
    return .failed
  }

  private func memberOfOuterType(_ name: Identifier, _ span: Span) -> Reference? {
    var outer = body.declarations.nominal?.outer
    while let nominal = outer {
      let candidates = memberLookup.lookUpMembers(name.name, in: nominal.declaredType).filter {
        isStaticMember($0.member)
      }
      if !candidates.isEmpty {
        return body.selection.select(
          candidates, name, staticBase: nominal.declaredType, base: nil, span)
      }
      outer = nominal.outer
    }
    return nil
  }
}
