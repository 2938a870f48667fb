package import SourceText

/// A member of a type, for people.
package struct MemberListing {
  /// Who declares a member; the nearest first.
  package enum Origin: Int, Comparable, Sendable {
    /// The program itself.
    case program
    /// The library, for this type or a superclass of it.
    case type
    /// A protocol of the library.
    case `protocol`

    package static func < (left: Origin, right: Origin) -> Bool { left.rawValue < right.rawValue }
  }

  package let name: String
  /// Its type: `String`, `(at: Int) -> Book`; empty where that is not known.
  package let type: String
  /// Whether key paths can lead through it.
  package let isProperty: Bool
  package let origin: Origin
  /// Where it is declared; nil where that is nowhere to be read.
  package let place: DeclarationPlace?
  /// The parameters that a call names or leaves nameless; empty for what is not called.
  package let parameters: [CallParameter]
}

/// Where a declaration stands.
package struct DeclarationPlace {
  package let source: Source
  package let span: Span
}

/// A parameter, for people.
package struct CallParameter {
  /// Nil where the argument has no label.
  package let label: String?
  package let type: String
}

/// Lists the members of a type for readers.
struct MemberListings: CheckerPart {
  let checker: TypeChecker

  /// Every member name of a type, in the order of the alphabet.
  func memberNames(of type: Type, isStatic: Bool) -> [String] {
    var names: Set<String> = []
    forEachMember(of: type, isStatic: isStatic) { member, _, _ in names.insert(member.name) }
    return names.sorted()
  }

  /// The members whose names begin so, one of each name: those of the program first, those of
  /// protocols last, properties before methods.
  func memberListings(
    of type: Type, isStatic: Bool, startingWith start: String
  ) -> [MemberListing] {
    var listings: [String: MemberListing] = [:]
    forEachMember(of: type, isStatic: isStatic) { member, map, origin in
      guard member.name.hasPrefix(start), listings[member.name] == nil, !isMadeUp(member) else {
        return
      }
      listings[member.name] = listing(of: member, map, origin)
    }
    return listings.values.sorted {
      ($0.origin, $0.isProperty ? 0 : 1, $0.name) < ($1.origin, $1.isProperty ? 0 : 1, $1.name)
    }
  }

  /// The methods of that name, each with its parameters; for `init` the initializers.
  func callListings(
    of type: Type, isStatic: Bool, named name: String
  ) -> [MemberListing] {
    var listings: [MemberListing] = []
    forEachMember(of: type, isStatic: isStatic, takesInitializers: name == "init") {
      member, map, origin in
      if case .function(let function) = member, function.name == name {
        listings.append(listing(of: member, map, origin))
      }
    }
    return listings
  }

  /// The global functions of that name, and the initializers of the types.
  func callListings(ofGlobal name: String) -> [MemberListing] {
    checker.globals(named: name).flatMap { symbol -> [MemberListing] in
      switch symbol {
      case .function(let function): [listing(of: .function(function), [:], .program)]
      case .type(let type): callListings(of: type.declaredType, isStatic: false, named: "init")
      default: []
      }
    }
  }

  /// A global name with its type; nil for what is none of variables, functions and types.
  func listing(ofGlobal name: String) -> MemberListing? {
    for symbol in checker.globals(named: name) {
      switch symbol {
      case .function(let function): return listing(of: .function(function), [:], .program)
      case .type(let type):
        return MemberListing(
          name: name, type: "\(type.kind)", isProperty: false, origin: .program,
          place: DeclarationPlace(source: type.source, span: type.nameSpan), parameters: [])
      case .variable(let variable):
        return variableListing(name, variable.type, in: variable.source, variable.span)
      case .computed(let property):
        return variableListing(name, property.type, in: property.source, property.span)
      case .typeAlias, .wrapped: continue
      }
    }
    return nil
  }

  private func variableListing(
    _ name: String, _ type: Type, in source: Source, _ span: Span
  ) -> MemberListing {
    MemberListing(
      name: name, type: type.resolved.isUnknown ? "" : "\(type.resolved)", isProperty: true,
      origin: .program, place: DeclarationPlace(source: source, span: span), parameters: [])
  }

  /// Whether the compiler makes a member that no program would call by itself.
  private func isMadeUp(_ member: Member) -> Bool {
    switch member {
    case .function(let function):
      if case .synthesized = function.implementation { return true }
      // The library declares what the macro adds to a class for all of them at once.
      if let owner = function.owner, owner === checker.wellKnown("Observable") { return true }
      return checker.isSynthesized(function)
    default: return member.name.hasPrefix("$_")
    }
  }

  private func listing(
    of member: Member, _ map: Substitution, _ origin: MemberListing.Origin
  ) -> MemberListing {
    func text(_ type: Type) -> String {
      let type = unifier.simplify(type.substituting(map)).resolved
      return type.isUnknown ? "" : "\(type)"
    }
    switch member {
    case .property(let property):
      return MemberListing(
        name: property.name, type: text(property.type), isProperty: true, origin: origin,
        place: DeclarationPlace(source: property.source, span: property.span), parameters: [])
    case .function(let function):
      let parameters = function.parameters.map {
        CallParameter(label: $0.label, type: text($0.type))
      }
      let list = parameters.map { ($0.label.map { "\($0): " } ?? "") + $0.type }
      let effects = (function.isAsync ? " async" : "") + (function.isThrowing ? " throws" : "")
      let isInitializer = function.kind == .initializer
      let result = isInitializer ? "" : " -> \(text(function.result))"
      return MemberListing(
        name: function.name, type: "(\(list.joined(separator: ", ")))\(effects)\(result)",
        isProperty: false, origin: origin,
        place: DeclarationPlace(source: function.source, span: function.span),
        parameters: parameters)
    default:
      return MemberListing(
        name: member.name, type: "", isProperty: false, origin: origin, place: nil,
        parameters: [])
    }
  }

  /// Visits the members that can be named on a value of a type, or on the type itself, own ones first.
  private func forEachMember(
    of type: Type, isStatic: Bool, takesInitializers: Bool = false,
    _ visit: (Member, Substitution, MemberListing.Origin) -> Void
  ) {
    checker.libraryLoader.loadAllMembers()
    func add(_ nominal: NominalType, _ map: Substitution) {
      typeDeclarations.complete(nominal)
      let library: MemberListing.Origin = nominal.kind == .protocol ? .protocol : .type
      for member in nominal.memberOrder where !member.name.hasPrefix("_") {
        switch member {
        case .property(let property) where property.isStatic == isStatic:
          visit(member, map, property.source.isLibrary ? library : .program)
        case .function(let function)
        where function.kind == .initializer
          ? takesInitializers
          : function.isStatic == isStatic && function.name.utf8.first?.isIdentifierStart ?? false:
          visit(member, map, function.source.isLibrary ? library : .program)
        case .enumCase(let element) where isStatic:
          visit(member, map, element.owner.isPrelude ? library : .program)
        default: continue
        }
      }
    }
    var current: Type? = unifier.simplify(type)
    while let known = current {
      if let nominal = known.nominal {
        add(nominal, nominal.substitution(known.arguments))
        // The initializers of protocols and superclasses are not those that a call is likely to mean.
        if takesInitializers { return }
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
