import Semantics
import SourceText

/// Adapts stub enums.
extension MemberMends {
  /// `.item(3)` and `.item("a")`: an associated value of which uses show different types may be any;
  /// one that is not hashable takes that from the enum.
  func changePayload(_ mismatch: TypeMismatch, _ diagnostic: Diagnostic) -> String? {
    guard !mismatch.isOpen, !mismatch.isOfUnknown,
      let place = scope.diagnosed.argument(at: diagnostic),
      !isOfDeclaredCase(place.name, place.label, mismatch.wanted)
    else { return nil }
    if let known = payload(of: place.name, place.label),
      let name = scope.kinds.replaceUnknown(
        known, by: mismatch.givenText, usedIn: diagnostic.source)
        ?? scope.kinds.replaceUnknown(
          mismatch.givenText, by: known, usedIn: diagnostic.source)
    {
      return name
    }
    let isHashable = scope.checker.type(named: "Hashable").map {
      scope.checker.conforms(mismatch.given, to: $0)
    }
    return scope.changeFirst { stub in
      guard
        let part = stub.cases.first(where: { $0.name == place.name })?.payload.first(where: {
          $0.label == place.label
        })
      else { return false }
      // Of one that could be anything hashable no use has shown more.
      let isNamed = mismatch.given.nominal.map { $0.kind != .protocol } ?? false
      let type =
        part.type == OpenType.anyPayload
        ? isNamed ? mismatch.givenText : "(\(mismatch.givenText))"
        : isHashable ?? false ? OpenType.anyPayload : "Any"
      guard stub.change(payloadOf: place.name, labelled: place.label, to: type) else {
        return false
      }
      if !(isHashable ?? false) { _ = stub.withhold("Hashable") }
      return true
    }
  }

  /// The type of an associated value of the first stub that has such a case.
  private func payload(of name: String, _ label: String?) -> String? {
    scope.sortedStubs.lazy.compactMap { _, stub in
      stub.cases.first { $0.name == name }?.payload.first { $0.label == label }?.type
    }.first
  }

  /// Whether an enum of the program has a case with an associated value of a type, so that the value may be
  /// meant for that.
  private func isOfDeclaredCase(_ name: String, _ label: String?, _ type: Type) -> Bool {
    scope.ownTypes.contains { owner in
      !owner.source.isStub
        && owner.enumeration.cases.contains { known in
          known.name == name && known.payload.contains { $0.label == label && $0.type == type }
        }
    }
  }

  /// `case .progress(let value): fraction = value`: an associated value of which no use has shown more
  /// than that it is a number, or anything, has the type of the place to which it is assigned.
  func changePayload(assigned mismatch: TypeMismatch, _ diagnostic: Diagnostic) -> String? {
    let numbers = PassedValue.numbers
    guard !mismatch.isOpen,
      mismatch.givenText == OpenType.anyPayload
        || numbers.contains(mismatch.givenText) && numbers.contains(mismatch.wantedText)
    else { return nil }
    let payloads = scope.texts.uses(of: diagnostic.source).patterns.bound
    let names = diagnostic.source.names(around: diagnostic.span)
    for bound in payloads.sorted(by: { $0.bound < $1.bound }) where names.contains(bound.bound) {
      let changed = scope.changeFirst { stub in
        let known = stub.cases.first { $0.name == bound.name }?.payload.first {
          $0.label == bound.label
        }
        return known?.type == mismatch.givenText
          && stub.change(payloadOf: bound.name, labelled: bound.label, to: mismatch.wantedText)
      }
      if let changed { return changed }
    }
    return nil
  }

  /// The library types of associated values that are given as implicit members: `Duration` for
  /// `.limited(after: .seconds(3))`.
  func payload(havingMember name: String) -> String? {
    ["Duration", "Color", "Font", "Angle", "Edge", "Alignment"].first { type in
      scope.checker.type(named: type).map { scope.checker.memberFacts.hasMember(name, $0) } ?? false
    }
  }

  /// `Date` or `URL` if it has the static values, such as `.now`; nil otherwise.
  func datum(named names: [String]) -> String? {
    guard !names.isEmpty else { return nil }
    return ["Date", "URL"].lazy.compactMap { scope.checker.type(named: $0) }.first { type in
      names.allSatisfy { scope.checker.memberFacts.hasNamedValue($0, of: type) }
    }?.name
  }

  /// `Duration` if it has all the static functions, such as `.seconds(5)`; nil otherwise.
  func duration(calledBy choices: [(name: String, labels: [String?])]) -> String? {
    guard let duration = scope.checker.type(named: "Duration"), !choices.isEmpty else { return nil }
    let areItsOwn = choices.allSatisfy { choice in
      !choice.labels.isEmpty
        && scope.checker.memberFacts.hasStaticFunction(choice.name, choice.labels, of: duration)
    }
    return areItsOwn ? duration.name : nil
  }

  /// `steps: .random(in: 2...9)`: the type of numbers that a function which they have as a static member makes
  /// for a value of a name; nil if they have none.
  func number(calledBy name: String, _ labels: [String?], _ value: String) -> String? {
    let type = StubGuess.type(of: value) == "Double" ? "Double" : "Int"
    guard !labels.isEmpty, let number = scope.checker.type(named: type) else { return nil }
    return scope.checker.memberFacts.hasStaticFunction(name, labels, of: number) ? type : nil
  }

  /// `Side.allCases`: makes an enum `CaseIterable`.
  func addCases(_ missing: MissingMember) -> String? {
    guard missing.name == "allCases", missing.isStatic, var stub = scope.stub(of: missing.owner),
      stub.conform(to: "CaseIterable")
    else { return nil }
    scope.set(stub)
    return stub.name
  }

  /// `phase = .failure(error)` beside `case .failure:`: gives a case of a stub enum the associated values with
  /// which a text makes it.
  func addPayload(toCase name: String, of owner: NominalType, _ diagnostic: Diagnostic) -> String? {
    guard var stub = scope.stub(of: owner.declaredType),
      let labels = scope.diagnosed.labels(after: diagnostic),
      stub.add(Stub.Case(name, labels: labels, of: stub.name))
    else { return nil }
    scope.set(stub)
    return stub.name
  }

  /// `.product(id: "1")` beside `case .product(let id):`: gives the associated values of a stub's case the labels
  /// that patterns left out.
  func labelPayload(_ diagnostic: Diagnostic) -> String? {
    guard let call = scope.diagnosed.call(withArgumentsAt: diagnostic), let name = call.name,
      call.labels.contains(where: { $0 != nil })
    else { return nil }
    return scope.changeFirst { stub in
      let isKnown = stub.cases.contains { known in
        known.name == name && known.payload.count == call.labels.count
          && known.payload.allSatisfy { $0.label == nil }
      }
      return isKnown && stub.add(Stub.Case(name, labels: call.labels, of: stub.name))
    }
  }

  /// Adds a case to a stub enum.
  func addCase(_ missing: MissingMember, _ diagnostic: Diagnostic) -> String? {
    let isInPattern = scope.diagnosed.isCaseOfPattern(diagnostic)
    guard var stub = scope.stub(of: missing.owner), missing.isStatic || isInPattern,
      isInPattern || !MemberAddition.collections.contains(missing.name)
    else { return nil }
    let enumeration = isInPattern ? EnumerationForm(stub: stub).wholeEnumeration : nil
    if let enumeration { stub = enumeration }
    guard stub.kind == .enumeration else { return nil }
    let labels =
      diagnostic.isAtCall ? scope.diagnosed.labels(after: diagnostic) ?? [nil] : []
    let isAdded = stub.add(Stub.Case(missing.name, labels: labels, of: stub.name))
    guard enumeration != nil || isAdded else { return nil }
    scope.set(stub)
    return stub.name
  }
}
