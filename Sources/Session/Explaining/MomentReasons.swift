import Lint
import Reports
import ViewGraph

/// Reasons why a view ran but did not show the effect of a write: an action computes what it shows,
/// and that action runs only once, or when another value changes.
struct MomentReasons {
  /// The reasons with their remedies; empty if there are none.
  private(set) var lines: [StyledText] = []

  init(_ world: World, _ transaction: Transaction, view: String) {
    guard let type = ReadPlaces(world).bodyType(of: view),
      let body = BodyReads(world.checker, view: type)
    else { return }
    let written = Set(transaction.writes.map(\.target))
    for write in transaction.writes {
      let object = write.target.beforeLastDot
      let owner = write.target.isOwned(by: view) ? type : object.typePart
      let property = write.target.lastPart
      for moment in body.moments(reading: property, in: owner) {
        let shown = moment.written.first { target in
          !body.reads(of: target.property, in: target.owner).isEmpty
        }
        guard let shown, !moment.written.contains(where: { $0.property == property }),
          !written.contains(where: { $0.lastPart == shown.property })
        else { continue }
        let field = world.host.inspector.fieldOrState(holding: object, in: view)
        add(moment, shown.property, moment.path ?? field.map { "\($0).\(property)" }, of: type)
      }
    }
  }

  private mutating func add(
    _ moment: BodyReads.Moment, _ shown: String, _ path: String?, of view: String
  ) {
    let modifier = moment.watched.map { watched in
      ".\(moment.modifier)(\(watched.label.map { "\($0): " } ?? "")\(watched.text))"
    }
    let silence = moment.watched == nil ? "runs once" : "did not run"
    let line: StyledText =
      "\("·", .quiet) \(shown, .name) was not worked out again: \(modifier ?? ".\(moment.modifier)") (\(moment.place)) \(silence)"
    guard !lines.contains(line) else { return }
    lines.append(line)
    guard let path else { return }
    if let watched = moment.watched {
      lines.append(Remedy.watch(path, besides: watched, of: moment, view: view).line)
    } else if let beginning = moment.beginning {
      lines.append(Remedy.beginAgain(beginning, field: path, view: view).line)
    }
  }
}
