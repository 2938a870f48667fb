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
    let samples = session.configuration.documents.samples()
    var outcome = Outcome(.accepted)
    guard let word = invocation.words.first else {
      outcome.answer = session.tour.tourIndex(samples)
      return outcome
    }
    if word.text == "end" {
      if session.player.tour == nil {
        outcome.answer = session.tour.hint("no tour is being played")
      }
      session.player.end()
      return outcome
    }
    if let sample = samples.first(where: { $0.name == word.text }) {
      guard let line = sample.commandLine else { return start(sample, session, invocation) }
      outcome.answer = [StyledText(sample.title, .comment)]
      outcome.answer += session.tour.hint("a program, which runs outside of the shell:")
      outcome.answer.append(StyledText("  " + line, .name).verbatim)
      outcome.answer +=
        session.tour.name(behind: sample).map { session.tour.hint("'tour \($0)' is the next") }
        ?? []
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
    outcome.answer = session.tour.table(of: group).lines(
      within: session.configuration.display.columns())
    outcome.answer += session.tour.beginning(group[0], isFirstOfGroup: true)
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
    switch session.tour.steps(of: sample.path) {
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
        outcome.answer += session.tour.hint(
          "'reset' first, so that names such as Book#1 are those of the text")
      }
      let tour = Tour(sample, following: session.tour.name(behind: sample), steps)
      session.player.begin(tour)
      outcome.answer += session.tour.skipping(to: entry)
      outcome.answer +=
        session.player.tour?.prose(within: session.configuration.display.columns()) ?? []
      outcome.answer += session.tour.hint(
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
