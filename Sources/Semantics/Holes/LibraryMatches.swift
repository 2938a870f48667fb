import Prelude
import SourceText

/// What the library has that fits uses: types that holes may have, and members of arrays.
package struct LibraryMatches: CheckerPart {
  let checker: TypeChecker

  /// A type of the library that conforms to all the protocols and has an initializer without
  /// arguments.
  package func libraryType(conformingTo constraints: [Type]) -> NominalType? {
    PreludeLibrary.names.lazy.compactMap {
      name in
      guard name.first?.isUppercase ?? false,
        case .type(let type)? = checker.lookUpPrelude(name).first,
        type.kind == .struct, type.generics.parameters.isEmpty,
        // Only the members of the few conforming types are loaded.
        constraints.allSatisfy({ checker.conformances.meets(type.declaredType, $0) }),
        checker.memberFacts.hasEmptyInitializer(type)
      else { return nil }
      return type
    }.first
  }

  /// The types that a conforming type in a library protocol's own file has for some associated types of
  /// the protocol; none if there is no such type.
  package func associatedTypes(
    _ names: [String], of target: NominalType
  ) -> [(name: String, type: Type)] {
    guard target.isPrelude, !names.isEmpty else { return [] }
    let symbols = checker.library.symbols.sorted { $0.key < $1.key }.lazy.flatMap(\.value)
    let known = symbols.compactMap { symbol -> NominalType? in
      guard case .type(let type) = symbol, type.source === target.source, type.kind == .struct,
        type.generics.parameters.isEmpty,
        checker.conformances.conforms(type.declaredType, to: target)
      else { return nil }
      return type
    }.first
    guard let known else { return [] }
    return names.compactMap { name in
      checker.typeLookup.associatedType(named: name, in: target)
        .flatMap { checker.associatedType($0, in: known.declaredType) }.map { (name, $0) }
    }
  }

  /// The enum of the library with exactly these cases, if any.
  package func libraryEnum(ofCases names: Set<String>) -> NominalType? {
    guard let first = names.min() else { return nil }
    let files = PreludeLibrary.files.filter { file in
      file.isAlwaysKnown && file.contains("case \(first)") && names.allSatisfy(file.contains)
    }
    return types(declaredBy: "enum", in: files).lazy.filter { type in
      typeDeclarations.complete(type)
      return Set(type.enumeration.cases.map(\.name)) == names
    }.first
  }

  /// The generic enum of the library with a name, if it has these cases.
  package func genericEnum(
    named name: String, withCases cases: [(name: String, labels: [String?])]
  ) -> NominalType? {
    guard let type = checker.type(named: name), type.isPrelude, type.kind == .enum,
      !type.generics.parameters.isEmpty
    else { return nil }
    typeDeclarations.complete(type)
    let hasCases = cases.allSatisfy { asked in
      type.enumeration.cases.contains {
        $0.name == asked.name && $0.payload.map(\.label) == asked.labels
      }
    }
    return hasCases ? type : nil
  }

  /// The class of the library that declares the first of these methods, and most of the others: the
  /// superclass that a class overriding them may have. Of several, the one with the most members.
  package func libraryClass(declaring methods: [MethodName]) -> NominalType? {
    guard let first = methods.first else { return nil }
    let files = PreludeLibrary.files.filter {
      $0.isAlwaysKnown && $0.contains("func \(first.name)(")
    }
    let found = types(declaredBy: "class", in: files).compactMap { type -> (NominalType, [Int])? in
      typeDeclarations.complete(type)
      let declared = methods.filter { declares($0, type) }
      guard declared.first == first else { return nil }
      return (type, [declared.count, type.members.names.count])
    }
    return found.max { $0.1.lexicographicallyPrecedes($1.1) }?.0
  }

  /// The types that some library files declare with a keyword. The files that only declare others are
  /// not loaded.
  private func types(declaredBy keyword: String, in files: [LibraryFile]) -> [NominalType] {
    PreludeLibrary.names(of: files).filter { name in
      files.contains { $0.contains("\(keyword) \(name)") }
    }.compactMap { name in
      if case .type(let type)? = checker.lookUpPrelude(name).first { type } else { nil }
    }
  }

  private func declares(_ method: MethodName, _ type: NominalType) -> Bool {
    (type.members[method.name] ?? []).contains { member in
      guard case .function(let function) = member else { return false }
      return function.parameters.map(\.label) == method.labels
    }
  }

  /// The input type of a library format style: `Date` for `relative`. Nil if no style has that
  /// name; the default type of literals for a style of several types.
  ///
  /// - Parameter label: The name of the value that the style shows, which may tell its unit.
  package func formatInput(ofStyle name: String, showing label: String) -> Type? {
    guard let style = checker.type(named: "FormatStyle"),
      let input = checker.typeLookup.associatedType(named: "FormatInput", in: style)
    else { return nil }
    checker.libraryLoader.loadMembers(name)
    typeDeclarations.complete(style)
    // `extension FormatStyle where Self == Date.RelativeFormatStyle { static func relative(…) }`.
    let requirements = (style.members[name] ?? []).flatMap { member -> [Requirement] in
      switch member {
      case .property(let property): property.extensionRequirements
      case .function(let function):
        function.generics.extensionRequirements + function.generics.requirements
      default: []
      }
    }
    let inputs = requirements.compactMap { requirement -> Type? in
      guard case .sameType(.parameter(let parameter), let made) = requirement,
        parameter.isProtocolSelf
      else { return nil }
      return checker.associatedType(input, in: made)
    }
    let isOfNumbers =
      inputs.count > 1
      || inputs.contains { if case .parameter = $0 { true } else { $0 == checker.int } }
    return isOfNumbers ? checker.double : inputs.first.flatMap { measured($0, calledLike: label) }
  }

  /// The type with a unit for each generic parameter that must be one.
  private func measured(_ type: Type, calledLike label: String) -> Type? {
    guard type.hasParameters else { return type }
    let map = type.arguments.reduce(into: Substitution()) { map, argument in
      guard case .parameter(let parameter) = argument else { return }
      map[parameter] = unit(of: label, meeting: parameter.constraints)?.declaredType
    }
    let made = type.substituting(map)
    return made.hasParameters ? nil : made
  }

  /// The unit class of the library that is meant by the name of a value, `UnitSpeed` for `topSpeed`, or else
  /// that of lengths; nil if the constraints ask for no such class.
  package func unit(of label: String, meeting constraints: [Type]) -> NominalType? {
    let bound = constraints.lazy.compactMap(\.nominal).first { $0.kind == .class && $0.isPrelude }
    guard let bound else { return nil }
    return [label.lastWord.capitalizedFirst, "Length"].lazy.compactMap {
      checker.type(named: "Unit" + $0)
    }.first { conformances.isSubclass($0.declaredType, of: bound) }
  }

  /// Whether one of the members is a mutating method of `Array`.
  package func changesElements(_ members: [HoleSolution.Member]) -> Bool {
    members.contains { member in
      !member.calls.isEmpty
        && arrayMembers(member.name).contains { candidate in
          guard case .function(let function) = candidate.member else { return false }
          return function.selfParameter == .inout
        }
    }
  }

  /// What a method of arrays without parameters gives, if that is a sequence of something else than the
  /// elements, as only `enumerated()` is; nil for other names.
  func otherSequence(givenBy name: String, of array: Type) -> Type? {
    let results = memberLookup.lookUpMembers(name, in: array).compactMap { candidate -> Type? in
      guard case .function(let function) = candidate.member, function.parameters.isEmpty else {
        return nil
      }
      return function.result.substituting(candidate.map)
    }
    guard results.count == 1, let result = results.first, result.arguments == [array] else {
      return nil
    }
    return conformances.conforms(result, toPrelude: "Sequence") ? result : nil
  }

  /// What a property of arrays gives, if that is a range of indices, as `indices` is; nil for other names.
  func rangeOfIndices(givenBy name: String) -> Type? {
    let types = arrayMembers(name).compactMap { candidate -> Type? in
      guard case .property(let property) = candidate.member, !property.isStatic else { return nil }
      return property.type.substituting(candidate.map)
    }
    let range = types.first.map(unifier.normalize)
    guard let range, range.isPrelude("Range"), range.arguments == [checker.int] else { return nil }
    return range
  }

  /// Whether one of the members is a method of `Array` that takes a function.
  package func takeFunctions(_ members: [HoleSolution.Member]) -> Bool {
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
