import SourceText
import Syntax

/// Assigns the arguments of one call to the parameters of one function, by position and label.
struct ParameterMatching: BodyPart {
  let body: BodyChecker
  let parameters: [ParameterSymbol]
  let call: Call
  private var passed: [PassedArgument]
  /// The next parameter to match, and the position of the next argument.
  private var index = 0
  private var position = 0

  init(body: BodyChecker, parameters: [ParameterSymbol], call: Call) {
    (self.body, self.parameters, self.call) = (body, parameters, call)
    passed = [PassedArgument](repeating: .omitted, count: parameters.count)
  }

  /// The arguments by parameter.
  mutating func matched() throws(ArgumentFailure) -> [PassedArgument] {
    while position < call.arguments.count { try match(call.arguments[position]) }
    var trailing = call.trailingClosures[...]
    if let first = trailing.first, first.label == nil {
      trailing = trailing.dropFirst()
      try match(first.closure, before: trailing)
    }
    for closure in trailing { try match(closure) }
    for offset in parameters.indices { try fill(offset) }
    return passed
  }

  private mutating func match(_ argument: Argument) throws(ArgumentFailure) {
    guard index < parameters.count else { throw .init(.extra(argument)) }
    let parameter = parameters[index]
    if parameter.isVariadic || parameter.isPack { return try matchList(argument, for: parameter) }
    if argument.label == parameter.label {
      passed[index] = .expression(argument.value)
      index += 1
      position += 1
    } else if let later = laterParameter(for: argument) {
      index = later
    } else {
      throw mismatch(argument, parameter)
    }
  }

  /// Matches the arguments of a variadic or pack parameter.
  private mutating func matchList(
    _ argument: Argument, for parameter: ParameterSymbol
  ) throws(ArgumentFailure) {
    var list: [Expression] = []
    if argument.label == parameter.label {
      list.append(argument.value)
      position += 1
      while position < call.arguments.count, call.arguments[position].label == nil {
        // An unlabeled argument belongs to the next parameter only if that has no label.
        list.append(call.arguments[position].value)
        position += 1
      }
    } else if argument.label == nil, let label = parameter.label,
      !parameters[index...].contains(where: { $0.label == nil })
    {
      throw .init(.wrongLabel(have: nil, want: label, argument.value.span))
    }
    passed[index] = parameter.isPack ? .pack(list) : .variadic(list)
    index += 1
  }

  /// The later parameter with the argument's label, if all before it can be omitted.
  private func laterParameter(for argument: Argument) -> Int? {
    if let later = parameters[index...].firstIndex(where: { $0.label == argument.label }),
      parameters[index..<later].allSatisfy({
        $0.defaultValue != nil || $0.isVariadic || $0.isPack
      })
    {
      return later
    }
    guard parameters[index].defaultValue != nil, argument.label == nil,
      let later = parameters[index...].firstIndex(where: { $0.label == nil }),
      parameters[index..<later].allSatisfy({ $0.defaultValue != nil || $0.isVariadic })
    else { return nil }
    return later
  }

  private func mismatch(_ argument: Argument, _ parameter: ParameterSymbol) -> ArgumentFailure {
    let isTakenLater = parameters[index...].contains { $0.label == argument.label }
    let isTooMany = call.arguments.count - position > parameters.count - index
    if isTakenLater || isTooMany, argument.label != nil,
      !parameters.contains(where: { $0.label == argument.label })
    {
      return .init(.extra(argument))
    }
    if isTakenLater {
      var failure = ArgumentFailure(.missing(parameter))
      failure.position = position
      failure.index = index
      return failure
    }
    let likely = body.callDiagnosis.likely(argument, parameters[index...]) ?? parameter
    var failure = ArgumentFailure(
      .wrongLabel(
        have: argument.label, want: likely.label, argument.labelSpan ?? argument.value.span))
    failure.isOptional = likely.defaultValue != nil
    return failure
  }

  // Trailing closures.

  /// Matches the first trailing closure, which has no label, to the first parameter that takes a
  /// function.
  private mutating func match(
    _ closure: Closure, before others: ArraySlice<TrailingClosure>
  ) throws(ArgumentFailure) {
    var target = try firstTaker(labelsOfOthers: others.compactMap(\.label).filter { $0 != "_" })
    guard target < parameters.count else { throw .init(.extraTrailing(closure.span)) }
    if others.isEmpty {
      target = body.matcher.matchedBackward(closure, from: target, parameters)
    }
    let value = Expression(.closure(closure), span: closure.span)
    passed[target] = parameters[target].isVariadic ? .variadic([value]) : .closure(closure)
    index = max(index, target + 1)
    // Skipped parameters stay omitted; labeled closures may still match them.
  }

  /// The first parameter from here that can take an unlabeled closure; the end if there is none.
  private func firstTaker(labelsOfOthers labels: [String]) throws(ArgumentFailure) -> Int {
    for target in index..<max(index, parameters.count) {
      let parameter = parameters[target]
      let isNamedLater = labels.contains(parameter.label ?? "_")
      if body.callDiagnosis.takesFunction(parameter), !isNamedLater,
        !isSkipped(parameter, at: target, labels)
      {
        return target
      }
      guard
        parameter.defaultValue != nil || parameter.isVariadic || parameter.isPack
          || isNamedLater
      else { throw .init(.missing(parameter)) }
    }
    return parameters.count
  }

  /// Whether a parameter with a default is skipped for a later one without default that takes a
  /// function.
  private func isSkipped(_ parameter: ParameterSymbol, at target: Int, _ labels: [String]) -> Bool {
    parameter.defaultValue != nil
      && parameters[(target + 1)...].contains {
        body.callDiagnosis.takesFunction($0) && $0.defaultValue == nil
          && !labels.contains($0.label ?? "_")
      }
  }

  private mutating func match(_ closure: TrailingClosure) throws(ArgumentFailure) {
    guard
      let target = parameters.indices.first(where: {
        (parameters[$0].label ?? "_") == (closure.label ?? "_") && passed[$0].span == nil
      })
    else { throw .init(.extraTrailing(closure.labelSpan ?? closure.closure.span)) }
    passed[target] = .closure(closure.closure)
  }

  /// Passes an empty list to a parameter without arguments, or fails.
  private mutating func fill(_ offset: Int) throws(ArgumentFailure) {
    let parameter = parameters[offset]
    guard case .omitted = passed[offset], parameter.defaultValue == nil else { return }
    if parameter.isVariadic {
      passed[offset] = .variadic([])
    } else if parameter.isPack {
      passed[offset] = .pack([])
    } else {
      var failure = ArgumentFailure(.missing(parameter))
      failure.index = offset
      throw failure
    }
  }
}
