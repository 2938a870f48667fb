import SourceText
import Syntax

/// What is said of members that are not there.
extension BodyChecker {
  func reportMissingMember(_ name: String, _ type: Type, isStatic: Bool, _ span: Span) {
    let shown = checker.normalize(type).resolved
    checker.unresolvedNames.insert(name)
    // An element of what is wrong itself, as somebody has told.
    if case .member(let base, _) = checker.normalize(type), case .variable = checker.simplify(base),
      checker.diagnostics.contains(where: \.isError)
    {
      return
    }
    if name.hasPrefix("$") || type.isPrelude("Binding") || type.isPrelude("Bindable") {
      if let root = type.arguments.first,
        type.nominal?.attributes.contains(where: { $0.name == "dynamicMemberLookup" }) ?? false
      {
        if reportUnwritable(name, checker.simplify(root), span) { return }
        error(
          "value of type '\(shown)' has no dynamic member '\(name)' using key path from root type '\(checker.normalize(root).resolved)'",
          at: span)
        return
      }
    }
    var subject = isStatic ? "type" : "value of type"
    if case .tuple = type { subject = "value of tuple type" }
    var owner = type
    while let wrapped = owner.wrapped { owner = checker.simplify(wrapped) }
    let near = checker.nearest(
      to: name, among: checker.memberNames(of: isStatic ? owner : type, isStatic: isStatic))
    if let near {
      error(
        "\(subject) '\(shown)' has no member '\(name)'; did you mean '\(near)'?", at: span,
        fixIts: [.init(span: span, replacement: near)])
    } else {
      error("\(subject) '\(shown)' has no member '\(name)'", at: span)
    }
  }

  /// A member that is there, but of which no binding can be made: whether that was said.
  private func reportUnwritable(_ name: String, _ root: Type, _ span: Span) -> Bool {
    for candidate in checker.lookUpMembers(name, in: root) {
      guard case .property(let property) = candidate.member, !property.isStatic else { continue }
      if property.isLet {
        error("cannot assign to property: '\(name)' is a 'let' constant", at: span)
      } else if !checker.isSettable(property) {
        error("cannot assign to property: '\(name)' is a get-only property", at: span)
      } else if property.setterAccess < property.access {
        error("cannot assign to property: '\(name)' setter is inaccessible", at: span)
      } else {
        return false
      }
      return true
    }
    guard let wrapped = root.wrapped, !checker.lookUpMembers(name, in: wrapped).isEmpty else {
      return false
    }
    error(
      "value of optional type '\(checker.normalize(root).resolved)' must be unwrapped to refer to member '\(name)' of wrapped base type '\(checker.normalize(wrapped).resolved)'",
      at: span)
    return true
  }
}
