import Reports

/// The ideas that `help` explains, each in a few lines, with inputs to try.
enum Idea: String, CaseIterable {
  case observation, environment, bindings, identity, state, lists, stale, tests, host, projects,
    documents, scripts

  var lines: [StyledText] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.hasPrefix("  ") ? StyledText(String(line), .name) : StyledText(String(line))
    }
  }

  private var text: String {
    switch self {
    case .observation:
      """
      A class with @Observable tells whoever read one of its stored properties when
      that property is set. A view depends on exactly what its body read the last
      time; it runs again when any of it changes.
        watch dune.title       a view of one expression
        reads watch#1          what a view depends on
        readers dune.title     the views that depend on a property
      Setting a property to an equal value tells nobody. @ObservationIgnored takes a
      property out.
      """
    case .environment:
      """
      Values that ancestors pass down to views. Here they lie in a stack of frames:
      views see the innermost value of a key.
        env push sheet         enters a frame; 'env pop' leaves it
        env set Library()      passes an object down, by its type
        env set \\.locale Locale(identifier: "de")
        env                    the frames, with who reads what
        env BookView           what a view sees, and where that was set
      A value that an inner frame or a view's own modifier sets hides the outer one
      from what is inside.
      """
    case .bindings:
      """
      A Binding reads and writes a place that belongs to somebody else: `$isOn` of a
      @State, `$book.title` of a @Bindable.
        bind title = $book.title   a variable that is such a place
        title = "Emma"             writes it, and updates who reads it
      """
    case .identity:
      """
      A view keeps its state for as long as it is the same view: the same place in
      the tree, the same id. Another branch of an `if`, another `.id(…)` or a row of
      another id is another view: its state is new.
        tree                   what is there now; Row#1[Book#2] is the row of Book#2
        why Row                why it appeared or went, and what state was lost
      """
    case .state:
      """
      @State keeps a value or an object for as long as its view exists. Its initial
      value is used once: another one that is passed later has no effect.
        show BookView#1        the state of a view
        BookView#1.isOpen = true
      """
    case .lists:
      """
      A row is known by its id. Rows come into sight as they are scrolled to, and
      run only then.
        set rows 20            how many rows are on the screen
        scroll 50              brings a row into sight
        delete Dune            by its name, its number, or what it says
      'lint' and '!' warn of two rows with one id, and of ids that change.
      """
    case .stale:
      """
      A view is stale when it still shows an old value, because nothing told it of the
      new one: the property is ignored by observation, the object is not observable,
      or the view holds a copy.
        why not BookView       why it did not run, and what to change
        stale                  all views that are stale now
        expect stale none      fails where there is any
      """
    case .tests:
      """
      `expect` fails unless something holds; a session with it can become a test.
        expect updates BookView    the views that the last input updated, and no others
        expect dune.title == "Emma"
        save BookTests.swift --test
      'bindery --test FILES' runs files of Swift Testing or XCTest, sessions and
      documents.
      """
    case .host:
      """
      A ViewHost mounts a view in a test, uses it, and tells what updated.
        let host = ViewHost(BookView(book: book))
        host.tap("Lend")           uses a control, by its label
        host.updates               the views that ran again since this was last read
        host.texts                 what is on the screen; host.tree with its views
        host.reads                 what the view depends on
      'bindery --test FILE.swift' runs such tests; sample-sessions/18-ten-view-tests.swift
      has ten of them.
      """
    case .projects:
      """
      'bindery DIR' or 'open DIR' opens a package, an Xcode project's folder, or loose
      Swift files; what its modules declare is known at the prompt.
        views --roots              what can be mounted
        mount #Preview("Empty")    a preview by its name
        reload                     reads what was saved; 'set reload on' does so by itself
        stubs                      the stubs for modules that are not available
      'bindery --test DIR' runs its tests, '-n DIR' checks all of it.
      """
    case .documents:
      """
      A session file, or a fenced block marked 'bindery' in Markdown, holds inputs
      behind their prompt and below each what it shows.
        save --transcript talk.session   writes this session as one
        load talk.session                runs its inputs
      'bindery --test README.md' shows where the output differs; '--update' rewrites
      it.
      """
    case .scripts:
      """
      'bindery FILE' runs Swift files, or files with commands; the first failure
      ends with status 1.
        save shelf.bindery     writes the inputs of this session as such a file
        load shelf.bindery     runs it here
      '-n' checks without running, '--keep-going' goes on after failures, '-o jsonl'
      reports as JSON.
      """
    }
  }
}
