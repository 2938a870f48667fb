import Interpreter
import Reports
import SourceText

/// What 'tour' shows of the sample sessions.
struct TourGuide: SessionPart {
  let session: Session

  /// Runs the inputs of the tour before input `entry` without reports; returns the lines to show
  /// about them.
  func skipping(to entry: Int) -> [StyledText] {
    guard entry > 1 else { return [] }
    let write = configuration.write
    session.configuration.write = { _ in }
    world.machine.outside.output = configuration.write
    for _ in 1..<entry {
      guard let input = session.takeTourInput(), session.evaluate(input).ending != .interrupted
      else { break }
    }
    session.configuration.write = write
    world.machine.outside.output = write
    session.player.showProse()
    return hint(
      session.inputs.count == 1 ? "input 1 has run" : "inputs 1 to \(session.inputs.count) have run"
    )
  }

  func table(of samples: [Sample]) -> Table {
    var table = Table()
    for sample in samples { append(sample, to: &table) }
    return table
  }

  /// Appends the row of a sample, with a note on how much of it was played.
  private func append(_ sample: Sample, to table: inout Table) {
    let entry = session.player.entry(of: sample.name).map { "'tour \(sample.name).\($0)' goes on" }
    let state = session.player.played.contains(sample.name) ? "played" : entry ?? ""
    table.append([
      "\("tour \(sample.name)", .name)", StyledText(sample.title), StyledText(state, .quiet),
    ])
  }

  /// The list of samples, groups first: each is about one problem that users look for.
  ///
  /// Those that are programs stand where their numbers do.
  func tourIndex(_ samples: [Sample]) -> [StyledText] {
    guard !samples.isEmpty else {
      return [StyledText("the sample sessions are not installed", .quiet)]
    }
    var table = Table()
    var seen: Set<String> = []
    for sample in samples {
      guard let group = sample.group, seen.insert(group).inserted else { continue }
      let count = samples.filter { $0.group == group }.count
      let number = sample.name.prefix { $0 != "." }
      let played = samples.filter { $0.group == group && session.player.played.contains($0.name) }
        .count
      let state = played == 0 ? "" : ", \(played) played"
      table.append([
        "\("tour \(number)", .name)", "\(group) \("(\(count) sessions\(state))", .quiet)",
      ])
    }
    for sample in samples where sample.group == nil { append(sample, to: &table) }
    let first = samples.first { $0.group == nil } ?? samples[0]
    return table.lines(within: configuration.display.columns()) + beginning(first)
  }

  /// The hint below a list of sessions: how to begin one, or to continue the current one.
  ///
  /// - Parameter isFirstOfGroup: Whether the list shows one group, of which `first` is the first
  ///   session.
  func beginning(_ first: Sample, isFirstOfGroup: Bool = false) -> [StyledText] {
    if let tour = session.player.tour {
      let isOther = isFirstOfGroup && first.name != tour.number
      return hint(
        "'tour \(tour.number)' is being played: Enter goes on with it"
          + (isOther ? "; 'tour \(first.name)' begins the first of these" : ""))
    }
    session.player.offer(first.name)
    return hint("Enter begins 'tour \(first.name)', and then runs one input after the other")
  }

  func hint(_ text: String) -> [StyledText] {
    TextWrap.rows(of: "· " + text, within: configuration.display.columns()).map {
      StyledText($0, .quiet)
    }
  }

  /// What `tour` plays after a sample: the next of its group, or the sample or group with the next
  /// number.
  func name(behind sample: Sample) -> String? {
    let sorted = configuration.documents.samples().sorted {
      $0.numbers.lexicographicallyPrecedes($1.numbers)
    }
    guard let index = sorted.firstIndex(where: { $0.name == sample.name }),
      index + 1 < sorted.count
    else { return nil }
    let next = sorted[index + 1]
    let isOther = next.group != nil && next.group != sample.group
    return isOther ? String(next.name.prefix { $0 != "." }) : next.name
  }

  /// The inputs of a document, with their prose.
  func steps(of path: String) -> Result<[DocumentStep], Configuration.Files.Failure> {
    configuration.files.read(path).flatMap { configuration.documents.steps(path, $0) }
  }
}
