import SourceText
import Syntax

/// Inferring the receiver of a member from the call.
extension CallChecker {
  /// Infers the receiver from the method's result: `Fail<Int, Failed>` for `Fail(error: .lost)` in
  /// `Fail(error: .lost).eraseToAnyPublisher()`, where an `AnyPublisher<Int, Failed>` is expected.
  func receiver(of method: String, giving expected: Type?, _ base: Expression) -> Type? {
    guard let expected, case .call(let making) = base.kind,
      case .nominal = unifier.simplify(expected), !unifier.normalize(expected).hasVariables,
      let type = body.collections.typeNamed(by: making.callee) ?? labeledTuples(expected, making),
      type.hasVariables || type == expected
    else { return nil }
    for candidate in memberLookup.lookUpMembers(method, in: type) {
      guard case .function(let function) = candidate.member, !function.modifiers.isStatic,
        function.generics.parameters.isEmpty
      else { continue }
      if unifier.tryUnify(function.result.substituting(candidate.map), expected) { return type }
    }
    return nil
  }

  /// Infers an array of labeled tuples as the receiver from the expected type:
  /// `[(name: String, count: Int)]` for `counts.map { ($0, $1) }` in
  /// `counts.map { ($0, $1) }.sorted { … }`.
  private func labeledTuples(_ expected: Type, _ making: Call) -> Type? {
    guard case .member = making.callee.kind, case .nominal(let array, let arguments) = expected,
      array.isPrelude, array.name == "Array", case .tuple = arguments[0]
    else { return nil }
    return expected
  }

  /// Infers the receiver from the method's argument: `[Kind]` for `[.idle, .failed]` in
  /// `[.idle, .failed].contains(kind)`, `ClosedRange<Character>` for `"a"..."z"` in
  /// `("a"..."z").contains(letter)`.
  func receiver(of method: String, given call: Call, _ base: Expression) -> Type? {
    guard base.dependsOnContext, let argument = call.arguments.first,
      !argument.value.dependsOnContext
    else { return nil }
    let start = body.checkpoint()
    let open = openContainer(base)
    // An array literal may have optional elements: `["try", "await"].contains(words.last)`.
    let mayBeOptional =
      if case .array = base.kind { body.passedArguments.isNameChain(argument.value) } else { false }
    guard open != nil || mayBeOptional else { return nil }
    let (given, problems) = body.attempt { literals.applyDefaults(body.check(argument.value)) }
    guard !problems.contains(where: \.isError), !given.type.hasVariables,
      let container = open
        ?? (given.type.isOptional ? checker.array(checker.makeVariable()) : nil)
    else {
      body.rollBack(to: start)
      return nil
    }
    let afterArgument = body.checkpoint()
    for candidate in memberLookup.lookUpMembers(method, in: container) {
      guard case .function(let function) = candidate.member, !function.modifiers.isStatic,
        let parameter = function.parameters.first, parameter.label == argument.label
      else { continue }
      var map = candidate.map
      for generic in function.generics.parameters { map[generic] = checker.makeVariable() }
      let wanted = unifier.normalize(parameter.type.substituting(map))
      let probe = TypedExpression(.trap(""), type: given.type, span: argument.value.span)
      let type = conversions.tryConvert(probe, to: wanted).map { _ in unifier.normalize(container) }
      body.rollBack(to: afterArgument)
      if let type, !type.hasVariables,
        !body.attempt({ body.check(base, expecting: type) }).1.contains(where: \.isError)
      {
        body.rollBack(to: start)
        return type
      }
      body.rollBack(to: afterArgument)
    }
    body.rollBack(to: start)
    return nil
  }

  /// The array or range type of an expression, with its element or bound type not yet inferred.
  private func openContainer(_ base: Expression) -> Type? {
    let element = checker.makeVariable()
    switch base.kind {
    case .parenthesized(let inner): return openContainer(inner)
    case .sequence(let elements): return openContainer(body.fold(elements, base.span))
    case .ternary(_, let then, let otherwise):
      return openContainer(then) ?? openContainer(otherwise)
    case .array(let elements) where elements.contains(where: \.startsImplicitly):
      return checker.array(element)
    case .infix(_, "...", _, _): return checker.known("ClosedRange", element)
    case .infix(_, "..<", _, _): return checker.known("Range", element)
    case .postfixOperator(_, "...", _): return checker.known("PartialRangeFrom", element)
    case .prefixOperator("...", _, _): return checker.known("PartialRangeThrough", element)
    case .prefixOperator("..<", _, _): return checker.known("PartialRangeUpTo", element)
    default: return nil
    }
  }
}
