import Reports
import ViewGraph

/// Answers `why` and `why not` for a name that several views share: it lists those that ran, and
/// for the others each reason once.
struct WhyGroup {
  private let index: TransactionIndex
  private let places: ReadPlaces
  /// The views that the input concerns.
  private let ran: [String]
  /// The reports on the views that did not run, up to `limit`.
  private let reports: [WhyNotReport]
  /// The number of further views that did not run.
  private let rest: Int

  /// The maximum number of views that are examined.
  static let limit = 40

  init(
    _ index: TransactionIndex, _ places: ReadPlaces, ran: [String], reports: [WhyNotReport],
    rest: Int
  ) {
    self.index = index
    self.places = places
    self.ran = ran
    self.reports = reports
    self.rest = rest
  }

  func lines() -> [StyledText] {
    var lines: [StyledText] = []
    if !ran.isEmpty {
      lines += WhyReport(index, places).lines(about: .views(ran))
    }
    let groups = groups
    for group in groups.prefix(6) {
      lines += group[0].findings
      if group.count > 1 {
        lines.append("  \("likewise", .quiet) \(NameList.text(of: group.dropFirst().map(\.view)))")
      }
    }
    let hidden = groups.dropFirst(6).reduce(rest) { $0 + $1.count }
    if hidden > 0 { lines.append(StyledText("… and \(hidden) more that did not run", .quiet)) }
    if ran.isEmpty, groups.count == 1 { lines.append(groups[0][0].dependencies) }
    var advice: [StyledText] = []
    for line in groups.flatMap({ $0[0].advice }) where !advice.contains(line) {
      advice.append(line)
    }
    return lines + advice.prefix(2)
  }

  /// The answers for each view.
  var facts: JSONValue {
    let why = WhyReport(index, places)
    let answers = places.keepingNames {
      ran.map { why.facts(about: .view($0)) } + reports.map(\.facts)
    }
    return .object(WhyJSON.input(index.transaction) + [("views", .array(answers))])
  }

  /// The views that did not run, by their reasons.
  private var groups: [[WhyNotReport]] {
    var groups: [[WhyNotReport]] = []
    var positions: [[String]: Int] = [:]
    for report in reports {
      let key = report.stale.isEmpty ? report.reasonKey : [report.view]
      if let position = positions[key] {
        groups[position].append(report)
      } else {
        positions[key] = groups.count
        groups.append([report])
      }
    }
    return groups
  }
}

extension WhyNotReport {
  /// A key that is equal for reports with the same reasons.
  fileprivate var reasonKey: [String] {
    answers.shown.map { "\($0.kind.rawValue) \($0.target ?? "")" }
  }
}
