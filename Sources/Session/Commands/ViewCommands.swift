import Interpreter
import Reports
import Semantics
import SourceText
import ViewGraph

/// Commands about views: mounting, unmounting and inspecting them.
enum ViewCommands {
  static let bookView = """
    struct BookView: View { let book: Book; var body: some View { Text(book.title) } }
    """

  static let rows = [
    Command(
      "mount", .views, "mount EXPR [as NAME]", "puts a view under the innermost environment frame",
      example: [
        "let dune = Book(title: \"Dune\")", bookView, "mount BookView(book: dune)",
      ], takes: .expression, changesWorld: true, run: mount
    ).completing(.views),
    Command(
      "unmount", .views, "unmount NAME", "removes a mounted view or a watch",
      example: ["watch 1 + 1 as sum", "unmount sum"], takes: .words(.view), changesWorld: true,
      run: unmount),
    Command(
      "watch", .views, "watch EXPR [as NAME]",
      "a view of one expression: its value now, and each update",
      example: ["let dune = Book(title: \"Dune\")", "watch dune.title", "dune.title = \"Emma\""],
      takes: .expression, changesWorld: true, run: watch),
    Command(
      "views", .views, "views [--roots]",
      "the mounted views, and how often each updated; what of the project can be mounted",
      example: ["watch 1 + 1 as sum", "views"], takes: .words(.any), run: views),
    Command(
      "tree", .views, "tree [NAME]", "what is on the screen",
      example: [
        "let dune = Book(title: \"Dune\")", bookView, "mount BookView(book: dune)", "tree",
      ], takes: .words(.view), run: tree),
    Command(
      "reads", .views, "reads NAME", "what a view depends on",
      example: [
        "let dune = Book(title: \"Dune\")", "watch dune.title as title", "reads title",
      ], takes: .words(.view), run: reads),
    Command(
      "readers", .views, "readers PATH | readers KEY",
      "the views that depend on a property, or on a key of the environment",
      example: [
        "let dune = Book(title: \"Dune\")", "watch dune.title", "readers dune.title",
        "readers \\.locale",
      ], takes: .expression, run: readers
    ).completing(.properties),
  ]

  private static func mount(
    _ session: Session, _ invocation: Invocation
  ) throws(Rejection) -> Answer {
    let (span, word) = invocation.splitting(off: "as")
    let name = try session.newName(word)
    if let app = session.previews.app(at: span, in: invocation) {
      try session.apps.mount(app, at: span)
      return Answer()
    }
    let preview = try session.previews.preview(at: span, in: invocation)
    // `mount CartView` is short for `mount CartView()`.
    let isType = session.world.checker.type(named: invocation.source.text(in: span)) != nil
    let ((view, _), sources) = try session.world.host.staleness.untrackedReads.notingSources {
      () throws(Rejection) in
      do throws(Rejection) {
        return try session.runner.value(
          of: span, in: invocation, suffix: isType ? ".init()" : "", replacement: preview)
      } catch {
        throw session.viewNames.undeclared(error, at: span, invocation) ?? error
      }
    }
    if view.value.kind == .metatype {
      let type = session.world.machine.types.type(of: view.value)
      throw .refused(.typeInsteadOfView(type.name), span)
    }
    do throws(ViewHost.Failure) {
      try session.world.host.mounting.mount(view.value, named: name, from: sources)
    } catch {
      throw Rejection(error, at: span)
    }
    return Answer()
  }

  private static func unmount(
    _ session: Session, _ invocation: Invocation
  ) throws(Rejection) -> Answer {
    let name = try session.viewNames.find(invocation.words[0])
    try session.runner.host(invocation) { host throws(ViewHost.Failure) in
      try host.mounting.unmount(name)
    }
    return Answer()
  }

  private static func watch(
    _ session: Session, _ invocation: Invocation
  ) throws(Rejection) -> Answer {
    let (span, word) = invocation.splitting(off: "as")
    let name = try session.newName(word)
    let (closure, _) = try session.runner.value(
      of: span, in: invocation, prefix: "({ () in ", suffix: "})")
    let text = invocation.source.text(in: span)
    do throws(ViewHost.Failure) {
      try session.world.host.mounting.watch(closure.value, named: name, text: text)
    } catch {
      throw Rejection(error, at: span)
    }
    return Answer()
  }

  private static func views(_ session: Session, _ invocation: Invocation) -> Answer {
    if !invocation.words.isEmpty {
      let roots = session.projects.rootLines()
      return Answer(
        roots.isEmpty
          ? [
            StyledText(
              "nothing can be mounted as it is: there is no app, no preview, and no view without arguments",
              .quiet)
          ] : roots)
    }
    let mounts = session.world.host.inspector.mountedViews
    guard !mounts.isEmpty else { return Answer([StyledText("nothing is mounted", .quiet)]) }
    let values = ValueText(session.world)
    let frames = session.world.host.environment.environmentDepth > 0
    let stale = Set(session.log.staleViews.map(\.view))
    var table = Table()
    for mount in mounts {
      var row: [StyledText] = [
        StyledText(mount.name, .name) + (stale.contains(mount.name) ? " \("!", .stale)" : ""),
        StyledText(mount.updates == 1 ? "1 update" : "\(mount.updates) updates", .quiet),
      ]
      var about = StyledText()
      if let text = mount.watched {
        about += "\(text) = \(mount.value.map { values.text($0.value) } ?? "", .value)"
      }
      if frames {
        about += StyledText("\(about.isEmpty ? "" : "  ")in \(mount.frameLabel)", .quiet)
      }
      row.append(about)
      table.append(row)
    }
    return Answer(table.lines(within: session.configuration.display.columns()))
  }

  private static func tree(
    _ session: Session, _ invocation: Invocation
  ) throws(Rejection) -> Answer {
    var name: String?
    if let word = invocation.words.first { name = try session.viewNames.find(word) }
    let snapshots = try session.runner.host(invocation) { host throws(ViewHost.Failure) in
      try host.snapshots.tree(of: name)
    }
    guard !snapshots.isEmpty else { return Answer([StyledText("nothing is mounted", .quiet)]) }
    let stale = Set(session.log.staleViews.map(\.view))
    return Answer(snapshots.flatMap { TreeLayout.lines(of: node($0, stale)) })
  }

  private static func node(_ snapshot: ViewSnapshot, _ stale: Set<String>) -> TreeNode {
    var label = StyledText(snapshot.isFocused ? "▸ " : "", .quiet)
    label += StyledText(snapshot.kind, snapshot.kind.contains("#") ? .name : .type)
    if !snapshot.text.isEmpty { label += " \(ValueText.quoted(snapshot.text), .value)" }
    if let value = snapshot.value { label += " \("=", .quiet) \(value, .value)" }
    for mark in snapshot.marks { label += StyledText(" \(mark.text)", .quiet) }
    if stale.contains(snapshot.kind) { label += " \("!", .stale)" }
    return TreeNode(label, snapshot.children.map { node($0, stale) })
  }

  private static func reads(
    _ session: Session, _ invocation: Invocation
  ) throws(Rejection) -> Answer {
    let name = try session.viewNames.find(invocation.words[0])
    let reads = try session.runner.host(invocation) { host throws(ViewHost.Failure) in
      try host.inspector.reads(of: name)
    }
    guard !reads.isEmpty else {
      return Answer(["\(name, .name) \("depends on nothing", .quiet)"])
    }
    return Answer(reads.map { StyledText($0.fullText, .name) })
  }

  private static func readers(
    _ session: Session, _ invocation: Invocation
  ) throws(Rejection) -> Answer {
    let text = invocation.text
    if let found = try EnvironmentCommands.readers(session, invocation) {
      return Answer(lines(ofReaders: found.names, of: found.key))
    }
    if session.world.host.inspector.hasView(named: text) {
      throw .refused(.viewInsteadOfPath(text), invocation.arguments)
    }
    guard let dot = text.utf8.lastIndex(of: UInt8(ascii: ".")) else {
      let (held, _) = try session.runner.value(of: invocation.arguments, in: invocation)
      guard held.value.depth == 0, held.value.kind == .instance else {
        throw .refused(.notAProperty(text), invocation.arguments)
      }
      return readers(ofObject: held.value, session, text)
    }
    let property = String(text[dot...].dropFirst())
    let baseEnd =
      Int(invocation.arguments.start) + text.utf8.distance(from: text.startIndex, to: dot)
    let baseSpan = Span(Int(invocation.arguments.start), baseEnd)
    let view = invocation.source.text(in: baseSpan)
    if let path = try session.environmentPath(of: property, ofView: view) {
      let names = try EnvironmentCommands.readers(of: path, session, invocation)
      return Answer(lines(ofReaders: names, of: path.text))
    }
    if session.world.checker.type(named: view) != nil {
      let observers = session.objectReaders.instances(of: view).flatMap {
        PropertyReaders(session.world, base: $0, property: property).observers
      }
      return observers.isEmpty
        ? Answer(
          lines(ofReaders: session.objectReaders.readers(of: property, inAll: view), of: text))
        : Answer(observers)
    }
    let (base, _) = try session.runner.value(of: baseSpan, in: invocation)
    return try readers(
      PropertyReaders(session.world, base: base.value, property: property), session, invocation)
  }

  private static func readers(
    _ found: PropertyReaders, _ session: Session, _ invocation: Invocation
  ) throws(Rejection) -> Answer {
    let observers = found.observers
    if !observers.isEmpty { return Answer(observers) }
    if let type = found.computingType {
      let views = try session.world.host.inspector.fieldValues.readersOfReads {
        () throws(Rejection) in
        _ = try session.runner.value(of: invocation.arguments, in: invocation)
      }
      return Answer(lines(ofReaders: found.reading(views, of: type), of: invocation.text))
    }
    guard found.base.depth == 0, found.base.kind == .instance,
      let slot = session.objectReaders.slot(of: found.property, in: found.base)
    else {
      return try readersOfLastRead(session, invocation)
    }
    let names = session.world.host.inspector.readers(of: found.base, slot: slot)
    let target = "\(session.world.machine.names.objectName(found.base)).\(found.property)"
    return Answer(lines(ofReaders: names, of: target))
  }

  /// The views that depend on any property of an object, or observe it as a whole.
  private static func readers(ofObject object: Value, _ session: Session, _ text: String) -> Answer
  {
    let observers = PropertyReaders.observers(of: object, session.world)
    let names = session.objectReaders.readers(ofAllOf: object)
    return Answer(
      observers.isEmpty
        ? lines(ofReaders: names, of: text) : names.map { StyledText($0, .name) } + observers)
  }

  /// The views that depend on the last property a path reads: a view's state, the source of its
  /// binding. If it reads none, and leads to an object, those that depend on the object.
  private static func readersOfLastRead(
    _ session: Session, _ invocation: Invocation
  ) throws(Rejection) -> Answer {
    var held: Held?
    let readers = try session.world.host.inspector.fieldValues.readersOfLastRead {
      () throws(Rejection) in
      held = try session.runner.value(of: invocation.arguments, in: invocation).value
    }
    if let readers { return Answer(lines(ofReaders: readers, of: invocation.text)) }
    guard let object = held?.value, object.depth == 0, object.kind == .instance else {
      throw .refused(.readsNothing(invocation.text), invocation.arguments)
    }
    return self.readers(ofObject: object, session, invocation.text)
  }

  private static func lines(ofReaders names: [String], of target: String) -> [StyledText] {
    names.isEmpty
      ? ["\("no view reads", .quiet) \(target, .name)"] : names.map { StyledText($0, .name) }
  }
}

extension Session {
  /// What a view's property reads of the environment; nil if it has no `@Environment` wrapper.
  fileprivate func environmentPath(
    of property: String, ofView name: String
  ) throws(Rejection) -> EnvironmentPath? {
    let fields: [ViewField]?
    do throws(Fault) {
      fields = try world.host.inspector.fieldValues.fields(ofView: name)
    } catch {
      throw .fault(error)
    }
    for field in fields ?? [] where field.property.name == property {
      if case .environment(let path, _)? = field.origin { return path }
    }
    return nil
  }
}
