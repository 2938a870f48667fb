import SourceText
import Syntax

/// Matches the arguments of a call to parameters, and diagnoses mismatches.
struct ArgumentMatcher: BodyPart {
  let body: BodyChecker

  /// Matches arguments to parameters by position and label, following Swift's rules.
  func match(
    _ parameters: [ParameterSymbol], _ call: Call
  ) -> Result<[PassedArgument], ArgumentFailure> {
    do {
      var matching = ParameterMatching(body: body, parameters: parameters, call: call)
      return .success(try matching.matched())
    } catch {
      var failure = error
      failure.labels = parameters.map { $0.label ?? "_" }
      failure.hasVariadic = parameters.contains { $0.isVariadic || $0.isPack }
      failure.hasDefaults = parameters.contains { $0.defaultValue != nil }
      if case .missing = failure.problem {
        failure.missing = body.callDiagnosis.missing(of: parameters, in: call)
      }
      return .failure(failure)
    }
  }

  /// Reports several missing labels, or a label that comes too late.
  private func reportLabels(
    _ failure: ArgumentFailure, _ call: Call, _ place: CallError.Place

  ) -> Bool {
    let labels = call.arguments.map { $0.label ?? "_" }
    guard labels.count == failure.labels.count, call.trailingClosures.isEmpty, labels.count > 1
    else { return false }
    let open = Span(Int(call.argumentsSpan.start), Int(call.argumentsSpan.start) + 1)
    let missing = zip(labels, failure.labels).filter { $0 == "_" && $1 != "_" }.map(\.1)
    if missing.count > 1, zip(labels, failure.labels).allSatisfy({ $0 == $1 || $0 == "_" }) {
      error(
        CallError.missingLabels(missing, place), at: open)
      return true
    }
    let extra = zip(labels, failure.labels).filter { $0 != "_" && $1 == "_" }.map(\.0)
    if extra.count > 1, zip(labels, failure.labels).allSatisfy({ $0 == $1 || $1 == "_" }) {
      error(CallError.extraneousLabels(extra, .call), at: open)
      return true
    }
    return false
  }

  /// Reports arguments that all match a parameter but are out of order.
  private func reportOrder(
    _ failure: ArgumentFailure, _ call: Call, _ place: CallError.Place

  ) -> Bool {
    guard call.trailingClosures.isEmpty, !failure.hasVariadic else { return false }
    var places: [Int] = []
    for argument in call.arguments {
      guard
        let place = failure.labels.indices.first(where: {
          failure.labels[$0] == argument.label ?? "_" && !places.contains($0)
        })
      else { return false }
      places.append(place)
    }
    guard let late = places.indices.dropFirst().first(where: { places[$0] < places[$0 - 1] }),
      let first = places.indices.first(where: { places[$0] > places[late] })
    else { return false }
    var others = places
    others.remove(at: late)
    if others == others.sorted() {
      func position(_ index: Int) -> CallError.Position {
        .init(label: call.arguments[index].label, index: index)
      }
      let argument = call.arguments[late]
      error(
        CallError.wrongOrder(position(late), before: position(first)),
        at: argument.labelSpan ?? argument.value.span)
    } else {
      func labels(_ places: [Int]) -> [String] { places.map { failure.labels[$0] } }
      error(
        CallError.wrongLabels(have: labels(places), expected: labels(places.sorted()), place),
        at: Span(Int(call.argumentsSpan.start), Int(call.argumentsSpan.start) + 1))
    }
    return true
  }

  /// Where a missing argument would be inserted: after the previous argument, before the first, or
  /// between empty parentheses.
  private func placeToInsert(_ failure: ArgumentFailure, in call: Call, _ span: Span) -> Span {
    // Trailing closures match the last parameters, unless those are missing.
    let isBehindAll = failure.index >= failure.labels.count - call.trailingClosures.count
    let given =
      call.arguments.map(\.value.span)
      + (isBehindAll ? call.trailingClosures.map(\.closure.span) : [])
    if failure.position > 0, !given.isEmpty {
      let end = Int(given[min(failure.position, given.count) - 1].end)
      return Span(end, end)
    }
    if let first = call.arguments.first { return first.labelSpan ?? first.value.span }
    if call.hasParentheses, call.argumentsSpan.isEmpty { return span }
    let place = Int(call.hasParentheses ? call.argumentsSpan.start + 1 : call.callee.span.end)
    return Span(place, place)
  }

  func report(
    _ failure: ArgumentFailure, _ call: Call, _ span: Span, _ place: CallError.Place = .call
  ) {
    if case .missing(let parameter) = failure.problem, call.arguments.isEmpty,
      call.trailingClosures.count == 1, failure.labels.count == 1
    {
      error(
        CallError.noClosure(checker.displayed(parameter.type)),
        at: call.trailingClosures[0].closure.span)
      return
    }
    if reportLabels(failure, call, place) || reportOrder(failure, call, place) { return }
    switch failure.problem {
    case .missing(let parameter):
      if failure.missing.count > 1 {
        let open = Span(Int(call.argumentsSpan.start), Int(call.argumentsSpan.start) + 1)
        error(
          CallError.missingArguments(failure.missing, place),
          at: call.hasParentheses ? open : call.trailingClosures.first?.closure.span ?? span)
      } else {
        let own = CallError.Position(label: parameter.label, index: failure.index)
        error(
          CallError.missingArguments([failure.missing.first ?? own], place),
          at: placeToInsert(failure, in: call, span))
      }
    case .extra(let argument):
      if failure.labels.isEmpty {
        let open = Span(Int(call.argumentsSpan.start), Int(call.argumentsSpan.start) + 1)
        error(
          CallError.takesNoArguments,
          at: call.arguments.count == 1 ? argument.value.span : open)
      } else {
        error(CallError.extraArgument(label: argument.label, place), at: argument.value.span)
      }
    case .extraTrailing(let at):
      error(CallError.extraTrailingClosure, at: at)
    case .wrongLabel(let have, let want, let at):
      reportLabel(have, expected: want, failure, call, place, at: at)
    }
  }

  private func reportLabel(
    _ have: String?, expected want: String?, _ failure: ArgumentFailure, _ call: Call,
    _ place: CallError.Place, at span: Span
  ) {
    let open = Span(Int(call.argumentsSpan.start), Int(call.argumentsSpan.start) + 1)
    let list = call.hasParentheses && !call.argumentsSpan.isEmpty ? open : span
    switch (have, want) {
    case (let have?, let want?):
      // If parameters have defaults, only similar labels tell which parameter an argument was meant
      // for.
      if failure.hasDefaults, !body.callDiagnosis.areSimilar(have, want) {
        let extra = call.arguments.first { $0.label == have }
        error(CallError.extraArgument(label: have, place), at: extra?.value.span ?? span)
        if !failure.isOptional {
          error(CallError.missingArguments([.label(want)], place), at: span)
        }
        return
      }
      let given = call.arguments.map { $0.label ?? "_" }
      let wanted =
        failure.labels.count == given.count
        ? failure.labels : given.map { $0 == have ? want : $0 }
      error(
        CallError.wrongLabels(have: given, expected: wanted, place), at: open,
        fixIts: fixIts(for: call, labels: wanted))
    case (let have?, nil):
      let labels = call.arguments.map { $0.label == have ? "_" : $0.label ?? "_" }
      error(
        CallError.extraneousLabels([have], place), at: list,
        fixIts: fixIts(for: call, labels: labels))
    case (nil, let want?):
      error(
        CallError.missingLabels([want], place), at: call.arguments.count == 1 ? span : list,
        fixIts: [.init(span: Span(Int(span.start), Int(span.start)), replacement: "\(want): ")])
    case (nil, nil): error(CallError.extraArgument(label: nil, place), at: span)
    }
  }
}

extension ArgumentMatcher {
  /// What gives the arguments of a call these labels, `_` for none.
  private func fixIts(for call: Call, labels: [String]) -> [Diagnostic.FixIt] {
    zip(call.arguments, labels).compactMap { argument, wanted in
      let start = Int(argument.value.span.start)
      switch (argument.labelSpan, wanted) {
      case (let span?, "_"): return .init(span: Span(Int(span.start), start), replacement: "")
      case (let span?, _):
        return argument.label == wanted ? nil : .init(span: span, replacement: wanted)
      case (nil, "_"): return nil
      case (nil, _): return .init(span: Span(start, start), replacement: "\(wanted): ")
      }
    }
  }
}

/// Why the arguments of a call do not match a function's parameters.
struct ArgumentFailure: Error {
  let problem: ArgumentProblem
  /// The position of the argument at which matching failed.
  var position = Int.max
  /// The index of the parameter at which matching failed.
  var index = 0
  /// The parameters' labels, `_` for none.
  var labels: [String] = []
  /// The parameters without an argument, if all others have theirs.
  var missing: [CallError.Position] = []
  /// Whether a parameter is variadic or a pack.
  var hasVariadic = false
  /// Whether any parameter may be omitted; `isOptional`: whether the one at `index` may.
  var hasDefaults = false
  var isOptional = false

  init(_ problem: ArgumentProblem) { self.problem = problem }
}
