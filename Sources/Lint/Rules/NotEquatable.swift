import Semantics

enum NotEquatable {
  static let rule = Rule(
    name: "not-equatable",
    summary:
      "a model keeps values that cannot be compared, so every assignment updates its readers",
    before: """
      struct Reading { var value = 1 }
      @Observable class Gauge {
        var reading = Reading()
        func load() { reading = Reading(value: 1) }
      }
      """,
    after: """
      struct Reading: Equatable { var value = 1 }
      @Observable class Gauge {
        var reading = Reading()
        func load() { reading = Reading(value: 1) }
      }
      """
  ) { program in
    var seen: Set<NominalType> = []
    return program.types.types.filter(\.isObservable).flatMap { model in
      model.storedProperties.compactMap { property -> Finding? in
        guard case .always? = property.notification, property.wraps == nil,
          let value = program.incomparable(in: property.type),
          let lacking = program.lackingEquality(in: value),
          program.isAssigned(property) || program.isWasted("\(model.name).\(property.name)"),
          seen.insert(value).inserted
        else { return nil }
        return Finding(
          Place(property), message(property.name, model.name, value.name),
          remedy: lacking.map { "\($0.kind) \($0.name): Equatable" }.joined(separator: ", "),
          at: Place(value))
      }
    }
  }

  private static func message(_ property: String, _ model: String, _ value: String) -> String {
    "every assignment to '\(property)' updates its readers, an equal value too, as '\(value)' is not "
      + "Equatable"
  }
}

extension Program {
  /// The struct or enum of the program that makes a type impossible to compare.
  fileprivate func incomparable(in type: Type) -> NominalType? {
    guard case .nominal(let nominal, let arguments) = type.resolved else { return nil }
    if nominal.isPrelude {
      return arguments.lazy.compactMap { self.incomparable(in: $0) }.first
    }
    guard nominal.kind == .struct || nominal.kind == .enum, nominal.generics.parameters.isEmpty,
      !isEquatable(nominal)
    else { return nil }
    return nominal
  }

  /// The types that need only `: Equatable`, this one first; nil if more is needed.
  fileprivate func lackingEquality(
    in type: NominalType, within outer: [NominalType] = []
  ) -> [NominalType]? {
    var found = [type]
    let parts =
      type.storedProperties.map(\.type) + type.enumeration.cases.flatMap { $0.payload.map(\.type) }
    for part in parts
    where !types.checker.conforms(part, to: types.checker.wellKnown("Equatable")) {
      guard let inner = incomparable(in: part), !outer.contains(where: { $0 === inner }),
        let lacking = lackingEquality(in: inner, within: outer + [type])
      else { return nil }
      found += lacking.filter { other in !found.contains { $0 === other } }
    }
    return found
  }

  /// Whether wasted updates were observed for a property.
  fileprivate func isWasted(_ target: String) -> Bool { wasted.contains { $0.target == target } }

  /// Whether code other than an initializer assigns the whole property.
  fileprivate func isAssigned(_ property: Property) -> Bool {
    written.contains { function, code in
      function.kind != .initializer
        && code.sites.contains { site in
          guard case .assign(let place, _, _) = site.expression.kind else { return false }
          return place.readProperty === property
        }
    }
  }
}
