/// A member that the type of the expression checked next must have, because the next link of the
/// chain names it.
struct WantedMember {
  let name: String

  /// Whether methods count: it is called, or written with argument labels.
  let mayBeMethod: Bool
}

extension MemberLookup {
  func has(_ member: WantedMember, in type: Type) -> Bool {
    lookUpMembers(member.name, in: type).contains { candidate in
      if case .function = candidate.member { member.mayBeMethod } else { true }
    }
  }
}
