import Semantics
import SourceText

/// Adapts stub enums.
extension MemberMends {
  /// `.limited(after: .seconds(3))`: gives a payload the library type that has the static member.
  func changePayload(_ missing: MissingMember, _ diagnostic: Diagnostic) -> String? {
    guard missing.isStatic, missing.owner.isPrelude("AnyHashable"),
      let type = MemberMends.payloads.first(where: { name in
        scope.checker.type(named: name).map { scope.checker.hasMember(missing.name, $0) } ?? false
      })
    else { return nil }
    let near = diagnostic.source.names(around: diagnostic.span)
    return scope.changeFirst { $0.change(payloadNamedIn: near, to: type) }
  }

  /// `.unknown(error)`: gives a payload the type of a value that is not hashable, so that the enum is
  /// not hashable either.
  func changePayload(_ mismatch: TypeMismatch, _ diagnostic: Diagnostic) -> String? {
    guard mismatch.wanted.isPrelude("AnyHashable"), !mismatch.isOpen, !mismatch.isOfUnknown,
      let place = Brackets.argument(at: Int(diagnostic.span.start), in: diagnostic.source.bytes)
    else { return nil }
    let isNamed = mismatch.given.nominal.map { $0.kind != .protocol } ?? false
    let type = isNamed ? mismatch.givenText : "(\(mismatch.givenText))"
    return scope.changeFirst { stub in
      guard stub.change(payloadOf: place.name, labelled: place.label, to: type) else {
        return false
      }
      _ = stub.withhold("Hashable")
      return true
    }
  }

  /// The library types that payloads may get.
  private static let payloads = ["Duration", "Color", "Font", "Angle", "Edge", "Alignment"]

  /// `Side.allCases`: makes an enum `CaseIterable`.
  func addCases(_ missing: MissingMember) -> String? {
    guard missing.name == "allCases", missing.isStatic, var stub = scope.stub(of: missing.owner),
      stub.conform(to: "CaseIterable")
    else { return nil }
    scope.set(stub)
    return stub.name
  }

  /// Adds a case to a stub enum.
  func addCase(_ missing: MissingMember, _ diagnostic: Diagnostic) -> String? {
    guard var stub = scope.stub(of: missing.owner), missing.isStatic || diagnostic.isInPattern
    else { return nil }
    let isNew = diagnostic.isInPattern && stub.becomeEnumeration()
    guard stub.kind == .enumeration else { return nil }
    let call =
      diagnostic.isAtCall
      ? CallText(in: diagnostic.source.bytes, after: Int(diagnostic.span.end)) : nil
    let labels = call?.arguments.map(\.label) ?? (diagnostic.isAtCall ? [nil] : [])
    guard isNew || stub.add(case: missing.name + Stub.payload(labels)) else { return nil }
    scope.set(stub)
    return stub.name
  }
}
