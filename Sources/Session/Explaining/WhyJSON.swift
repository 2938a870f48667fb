import Reports
import ViewGraph

/// The answer of `why` as JSON: the tree from an input's writes down to the views.
///
/// ```json
/// {"input":3,"source":"dune.title = \"Emma\"","effects":[{"kind":"write","target":"Book#1.title",…,
///   "effects":[{"kind":"update","view":"watch#1","causes":[…],"effects":[]}]}],"remedies":[]}
/// ```
struct WhyJSON {
  private typealias Members = [(key: String, value: JSONValue)]

  private let transaction: Transaction
  private let index: TransactionIndex
  private let places: ReadPlaces?

  init(_ index: TransactionIndex, _ places: ReadPlaces?) {
    transaction = index.transaction
    self.index = index
    self.places = places
  }

  func value(of part: WhyReport.Part, about subject: WhyReport.Subject) -> JSONValue {
    var members = WhyJSON.members(of: subject)
    members += WhyJSON.input(transaction)
    members.append(("effects", .array(part.root.effects.map(value))))
    members.append(("stale", .array(part.stale.map(OutcomeJSON.stale))))
    members.append(("misuses", .array(transaction.misuses.map(value))))
    members.append(("remedies", .array(part.remedies.map { .string($0.text) })))
    return .object(members)
  }

  /// The answer if no input had effects on the subject of the question.
  static func nothing(about subject: WhyReport.Subject) -> JSONValue {
    .object(
      members(of: subject)
        + [("effects", []), ("stale", []), ("misuses", []), ("remedies", [])])
  }

  private static func members(of subject: WhyReport.Subject) -> Members {
    switch subject {
    case .input: []
    case .view(let name): [("view", .string(name))]
    case .views(let names): [("views", .array(names.map(JSONValue.string)))]
    case .writes(let target): [("target", .string(target))]
    }
  }

  /// The members about the input that an answer is about.
  static func input(_ transaction: Transaction) -> [(key: String, value: JSONValue)] {
    [("input", .int(transaction.number)), ("source", .string(transaction.source))]
  }

  // Effects

  private func value(of effect: Effect) -> JSONValue {
    var members: Members
    switch effect.content {
    case .input: members = [("kind", "input")]
    case .write(let index):
      members = write(transaction.steps[index], isBare: effect.effects.isEmpty)
    case .update(let index):
      members = update(transaction.updates[index], effect.causes + effect.otherCauses)
    case .appearance(let index): members = appearance(transaction.appeared[index])
    case .departure(let index): members = departure(transaction.disappeared[index])
    case .origin(let index): members = origin(transaction.origins[index])
    case .environment(let cause):
      members = [("kind", "environment"), ("target", .string(cause.target))] + change(cause)
    }
    members.append(("effects", .array(effect.effects.map(value))))
    return .object(members)
  }

  /// - Parameter isBare: Whether no steps are below it, because its readers are below another
  ///   write.
  private func write(_ write: Transaction.Write, isBare: Bool) -> Members {
    var members: Members = [("kind", "write"), ("target", .string(write.target))]
    members += OutcomeJSON.change(of: write)
    if let writer = write.writer {
      members.append(
        ("by", ["statement": .string(writer.statement), "place": .string(writer.place)]))
    } else if let control = write.control {
      members.append(
        ("by", ["control": .string(control.label), "view": .string(control.view)]))
    }
    let readers = index.updates(for: write).map(\.name)
    if isBare, !readers.isEmpty {
      members.append(("readers", .array(readers.map(JSONValue.string))))
    } else if isBare {
      members += OutcomeJSON.noUpdateReason(of: write)
    }
    return members
  }

  private func update(_ update: Transaction.Update, _ causes: [Transaction.Cause]) -> Members {
    [
      ("kind", "update"), ("view", .string(update.name)),
      ("causes", .array(causes.map { value(of: $0, for: update.name) })),
      ("changed", .bool(!update.isWasted)),
    ] + OutcomeJSON.shown(update.watched) + OutcomeJSON.misplaced(update)
  }

  private func value(of cause: Transaction.Cause, for view: String) -> JSONValue {
    var members: Members = [
      ("kind", .string(cause.kind.rawValue)), ("target", .string(cause.target)),
    ]
    members += change(cause)
    if let parent = cause.parent { members.append(("from", .string(parent))) }
    switch cause.setter {
    case .view(let setter)?: members.append(("setter", .string(setter)))
    case .shell(let label)?: members.append(("frame", .string(label)))
    case nil: break
    }
    let reads = places?.reads(of: cause.target, by: view).map(\.place) ?? []
    if !reads.isEmpty { members.append(("places", .array(reads.map(JSONValue.string)))) }
    return .object(members)
  }

  private func change(_ cause: Transaction.Cause) -> Members {
    [("change", .string(ChangeText.text(of: cause).plain))]
  }

  private func appearance(_ appearance: Transaction.Appearance) -> Members {
    [
      ("kind", "appearance"), ("view", .string(appearance.name)),
      ("reason", .string(appearance.reason.word)),
    ] + OutcomeJSON.shown(appearance.watched)
  }

  private func departure(_ departure: Transaction.Departure) -> Members {
    var members: Members = [
      ("kind", "departure"), ("view", .string(departure.name)),
      ("reason", .string(departure.reason.word)),
    ]
    if !departure.lost.isEmpty {
      let lost = departure.lost.map { state -> JSONValue in
        ["property": .string(state.property), "value": .string(state.value)]
      }
      members.append(("lost", .array(lost)))
    }
    return members
  }

  private func origin(_ origin: Transaction.Origin) -> Members {
    let view: Members = origin.view.map { [("view", .string($0))] } ?? []
    return [("kind", "code"), ("code", .string("\(origin.kind)"))] + view
  }

  private func value(of misuse: Transaction.Misuse) -> JSONValue {
    .object(
      (misuse.view.map { [("view", .string($0))] } ?? []) + [("message", .string(misuse.text))]
        + (misuse.advice.map { [("remedy", .string($0))] } ?? []))
  }
}

extension ViewGraph.Appearance.Reason {
  fileprivate var word: String {
    switch self {
    case .mounted: "mounted"
    case .parent: "parent"
    case .branch: "branch"
    case .identity: "identity"
    case .presented: "presented"
    }
  }
}

extension ViewGraph.Departure.Reason {
  fileprivate var word: String {
    switch self {
    case .unmounted: "unmounted"
    case .branch: "branch"
    case .identity: "identity"
    case .element: "element"
    case .elementID: "elementID"
    case .outOfSight: "outOfSight"
    case .dismissed: "dismissed"
    case .erasedType: "erasedType"
    case .replaced: "replaced"
    }
  }
}
