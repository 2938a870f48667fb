package import Reports

/// Converts outcomes to members of JSON objects.
package enum OutcomeJSON {
  /// The members `value`, `writes`, `updates`, `appeared`, `disappeared`, `stale` and `why`, in
  /// this order.
  ///
  /// The first and the last are omitted if there is none.
  package static func members(of outcome: Outcome) -> [(key: String, value: JSONValue)] {
    let transaction = outcome.transaction
    var members: [(key: String, value: JSONValue)] = []
    if let value = outcome.value {
      members.append(
        ("value", .object([("type", .string(value.type)), ("text", .string(value.text))])))
    }
    members.append(("writes", .array(transaction.writes.map(write))))
    members.append(("updates", .array(transaction.updates.map(update))))
    members.append(("appeared", .array(transaction.appeared.map(appearance))))
    members.append(("disappeared", .array(transaction.disappeared.map(departure))))
    members.append(("stale", .array(transaction.stale.map { .string($0.view) })))
    if !transaction.stale.isEmpty {
      members.append(("staleDetails", .array(transaction.stale.map(stale))))
    }
    if let explanation = outcome.explanation { members.append(("why", explanation())) }
    return members
  }

  static func stale(_ stale: StaleView) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = [("view", .string(stale.view))]
    if let subject = stale.subject { members.append(("target", .string(subject))) }
    if let shown = stale.shown { members.append(("shown", .string(shown))) }
    if let actual = stale.actual { members.append(("actual", .string(actual))) }
    members.append(("remedy", .string(StaleReport.remedy(stale))))
    if let place = stale.place { members.append(("place", .string(place))) }
    return .object(members)
  }

  private static func write(_ write: Transaction.Write) -> JSONValue {
    .object(
      [("target", .string(write.target)), ("kind", .string(write.kind))] + change(of: write)
        + noUpdateReason(of: write))
  }

  /// The values before and after a write, and whether readers were notified.
  static func change(of write: Transaction.Write) -> [(key: String, value: JSONValue)] {
    let change = write.noUpdateReason == .equal ? "" : ChangeText.text(of: write.change).plain
    return [
      ("old", .string(write.change.old ?? "")), ("new", .string(write.change.new ?? "")),
      ("change", .string(change)), ("notified", .bool(write.isNotified)),
    ]
  }

  /// The reason that a write invalidated no view, if known.
  static func noUpdateReason(of write: Transaction.Write) -> [(key: String, value: JSONValue)] {
    write.noUpdateReason.map { [("silence", .string(SilenceText.clause($0)))] } ?? []
  }

  private static func update(_ update: Transaction.Update) -> JSONValue {
    .object(
      [("view", .string(update.name)), ("causes", .array(update.causes.map(cause)))]
        + shown(update.watched) + misplaced(update))
  }

  /// The states that stayed with the place of a row, if it shows another element now.
  static func misplaced(_ update: Transaction.Update) -> [(key: String, value: JSONValue)] {
    guard let misplaced = update.misplaced else { return [] }
    let members: JSONValue = [
      "states": .array(misplaced.states.map(JSONValue.string)),
      "before": .string(misplaced.before), "after": .string(misplaced.after),
    ]
    return [("misplaced", members)]
  }

  private static func cause(_ cause: Transaction.Cause) -> JSONValue {
    .object([("kind", .string(cause.kind.rawValue)), ("target", .string(cause.target))])
  }

  private static func appearance(_ appearance: Transaction.Appearance) -> JSONValue {
    .object([("view", .string(appearance.name))] + shown(appearance.watched))
  }

  private static func departure(_ departure: Transaction.Departure) -> JSONValue {
    .object([("view", .string(departure.name))])
  }

  /// The value of a watch.
  static func shown(_ watched: String?) -> [(key: String, value: JSONValue)] {
    watched.map { [("shows", .string($0))] } ?? []
  }
}
