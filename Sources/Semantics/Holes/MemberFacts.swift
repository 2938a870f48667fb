import Prelude

/// Facts about the members that types declare, by which the stub generator tells types apart.
package struct MemberFacts: CheckerPart {
  let checker: TypeChecker

  /// Whether values of a type have all these members, with methods for their calls.
  package func hasMembers(_ members: [HoleSolution.Member], _ type: NominalType) -> Bool {
    let some = Type.nominal(type, type.generics.parameters.map { _ in .unknown })
    return members.allSatisfy { mayHave($0.name, type) }
      && members.allSatisfy { member in
        let candidates = memberLookup.lookUpMembers(member.name, in: some)
          .filter { $0.member.isOfValues }
        // A member that is not called is not a method.
        let isValue = candidates.contains { candidate in
          if case .function = candidate.member { false } else { true }
        }
        return !candidates.isEmpty && (isValue || !member.calls.isEmpty)
          && member.calls.allSatisfy { labels in
            candidates.contains { candidate in
              guard case .function(let function) = candidate.member else { return false }
              return function.accepts(labels)
            }
          }
      }
  }

  /// Whether a type may have a member of that name. For library types that are not read yet, the
  /// texts that declare them are searched for the name, which takes less than reading them.
  private func mayHave(_ name: String, _ type: NominalType) -> Bool {
    guard type.isPrelude, type.kind != .class, type.outer == nil,
      !LibraryTable.members.contains(name)
    else { return true }
    return ([type] + conformances.protocols(of: type).map(\.0)).contains { declaring in
      declaring.pending == nil
        ? declaring.members.contains(name)
        : LibraryTable.names.files(declaring.name).contains { $0.contains(name) }
    }
  }

  /// The initializers that a type declares, and its memberwise initializers.
  package func initializers(of type: NominalType) -> [Function] {
    let found =
      memberLookup.lookUpMembers("init", in: type.declaredType)
      + memberLookup.lookUpMembers("init", in: type.declaredType, applicable: false)
    return found.compactMap { candidate in
      guard case .function(let function) = candidate.member, function.owner === type else {
        return nil
      }
      return function
    }
  }

  /// Whether a generic parameter of a type must inherit from or conform to something.
  package func constrainsParameters(of type: NominalType) -> Bool {
    checker.typeDeclarations.complete(type)
    return type.generics.parameters.contains { !$0.constraints.isEmpty }
  }

  /// The static properties of a type whose type is that type.
  package func namedValues(of type: NominalType) -> [String] {
    checker.typeDeclarations.complete(type)
    checker.initialValues.inferPropertyTypes(type)
    let names = type.memberOrder.compactMap { member -> String? in
      guard case .property(let property) = member, property.isStatic,
        property.type.nominal === type
      else { return nil }
      return property.name
    }
    return Set(names).sorted()
  }

  /// Whether a type has a static property of that name whose type is that type. Its other members
  /// are not read.
  package func hasNamedValue(_ name: String, of type: NominalType) -> Bool {
    checker.typeDeclarations.complete(type)
    return (type.members[name] ?? []).contains { member in
      guard case .property(let property) = member, property.isStatic else { return false }
      checker.initialValues.inferType(of: property)
      return property.type.nominal === type
    }
  }

  /// Whether a type has a static function of that name that can be called with these labels.
  package func hasStaticFunction(_ name: String, _ labels: [String?], of type: NominalType) -> Bool
  {
    checker.libraryLoader.loadMembers(name)
    return memberLookup.lookUpMembers(name, in: type.declaredType).contains { candidate in
      guard case .function(let function) = candidate.member else { return false }
      return function.selfParameter == .metatype && function.accepts(labels)
    }
  }

  /// Whether values of a type have a member of that name.
  package func hasMember(_ name: String, _ type: NominalType) -> Bool {
    let some = Type.nominal(type, type.generics.parameters.map { _ in .unknown })
    return !memberLookup.lookUpMembers(name, in: some).isEmpty
  }

  /// Whether a protocol extension has a default implementation of a requirement; nil labels for a
  /// property.
  package func hasDefault(_ name: String, of target: NominalType, labels: [String?]?) -> Bool {
    memberLookup.lookUpMembers(name, in: target.declaredType).contains { candidate in
      guard !candidate.member.isRequirement else { return false }
      switch candidate.member {
      case .function(let function): return function.parameters.map(\.label) == labels
      case .property: return labels == nil
      default: return false
      }
    }
  }

  /// Whether one of the named protocols has an associated type of that name.
  package func isAssociatedType(_ name: String, ofProtocolsOf names: [String]) -> Bool {
    names.contains { target in
      checker.type(named: target).map {
        checker.typeLookup.associatedType(named: name, in: $0) != nil
      } ?? false
    }
  }

  /// Whether a type has an initializer that can be called without arguments.
  package func hasEmptyInitializer(_ type: NominalType) -> Bool {
    typeDeclarations.complete(type)
    return memberLookup.lookUpMembers("init", in: type.declaredType).contains { candidate in
      guard case .function(let function) = candidate.member else { return false }
      return !function.result.isOptional
        && function.parameters.allSatisfy { $0.defaultValue != nil }
    }
  }
}

extension Member {
  /// Whether it is an instance member.
  fileprivate var isOfValues: Bool {
    switch self {
    case .property(let property): !property.isStatic
    case .function(let function): function.selfParameter != .metatype
    case .enumCase: false
    default: true
    }
  }
}
