import Semantics

enum HiddenByCache {
  static let rule = Rule(
    name: "hidden-by-cache",
    summary: "a property gives what it kept before it reads what it was made of",
    before: """
      @Observable class Sums {
        var numbers = [1, 2]
        @ObservationIgnored private var known: Int?
        var sum: Int {
          if let known { return known }
          let sum = numbers.reduce(0, +)
          known = sum
          return sum
        }
      }
      """,
    after: """
      @Observable class Sums {
        var numbers = [1, 2]
        var sum: Int { numbers.reduce(0, +) }
      }
      """
  ) { program in
    program.types.types.filter(\.isObservable).flatMap { type in
      type.memberOrder.compactMap { member -> Finding? in
        guard case .property(let property) = member, let getter = property.getter,
          program.types.isWritten(getter), let body = program.types.checker.body(of: getter),
          let cache = program.cache(returnedFirst: body, of: type),
          let source = program.watchedSource(of: getter)
        else { return nil }
        return Finding(
          Place(property), message(property.name, cache.name, source),
          remedy: remedy(source), at: Place(cache))
      }
    }
  }

  private static func message(_ property: String, _ cache: String, _ source: String) -> String {
    "once '\(cache)' is there, '\(property)' no longer reads '\(source)', and views are not told of its "
      + "changes"
  }

  private static func remedy(_ source: String) -> String {
    "compute it each time, or read '\(source)' before the cache and clear the cache where it changes"
  }
}

extension Program {
  /// The untracked property that a getter's first statement returns if it is set.
  fileprivate func cache(returnedFirst body: TypedBody, of type: NominalType) -> Property? {
    guard case .if(_, let conditions, let then, _)? = body.statements.first?.kind,
      conditions.count == 1, case .pattern(.optionalSome, let value) = conditions[0],
      case .return? = then.last?.kind, let property = value.plain.readProperty,
      property.owner === type, property.notification == nil, !property.isLet,
      case .stored = property.storage
    else { return nil }
    return property
  }

  /// The first tracked property that a getter reads.
  fileprivate func watchedSource(of getter: Function) -> String? {
    Code.running(getter, of: types).sites.lazy.compactMap { $0.expression.readProperty }
      .first { $0.notification != nil }?.name
  }
}
