package import Reports

/// An outcome as the members of a JSON object.
package enum Facts {
  /// `value`, `writes`, `updates`, `appeared`, `disappeared`, `stale`, in this order.
  package static func members(of outcome: Outcome) -> [(key: String, value: JSONValue)] {
    let transaction = outcome.transaction
    var members: [(key: String, value: JSONValue)] = []
    if let value = outcome.value {
      members.append(
        ("value", .object([("type", .string(value.type)), ("text", .string(value.text))])))
    }
    members.append(("writes", .array(transaction.writes.map(write))))
    members.append(("updates", .array(transaction.updates.map(update))))
    members.append(("appeared", .array(transaction.appeared.map { .string($0.name) })))
    members.append(("disappeared", .array(transaction.disappeared.map { .string($0.name) })))
    members.append(("stale", .array(transaction.stale.map { .string($0.view) })))
    if !transaction.stale.isEmpty {
      members.append(("staleDetails", .array(transaction.stale.map(stale))))
    }
    return members
  }

  private static func stale(_ stale: StaleView) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = [("view", .string(stale.view))]
    if let subject = stale.subject { members.append(("target", .string(subject))) }
    if let shown = stale.shown { members.append(("shown", .string(shown))) }
    if let actual = stale.actual { members.append(("actual", .string(actual))) }
    members.append(("remedy", .string(StaleReport.remedy(stale))))
    if let place = stale.place { members.append(("place", .string(place))) }
    return .object(members)
  }

  private static func write(_ write: Transaction.Write) -> JSONValue {
    .object([
      ("target", .string(write.target)), ("kind", .string(write.kind)),
      ("old", .string(write.change.old ?? "")), ("new", .string(write.change.new ?? "")),
      ("change", .string(ChangeText.text(of: write.change).plain)),
      ("notified", .bool(write.isNotified)),
    ])
  }

  private static func update(_ update: Transaction.Update) -> JSONValue {
    .object([("view", .string(update.name)), ("causes", .array(update.causes.map(cause)))])
  }

  private static func cause(_ cause: Transaction.Cause) -> JSONValue {
    .object([("kind", .string(cause.kind.rawValue)), ("target", .string(cause.target))])
  }
}
