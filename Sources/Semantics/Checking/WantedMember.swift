/// A member that what is checked next must have: what follows it names that member.
struct WantedMember {
  let name: String

  /// Whether methods count: they are called, or meant by their labels.
  let mayBeMethod: Bool
}

extension MemberLookup {
  func has(_ member: WantedMember, in type: Type) -> Bool {
    lookUpMembers(member.name, in: type).contains { candidate in
      if case .function = candidate.member { member.mayBeMethod } else { true }
    }
  }
}
