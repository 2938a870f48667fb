/// Whether members that are used of a hole are those of `Array`.
extension HoleSolver {
  /// Whether one of the members is a mutating method of `Array`.
  func changesElements(_ members: [HoleSolution.Member]) -> Bool {
    members.contains { member in
      !member.calls.isEmpty
        && arrayMembers(member.name).contains { candidate in
          guard case .function(let function) = candidate.member else { return false }
          return function.selfParameter == .inout
        }
    }
  }

  /// Whether one of the members is a method of `Array` that takes a function.
  func takeFunctions(_ members: [HoleSolution.Member]) -> Bool {
    members.contains { member in
      !member.calls.isEmpty
        && arrayMembers(member.name).contains { candidate in
          guard case .function(let function) = candidate.member,
            member.calls.contains(where: function.accepts)
          else { return false }
          return function.parameters.contains { parameter in
            if case .function = parameter.type { true } else { false }
          }
        }
    }
  }

  /// Whether a member that was used of a hole gives the indices of an array: `firstIndex(where:)`.
  func givesIndices(_ variable: TypeVariable) -> Bool {
    (variable.hole?.members ?? []).contains { member in
      arrayMembers(member.name).contains { candidate in
        let result: Type? =
          switch candidate.member {
          case .function(let function): function.result.wrapped
          case .property(let property): property.type
          default: nil
          }
        return result?.substituting(candidate.map) == checker.int
      }
    }
  }

  private func arrayMembers(_ name: String) -> [MemberCandidate] {
    memberLookup.lookUpMembers(name, in: checker.array(.unknown))
  }
}

extension Function {
  /// Whether the function can be called with these labels; parameters with defaults and trailing
  /// closures may be omitted.
  func accepts(_ labels: [String?]) -> Bool {
    var rest = parameters[...]
    for label in labels {
      guard let index = rest.firstIndex(where: { $0.label == label }),
        rest[..<index].allSatisfy({ $0.defaultValue != nil })
      else { return false }
      rest = rest[(index + 1)...]
    }
    return rest.allSatisfy { parameter in
      if case .function = parameter.type { return true }
      return parameter.defaultValue != nil
    }
  }
}
