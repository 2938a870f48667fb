import Reports

/// The topics of `help` other than commands and ideas.
enum HelpTopic: String, CaseIterable {
  case start, keys, marks, options, error

  func lines(_ session: Session) -> [StyledText] {
    switch self {
    case .start:
      return [StyledText("A model, a view of one expression, a change:", .heading)]
        + HelpExample(HelpTopic.firstSteps, session.configuration).lines
        + [StyledText("Then: declare a struct of your own with ': View', and 'mount' it.", .quiet)]
    case .keys: return table(HelpTopic.keyRows)
    case .marks: return table(HelpTopic.markRows)
    case .options:
      return ShellCommands.optionTable(of: session)
        + [StyledText("'bindery --help' lists the options of the command line.", .quiet)]
    case .error:
      guard let failure = session.lastFailure else {
        return HelpTopic.errorText.map { StyledText($0) }
      }
      let advice =
        failure.fixed.map { "'fix' runs it as \($0)" } ?? "Up brings the input back to be changed."
      return failure.diagnostics.flatMap(DiagnosticLayout.lines)
        + [StyledText(advice), ""] + HelpTopic.errorText.map { StyledText($0) }
    }
  }

  private func table(_ rows: [(String, String)]) -> [StyledText] {
    var table = Table()
    for (name, meaning) in rows { table.append([StyledText(name, .name), StyledText(meaning)]) }
    return table.lines
  }

  private static let firstSteps = [
    "let dune = Book(title: \"Dune\")", "watch dune.title as title", "dune.title = \"Emma\"",
    "dune.isAvailable = false", "why title",
  ]

  private static let keyRows = [
    ("Enter", "runs the input; goes on with it where something is open"),
    ("Alt-Enter", "begins another line anywhere; so does Shift-Enter"),
    ("Enter twice", "on blank lines: runs a block that is still open"),
    ("Tab", "completes; again: lists what can stand here; again: explains"),
    ("Up, Down", "lines of the block, then inputs that begin as what is typed"),
    ("Ctrl-R", "searches the inputs; again for older ones; ESC keeps the text"),
    ("Home, End", "of the line; again: of the block; so do Ctrl-A and Ctrl-E"),
    ("Ctrl-Left, -Right", "one word back, one word on"),
    ("Ctrl-K, -U, -W", "cut the line behind, before; the last word"),
    ("Ctrl-Y", "inserts what was cut"),
    ("Ctrl-X Ctrl-E", "opens the input in $VISUAL or $EDITOR"),
    ("Ctrl-L", "clears the screen"),
    ("Ctrl-C", "gives up the input, or stops what runs"),
    ("Ctrl-D", "leaves; in a block: pressed twice"),
  ]

  private static let markRows = [
    ("↻ V#1", "ran again; behind it the cause, with the old and the new value"),
    ("+ V#1", "appeared"),
    ("- V#1", "went away"),
    ("· …", "nothing ran, and why"),
    ("! V#1", "shows what is no longer so, and what to change"),
    ("↶ V#1, ↷ V#1", "shows something else after 'undo', after 'redo'"),
    ("Book#1", "the first Book that was made; V#1: the first V that was mounted"),
    ("V#1[Book#2]", "the row of Book#2 in V#1"),
    ("[3] 1 → 2", "in a collection: what stands at 3 changed; +[3] came, -[3] went"),
    ("▸", "in 'tree': where the cursor is"),
  ]

  private static let errorText = [
    "An input that fails is taken back whole: models, variables and views are as before.",
    "  Up        brings it back to be mended; a paste comes back by itself, with what",
    "            stands behind the input that failed",
    "  ^~~~      stands below the place; a line below that is what to write instead",
    "            for it, which 'fix' takes",
    "  note:     says more, and fails nothing",
    "  warning:  the input stands, and something about it is odd",
    "'expect error INPUT' claims that an input fails, 'try INPUT' tells what it would do.",
    "A script ends at its first failure with status 1; '--keep-going' goes on.",
  ]
}
