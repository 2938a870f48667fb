import Interpreter
import Reports
import SourceText

/// The command `tour`, which plays sample sessions at the prompt.
enum TourCommand {
  static let row = Command(
    "tour", .shell, "tour [NAME[.INPUT]] | tour end",
    "lists the sample sessions, or plays one: Enter runs its next input, anything else is yours",
    example: ["tour end"], takes: .words(.sample), unrecorded: run)

  private static func run(_ session: Session, _ invocation: Invocation) -> Outcome {
    let samples = session.configuration.samples()
    var outcome = Outcome(.accepted)
    guard let word = invocation.words.first else {
      outcome.answer = session.tourIndex(samples)
      return outcome
    }
    if word.text == "end" {
      if session.player.tour == nil { outcome.answer = session.hint("no tour is being played") }
      session.player.end()
      return outcome
    }
    if let sample = samples.first(where: { $0.name == word.text }) {
      guard let line = sample.commandLine else { return start(sample, session, invocation) }
      outcome.answer = [StyledText(sample.title, .comment)]
      outcome.answer += session.hint("a program, which runs outside of the shell:")
      outcome.answer.append(StyledText("  " + line, .name).verbatim)
      outcome.answer +=
        session.name(behind: sample).map { session.hint("'tour \($0)' is the next") } ?? []
      return outcome
    }
    let group = samples.filter { $0.name.hasPrefix(word.text + ".") }
    if group.isEmpty, let (sample, entry) = entry(word.text, samples) {
      return start(sample, at: entry, session, invocation)
    }
    guard !group.isEmpty else {
      return session.refusal(
        .unknownName(
          kind: "sample session", word.text, nearest: nil,
          known: TourCommand.names(samples, like: word.text)), word.span, invocation)
    }
    outcome.answer = session.table(of: group).lines(within: session.configuration.columns())
    outcome.answer += session.beginning(group[0], isFirstOfGroup: true)
    return outcome
  }

  /// The sample and the number of its input for an argument such as `3.4`; nil if there is no such
  /// sample, or it has no inputs.
  private static func entry(_ text: String, _ samples: [Sample]) -> (Sample, Int)? {
    guard let dot = text.lastIndex(of: "."), let number = Int(text[text.index(after: dot)...]),
      let sample = samples.first(where: { $0.name == text[..<dot] }), sample.commandLine == nil
    else { return nil }
    return (sample, number)
  }

  /// - Parameter entry: The number of the input to begin with; those before it run at once.
  private static func start(
    _ sample: Sample, at entry: Int = 1, _ session: Session, _ invocation: Invocation
  ) -> Outcome {
    let span = invocation.words[0].span
    switch session.steps(of: sample.path) {
    case .failure(let error):
      return session.refusal(.unreadable(sample.path, error.message), span, invocation)
    case .success(let steps):
      guard (1...max(1, steps.count)).contains(entry) else {
        return session.refusal(.noSuchStep(sample.name, steps.count), span, invocation)
      }
      var outcome = Outcome(.accepted)
      // The sample's recorded outputs number objects, views and inputs from 1.
      if session.player.ownsWorld || session.history.entries.isEmpty {
        session.startOver()
      } else {
        outcome.answer += session.hint(
          "'reset' first, so that names such as Book#1 are those of the text")
      }
      let tour = Tour(sample, following: session.name(behind: sample), steps)
      session.player.begin(tour)
      outcome.answer += session.skipping(to: entry)
      outcome.answer += session.player.tour?.prose(within: session.configuration.columns()) ?? []
      outcome.answer += session.hint(
        "Enter runs the next input, anything else is yours; 'tour end' leaves")
      return outcome
    }
  }

  /// The arguments that `tour` accepts, only the first and the last of many: the samples of a group, if the word
  /// begins with its number; otherwise the numbers of the groups, and the names of samples without a group.
  private static func names(_ samples: [Sample], like word: String) -> [String] {
    let group = word.split(separator: ".").first.map { "\($0)." } ?? word
    let sorted = samples.sorted { $0.numbers.lexicographicallyPrecedes($1.numbers) }
    var names = sorted.filter { $0.name.hasPrefix(group) }.map(\.name)
    if names.isEmpty {
      for sample in sorted {
        let name = sample.group == nil ? sample.name : String(sample.name.prefix { $0 != "." })
        if !names.contains(name) { names.append(name) }
      }
    }
    return names.count > 3 ? [names[0], "…", names[names.count - 1]] : names
  }
}

extension Session {
  /// Runs the inputs of the tour before input `entry` without reports; returns the lines to show
  /// about them.
  fileprivate func skipping(to entry: Int) -> [StyledText] {
    guard entry > 1 else { return [] }
    let write = configuration.write
    configuration.write = { _ in }
    world.machine.output = configuration.write
    for _ in 1..<entry {
      guard let input = takeTourInput(), evaluate(input).ending != .interrupted else { break }
    }
    configuration.write = write
    world.machine.output = write
    player.showProse()
    return hint(inputs.count == 1 ? "input 1 has run" : "inputs 1 to \(inputs.count) have run")
  }

  fileprivate func table(of samples: [Sample]) -> Table {
    var table = Table()
    for sample in samples { append(sample, to: &table) }
    return table
  }

  /// Appends the row of a sample, with a note on how much of it was played.
  private func append(_ sample: Sample, to table: inout Table) {
    let entry = player.entry(of: sample.name).map { "'tour \(sample.name).\($0)' goes on" }
    let state = player.played.contains(sample.name) ? "played" : entry ?? ""
    table.append([
      "\("tour \(sample.name)", .name)", StyledText(sample.title), StyledText(state, .quiet),
    ])
  }

  /// The list of samples, groups first: each is about one problem that users look for.
  ///
  /// Those that are programs stand where their numbers do.
  fileprivate func tourIndex(_ samples: [Sample]) -> [StyledText] {
    guard !samples.isEmpty else {
      return [StyledText("the sample sessions are not installed", .quiet)]
    }
    var table = Table()
    var seen: Set<String> = []
    for sample in samples {
      guard let group = sample.group, seen.insert(group).inserted else { continue }
      let count = samples.filter { $0.group == group }.count
      let number = sample.name.prefix { $0 != "." }
      let played = samples.filter { $0.group == group && player.played.contains($0.name) }.count
      let state = played == 0 ? "" : ", \(played) played"
      table.append([
        "\("tour \(number)", .name)", "\(group) \("(\(count) sessions\(state))", .quiet)",
      ])
    }
    for sample in samples where sample.group == nil { append(sample, to: &table) }
    let first = samples.first { $0.group == nil } ?? samples[0]
    return table.lines(within: configuration.columns()) + beginning(first)
  }

  /// The hint below a list of sessions: how to begin one, or to continue the current one.
  ///
  /// - Parameter isFirstOfGroup: Whether the list shows one group, of which `first` is the first
  ///   session.
  fileprivate func beginning(_ first: Sample, isFirstOfGroup: Bool = false) -> [StyledText] {
    if let tour = player.tour {
      let isOther = isFirstOfGroup && first.name != tour.number
      return hint(
        "'tour \(tour.number)' is being played: Enter goes on with it"
          + (isOther ? "; 'tour \(first.name)' begins the first of these" : ""))
    }
    player.offer(first.name)
    return hint("Enter begins 'tour \(first.name)', and then runs one input after the other")
  }

  fileprivate func hint(_ text: String) -> [StyledText] {
    TextWrap.rows(of: "· " + text, within: configuration.columns()).map { StyledText($0, .quiet) }
  }

  /// What `tour` plays after a sample: the next of its group, or the sample or group with the next
  /// number.
  fileprivate func name(behind sample: Sample) -> String? {
    let sorted = configuration.samples().sorted { $0.numbers.lexicographicallyPrecedes($1.numbers) }
    guard let index = sorted.firstIndex(where: { $0.name == sample.name }),
      index + 1 < sorted.count
    else { return nil }
    let next = sorted[index + 1]
    let isOther = next.group != nil && next.group != sample.group
    return isOther ? String(next.name.prefix { $0 != "." }) : next.name
  }

  /// The inputs of a document, with their prose.
  func steps(of path: String) -> Result<[DocumentStep], Configuration.Files.Failure> {
    configuration.files.read(path).flatMap { configuration.documentSteps(path, $0) }
  }
}
