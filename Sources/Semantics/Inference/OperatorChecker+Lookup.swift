import SourceText
import Syntax

/// Operator lookup.
extension OperatorChecker {
  /// The functions of an operator, found from its operands' types.
  func operators(_ name: String, _ types: [Type]) -> [Callable] {
    var callables: [Callable] = []
    var seen: Set<ObjectIdentifier> = []
    var asked: [Type] = []
    func add(
      _ function: Function, _ map: Substitution, _ receiver: TypedExpression?, _ distance: Int
    ) {
      // `[String] + [String?]` can be the operator of either array, `slice + array` that of either
      // type.
      guard seen.insert(ObjectIdentifier(function)).inserted || !map.isEmpty else { return }
      callables.append(
        Callable(kind: .function(function), map: map, receiver: receiver, distance: distance))
    }
    for type in types {
      var type = unifier.simplify(type)
      if case .variable(let variable) = type {
        guard let fallback = unifier.defaultType(of: variable) else { continue }
        type = fallback
      }
      var bases = [type]
      if let wrapped = type.wrapped { bases.append(unifier.simplify(wrapped)) }
      for base in bases where !asked.contains(base) {
        asked.append(base)
        for candidate in memberLookup.lookUpMembers(name, in: base) {
          guard case .function(let function) = candidate.member, function.modifiers.isStatic else {
            continue
          }
          let receiver = TypedExpression(.metatype(base), type: .metatype(base), span: .none)
          if relatesArguments(function) {
            guard seen.insert(ObjectIdentifier(function)).inserted else { continue }
            callables.append(
              Callable(
                kind: .function(function), map: candidate.map, receiver: receiver,
                distance: candidate.distance, isOfOpenType: true))
          } else {
            add(function, candidate.map, receiver, candidate.distance)
          }
        }
      }
    }
    for symbol in checker.globalLookup.lookUpGlobal(name, from: body.source) {
      if case .function(let function) = symbol { add(function, [:], nil, 0) }
    }
    return callables
  }

  /// Whether an operator of a generic type takes its type with other arguments than its own, so that the type of an
  /// operand does not determine these: `static func <*> <U>(f: Box<(U) -> T>, value: Box<U>) -> Box<T>`.
  private func relatesArguments(_ function: Function) -> Bool {
    guard let owner = function.owner, owner.kind != .protocol, !owner.isPrelude,
      !owner.generics.parameters.isEmpty
    else { return false }
    return function.parameters.contains { parameter in
      guard case .nominal(owner, let arguments) = parameter.type else { return false }
      return arguments != owner.declaredType.arguments
    }
  }

  /// The operator of a generic type with open arguments for one use, if its operands do not determine them.
  func opened(_ callable: Callable) -> Callable {
    guard callable.isOfOpenType, case .function(let function) = callable.kind,
      let owner = function.owner
    else { return callable }
    let arguments = owner.generics.parameters.map { _ in checker.makeVariable() }
    let type = Type.nominal(owner, arguments)
    return Callable(
      kind: callable.kind, map: owner.substitution(arguments),
      receiver: TypedExpression(.metatype(type), type: .metatype(type), span: .none),
      distance: callable.distance)
  }

  /// Ranking penalty; lower wins.
  func rank(of function: Function, _ callable: Callable) -> Int {
    callable.distance + function.generics.parameters.count * 5
      + (checker.availability.isUnavailable(function) ? 50_000 : 0)
  }

  /// Whether a protocol's function can be called on an existential; not if it takes another `Self`.
  func isCallableOnExistential(_ type: Type, _ function: Function) -> Bool {
    guard case .existential(let constraints) = unifier.simplify(type), !body.declarations.isPrelude,
      constraints.allSatisfy({ $0.arguments.isEmpty }), function.owner?.kind == .protocol
    else { return true }
    return !function.parameters.contains { $0.type.takesSelf }
  }

  func globalFunction(_ name: String) -> Function? {
    for symbol in checker.lookUpPrelude(name) {
      if case .function(let function) = symbol { return function }
    }
    return nil
  }
}

extension TypeChecker {
  /// Whether an operator assigns to its left side.
  package func isAssignmentOperator(_ name: String) -> Bool {
    operators.group(ofInfix: name)?.isAssignment ?? false
  }
}
