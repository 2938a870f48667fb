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
    case .keys: return table(HelpTopic.keyRows, session)
    case .marks: return table(HelpTopic.markRows, session)
    case .options:
      return ShellCommands.optionTable(of: session)
        + [StyledText("'bindery --help' lists the options of the command line.", .quiet)]
    case .error:
      guard let failure = session.inputs.lastFailure else {
        return HelpTopic.errorText.map { StyledText($0) }
      }
      let advice =
        failure.fixed.map { "'fix' runs it as \($0)" } ?? "Up brings the input back to be changed."
      return failure.diagnostics.flatMap(DiagnosticLayout.lines)
        + [StyledText(advice), ""] + HelpTopic.errorText.map { StyledText($0) }
    }
  }

  private func table(_ rows: [(String, String)], _ session: Session) -> [StyledText] {
    var table = Table()
    for (name, meaning) in rows { table.append([StyledText(name, .name), StyledText(meaning)]) }
    return table.lines(wrappedWithin: session.configuration.display.columns())
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
    ("Up, Down", "lines of the block, then earlier inputs that begin with the typed text"),
    ("Ctrl-R", "searches the inputs; again for older ones; ESC keeps the text"),
    ("Home, End", "of the line; again: of the block; so do Ctrl-A and Ctrl-E"),
    ("Ctrl-Left, -Right", "one word back, one word on"),
    ("Ctrl-K, -U, -W", "cut to the end, to the start of the line; the last word"),
    ("Ctrl-Y", "inserts what was cut"),
    ("Ctrl-_", "takes the last change of the text back"),
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
    ("! V#1", "shows an outdated value; the line below says how to fix that"),
    ("↶ V#1, ↷ V#1", "shows something else after 'undo', after 'redo'"),
    ("Book#1", "the first Book that was made; V#1: the first V that was mounted"),
    ("V#1[Book#2]", "the row of Book#2 in V#1"),
    ("[3] 1 → 2", "element 3 of a collection changed; +[3] was added, -[3] removed"),
    ("▸", "in 'tree': where the cursor is"),
  ]

  private static let errorText = [
    "An input that fails is undone: models, variables and views are as before.",
    "  Up        brings it back to be changed; a paste comes back by itself, from the",
    "            input that failed on",
    "  ^~~~      marks the place; below it stands a suggestion, which 'fix' applies",
    "  note:     adds information; it is not a failure",
    "  warning:  the input was accepted, but something about it looks wrong",
    "'expect error INPUT' checks that an input fails, 'try INPUT' shows what it does.",
    "A script ends at its first failure with status 1; '--keep-going' goes on.",
  ]
}
