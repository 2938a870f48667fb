import Reports
import Semantics
import SourceText

/// Commands that run the session's inputs again with changed declarations.
enum ReplayCommands {
  private static let shelf = """
    struct Cover: View { let book: Book; var body: some View { Text(book.title) } }
    """

  private static let fastShelf = """
    struct FastCover: View { let book: Book; var body: some View { Text("a book") } }
    """

  private static let start = [
    "let dune = Book(title: \"Dune\")", shelf, "mount Cover(book: dune)", "dune.title = \"Emma\"",
  ]

  static let rows = [
    Command(
      "replay", .explain, "replay",
      "runs the inputs again with the latest declarations: updates before and after",
      example: start + [
        "struct Cover: View { let book: Book; var body: some View { Text(\"a book\") } }", "replay",
      ], unrecorded: replay),
    Command(
      "compare", .explain, "compare A B",
      "runs the inputs with A, and with B in its place (types or variables): updates side by side",
      example: start + [fastShelf, "compare Cover FastCover"], takes: .words(.type),
      unrecorded: compare),
  ]

  private static func replay(_ session: Session, _ invocation: Invocation) -> Outcome {
    let (pair, names) = session.revised
    var heading: [StyledText] = []
    if names.isEmpty {
      heading.append(
        StyledText(
          "· nothing is declared anew: declare a view or a model again, then replay", .quiet))
    } else {
      heading.append(
        "\("· declared anew:", .quiet) \(names.joined(separator: ", "), .name)")
    }
    return session.report(
      pair, invocation, heading, titles: ("as first declared", "as declared now"))
  }

  private static func compare(_ session: Session, _ invocation: Invocation) -> Outcome {
    let words = invocation.words
    let names = words.map { word in String(word.text.prefix { $0 != "#" }) }
    let known = session.world.checker.names.listings.map(\.name) + StartingModels.names.sorted()
    for (word, name) in zip(words, names) where !known.contains(name) {
      let nearest = Spelling.nearest(to: name, among: known)
      return session.refusal(
        .unknownName(kind: "type or variable", name, nearest: nearest), word.span, invocation)
    }
    guard names[0] != names[1] else {
      return session.refusal(.sameNames(names[0]), words[1].span, invocation)
    }
    let pair = session.revised.pair.exchanging(names[0], with: names[1])
    return session.report(pair, invocation, [], titles: (names[0], names[1])) { text in
      Source(name: "", text: text).replacing(names[0], by: names[1]).text
    }
  }
}

extension Session {
  /// The acts of the history with the first and with the last versions of redeclared names.
  fileprivate var revised: (pair: RevisionPair, names: [String]) {
    DeclarationCatalog(history.standing.flatMap(\.acts))
      .revised(newest: world.checker.texts.declaration)
  }

  /// Replays the session with both revisions, and reports the updates of each.
  fileprivate func report(
    _ pair: RevisionPair, _ invocation: Invocation, _ heading: [StyledText],
    titles: (String, String), renamed: @escaping (String) -> String = { $0 }
  ) -> Outcome {
    do throws(ReplayFailure) {
      var (before, now) = (RunTally(), RunTally())
      let revisions = pair.revisions
      _ = try replayer.replaying(history.past, revision: revisions.before) { input, _ in
        before.add(input)
      }
      _ = try replayer.replaying(history.past, revision: revisions.now) { input, _ in
        now.add(input)
      }
      var outcome = Outcome(.accepted)
      outcome.answer =
        heading + TallyReport(before: before, now: now, titles: titles, renamed: renamed).lines()
      return outcome
    } catch {
      return attempts.failure(error, in: invocation.source)
    }
  }
}
