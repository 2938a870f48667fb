import Reports
import SourceText
import ViewGraph

/// What a person does to views.
enum DriveCommands {
  private static let counter = """
    struct Counter: View {
      @State var count = 0
      @State var name = ""
      @State var isOn = false
      @State var level = 0.0
      @State var size = "small"
      @State var isShown = false
      @State var items = ["a", "b"]
      var body: some View {
        VStack {
          Text("\\(count) \\(name) \\(size)")
          Button("Add") { count += 1 }
          Button("Save") { name = "saved" }.keyboardShortcut("s")
          Text("Hold").onLongPressGesture { count = 0 }
          Text("Twice").onTapGesture(count: 2) { count = 2 }
          Text("Ball")
            .gesture(DragGesture().onEnded { level = $0.translation.width })
            .gesture(MagnificationGesture().onEnded { level = $0 })
            .gesture(RotationGesture().onEnded { level = $0.degrees })
          TextField("Name", text: $name).onSubmit { name = "" }
          Toggle("On", isOn: $isOn)
          Slider(value: $level, in: 0...10)
          Stepper("Steps", value: $count)
          Picker("Size", selection: $size) { Text("small").tag("small"); Text("big").tag("big") }
          Button("Open") { isShown = true }
          List { ForEach(items, id: \\.self) { Text($0) }.onDelete { items.remove(atOffsets: $0) } }
        }
        .sheet(isPresented: $isShown) { Text("Sheet") }
        .onOpenURL { name = $0.absoluteString }
      }
    }
    """

  private static func example(_ inputs: String...) -> [String] {
    [counter, "mount Counter()"] + inputs
  }

  static let rows = [
    row(
      "tap", "tap LABEL", "presses a button, follows a link, taps what listens to taps",
      example("tap Add")
    ) { arguments throws(Rejection) in .tap(try arguments.all()) },
    row(
      "press", "press LABEL", "holds down a button, or what listens to long presses",
      example("press Hold")
    ) { arguments throws(Rejection) in .press(try arguments.all()) },
    row(
      "release", "release LABEL", "lets go of what is held down or dragged",
      example("press Add", "release Add")
    ) { arguments throws(Rejection) in .release(try arguments.all()) },
    row(
      "doubletap", "doubletap LABEL", "taps twice what listens to that",
      example("doubletap Twice")
    ) { arguments throws(Rejection) in
      .gesture("doubletap", try arguments.all(), x: 0, y: 0)
    },
    row(
      "drag", "drag LABEL X Y", "drags what listens to that, until `release`",
      example("drag Ball 30 10")
    ) { arguments throws(Rejection) in
      let (label, numbers) = try arguments.labelAndNumbers(2)
      return .gesture("drag", label, x: numbers[0], y: numbers[1])
    },
    row(
      "pinch", "pinch LABEL SCALE", "makes what listens to that larger or smaller, until `release`",
      example("pinch Ball 2")
    ) { arguments throws(Rejection) in
      let (label, numbers) = try arguments.labelAndNumbers(1)
      return .gesture("pinch", label, x: numbers[0], y: 0)
    },
    row(
      "rotate", "rotate LABEL DEGREES", "turns what listens to that, until `release`",
      example("rotate Ball 90")
    ) { arguments throws(Rejection) in
      let (label, numbers) = try arguments.labelAndNumbers(1)
      return .gesture("rotate", label, x: numbers[0], y: 0)
    },
    row(
      "type", "type LABEL TEXT", "puts a text into a field",
      example("type Name \"Ada Lovelace\"")
    ) { arguments throws(Rejection) in
      let label = try arguments.first()
      return .type(label, text: arguments.rest(from: 1))
    },
    row(
      "toggle", "toggle LABEL", "switches a toggle",
      example("toggle On")
    ) { arguments throws(Rejection) in .toggle(try arguments.all()) },
    row(
      "slide", "slide LABEL VALUE", "moves a slider; \"\" is the only one",
      example("slide \"\" 7")
    ) { arguments throws(Rejection) in
      let (label, numbers) = try arguments.labelAndNumbers(1)
      return .slide(label, to: numbers[0])
    },
    row(
      "step", "step LABEL up|down", "presses one half of a stepper",
      example("step Steps up")
    ) { arguments throws(Rejection) in
      let (label, direction) = try arguments.labelAndLast()
      guard ["up", "down"].contains(direction.text) else {
        throw .refused(
          .wrongOptionValue(option: "step", allowed: ["up", "down"]), direction.span)
      }
      return .step(label, isUp: direction.text == "up")
    },
    row(
      "select", "select [LABEL] VALUE", "chooses in a picker, a tab view or a list",
      example("select Size big")
    ) { arguments throws(Rejection) in
      if arguments.words.count == 1 { return .select("", value: try arguments.first()) }
      let (label, value) = try arguments.labelAndLast()
      return .select(label, value: value.text)
    },
    row(
      "submit", "submit LABEL", "presses Return in a field",
      example("type Name Ada", "submit Name")
    ) { arguments throws(Rejection) in
      .submit(try arguments.all())
    },
    row(
      "focus", "focus LABEL", "puts the cursor into a field",
      example("focus Name")
    ) { arguments throws(Rejection) in .focus(try arguments.all()) },
    row(
      "delete", "delete ROW", "deletes a row, as a list's editing does",
      example("delete 0")
    ) { arguments throws(Rejection) in
      .delete(row: try arguments.all())
    },
    row(
      "move", "move ROW INDEX", "moves a row before the one that has this number now",
      example()
    ) { arguments throws(Rejection) in
      let (label, place) = try arguments.labelAndLast()
      guard let index = Int(place.text) else {
        throw .refused(.notANumber(place.text), place.span)
      }
      return .move(row: label, to: index)
    },
    row(
      "scroll", "scroll ROW|start|end | scroll NAME ROW", "brings a row into sight",
      example("scroll 1")
    ) { arguments throws(Rejection) in .scroll(to: try arguments.all()) },
    row(
      "dismiss", "dismiss", "closes what was presented last",
      example("tap Open", "dismiss"), needsArguments: false
    ) { _ in .dismiss },
    row(
      "back", "back", "leaves the last view of a navigation stack",
      example(), needsArguments: false
    ) { _ in .back },
    row("refresh", "refresh", "pulls to refresh", example(), needsArguments: false) { _ in
      .refresh
    },
    row(
      "open", "open URL", "opens a URL with what listens to that", example("open shop://items/1")
    ) { arguments throws(Rejection) in .open(try arguments.all()) },
    row(
      "key", "key KEYS", "presses the button with this keyboard shortcut", example("key cmd+s")
    ) { arguments throws(Rejection) in .key(try arguments.all()) },
  ]

  /// The words of a drive command without `in NAME`.
  struct Arguments {
    let invocation: Invocation
    let words: [Word]

    func first() throws(Rejection) -> String {
      guard let word = words.first else { throw invocation.incomplete }
      return word.text
    }

    /// All words: labels need no quotes.
    func all() throws(Rejection) -> String {
      guard !words.isEmpty else { throw invocation.incomplete }
      return words.map(\.text).joined(separator: " ")
    }

    func rest(from index: Int) -> String {
      words.dropFirst(index).map(\.text).joined(separator: " ")
    }

    /// A label and the numbers behind it.
    func labelAndNumbers(_ count: Int) throws(Rejection) -> (label: String, numbers: [Double]) {
      guard words.count > count else { throw invocation.incomplete }
      var numbers: [Double] = []
      for word in words.suffix(count) {
        guard let number = Double(word.text) else {
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
    _ name: String, _ syntax: String, _ summary: String, _ example: [String],
    needsArguments: Bool = true,
    _ action: @escaping @Sendable (Arguments) throws(Rejection) -> ViewAction
  ) -> Command {
    Command(
      name, .drive, "\(syntax) [in NAME]", summary, example: example, takes: .words(.control),
      isActing: true
    ) { session, invocation throws(Rejection) in
      var (span, place) = invocation.splitting(off: "in")
      if place == nil, invocation.words.first?.text == "in", invocation.words.count == 2 {
        place = invocation.words[1]
        span = Span(Int(invocation.arguments.start), Int(invocation.arguments.start))
      }
      var words = Word.words(of: invocation.source, in: span)
      var view: String?
      if let place { view = try session.viewName(place) }
      if name == "scroll", view == nil, words.count > 1 {
        let first = try session.viewName(words[0])
        if session.world.host.viewRecords.contains(where: { $0.name == first }) {
          view = first
          words.removeFirst()
        }
      }
      let arguments = Arguments(invocation: invocation, words: words)
      let wanted = try action(arguments)
      try session.host(invocation) { host throws(ViewHost.Failure) in
        try host.perform(wanted, in: view)
      }
      return Answer()
    }
  }
}
