import Semantics
import SourceText

/// A member that a type of the document, a stub or a type of the library gets as a use asks for it.
struct MemberAddition {
  let scope: StubScope
  private let missing: MissingMember
  /// The name of the type.
  private let owner: String
  private let diagnostic: Diagnostic
  /// What an asset catalogue holds, `Image(.logo)`, is declared by the tools.
  private let isResource: Bool
  /// Colours, fonts and the like of the program's own, in an extension that is not shown.
  private let isExample: Bool

  init(
    scope: StubScope, _ missing: MissingMember, of owner: String, _ diagnostic: Diagnostic
  ) {
    (self.scope, self.missing, self.owner) = (scope, missing, owner)
    self.diagnostic = diagnostic
    isResource = owner == "ImageResource" || owner == "ColorResource"
    isExample =
      missing.isStatic && !diagnostic.isAtCall && !missing.isLikelyMisspelled
      && (Stub.extendedTypes.contains(owner)
        || !PropertyMends.plainTypes.contains(owner) && scope.isExtensible(owner))
  }

  private var member: String { missing.name }

  /// A type that holds constants: what it offers by name is not of that type.
  private var isOfConstants: Bool {
    ["Constants", "Strings", "Keys", "Config", "Names"].contains(where: owner.hasSuffix)
  }

  /// Whether the type may have been given such a member.
  ///
  /// - Parameter extendsLibrary: Whether types of the library may, where none of them has that member.
  func isPossible(extendsLibrary: Bool) -> Bool {
    let isOwn =
      scope.isStub(owner) || scope.isOwnType(owner) || owner.hasPrefix("[")
      || Stub.entryTypes.contains(owner)
    let isOfLibrary =
      extendsLibrary && !missing.isLikelyMisspelled && !missing.isStatic
      && scope.lacksInLibrary(member, of: owner)
    guard isOwn || isResource || isExample || isOfLibrary else { return false }
    guard !scope.isStub(owner), let type = scope.checker.type(named: owner) else { return true }
    // A member that the type has is not what is missing; the program says which cases its enums have.
    return type.members[member] == nil && (!missing.isStatic || isExample || type.kind != .enum)
  }

  /// Whether the method that is called is new.
  func addMethod(to stub: inout Stub, _ guess: StubGuess) -> Bool {
    let isStatic = missing.isStatic
    let call = CallText(in: diagnostic.source.bytes, after: Int(diagnostic.span.end))
    let parameters = scope.calls.parameters(call, of: owner, named: member, guess)
    let head = "\(isStatic ? "static " : "")func \(member.quoted)(\(parameters))"
    if owner.hasPrefix("[") { return stub.add(type: "\(head) -> Self { self }") }
    let isOwnResult =
      isStatic
      && (MemberMends.instances.contains(member) || diagnostic.isImplicitMember && !isOfConstants)
    let result =
      isOwnResult
      ? owner
      : isStatic
        ? OpenType.ofStatic(owner, member)
        : OpenType.named(
          "\(owner).\(member)",
          guess.result(ofCallsOf: member).map { $0.name ?? member } ?? OpenType.resultLabel)
    return stub.add(Stub.Method(head: head, result: result))
  }

  /// Whether the property is new.
  func addProperty(to stub: inout Stub) -> Bool {
    guard !stub.has(member) else { return false }
    // `S.name` of a type parameter.
    let isOfConformers =
      missing.isStatic && stub.kind == .protocol && !diagnostic.isImplicitMember
    stub.add(
      member, type(isOfConformers: isOfConformers),
      value: isResource ? "\(owner)(name: \"\(member)\")" : nil, isStatic: missing.isStatic,
      isOfConformers: isOfConformers)
    return true
  }

  private func type(isOfConformers: Bool) -> String {
    if isExample { return owner }
    guard missing.isStatic else {
      let isFocused = Stub.entryTypes.contains(owner) && owner.hasPrefix("Focused")
      return isFocused ? focusedType : OpenType.named(owner, member)
    }
    if diagnostic.isImplicitMember || MemberMends.instances.contains(member) { return owner }
    if MemberAddition.collections.contains(member) { return "[\(owner)]" }
    return isOfConstants || isOfConformers
      ? OpenType.named(owner, member) : OpenType.ofStatic(owner, member)
  }

  /// The type of what has the focus: there may be nothing.
  private var focusedType: String {
    let type = scope.typeName(of: member)
    let line = diagnostic.source.names(around: diagnostic.span)
    let isBound = line.contains("FocusedBinding") || line.contains("$" + member)
    return isBound ? "Binding<\(type)>?" : type + "?"
  }

  /// What types call the lists of values of their own that they offer.
  private static let collections: Set<String> = [
    "all", "samples", "examples", "mocks", "previews", "sampleData", "mockData", "testData",
    "previewData",
  ]
}
