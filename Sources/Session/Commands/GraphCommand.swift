import Reports
import SourceText
import ViewGraph

/// The command `graph`, which shows dependencies as text, in the formats of other tools, or as a
/// page.
enum GraphCommand {
  private static let models = [
    "let dune = Book(title: \"Dune\")", ViewCommands.bookView, "mount BookView(book: dune)",
  ]

  static let rows = [
    Command(
      "graph", .explain, "graph [NAME] [--dot|--mermaid|--html] [FILE] [--all] [--force]",
      "who depends on what, and how often that led to updates; FILE may be .html, .svg or .png",
      example: models + ["dune.title = \"Emma\"", "graph"], takes: .words(.graph), run: graph)
  ]

  static let flags = GraphForm.allCases.compactMap(\.flag) + ["--all", "--force"]

  private static func graph(
    _ session: Session, _ invocation: Invocation
  ) throws(Rejection) -> Answer {
    let arguments = try Arguments(invocation, session)
    let model = GraphModel(
      session.world.host.inspector.dependencies, session.historian.standingTransactions)
    let view = arguments.view.flatMap { model.position(ofView: $0) }
    if let word = arguments.viewWord, view == nil {
      // Existing views have already been found; another name with a dot is that of a file.
      guard let dot = word.text.lastIndex(of: "."), !word.text.contains("#") else {
        throw session.viewNames.unknown(word)
      }
      let suffix = String(word.text[dot...])
      throw .refused(
        .unknownName(
          kind: "form of graphs", suffix,
          nearest: Spelling.nearest(to: suffix, among: GraphForm.suffixes),
          known: GraphForm.suffixes), word.span)
    }
    let folding = view == nil && !arguments.showsAll ? GraphFolding(model) : nil
    let shown = folding?.model ?? model
    let part = shown.part(around: view)
    let content: String
    switch arguments.form {
    case .tree:
      let text = GraphText(model)
      return Answer(view.map { text.lines(for: $0) } ?? text.lines())
    case .dot, .svg, .png: content = GraphDot(shown, part).text
    case .mermaid: content = GraphMermaid(shown, part).text
    case .html:
      let places = ReadPlaces(session.world)
      let page = GraphPage(
        model, model.part(around: view), folding: folding, session.historian.standingTransactions,
        places
      ) { view, transaction in
        let report = try? session.whyNot(
          view, in: TransactionIndex(transaction), stale: transaction.stale, places: places)
        return report?.lines() ?? []
      }
      content = page.text
    }
    guard let file = arguments.file else {
      guard arguments.form != .html else { throw invocation.incomplete }
      return Answer(content.split(separator: "\n").map { StyledText(String($0)).verbatim })
    }
    try write(content, as: arguments, to: file, session.configuration)
    return Answer([StyledText("graph saved to '\(file.text)'", .quiet)])
  }

  private static func write(
    _ content: String, as arguments: Arguments, to file: Word, _ configuration: Configuration
  ) throws(Rejection) {
    guard arguments.isForced || !configuration.files.exists(file.text) else {
      throw .refused(.existsAlready(file.text), file.span)
    }
    guard let format = arguments.form.picture else {
      if let failure = configuration.files.write(file.text, content) {
        throw .refused(.unwritable(file.text, failure.message), file.span)
      }
      return
    }
    switch configuration.draw(content, format, file.text) {
    case nil: return
    case .notInstalled: throw .refused(.graphvizMissing(file.text), file.span)
    case .failed(let reason): throw .refused(.graphvizFailed(reason), file.span)
    case .unwritable(let reason): throw .refused(.unwritable(file.text, reason), file.span)
    }
  }

  /// The parsed arguments.
  private struct Arguments {
    var form = GraphForm.tree
    var view: String?
    var viewWord: Word?
    var file: Word?
    var isForced = false
    /// Whether views of the same kind are shown separately, in pictures too.
    var showsAll = false

    /// Parses the arguments.
    ///
    /// A word that names a view means the view. Any other word is a file, if a flag precedes it or
    /// it has the suffix of a known format.
    init(_ invocation: Invocation, _ session: Session) throws(Rejection) {
      let names = Set(session.world.host.inspector.viewRecords.map(\.name))
      var isFlagged = false
      for word in invocation.words {
        if !word.isQuoted, word.text.hasPrefix("--") {
          try take(flag: word, &isFlagged)
          continue
        }
        let name = try session.viewNames.find(word)
        if viewWord == nil, names.contains(name) {
          (viewWord, view) = (word, name)
        } else if file == nil, isFlagged || GraphForm(file: word.text) != nil {
          file = word
        } else if viewWord == nil, file == nil {
          (viewWord, view) = (word, name)
        } else {
          let usage = CommandSyntax(invocation.command).usage(of: invocation.words)
          throw .refused(
            .needlessArgument(invocation.command.name, word.text, usage: usage), word.span)
        }
      }
      if !isFlagged, let file { form = GraphForm(file: file.text) ?? form }
    }

    private mutating func take(flag word: Word, _ isFlagged: inout Bool) throws(Rejection) {
      if word.text == "--force" {
        isForced = true
      } else if word.text == "--all" {
        showsAll = true
      } else if let form = GraphForm.allCases.first(where: { $0.flag == word.text }) {
        self.form = form
        isFlagged = true
      } else {
        throw .refused(
          .unknownOption(
            word.text, nearest: Spelling.nearest(to: word.text, among: GraphCommand.flags),
            known: GraphCommand.flags),
          word.span)
      }
    }
  }
}
