import SourceText
import Syntax

/// The likeliest overload for a call with wrong labels.
extension OverloadResolver {
  /// The failure of the only overload that accepts the arguments in another order or with changed
  /// labels, with the fewest changes.
  func likeliestFailure(
    _ failures: [(Callable, ArgumentFailure)], _ name: String, _ call: Call, _ span: Span
  ) -> ArgumentFailure? {
    guard call.trailingClosures.isEmpty, !call.arguments.isEmpty else { return nil }
    var found: [(failure: ArgumentFailure, changes: Int)] = []
    for (callable, failure) in failures {
      if let ordered = inOrder(call.arguments, of: parameters(of: callable)),
        takes(callable, call, ordered, name, span)
      {
        found.append((failure, 1))
        continue
      }
      guard let (labels, changes) = likelyLabels(of: call, for: parameters(of: callable)) else {
        continue
      }
      let relabeled = zip(call.arguments, labels).map { argument, label in
        Argument(label: label, labelSpan: argument.labelSpan, value: argument.value)
      }
      if takes(callable, call, relabeled, name, span) { found.append((failure, changes)) }
    }
    guard let fewest = found.map(\.changes).min() else { return nil }
    let nearest = found.filter { $0.changes == fewest }
    return nearest.count == 1 ? nearest[0].failure : nil
  }

  /// The arguments in the order of the parameters whose labels they have; nil if they are in that
  /// order already, or if one has the label of no parameter of its own.
  private func inOrder(_ arguments: [Argument], of parameters: [ParameterSymbol]) -> [Argument]? {
    var places: [(index: Int, argument: Argument)] = []
    for argument in arguments {
      guard let label = argument.label,
        let index = parameters.firstIndex(where: { $0.label == label }),
        !places.contains(where: { $0.index == index })
      else { return nil }
      places.append((index, argument))
    }
    let ordered = places.sorted { $0.index < $1.index }
    return ordered.map(\.index) == places.map(\.index) ? nil : ordered.map(\.argument)
  }

  /// The correct labels, with each argument at the next parameter that it could be for, and the
  /// number of changed labels; nil if an argument matches no parameter.
  private func likelyLabels(
    of call: Call, for parameters: [ParameterSymbol]
  ) -> (labels: [String?], changes: Int)? {
    var (labels, changes): ([String?], Int) = ([], 0)
    var rest = parameters[...]
    for argument in call.arguments {
      let skippable = rest.prefix { $0.defaultValue != nil }.count
      let reachable = rest.prefix(skippable + 1)
      let own = reachable.firstIndex { $0.label == argument.label }
      let alike = reachable.firstIndex { parameter in
        guard let label = argument.label, let other = parameter.label else { return false }
        return body.callDiagnosis.areSimilar(label, other)
      }
      let other = (argument.label == nil || rest.first?.label == nil) ? rest.indices.first : nil
      guard let index = own ?? alike ?? other else { return nil }
      if own == nil { changes += 1 }
      labels.append(parameters[index].label)
      rest = parameters[(index + 1)...]
    }
    return rest.allSatisfy { $0.defaultValue != nil } ? (labels, changes) : nil
  }

  private func takes(
    _ callable: Callable, _ call: Call, _ arguments: [Argument], _ name: String, _ span: Span
  ) -> Bool {
    let corrected = Call(
      callee: call.callee, arguments: arguments, hasParentheses: call.hasParentheses,
      argumentsSpan: call.argumentsSpan)
    guard case .success(let passed) = body.matcher.match(parameters(of: callable), corrected) else {
      return false
    }
    let start = body.checkpoint()
    let (_, problems) = body.attempt {
      body.invocations.finish(callable, passed, name, corrected, span, nil)
    }
    body.rollBack(to: start)
    return !problems.contains(where: \.isError)
  }
}
