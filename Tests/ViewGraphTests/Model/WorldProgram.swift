/// The program that every random world is made of: models, views that show them in every way there
/// is, and functions that make a world from a number and write to it.
///
/// A view with state shows it as `§path=value`, where `path` stands for the view's identity.
enum WorldProgram {
  static let text = models + specifications + views + stateful + writes

  private static let models = #"""
    import SwiftUI

    struct Dice {
      var state: Int
      init(_ seed: Int) { state = (seed &* 7919 &+ 104729) & 0x7fffffff }
      mutating func roll(_ sides: Int) -> Int {
        state = (state &* 1103515245 &+ 12345) & 0x7fffffff
        return (state >> 8) % sides
      }
    }
    struct Pair { var left = 0; var right = 0 }
    struct Cell: Identifiable, Equatable { let id: Int; var text: Int }
    @Observable class Item: Identifiable {
      let id: Int
      var text = 0
      var flag = false
      init(_ id: Int) { self.id = id }
    }
    @Observable class Model {
      var a = 0
      var b = 0
      var flag = false
      var bomb = 0
      var pair = Pair()
      var items: [Item]
      var cells: [Cell]
      var chosen: Item?
      var twice: Int { get { a * 2 } set { a = newValue / 2 } }
      var sum: Int { items.reduce(a) { $0 + $1.text } }
      init(_ first: Int) {
        items = [Item(first), Item(first + 1), Item(first + 2)]
        cells = [Cell(id: first, text: 0), Cell(id: first + 1, text: 0)]
      }
    }
    class Signal: ObservableObject {
      @Published var x = 0
      @Published var y = 0
    }
    extension EnvironmentValues {
      @Entry var tone = 0
      @Entry var shade = 0
    }
    struct Total: PreferenceKey {
      static let defaultValue = 0
      static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }

    """#

  private static let specifications = #"""
    indirect enum Spec {
      case leaf(Int, Model)
      case value(Model)
      case stack(Int, [Spec])
      case branch(Model, Spec, Spec)
      case choice(Model)
      case rows(Int, Model)
      case cells(Int, Model)
      case state(Int)
      case object(Int, Signal)
      case reader(Int)
      case writer(Int, Model, Spec)
      case identified(Model, Spec)
      case erased(Model, Spec, Spec)
      case modified(Int, Model, Spec)
      case equatable(Int, Model)
      case geometry(Model, Spec)
      case following(Model)
      case preference(Spec)
    }
    func makeSpec(_ dice: inout Dice, _ depth: Int) -> Spec {
      let model = models[dice.roll(2)]
      func inner() -> Spec { makeSpec(&dice, depth - 1) }
      switch dice.roll(depth > 0 ? 22 : 11) {
      case 0, 1: return .leaf(dice.roll(8), model)
      case 2: return .value(model)
      case 3: return .choice(model)
      case 4: return .rows(dice.roll(4), model)
      case 5: return .cells(dice.roll(3), model)
      case 6: return .state(dice.roll(3))
      case 7: return .object(dice.roll(4), signal)
      case 8: return .reader(dice.roll(5))
      case 9: return .equatable(dice.roll(3), model)
      case 10: return .following(model)
      case 11, 12, 13: return .stack(dice.roll(3), (0...dice.roll(2)).map { _ in inner() })
      case 14: return .branch(model, inner(), inner())
      case 15, 16: return .writer(dice.roll(5), model, inner())
      case 17: return .identified(model, inner())
      case 18: return .erased(model, inner(), inner())
      case 19: return .modified(dice.roll(3), model, inner())
      case 20: return .geometry(model, inner())
      default: return .preference(inner())
      }
    }

    """#

  private static let views = #"""
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

  private static let stateful = #"""
    struct Counter: View {
      let path: String
      @State private var n = 0
      var body: some View {
        Text("§\(path)=\(n)").onAppear { setters[path] = { n = $0 } }
      }
    }
    struct Owner: View {
      let path: String
      @State private var n = 0
      var body: some View { Bound(path: path, n: $n) }
    }
    struct Chain: View {
      let path: String
      @State private var pair = Pair()
      var body: some View { Link(path: path, pair: $pair) }
    }
    struct Link: View {
      let path: String
      @Binding var pair: Pair
      var body: some View { Bound(path: path, n: $pair.right) }
    }
    struct Bound: View {
      let path: String
      @Binding var n: Int
      var body: some View {
        Text("§\(path)=\(n)").onAppear { setters[path] = { n = $0 } }
      }
    }
    struct Observing: View {
      @ObservedObject var signal: Signal
      var body: some View { Text("observing \(signal.x)") }
    }
    struct Holding: View {
      @ObservedObject var signal: Signal
      var body: some View { Value(number: signal.x, half: signal.y) }
    }
    struct Finding: View {
      @EnvironmentObject var signal: Signal
      var body: some View { Text("finding \(signal.y)") }
    }
    struct Keeping: View {
      let path: String
      @StateObject private var own = Signal()
      var body: some View {
        Text("§\(path)=\(own.x)").onAppear { setters[path] = { own.x = $0 } }
      }
    }
    struct Totalling: View {
      let inner: Spec
      let path: String
      @State private var total = 0
      var body: some View {
        Text("total \(total)")
        SpecView(spec: inner, path: path).onPreferenceChange(Total.self) { total = $0 }
      }
    }

    """#

  private static let writes = #"""
    var models: [Model] = []
    var signal = Signal()
    var setters: [String: (Int) -> Void] = [:]
    var spec = Spec.reader(0)
    var lastID = 0

    func newWorld(_ seed: Int) {
      lastID = 0
      models = [Model(100), Model(200)]
      signal = Signal()
      setters = [:]
      var dice = Dice(seed)
      spec = .stack(dice.roll(3), [makeSpec(&dice, 2), makeSpec(&dice, 2)])
    }
    func endWorld() {
      models = []
      signal = Signal()
      setters = [:]
      spec = .reader(0)
    }
    func makeView() -> SpecView { SpecView(spec: spec, path: "") }
    func set(_ path: String, _ value: Int) { setters[path]?(value) }
    func write(_ seed: Int) -> String {
      var dice = Dice(seed)
      var words = change(&dice)
      if dice.roll(3) == 0 { words += "; " + change(&dice) }
      return words
    }
    func writeAndFail(_ seed: Int) -> String {
      var dice = Dice(seed)
      _ = change(&dice)
      _ = change(&dice)
      for setter in setters.values { setter(99) }
      fatalError("no")
    }
    func writeAndBreak(_ seed: Int) -> String {
      var dice = Dice(seed)
      let words = change(&dice)
      for model in models { model.bomb = 9 }
      return words + "; bomb = 9"
    }
    func calm() -> String {
      for model in models { model.bomb = 0 }
      return "bomb = 0"
    }
    func change(_ dice: inout Dice) -> String {
      let number = dice.roll(2)
      let model = models[number]
      let value = dice.roll(4)
      let name = "models[\(number)]"
      switch dice.roll(26) {
      case 0, 1: model.a = value; return "\(name).a = \(value)"
      case 2: model.a += value; return "\(name).a += \(value)"
      case 3: model.b = value; return "\(name).b = \(value)"
      case 4: model.b += 0; return "\(name).b += 0"
      case 5, 6: model.flag.toggle(); return "\(name).flag.toggle()"
      case 7: model.flag = value < 2; return "\(name).flag = \(value < 2)"
      case 8: model.pair.left = value; return "\(name).pair.left = \(value)"
      case 9: model.pair = Pair(left: value, right: 0); return "\(name).pair = \(value)"
      case 10:
        lastID += 1
        model.items.insert(Item(lastID), at: min(value, model.items.count))
        return "\(name).items.insert \(lastID) at \(value)"
      case 11:
        if !model.items.isEmpty { model.items.remove(at: value % model.items.count) }
        return "\(name).items.remove \(value)"
      case 12: model.items.reverse(); return "\(name).items.reverse()"
      case 13, 14:
        if !model.items.isEmpty { model.items[value % model.items.count].text += 1 }
        return "\(name).items[\(value)].text += 1"
      case 15, 16:
        if !model.items.isEmpty { model.items[value % model.items.count].flag.toggle() }
        return "\(name).items[\(value)].flag.toggle()"
      case 17:
        lastID += 1
        model.cells.append(Cell(id: lastID, text: value))
        return "\(name).cells.append \(lastID)"
      case 18:
        if !model.cells.isEmpty { model.cells.remove(at: value % model.cells.count) }
        return "\(name).cells.remove \(value)"
      case 19:
        if !model.cells.isEmpty { model.cells[value % model.cells.count].text += 1 }
        return "\(name).cells[\(value)].text += 1"
      case 20: model.cells.reverse(); return "\(name).cells.reverse()"
      case 21:
        model.chosen = value == 3 ? nil : model.items.first
        return "\(name).chosen = \(value == 3 ? "nil" : "first")"
      case 22: model.chosen?.text += 1; return "\(name).chosen?.text += 1"
      case 23: signal.x = value; return "signal.x = \(value)"
      case 24: signal.y += 1; return "signal.y += 1"
      default: Bindable(model).a.wrappedValue = value; return "$\(name).a = \(value)"
      }
    }
    """#
}
