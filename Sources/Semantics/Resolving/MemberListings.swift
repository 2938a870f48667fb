/// A member of a type, for people.
package struct MemberListing {
  package let name: String
  /// Its type: `String`, `(at: Int) -> Book`; empty where that is not known.
  package let type: String
  /// Whether key paths can lead through it.
  package let isProperty: Bool
}

/// Lists the members of a type for readers.
struct MemberListings: CheckerPart {
  let checker: TypeChecker

  /// Every member name of a type, in the order of the alphabet.
  func memberNames(of type: Type, isStatic: Bool) -> [String] {
    var names: Set<String> = []
    forEachMember(of: type, isStatic: isStatic) { member, _ in names.insert(member.name) }
    return names.sorted()
  }

  /// The members whose names begin so, one of each name, in the order of the alphabet.
  func memberListings(
    of type: Type, isStatic: Bool, startingWith start: String
  ) -> [MemberListing] {
    var listings: [String: MemberListing] = [:]
    forEachMember(of: type, isStatic: isStatic) { member, map in
      guard member.name.hasPrefix(start), listings[member.name] == nil else { return }
      listings[member.name] = listing(of: member, map)
    }
    return listings.values.sorted { $0.name < $1.name }
  }

  private func listing(of member: Member, _ map: Substitution) -> MemberListing {
    func text(_ type: Type) -> String {
      let type = unifier.simplify(type.substituting(map)).resolved
      return type.isUnknown ? "" : "\(type)"
    }
    switch member {
    case .property(let property):
      return MemberListing(name: property.name, type: text(property.type), isProperty: true)
    case .function(let function):
      let parameters = function.parameters.map { parameter in
        (parameter.label.map { "\($0): " } ?? "") + text(parameter.type)
      }
      let effects = (function.isAsync ? " async" : "") + (function.isThrowing ? " throws" : "")
      let type = "(\(parameters.joined(separator: ", ")))\(effects) -> \(text(function.result))"
      return MemberListing(name: function.name, type: type, isProperty: false)
    default: return MemberListing(name: member.name, type: "", isProperty: false)
    }
  }

  /// Visits the members that can be named on a value of a type, or on the type itself, own ones first.
  private func forEachMember(
    of type: Type, isStatic: Bool, _ visit: (Member, Substitution) -> Void
  ) {
    checker.libraryLoader.loadAllMembers()
    func add(_ nominal: NominalType, _ map: Substitution) {
      typeDeclarations.complete(nominal)
      for member in nominal.memberOrder where !member.name.hasPrefix("_") {
        switch member {
        case .property(let property) where property.isStatic == isStatic: visit(member, map)
        case .function(let function)
        where function.isStatic == isStatic && function.kind != .initializer:
          if function.name.utf8.first.map(\.isIdentifierStart) ?? false { visit(member, map) }
        case .enumCase where isStatic: visit(member, map)
        default: continue
        }
      }
    }
    var current: Type? = unifier.simplify(type)
    while let known = current {
      if let nominal = known.nominal {
        add(nominal, nominal.substitution(known.arguments))
        for (target, _) in conformances.protocols(of: nominal) {
          add(target, target.substitution([known]))
        }
      } else {
        for constraint in conformances.constraints(of: known) {
          constraint.nominal.map { add($0, $0.substitution([known])) }
        }
      }
      current = checker.superclass(of: known)
    }
  }
}
