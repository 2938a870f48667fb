extension WorldProgram {
  /// Views of every kind that show the models.
  static let views = #"""
    struct SpecView: View {
      let spec: Spec
      let path: String
      @ViewBuilder var body: some View {
        switch spec {
        case .leaf(let kind, let model): Leaf(kind: kind, model: model)
        case .value(let model): Value(number: model.a, half: model.twice / 4)
        case .stack(let kind, let inner): Stack(kind: kind, inner: inner, path: path)
        case .branch(let model, let first, let second):
          if model.flag { SpecView(spec: first, path: path + "t") }
          else { SpecView(spec: second, path: path + "f") }
        case .choice(let model):
          if let item = model.chosen { ItemRow(item: item, path: path + "c") }
        case .rows(let kind, let model): Rows(kind: kind, model: model, path: path)
        case .cells(let kind, let model): Cells(kind: kind, model: model, path: path)
        case .state(let kind):
          switch kind {
          case 0: Counter(path: path)
          case 1: Owner(path: path)
          default: Chain(path: path)
          }
        case .object(let kind, let signal):
          switch kind {
          case 0: Observing(signal: signal)
          case 1: Holding(signal: signal)
          case 2: Keeping(path: path)
          default: Finding().environmentObject(signal)
          }
        case .reader(let kind): Reader(kind: kind)
        case .writer(let kind, let model, let inner):
          Writer(kind: kind, model: model, inner: inner, path: path)
        case .identified(let model, let inner):
          SpecView(spec: inner, path: path + "!\(model.a % 3)").id(model.a % 3)
        case .erased(let model, let first, let second):
          model.flag
            ? AnyView(SpecView(spec: first, path: path + "x"))
            : AnyView(Wrapped(spec: second, path: path + "y"))
        case .modified(let kind, let model, let inner):
          SpecView(spec: inner, path: path + "m").modifier(Badge(kind: kind, model: model))
        case .equatable(let kind, let model):
          switch kind {
          case 0: Equal(number: model.a) { print("tapped \(path)") }
          case 1: Equal(number: model.b) { print("tapped \(path)") }.equatable()
          default: Closed(number: model.pair.left) { print("tapped \(path)") }
          }
        case .geometry(let model, let inner):
          GeometryReader { _ in
            Text("geometry \(model.b)")
            SpecView(spec: inner, path: path + "g")
          }
        case .following(let model): Following(model: model)
        case .preference(let inner): Totalling(inner: inner, path: path + "p")
        }
      }
    }
    struct Leaf: View {
      let kind: Int
      let model: Model
      var body: some View {
        switch kind {
        case 0: Text("a \(model.a)")
        case 1: Text("b \(model.b)")
        case 2: Text("sum \(model.sum)")
        case 3: Text("pair \(model.pair.left)")
        case 4: Text("first \(model.items.first?.text ?? -1)")
        case 5: Text(model.flag ? "a \(model.a)" : "b \(model.b)")
        case 6: Text("bomb \([0][model.bomb])")
        default: Text("total \(model.cells.count)").preference(key: Total.self, value: model.a)
        }
      }
    }
    struct Value: View {
      let number: Int
      let half: Int
      var body: some View { Text("value \(number) \(half)") }
    }
    struct Stack: View {
      let kind: Int
      let inner: [Spec]
      let path: String
      var body: some View {
        switch kind {
        case 0: VStack { content }
        case 1: Group { Section { content } }
        default: content
        }
      }
      var content: some View {
        ForEach(0..<inner.count) { SpecView(spec: inner[$0], path: "\(path)/\($0)") }
      }
    }
    struct Wrapped: View {
      let spec: Spec
      let path: String
      var body: some View { SpecView(spec: spec, path: path) }
    }
    struct Rows: View {
      let kind: Int
      let model: Model
      let path: String
      var body: some View {
        switch kind {
        case 0: List(model.items) { ItemRow(item: $0, path: "\(path)[\($0.id)]") }
        case 1: VStack { ForEach(model.items) { item in Text("item \(item.text)") } }
        case 2:
          LazyVStack {
            ForEach(model.items) { item in
              if item.flag { ItemRow(item: item, path: "\(path)[\(item.id)]") }
            }
          }
        default:
          ForEach(model.items.filter { !$0.flag }) { item in
            Value(number: item.text, half: model.b)
            Counter(path: "\(path)[\(item.id)]")
          }
        }
      }
    }
    struct ItemRow: View {
      let item: Item
      let path: String
      var body: some View {
        Text("item \(item.text)")
        Counter(path: path)
      }
    }
    struct Cells: View {
      let kind: Int
      @Bindable var model: Model
      let path: String
      var body: some View {
        switch kind {
        case 0: List(model.cells) { CellRow(cell: $0, path: "\(path)[\($0.id)]") }
        case 1: ForEach($model.cells) { $cell in BoundRow(cell: $cell) }
        default: ForEach(model.cells, id: \.id) { cell in Text("cell \(cell.text) \(model.b)") }
        }
      }
    }
    struct CellRow: View {
      let cell: Cell
      let path: String
      var body: some View {
        Text("cell \(cell.text)")
        Counter(path: path)
      }
    }
    struct BoundRow: View {
      @Binding var cell: Cell
      var body: some View { Text("bound \(cell.text)") }
    }
    struct Reader: View {
      let kind: Int
      var body: some View {
        switch kind {
        case 0: ToneReader()
        case 1: ObjectReader()
        case 2: Declaring()
        case 3: WholeReader()
        default: ShadeReader()
        }
      }
    }
    struct ToneReader: View {
      @Environment(\.tone) private var tone
      var body: some View { Text("tone \(tone)") }
    }
    struct ShadeReader: View {
      @Environment(\.shade) private var shade
      var body: some View { Text("shade \(shade)") }
    }
    struct Declaring: View {
      @Environment(\.tone) private var tone
      @Environment(Model.self) private var model: Model?
      var body: some View { Text("declared") }
    }
    struct WholeReader: View {
      @Environment(\.self) private var values
      var body: some View { Text("whole \(values.tone)") }
    }
    struct ObjectReader: View {
      @Environment(Model.self) private var model: Model?
      var body: some View { Text("object \(model?.b ?? -1)") }
    }
    struct Writer: View {
      let kind: Int
      let model: Model
      let inner: Spec
      let path: String
      var body: some View {
        switch kind {
        case 0: content.environment(\.tone, model.a)
        case 1: content.environment(model.flag ? models[0] : models[1])
        case 2: content.transformEnvironment(\.tone) { $0 += model.b }
        case 3: content.environment(\.tone, 1).environment(\.shade, model.b)
        default: content.environment(model)
        }
      }
      var content: some View { SpecView(spec: inner, path: path) }
    }
    struct Badge: ViewModifier {
      let kind: Int
      let model: Model
      func body(content: Content) -> some View {
        switch kind {
        case 0: content
        case 1: VStack { content; Text("badge \(model.b)") }
        default: content.environment(\.shade, model.a)
        }
      }
    }
    struct Equal: View, Equatable {
      let number: Int
      let action: () -> Void
      var body: some View { Button("equal \(number)", action: action) }
      static func == (left: Equal, right: Equal) -> Bool { left.number == right.number }
    }
    struct Closed: View {
      let number: Int
      let action: () -> Void
      var body: some View { Button("closed \(number)", action: action) }
    }
    struct Following: View {
      let model: Model
      var body: some View {
        Text("following \(model.b)").onChange(of: model.a) { model.b = model.a + 1 }
      }
    }

    """#
}
