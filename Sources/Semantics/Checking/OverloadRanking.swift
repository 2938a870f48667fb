import SourceText
import Syntax

/// Ranks overloads: which of the functions that accept the arguments is the most specific.
struct OverloadRanking: BodyPart {
  let body: BodyChecker

  /// Whether one of two functions of the program is more specific; it must be called with all its
  /// arguments.
  func isRefined(
    _ own: (callable: Callable, passed: [PassedArgument]),
    by other: (callable: Callable, passed: [PassedArgument])
  ) -> Bool {
    func plain(_ viable: (callable: Callable, passed: [PassedArgument])) -> Function? {
      guard case .function(let function) = viable.callable.kind, !function.source.isLibrary,
        function.generics.extensionRequirements.isEmpty,
        !function.parameters.contains(where: { $0.isVariadic || $0.isPack }),
        !function.isDisfavored
      else { return nil }
      return function
    }
    func omitsArguments(_ viable: (callable: Callable, passed: [PassedArgument])) -> Bool {
      viable.passed.contains { if case .omitted = $0 { true } else { false } }
    }
    // A member of the type is preferred to one of a protocol extension, unless that is more
    // specific.
    guard let rival = plain(other), let function = plain(own), rival !== function,
      rival.owner === function.owner
        || rival.owner?.kind == .protocol && function.owner?.kind ?? .protocol != .protocol,
      !omitsArguments(other)
    else { return false }
    let start = body.checkpoint()
    defer { body.rollBack(to: start) }
    if omitsArguments(own) {
      return rival.owner !== function.owner && function.generics.parameters.isEmpty
        && isAccepted(rival, by: function)
    }
    guard
      !rival.generics.parameters.isEmpty || !function.generics.parameters.isEmpty
        || !ownerParameters(of: function).isEmpty
    else { return false }
    return isAccepted(rival, by: function) && !isAccepted(function, by: rival)
  }

  /// Whether a function of the program takes `any P` where a generic one takes `T: P`.
  func takesExistentials(_ callable: Callable, insteadOf generic: Callable) -> Bool {
    guard case .function(let function) = callable.kind, case .function(let other) = generic.kind,
      !function.source.isLibrary, function.owner === other.owner,
      function.generics.parameters.isEmpty, !other.generics.parameters.isEmpty,
      function.parameters.count == other.parameters.count
    else { return false }
    return zip(function.parameters, other.parameters).allSatisfy { own, other in
      guard case .parameter(let parameter) = other.type.shallow,
        case .existential(let protocols) = own.type.shallow
      else { return own.type == other.type }
      return !protocols.isEmpty && Set(protocols) == Set(parameter.constraints)
    }
  }

  /// The specificity cost: fewer generic parameters, defaults and variadics are more specific.
  func specificity(_ callable: Callable, _ passed: [PassedArgument]) -> Int {
    guard case .function(let function) = callable.kind else { return 0 }
    var cost = function.generics.parameters.count * 2
    for case .omitted in passed { cost += 1 }
    if function.parameters.contains(where: { $0.isVariadic || $0.isPack }) { cost += 4 }
    if function.isDisfavored { cost += 100_000 }
    if checker.availability.isUnavailable(function) { cost += 50_000 }
    // A member of `Collection` is more specific than one of `Sequence`.
    if let owner = function.owner, owner.kind == .protocol {
      cost += 14 - min(12, conformances.protocols(of: owner).count * 2)
    }
    for case .conformance(_, let constraint) in function.generics.extensionRequirements {
      cost -= constraint.nominal.map { min(6, conformances.protocols(of: $0).count) } ?? 0
    }
    cost -=
      function.generics.extensionRequirements.count
      + function.generics.parameters.reduce(0) {
        $0 + min($1.constraints.count, 1)
      }
    return max(0, cost + 24)
  }

  /// The function with the most specific parameters; nil if functions of the program are ambiguous:
  /// none is more specific, and no argument distinguishes them.
  func mostSpecific(_ indices: [Int], _ viable: [(Callable, [PassedArgument])]) -> Int? {
    // The first whose parameter types convert to those of all others.
    func function(_ index: Int) -> Function? {
      if case .function(let function) = viable[index].0.kind { function } else { nil }
    }
    for index in indices {
      guard let own = function(index) else { continue }
      let wins = indices.allSatisfy { other in
        guard other != index, let rival = function(other),
          rival.parameters.count == own.parameters.count
        else { return true }
        return body.probe { isAccepted(own, by: rival) }
      }
      if wins { return index }
    }
    let functions = indices.compactMap(function)
    let isOpen =
      functions.count == indices.count && functions[0].owner?.kind != .protocol
      && functions.allSatisfy {
        !$0.source.isLibrary && $0.generics.parameters.isEmpty
          && $0.owner === functions[0].owner && $0.generics.extensionRequirements.isEmpty
      } && !tellsApart(indices.map { viable[$0].1 }, functions)
    return isOpen ? nil : indices[0]
  }

  /// Whether an argument with a type of its own is passed for parameters of different types.
  private func tellsApart(_ passed: [[PassedArgument]], _ functions: [Function]) -> Bool {
    for (arguments, function) in zip(passed, functions) {
      for (index, argument) in arguments.enumerated() {
        guard let value = argument.firstValue else { continue }
        let isSame = functions.allSatisfy {
          index < $0.parameters.count
            && $0.parameters[index].type == function.parameters[index].type
        }
        if !isSame, !determinesNoType(value) { return true }
      }
    }
    return false
  }

  /// Whether the arguments of one function are accepted by another, with its generic parameters
  /// open.
  private func isAccepted(_ own: Function, by rival: Function) -> Bool {
    var map: Substitution = [:]
    for parameter in rival.generics.parameters + ownerParameters(of: rival) {
      map[parameter] = checker.makeVariable()
    }
    for (left, right) in zip(own.parameters, rival.parameters) {
      let probe = TypedExpression(.trap(""), type: left.type, span: .none)
      let target = unifier.normalize(right.type.substituting(map))
      // Wrapping in an optional does not count: `T?` is not less specific than `T`.
      guard let converted = conversions.tryConvert(probe, to: target) else { return false }
      if case .wrapOptional = converted.kind { return false }
    }
    return rival.generics.parameters.allSatisfy { parameter in
      parameter.constraints.allSatisfy { constraint in
        map[parameter].map { conformances.meets($0, constraint.substituting(map)) } ?? true
      }
    }
  }

  /// The generic parameters of the type that declares a function; none for a protocol.
  private func ownerParameters(of function: Function) -> [GenericParameter] {
    function.owner.map { $0.kind == .protocol ? [] : $0.generics.parameters } ?? []
  }

  /// Whether an argument determines no type: `nil`, `[]`, `[:]`.
  private func determinesNoType(_ value: Expression) -> Bool {
    switch value.kind {
    case .nilLiteral: true
    case .array(let elements): elements.isEmpty
    case .dictionary(let pairs): pairs.isEmpty
    default: false
    }
  }
}

extension Callable {
  /// Whether other overloads that accept the same call are preferred to it.
  var isDisfavored: Bool {
    if case .function(let function) = kind { function.isDisfavored } else { false }
  }
}

extension Function {
  fileprivate var isDisfavored: Bool {
    attributes.contains { $0.name == "_disfavoredOverload" }
  }
}
