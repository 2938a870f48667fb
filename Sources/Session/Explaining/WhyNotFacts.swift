import Reports
import ViewGraph

/// The answer of `why not` as JSON.
enum WhyNotFacts {
  /// The answer for a view that does not exist.
  static func absence(
    of view: String, _ kind: WhyNotReason.Kind, in transaction: Transaction
  ) -> JSONValue {
    .object(
      [("view", .string(view))] + WhyJSON.input(transaction) + [
        ("reasons", [["kind": .string(kind.rawValue)]]), ("reads", []), ("fields", []),
        ("stale", []), ("remedies", []),
      ])
  }

  fileprivate static func value(of reason: WhyNotReason) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = [("kind", .string(reason.kind.rawValue))]
    if let target = reason.target { members.append(("target", .string(target))) }
    members.append(("text", .string(reason.text.plain)))
    return .object(members)
  }
}

extension WhyNotReport {
  /// The reasons, most specific first, with the view's dependencies and the remedies.
  var facts: JSONValue {
    let answers = answers
    return .object(
      [("view", .string(view))] + WhyJSON.input(transaction) + [
        ("reasons", .array(answers.shown.map(WhyNotFacts.value))),
        ("reads", .array(reads.map { .string($0.text) })),
        ("fields", .array(subject.inputs.map(JSONValue.string))),
        ("stale", .array(stale.map(OutcomeJSON.stale))),
        ("remedies", .array(answers.remedies.map { .string($0.text) })),
      ])
  }
}
