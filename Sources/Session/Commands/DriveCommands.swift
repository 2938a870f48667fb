import Reports
import SourceText
import ViewGraph

/// Commands that act on views as a user of the app would.
enum DriveCommands {
  /// The inputs of an example: a mounted view with one state and one control, and the given inputs.
  private static func example(
    _ state: String, _ control: String, _ inputs: String...
  ) -> [String] {
    let panel = """
      struct Panel: View {
        @State var \(state)
        var body: some View {
          \(control)
        }
      }
      """
    return [panel, "mount Panel()"] + inputs
  }

  static let rows = [
    row(
      "tap", .tap, "tap LABEL", "presses a button, follows a link, taps a view with onTapGesture",
      example("count = 0", #"Button("Add \(count)") { count += 1 }"#, #"tap "Add 0""#)
    ) { arguments throws(Rejection) in .tap(try arguments.all()) },
    row(
      "press", .press, "press LABEL", "holds down a button, or a view with onLongPressGesture",
      example("count = 3", #"Text("\(count)").onLongPressGesture { count = 0 }"#, "press 3")
    ) { arguments throws(Rejection) in .press(try arguments.all()) },
    row(
      "release", .release, "release LABEL", "lets go of what is held down or dragged",
      example("count = 0", #"Button("Add") { count += 1 }"#, "press Add", "release Add")
    ) { arguments throws(Rejection) in .release(try arguments.all()) },
    row(
      "doubletap", .gesture("doubletap"), "doubletap LABEL",
      "taps a view with onTapGesture(count: 2)",
      example(
        "count = 0", #"Text("\(count)").onTapGesture(count: 2) { count += 1 }"#, "doubletap 0")
    ) { arguments throws(Rejection) in
      .gesture("doubletap", try arguments.all(), x: 0, y: 0)
    },
    row(
      "drag", .gesture("drag"), "drag LABEL X Y",
      "drags a view with a DragGesture, until `release`",
      example(
        "x = 0.0", #"Text("Ball").gesture(DragGesture().onChanged { x = $0.translation.width })"#,
        "drag Ball 30 10", "release Ball")
    ) { arguments throws(Rejection) in
      let (label, numbers) = try arguments.labelAndNumbers(2)
      return .gesture("drag", label, x: numbers[0], y: numbers[1])
    },
    row(
      "pinch", .gesture("pinch"), "pinch LABEL SCALE",
      "scales a view with a MagnifyGesture, until `release`",
      example(
        "scale = 1.0",
        #"Text("Map").gesture(MagnifyGesture().onChanged { scale = $0.magnification })"#,
        "pinch Map 2")
    ) { arguments throws(Rejection) in
      let (label, numbers) = try arguments.labelAndNumbers(1)
      return .gesture("pinch", label, x: numbers[0], y: 0)
    },
    row(
      "rotate", .gesture("rotate"), "rotate LABEL DEGREES",
      "turns a view with a RotateGesture, until `release`",
      example(
        "angle = Angle.zero",
        #"Text("Map").gesture(RotateGesture().onChanged { angle = $0.rotation })"#, "rotate Map 90")
    ) { arguments throws(Rejection) in
      let (label, numbers) = try arguments.labelAndNumbers(1)
      return .gesture("rotate", label, x: numbers[0], y: 0)
    },
    row(
      "hover", .gesture("hover"), "hover LABEL",
      "moves the pointer over a view with onHover, until `release` or over another one",
      example(
        "isOver = false", #"Text("Card").onHover { isOver = $0 }.opacity(isOver ? 1 : 0.5)"#,
        "hover Card", "release Card")
    ) { arguments throws(Rejection) in
      .gesture("hover", try arguments.all(), x: 0, y: 0)
    },
    row(
      "type", .type, "type LABEL TEXT", "puts a text into a field",
      example(#"name = """#, #"TextField("Name", text: $name)"#, #"type Name "Ada Lovelace""#)
    ) { arguments throws(Rejection) in
      let label = try arguments.first()
      return .type(label, text: arguments.rest(from: 1))
    },
    row(
      "toggle", .toggle, "toggle LABEL", "switches a toggle",
      example("isOn = false", #"Toggle("On", isOn: $isOn)"#, "toggle On")
    ) { arguments throws(Rejection) in .toggle(try arguments.all()) },
    row(
      "slide", .slide, "slide LABEL VALUE", "moves a slider; \"\" means the only slider",
      example("level = 0.0", "Slider(value: $level, in: 0...10)", #"slide "" 7"#)
    ) { arguments throws(Rejection) in
      let (label, numbers) = try arguments.labelAndNumbers(1)
      return .slide(label, to: numbers[0])
    },
    row(
      "step", .step, "step LABEL up|down", "presses one half of a stepper",
      example("count = 0", #"Stepper("Steps", value: $count)"#, "step Steps up")
    ) { arguments throws(Rejection) in
      let (label, direction) = try arguments.labelAndLast()
      guard ["up", "down"].contains(direction.text) else {
        throw .refused(
          .wrongOptionValue(option: "step", allowed: ["up", "down"]), direction.span)
      }
      return .step(label, isUp: direction.text == "up")
    },
    row(
      "select", .select, "select [LABEL] VALUE",
      "chooses in a picker, a tab view, a table or a list",
      example(
        #"size = "small""#,
        #"Picker("Size", selection: $size) { Text("small").tag("small"); Text("big").tag("big") }"#,
        "select Size big")
    ) { arguments throws(Rejection) in
      if arguments.words.count == 1 { return .select("", value: try arguments.first()) }
      let (label, value) = try arguments.labelAndLast()
      return .select(label, value: value.text)
    },
    row(
      "submit", .submit, "submit LABEL", "presses Return in a field",
      example(
        #"name = """#, #"TextField("Name", text: $name).onSubmit { name = "" }"#, "type Name Ada",
        "submit Name")
    ) { arguments throws(Rejection) in
      .submit(try arguments.all())
    },
    row(
      "focus", .focus, "focus LABEL", "puts the cursor into a field",
      example(#"name = """#, #"TextField("Name", text: $name)"#, "focus Name")
    ) { arguments throws(Rejection) in .focus(try arguments.all()) },
    row(
      "delete", .delete, "delete ROW", "deletes a row, by its name, its number or what it says",
      example(
        #"items = ["a", "b"]"#,
        #"List { ForEach(items, id: \.self) { Text($0) }.onDelete { items.remove(atOffsets: $0) } }"#,
        "delete 0")
    ) { arguments throws(Rejection) in
      .delete(row: try arguments.all())
    },
    row(
      "move", .move, "move ROW INDEX", "moves a row before the row with this number",
      example(
        #"items = ["a", "b", "c"]"#,
        #"List { ForEach(items, id: \.self) { Text($0) }.onMove { items.move(fromOffsets: $0, toOffset: $1) } }"#,
        "move 2 0")
    ) { arguments throws(Rejection) in
      let (label, place) = try arguments.labelAndLast()
      guard let index = Int(place.text) else {
        throw .refused(.notANumber(place.text), place.span)
      }
      return .move(row: label, to: index)
    },
    row(
      "drop", .drop, "drop LABEL TARGET", "drags a view onto another one, or in front of a row",
      example(
        "done = [String]()",
        #"VStack { Text("Sweep").draggable("Sweep"); Text("Done").dropDestination(for: String.self) { items, _ in done += items; return true } }"#,
        "drop Sweep Done")
    ) { arguments throws(Rejection) in
      let (label, target) = try arguments.labelAndLast()
      return .drop(label, onto: target.text)
    },
    row(
      "scroll", .scroll, "scroll ROW|start|end | scroll NAME ROW", "brings a row into sight",
      example("rows = Array(0..<100)", #"List(rows, id: \.self) { Text("\($0)") }"#, "scroll 50")
    ) { arguments throws(Rejection) in .scroll(to: try arguments.all()) },
    row(
      "dismiss", .none, "dismiss", "closes the sheet, alert or popover that was presented last",
      example(
        "isShown = false",
        #"Button("Open") { isShown = true }.sheet(isPresented: $isShown) { Text("Sheet") }"#,
        "tap Open", "dismiss"), needsArguments: false
    ) { _ in .dismiss },
    row(
      "back", .none, "back", "goes back in a navigation stack",
      example(
        #"path = ["Dune"]"#,
        #"NavigationStack(path: $path) { Text("Books").navigationDestination(for: String.self) { Text($0) } }"#,
        "back"), needsArguments: false
    ) { _ in .back },
    row(
      "refresh", .none, "refresh", "pulls to refresh",
      example("count = 0", #"List { Text("\(count)") }.refreshable { count += 1 }"#, "refresh"),
      needsArguments: false
    ) { _ in
      .refresh
    },
    row(
      "open", .none, "open URL",
      "opens a URL with the views that have onOpenURL; 'open DIR' opens the project in a folder",
      example(
        #"page = """#, #"Text("Shop \(page)").onOpenURL { page = $0.lastPathComponent }"#,
        "open shop://items/1")
    ) { arguments throws(Rejection) in
      let address = try arguments.all()
      // The scheme is what tells a URL.
      guard address.contains(":") else {
        throw .refused(.noFolder(address), arguments.words[0].span)
      }
      return .open(address)
    }
    .openingFolders(),
    row(
      "key", .none, "key KEYS",
      "presses a button's keyboard shortcut, or a key that a view listens to",
      example(
        "isSaved = false", #"Button("Save") { isSaved = true }.keyboardShortcut("s")"#, "key cmd+s")
    ) { arguments throws(Rejection) in .key(try arguments.all()) },
  ]

  /// The arguments of a drive command without `in NAME`.
  struct Arguments {
    let invocation: Invocation
    let words: [Word]

    func first() throws(Rejection) -> String {
      guard let word = words.first else { throw invocation.incomplete }
      return word.text
    }

    /// All words, joined: labels need no quotes.
    func all() throws(Rejection) -> String {
      guard !words.isEmpty else { throw invocation.incomplete }
      return words.map(\.text).joined(separator: " ")
    }

    func rest(from index: Int) -> String {
      words.dropFirst(index).map(\.text).joined(separator: " ")
    }

    /// A label and the `count` numbers after it.
    func labelAndNumbers(_ count: Int) throws(Rejection) -> (label: String, numbers: [Double]) {
      guard words.count > count else { throw invocation.incomplete }
      var numbers: [Double] = []
      for word in words.suffix(count) {
        guard let number = Double(word.text), number.isFinite else {
          throw .refused(.notANumber(word.text), word.span)
        }
        numbers.append(number)
      }
      return (words.dropLast(count).map(\.text).joined(separator: " "), numbers)
    }

    func labelAndLast() throws(Rejection) -> (label: String, last: Word) {
      guard let last = words.last, words.count > 1 else { throw invocation.incomplete }
      return (words.dropLast().map(\.text).joined(separator: " "), last)
    }
  }

  private static func row(
    _ name: String, _ use: ViewUse, _ syntax: String, _ summary: String, _ example: [String],
    needsArguments: Bool = true,
    _ action: @escaping @Sendable (Arguments) throws(Rejection) -> ViewAction
  ) -> Command {
    Command(
      name, .drive, "\(syntax) [in NAME]", summary, example: example, takes: .words(.control(use)),
      changesWorld: true
    ) { session, invocation throws(Rejection) in
      var (span, place) = invocation.splitting(off: "in")
      if place == nil, invocation.words.first?.text == "in", invocation.words.count == 2 {
        place = invocation.words[1]
        span = Span(Int(invocation.arguments.start), Int(invocation.arguments.start))
      }
      var words = Word.words(of: invocation.source, in: span)
      var view: String?
      if let place { view = try session.viewNames.existing(place) }
      if name == "scroll", view == nil, words.count > 1 {
        let first = try session.viewNames.find(words[0])
        if session.world.host.inspector.viewRecords.contains(where: { $0.name == first }) {
          view = first
          words.removeFirst()
        }
      }
      let arguments = Arguments(invocation: invocation, words: words)
      let wanted = try action(arguments)
      try session.runner.host(invocation) { host throws(ViewHost.Failure) in
        try host.driver.perform(wanted, in: view)
      }
      return Answer()
    }
  }
}
