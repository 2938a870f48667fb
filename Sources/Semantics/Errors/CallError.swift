import SourceText

/// Errors about the arguments or the callee of a call.
package enum CallError: DiagnosticFact {
  /// What the arguments are passed to.
  package enum Place: String, Sendable { case call, `subscript` }

  /// A callee without a matching overload.
  package enum Callee: Hashable, Sendable {
    case initializer
    case `subscript`
    case function(String)
    case globalFunction(String)
    case staticMethod(String)
    case instanceMethod(String)
  }

  /// A parameter or argument: its label, or else its index from 0.
  package enum Position: Hashable, Sendable {
    case label(String)
    case index(Int)

    init(label: String?, index: Int) { self = label.map(Self.label) ?? .index(index) }
  }

  case missingArguments([Position], Place)
  case extraArgument(label: String?, Place)
  case takesNoArguments
  case extraTrailingClosure
  /// A trailing closure for a parameter that is not a function.
  case noClosure(Type)
  /// The labels of a call, `_` for none, and those of the parameters.
  case wrongLabels(have: [String], expected: [String], Place)
  case missingLabels([String], Place)
  case extraneousLabels([String], Place)
  case wrongOrder(Position, before: Position)
  case noExactMatch(Callee)
  case noExactReference(String)
  case notAFunction(Type)
  case optionalFunction(Type, wrapped: Type)
  case moduleCalled(String)
  case metatypeCalled
  case noInitializers(Type)
  case notConstructible(NominalType)
  case noAssociatedValues(case: String, of: NominalType)
  case arrayAsVariadic(Type, of: Type)
  case extraneousAddress
  case addressForValue(Type)
  case missingAddress(Type)
  case overlappingArguments
  case aliasedSubscripts
  case overlappingAccess(String, isSwapOfElements: Bool)
  case packParameterAsValue
  case mutatingMethodAsValue

  // Notes at candidates.
  case foundCandidate
  case candidate(takes: Type)

  package var message: String {
    // A table of wordings, one for each case.
    switch self {
    case .missingArguments(let list, let place):
      list.count == 1
        ? "missing argument for parameter \(list[0].asParameter) in \(place.rawValue)"
        : "missing arguments for parameters \(list.map(\.asParameter).joined(separator: ", ")) in \(place.rawValue)"
    case .extraArgument(let label, let place):
      "extra argument \(label.map { "'\($0)' " } ?? "")in \(place.rawValue)"
    case .takesNoArguments: "argument passed to call that takes no arguments"
    case .extraTrailingClosure: "extra trailing closure passed in call"
    case .noClosure(let type):
      "trailing closure passed to parameter of type '\(type)' that does not accept a closure"
    case .wrongLabels(let given, let wanted, let place):
      Self.wrongLabels(given, wanted, place)
    case .missingLabels(let labels, let place):
      "missing argument \(Self.labels(labels)) in \(place.rawValue)"
    case .extraneousLabels(let labels, let place):
      "extraneous argument \(Self.labels(labels)) in \(place.rawValue)"
    case .wrongOrder(let late, let first): "\(late.asArgument) must precede \(first.asArgument)"
    case .noExactMatch(let callee): "no exact matches in call to \(callee.words)"
    case .noExactReference(let name): "no exact matches in reference to '\(name)'"
    case .notAFunction(let type): "cannot call value of non-function type '\(type)'"
    case .optionalFunction(let type, let wrapped):
      "value of optional type '\(type)' must be unwrapped to a value of type '\(wrapped)'"
    case .moduleCalled(let name): "cannot call value of non-function type 'module<\(name)>'"
    case .metatypeCalled: "initializing from a metatype value must reference 'init' explicitly"
    case .noInitializers(let type):
      "'\(type)' cannot be constructed because it has no accessible initializers"
    case .notConstructible(let nominal):
      "'\(nominal.name)' cannot be constructed because it has no accessible initializers"
    case .noAssociatedValues(let name, of: _): "enum case '\(name)' has no associated values"
    case .arrayAsVariadic(let type, let element):
      "cannot pass array of type '\(type)' as variadic arguments of type '\(element)'"
    case .extraneousAddress: "use of extraneous '&'"
    case .addressForValue(let type): "'&' used with non-inout argument of type '\(type)'"
    case .missingAddress(let type):
      "passing value of type '\(type)' to an inout parameter requires explicit '&'"
    case .overlappingArguments: "inout arguments are not allowed to alias each other"
    case .aliasedSubscripts:
      "inout writeback through subscript occurs in multiple arguments to call, introducing invalid aliasing"
    case .overlappingAccess(let name, let isSwap):
      "overlapping accesses to '\(name)', but modification requires exclusive access; consider "
        + (isSwap ? "calling MutableCollection.swapAt(_:_:)" : "copying to a local variable")
    case .packParameterAsValue:
      "a function with a parameter pack as a value is not supported yet"
    case .mutatingMethodAsValue: "cannot reference 'mutating' method as function value"
    case .foundCandidate: "found this candidate"
    case .candidate(let type): "candidate expects value of type '\(type)' for parameter #1"
    }
  }

  private static func wrongLabels(
    _ given: [String], _ wanted: [String], _ place: Place
  ) -> String {
    func list(_ labels: [String]) -> String { labels.map { $0 + ":" }.joined() }
    let isSeveral = zip(given, wanted).count { $0 != $1 } > 1
    return
      "incorrect argument \(isSeveral ? "labels" : "label") in \(place.rawValue) (have '\(list(given))', expected '\(list(wanted))')"
  }

  private static func labels(_ labels: [String]) -> String {
    "\(labels.count == 1 ? "label" : "labels") '\(labels.map { $0 + ":" }.joined())'"
  }
}

extension CallError.Position {
  fileprivate var asParameter: String {
    switch self {
    case .label(let label): "'\(label)'"
    case .index(let index): "#\(index + 1)"
    }
  }

  fileprivate var asArgument: String {
    switch self {
    case .label(let label): "argument '\(label)'"
    case .index(let index): "unnamed argument #\(index + 1)"
    }
  }
}

extension CallError.Callee {
  fileprivate var words: String {
    switch self {
    case .initializer: "initializer"
    // swiftc leaves the space before a name that subscripts do not have.
    case .subscript: "subscript "
    case .function(let name): "function '\(name)'"
    case .globalFunction(let name): "global function '\(name)'"
    case .staticMethod(let name): "static method '\(name)'"
    case .instanceMethod(let name): "instance method '\(name)'"
    }
  }
}

extension CallError: TypeFact {
  package var types: [Type] {
    switch self {
    case .noClosure(let type), .notAFunction(let type), .noInitializers(let type),
      .addressForValue(let type), .missingAddress(let type), .candidate(let type):
      [type]
    case .optionalFunction(let type, let other), .arrayAsVariadic(let type, let other):
      [type, other]
    case .notConstructible(let nominal): [nominal.declaredType]
    default: []
    }
  }
}
