package import SourceText

/// A member of a type, for display.
package struct MemberListing {
  /// Where a member is declared, nearest first.
  package enum Origin: Int, Comparable, Sendable {
    /// In the program.
    case program
    /// In the library, for this type or a superclass.
    case type
    /// In a protocol of the library.
    case `protocol`

    package static func < (left: Origin, right: Origin) -> Bool { left.rawValue < right.rawValue }
  }

  package let name: String
  /// Its type: `String`, `(at: Int) -> Book`; empty if unknown.
  package let type: String
  /// Whether it can be a key path component.
  package let isProperty: Bool
  /// Where it is declared.
  package let origin: Origin
  /// Where it is declared; nil if there is no source to show.
  package let place: DeclarationPlace?
  /// The parameters of a call; empty for members that are not called.
  package let parameters: [CallParameter]
  /// The types of further methods of this name, where it is the one that is meant.
  package fileprivate(set) var overloads: [String] = []

  init(
    name: String, type: String, isProperty: Bool, origin: Origin, place: DeclarationPlace?,
    parameters: [CallParameter] = []
  ) {
    self.name = name
    self.type = type
    self.isProperty = isProperty
    self.origin = origin
    self.place = place
    self.parameters = parameters
  }
}

/// The source position of a declaration.
package struct DeclarationPlace {
  package let source: Source
  package let span: Span
}

/// A parameter, for display.
package struct CallParameter {
  /// The argument label; nil for none.
  package let label: String?
  /// The parameter's type in source form.
  package let type: String
  /// The type itself.
  package let declared: Type
}

/// Lists the members of types, for completion and help.
package struct MemberListings: CheckerPart {
  let checker: TypeChecker

  /// The names of all members of a type, those of overloads more than once.
  ///
  /// - Parameter isMeant: Whether a name is of interest; nil if all are. Library members of other names
  ///   are not read.
  package func memberNames(
    of type: Type, isStatic: Bool, where isMeant: ((String) -> Bool)? = nil
  ) -> [String] {
    var names: [String] = []
    visitMembers(of: type, isStatic: isStatic, loadsAll: true, where: isMeant) { member, _, _ in
      names.append(member.name)
      return true
    }
    return names
  }

  /// The names of a type's members that may be meant by one that was not found.
  func memberNames(near name: String, of type: Type, isStatic: Bool) -> [String] {
    memberNames(of: type, isStatic: isStatic) { memberLookup.isNear(name, $0) }
  }

  /// The members whose names have a prefix, one per name: those of the program first, those of
  /// protocols last; properties before methods.
  package func memberListings(
    of type: Type, isStatic: Bool, startingWith start: String
  ) -> [MemberListing] {
    var listings: [String: MemberListing] = [:]
    if !start.isEmpty { checker.libraryLoader.loadMembers(startingWith: start) }
    forEachMember(of: type, isStatic: isStatic, loadsAll: start.isEmpty) { member, map, origin in
      guard member.name.hasPrefix(start), listings[member.name] == nil, !isMadeUp(member) else {
        return
      }
      listings[member.name] = listing(of: member, map, origin)
    }
    var sorted = listings.values.sorted {
      ($0.origin, $0.isProperty ? 0 : 1, $0.name) < ($1.origin, $1.isProperty ? 0 : 1, $1.name)
    }
    for index in sorted.indices where sorted.count == 1 || sorted[index].name == start {
      sorted[index].overloads = overloads(of: sorted[index], type, isStatic: isStatic)
    }
    return sorted
  }

  /// The types of the methods of a listing's name, but its own.
  private func overloads(
    of listing: MemberListing, _ type: Type, isStatic: Bool
  ) -> [String] {
    guard !listing.isProperty else { return [] }
    var seen: Set = [listing.type]
    // The listing is made of what is loaded.
    return callListings(of: type, isStatic: isStatic, named: listing.name, loadsAll: false)
      .map(\.type).filter { seen.insert($0).inserted }
  }

  /// Two loaded members whose names differ right after a prefix, if there are such; otherwise at
  /// most one.
  package func divergingMembers(of type: Type, isStatic: Bool, startingWith start: String)
    -> [String]
  {
    func next(_ name: String) -> Unicode.Scalar? {
      name.unicodeScalars.dropFirst(start.unicodeScalars.count).first
    }
    var found: [String] = []
    /// Notes a member; returns whether others are of interest.
    func note(_ member: Member) -> Bool {
      guard member.name.hasPrefix(start), !isMadeUp(member) else { return true }
      if found.isEmpty || next(found[0]) != next(member.name) { found.append(member.name) }
      return found.count < 2
    }
    visitMembers(of: type, isStatic: isStatic, loadsAll: false) { member, _, _ in note(member) }
    guard found.count < 2, !isStatic else { return found }
    visitDrawingModifiers(of: type, loadsAll: false) { member, _ in note(member) }
    return found
  }

  /// The methods with a name, with their parameters; the initializers for `init`.
  ///
  /// - Parameter loadsAll: Whether the library's extensions are loaded for it.
  package func callListings(
    of type: Type, isStatic: Bool, named name: String, loadsAll: Bool = true
  ) -> [MemberListing] {
    var listings: [MemberListing] = []
    forEachMember(
      of: type, isStatic: isStatic, takesInitializers: name == "init", loadsAll: loadsAll
    ) { member, map, origin in
      if case .function(let function) = member, function.name == name {
        listings.append(listing(of: member, map, origin))
      }
    }
    return listings
  }

  /// The global functions with a name, and the initializers of types with that name.
  package func callListings(ofGlobal name: String) -> [MemberListing] {
    checker.globals(named: name).flatMap { symbol -> [MemberListing] in
      switch symbol {
      case .function(let function): [listing(of: .function(function), [:], .program)]
      case .type(let type): callListings(of: type.declaredType, isStatic: false, named: "init")
      default: []
      }
    }
  }

  /// A global name with its type; nil if it is not a variable, function or type.
  package func listing(ofGlobal name: String) -> MemberListing? {
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

  /// Whether a member is synthesized and not called by programs.
  private func isMadeUp(_ member: Member) -> Bool {
    switch member {
    case .function(let function):
      if case .synthesized = function.implementation { return true }
      // The library declares the members that the macro adds to a class once for all classes.
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
        CallParameter(
          label: $0.label, type: text($0.type), declared: $0.type.substituting(map).displayed)
      }
      let list = parameters.map { ($0.label.map { "\($0): " } ?? "") + $0.type }
      let effects =
        (function.effects.isAsync ? " async" : "") + (function.effects.isThrowing ? " throws" : "")
      let isInitializer = function.kind == .initializer
      // The library declares modifiers that only draw without results.
      let result =
        isInitializer ? "" : isDrawing(function) ? " -> some View" : " -> \(text(function.result))"
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

  private func isDrawing(_ function: Function) -> Bool {
    function.owner?.isPrelude ?? false && function.owner?.name == TypeChecker.drawingModifiersName
  }

  /// Visits the members available on a value of a type, or on the type itself, its own first; of a view, the
  /// modifiers that only draw last.
  private func forEachMember(
    of type: Type, isStatic: Bool, takesInitializers: Bool = false, loadsAll: Bool = true,
    _ visit: (Member, Substitution, MemberListing.Origin) -> Void
  ) {
    visitMembers(
      of: type, isStatic: isStatic, takesInitializers: takesInitializers, loadsAll: loadsAll
    ) { member, map, origin in
      visit(member, map, origin)
      return true
    }
    guard !isStatic, !takesInitializers else { return }
    visitDrawingModifiers(of: type, loadsAll: loadsAll) { member, map in
      visit(member, map, .protocol)
      return true
    }
  }

  /// Visits the modifiers that only draw, of a view, as long as the function wants to go on.
  private func visitDrawingModifiers(
    of type: Type, loadsAll: Bool, _ visit: (Member, Substitution) -> Bool
  ) {
    let type = known(type)
    // Where the library's views are not loaded, nothing is a view.
    guard checker.library.wellKnownTypes["View"] != nil,
      conformances.conforms(type, toPrelude: "View")
    else { return }
    let nominal = checker.drawingModifiers
    if loadsAll { checker.libraryLoader.loadMembers(of: nominal) }
    typeDeclarations.complete(nominal)
    let map = nominal.substitution([type])
    for member in nominal.memberOrder {
      guard case .function(let function) = member,
        conformances.holds(function.generics.extensionRequirements, map)
      else { continue }
      guard visit(member, map) else { return }
    }
  }

  /// A type as far as it is known; of a literal that nothing else decides, its default type.
  private func known(_ type: Type) -> Type {
    let type = unifier.simplify(type)
    if case .variable(let variable) = type, let usual = unifier.defaultType(of: variable) {
      return usual
    }
    return type
  }

  /// Visits members in this order as long as the function wants to go on.
  ///
  /// - Parameters:
  ///   - loadsAll: Whether the library's extensions are loaded for it.
  ///   - isMeant: Whether members of a name are visited; nil if all are.
  private func visitMembers(
    of type: Type, isStatic: Bool, takesInitializers: Bool = false, loadsAll: Bool,
    where isMeant: ((String) -> Bool)? = nil,
    _ visit: (Member, Substitution, MemberListing.Origin) -> Bool
  ) {
    /// Visits the members of a type; returns false where that is the end.
    func add(_ nominal: NominalType, _ map: Substitution) -> Bool {
      if loadsAll { checker.libraryLoader.loadMembers(of: nominal) }
      typeDeclarations.complete(nominal)
      let library: MemberListing.Origin = nominal.kind == .protocol ? .protocol : .type
      let members =
        isMeant.map { isMeant in
          nominal.members.names(where: isMeant).sorted().flatMap { nominal.members[$0] ?? [] }
        } ?? nominal.memberOrder
      return members.allSatisfy { member in
        if member.name.hasPrefix("_") { return true }
        switch member {
        case .property(let property) where property.isStatic == isStatic:
          return visit(member, map, property.source.isLibrary ? library : .program)
        case .function(let function)
        where function.kind == .initializer
          ? takesInitializers
          : function.modifiers.isStatic == isStatic
            && function.name.utf8.first?.isIdentifierStart ?? false:
          return visit(member, map, function.source.isLibrary ? library : .program)
        case .enumCase(let element) where isStatic:
          return visit(member, map, element.owner.isPrelude ? library : .program)
        default: return true
        }
      }
    }
    var current: Type? = known(type)
    while let known = current {
      if let nominal = known.nominal {
        guard add(nominal, nominal.substitution(known.arguments)) else { return }
        // Initializers of protocols and superclasses are unlikely to be called.
        if takesInitializers { return }
        for (target, _) in conformances.protocols(of: nominal) {
          guard add(target, target.substitution([known])) else { return }
        }
      } else {
        for target in conformances.constraints(of: known).compactMap(\.nominal) {
          guard add(target, target.substitution([known])) else { return }
        }
      }
      current = checker.superclass(of: known)
    }
  }
}
