import Prelude
import Semantics
import SourceText

/// Adds a member that a use requires to a type of the document, a stub or a library type.
struct MemberAddition {
  let scope: StubScope
  private let missing: MissingMember
  /// The name of the type to extend.
  private let owner: String
  private let diagnostic: Diagnostic
  /// Whether it is an asset, `Image(.logo)`, which build tools declare.
  private let isResource: Bool
  /// Whether it is a static color, font or the like, or makes one, from an extension that the document
  /// does not show.
  private let isExample: Bool

  init(
    scope: StubScope, _ missing: MissingMember, of owner: String, _ diagnostic: Diagnostic
  ) {
    (self.scope, self.missing, self.owner) = (scope, missing, owner)
    self.diagnostic = diagnostic
    isResource = owner == "ImageResource" || owner == "ColorResource"
    isExample =
      missing.isStatic && !missing.isLikelyMisspelled
      && (MemberAddition.extendedTypes.contains(owner)
        || !PropertyMends.plainTypes.contains(owner) && scope.isExtensible(owner))
  }

  private var member: String { missing.name }

  /// Whether the type is a namespace of constants: its static members are not values of that type.
  private var isOfConstants: Bool {
    ["Constants", "Strings", "Keys", "Config", "Names"].contains(where: owner.hasSuffix)
  }

  /// Whether the type can have such a member.
  ///
  /// - Parameters:
  ///   - extendsLibrary: Whether the member may be added to a library type, if no common library
  ///     type has it.
  ///   - isMethod: Whether the member is called, or passed as an action.
  func isPossible(extendsLibrary: Bool, isMethod: Bool) -> Bool {
    let isOwn =
      scope.isStub(owner) && !isMisspelledOfDeclared && !isMisspelledOfLibrary
      || scope.isOwnType(owner) && !isMisspelledOfDeclared && !mayInherit
        && (isMethod || !isShownStored)
      || owner.hasPrefix("[") && !missing.isLikelyMisspelled
      || Stub.entryTypes.contains(owner)
      || missing.isDynamic && missing.owner.nominal?.name == owner
    let isOfLibrary =
      extendsLibrary
      // Of frameworks, the library declares only a part.
      && (!missing.isLikelyMisspelled || PreludeLibrary.isOfOtherFramework(owner))
      && (missing.isStatic
        ? scope.isExtensible(owner)
        : scope.lacksInLibrary(member, of: owner))
    guard isOwn || isResource || isExample || isOfLibrary else { return false }
    guard !scope.isStub(owner), let type = scope.checker.type(named: owner) else { return true }
    // If a member with the name exists, an addition does not help; and the program's enums already
    // have all their cases.
    return type.members[member] == nil && (!missing.isStatic || isExample || type.kind != .enum)
  }

  /// Whether the text that uses the member contains the type with all that it stores, and the member
  /// seems to be stored: methods, static members and those of enums may be in an extension.
  private var isShownStored: Bool {
    !missing.isStatic
      && scope.checker.type(named: owner)?.kind != .enum
      // A text that shows a nested type shows the type around it, too.
      && (owner.contains(".") || scope.declaredTexts.showsMembers(of: owner, in: diagnostic.source))
  }

  /// Whether the type inherits from a stub that was a struct when the text was checked, and may be its
  /// superclass.
  private var mayInherit: Bool {
    scope.checker.type(named: owner)?.superclassNominal == nil
      && scope.stubs.values.contains {
        $0.isOfValues && scope.declaredTexts.inherits(owner, from: $0.name)
      }
  }

  /// Whether another text declares the type, and the missing name is probably a misspelled member.
  private var isMisspelledOfDeclared: Bool {
    missing.isLikelyMisspelled && scope.declaredTexts[owner] != nil
  }

  /// Whether it is probably a misspelled member of a library type, which a stub extends.
  private var isMisspelledOfLibrary: Bool {
    missing.isLikelyMisspelled && scope.stubs[owner]?.kind == .additions
      && scope.checker.type(named: owner)?.isPrelude ?? false
  }

  /// Adds the method that is called; returns whether it is new.
  func addMethod(to stub: inout Stub, _ guess: StubGuess) -> Bool {
    let isStatic = missing.isStatic
    let call = scope.diagnosed.call(after: diagnostic)
    // A type of an earlier text lacks it that was declared anew since.
    let labels = (call?.labels ?? []) + (call?.closures.map(\.label) ?? [])
    let isKnown =
      stub.properties.contains { $0.plainName == member && $0.isStatic == isStatic }
      || stub.methods.contains { method in
        method.name == member.quoted && method.isStatic == isStatic
          && method.signature.labels == labels
      } || isStatic && stub.cases.contains { $0.name == member }
    guard !isKnown else { return false }
    let signature = Stub.Signature(
      name: member.quoted, isStatic: isStatic,
      scope.calls.parameters(call, of: owner, named: member, guess))
    if let call, let method = scope.calls.generic(signature, call, guess.result(ofCallsOf: member))
    {
      return stub.add(method)
    }
    if owner.hasPrefix("[") {
      // What is unwrapped is the method's result, not the list itself.
      if let used = guess.result(ofCallsOf: member), used.isOptional {
        return stub.add(type: "\(signature.text) -> \(scope.calls.result(used)) { nil }")
      }
      return stub.add(type: "\(signature.text) -> Self { self }")
    }
    let isOwnResult =
      stub.kind == .view && !isStatic
      || isStatic
        && (MemberMends.instances.contains(member) || diagnostic.isImplicitMember && !isOfConstants)
    let result =
      isOwnResult
      ? owner
      : isStatic && !(call?.isStatement ?? false)
        ? OpenType.ofStatic(owner, member)
        : OpenType.named(
          "\(owner).\(member)",
          guess.result(ofCallsOf: member).map { $0.name ?? member } ?? OpenType.resultLabel)
    nameHole(result, isCalled: true)
    var method = Stub.Method(signature, result: result)
    method.isMutating = ([guess] + scope.expected).contains {
      $0.uses.names.contains(.changed(owner, by: member))
    }
    return stub.add(method)
  }

  /// Lets the uses of the member in the text that was just checked determine its open type.
  private func nameHole(_ type: String, isCalled: Bool) {
    // `$name` is a publisher of values of the type, or a binding to one.
    guard OpenType.all(in: type) == [type], member.first != "$" else { return }
    scope.checker.holeSolver.name(
      OpenType.identifier(type), ofMissing: member, of: missing.owner,
      isStatic: missing.isStatic, isCalled: isCalled)
  }

  /// Adds the property that is used; returns whether it is new.
  func addProperty(to stub: inout Stub) -> Bool {
    let isCase = missing.isStatic && stub.cases.contains { $0.name == member }
    guard !stub.has(member), !isCase else { return false }
    // `S.name` of a generic parameter `S`.
    let isOfConformers =
      missing.isStatic && stub.kind == .protocol && !diagnostic.isImplicitMember
    let witness = stub.kind == .protocol && !missing.isStatic ? typeOfWitness : nil
    let type = witness ?? type(isOfConformers: isOfConformers)
    nameHole(type, isCalled: false)
    defer { if witness != nil { stub.require(member) } }
    stub.add(
      member, type,
      value: isResource ? "\(owner)(name: \"\(member)\")" : nil, isStatic: missing.isStatic,
      isOfConformers: isOfConformers)
    return true
  }

  /// The type that the stubs which conform to a protocol have for the property, if all types that conform have it,
  /// so that it may be required.
  private var typeOfWitness: String? {
    let stubs = scope.sortedStubs.map(\.value).filter { $0.conformances.contains(owner) }
    guard let target = scope.checker.type(named: owner), let first = stubs.first,
      scope.ownTypes.allSatisfy({ type in
        scope.isStub(type.name) || !scope.checker.conforms(type.declaredType, to: target)
          || scope.checker.memberFacts.hasMember(member, type)
      })
    else { return nil }
    let types = Set(stubs.map { $0.type(of: member) })
    return types.count == 1 ? first.type(of: member) : nil
  }

  private func type(isOfConformers: Bool) -> String {
    if isExample { return owner }
    guard missing.isStatic else {
      let isFocused = Stub.entryTypes.contains(owner) && owner.hasPrefix("Focused")
      return isFocused ? focusedType : OpenType.named(owner, member)
    }
    if diagnostic.isImplicitMember { return owner }
    if MemberAddition.collections.contains(member), !isCase { return "[\(owner)]" }
    return isOfConstants || isOfConformers
      ? OpenType.named(owner, member) : OpenType.ofStatic(owner, member)
  }

  /// Whether a static member with the name of a list is a case nevertheless: the type lists its cases,
  /// or a member is used of it that lists lack, as in `Scope.all.rawValue`.
  private var isCase: Bool {
    if scope.stubs[owner]?.conformances.contains("CaseIterable") ?? false { return true }
    let rest = diagnostic.source.bytes[Int(diagnostic.span.end)...]
    guard rest.first == UInt8(ascii: "."), let list = scope.checker.type(named: "Array") else {
      return false
    }
    let used = String(decoding: rest.dropFirst().prefix(while: \.isNamePart), as: UTF8.self)
    return !scope.checker.memberFacts.hasMember(used, list)
  }

  /// The optional type of a focused value.
  private var focusedType: String {
    let type = scope.typeName(of: member)
    let line = diagnostic.source.names(around: diagnostic.span)
    let isBound = line.contains("FocusedBinding") || line.contains("$" + member)
    return isBound ? "Binding<\(type)>?" : type.optional
  }

  /// Common names of static lists of a type's own values.
  static let collections: Set<String> = [
    "all", "samples", "examples", "mocks", "previews", "sampleData", "mockData", "testData",
    "previewData",
  ]

  /// Library types to which programs add static values.
  static let extendedTypes: Set<String> = [
    "Color", "Font", "Image", "Animation", "AnyTransition", "Notification.Name",
  ]
}
