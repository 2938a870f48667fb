import Reports
import SourceText

/// The command `tour`, which plays sample sessions at the prompt.
enum TourCommand {
  static let row = Command(
    "tour", .shell, "tour [NAME] | tour end",
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
      let next = session.name(behind: sample).map { "; 'tour \($0)' is the next" } ?? ""
      outcome.answer += session.hint("a program, which runs outside of the shell: \(line)\(next)")
      return outcome
    }
    let group = samples.filter { $0.name.hasPrefix(word.text + ".") }
    guard !group.isEmpty else {
      return session.refusal(
        .unknownName(
          kind: "sample session", word.text, nearest: nil, known: TourCommand.names(samples)),
        word.span, invocation)
    }
    outcome.answer = TourCommand.table(group).lines(within: session.configuration.columns())
    outcome.answer += session.beginning(group[0])
    return outcome
  }

  private static func start(
    _ sample: Sample, _ session: Session, _ invocation: Invocation
  ) -> Outcome {
    let span = invocation.words[0].span
    switch session.steps(of: sample.path) {
    case .failure(let error):
      return session.refusal(.unreadable(sample.path, error.message), span, invocation)
    case .success(let steps):
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
      outcome.answer += tour.prose(within: session.configuration.columns())
      outcome.answer += session.hint(
        "Enter runs the next input, anything else is yours; 'tour end' leaves")
      return outcome
    }
  }

  /// The arguments that `tour` accepts: numbers of groups, and names of samples without a group.
  private static func names(_ samples: [Sample]) -> [String] {
    var names: [String] = []
    for sample in samples {
      let name = sample.group == nil ? sample.name : String(sample.name.prefix { $0 != "." })
      if !names.contains(name) { names.append(name) }
    }
    return names
  }

  static func table(_ samples: [Sample]) -> Table {
    var table = Table()
    for sample in samples {
      table.append(["\("tour \(sample.name)", .name)", StyledText(sample.title)])
    }
    return table
  }
}

extension Session {
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
      table.append([
        "\("tour \(number)", .name)", "\(group) \("(\(count) sessions)", .quiet)",
      ])
    }
    for sample in samples where sample.group == nil {
      table.append(["\("tour \(sample.name)", .name)", StyledText(sample.title)])
    }
    let first = samples.first { $0.group == nil } ?? samples[0]
    return table.lines(within: configuration.columns()) + beginning(first)
  }

  /// What to do with a list of sessions.
  fileprivate func beginning(_ first: Sample) -> [StyledText] {
    if let tour = player.tour {
      return hint("'tour \(tour.number)' is being played: Enter goes on with it")
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
