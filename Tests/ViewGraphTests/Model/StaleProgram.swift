/// The program of the worlds with stale views: views with untracked reads of every kind, and
/// functions that write what they read.
///
/// Each view shows its path and its value: `§path=value`.
enum StaleProgram {
  static let text = models + views + writes

  private static let models = #"""
    import SwiftUI
    import Foundation

    struct Dice {
      var state: Int
      init(_ seed: Int) { state = (seed &* 7919 &+ 104729) & 0x7fffffff }
      mutating func roll(_ sides: Int) -> Int {
        state = (state &* 1103515245 &+ 12345) & 0x7fffffff
        return (state >> 8) % sides
      }
    }
    struct Tag: Equatable, Identifiable {
      let id: Int
      var n: Int
      static func == (left: Tag, right: Tag) -> Bool { left.id == right.id }
    }
    class Plain { var n = 0; var other = 0; var list = [1, 2, 3]; weak var friend: Plain? }
    @Observable class Model {
      var a = 0
      var b = 0
      var tag = Tag(id: 0, n: 0)
      var tags = [Tag(id: 1, n: 0), Tag(id: 2, n: 0)]
      var plain = Plain()
      weak var friend: Plain?
      @ObservationIgnored var hidden = 0
      @ObservationIgnored var known: Int?
      @ObservationIgnored var left = 0
      static var shared = 0
      var doubled: Int {
        if let known { return known }
        let value = a * 2
        known = value
        return value
      }
    }
    class Inner: ObservableObject { @Published var y = 0 }
    class Outer: ObservableObject { @Published var x = 0; let inner = Inner() }
    extension EnvironmentValues { @Entry var mark = Tag(id: 0, n: 0) }
    var global = 0
    var numbers = NSMutableArray()

    """#

  private static let views = #"""
    indirect enum Spec {
      case leaf(Int)
      case own(Int)
      case state
      case first
      case reader(Spec)
      case rows
      case branch(Spec, Spec)
      case stack([Spec])
    }
    func makeSpec(_ dice: inout Dice, _ depth: Int) -> Spec {
      func inner() -> Spec { makeSpec(&dice, depth - 1) }
      switch dice.roll(depth > 0 ? 26 : 19) {
      case let kind where kind < 14: return .leaf(kind)
      case 14: return .own(0)
      case 15: return .own(1)
      case 16: return .state
      case 17: return .first
      case 18: return .rows
      case 19, 20: return .reader(inner())
      case 21, 22: return .branch(inner(), inner())
      default: return .stack((0...dice.roll(2)).map { _ in inner() })
      }
    }
    struct SpecView: View {
      let spec: Spec
      let path: String
      @ViewBuilder var body: some View {
        switch spec {
        case .leaf(let kind): Leaf(kind: kind, path: path)
        case .own(let kind): Handing(kind: kind, path: path)
        case .state: Kept(path: path)
        case .first: Giving(path: path)
        case .reader(let inner): Marking(inner: inner, path: path)
        case .rows: Rows(path: path)
        case .branch(let first, let second): Branch(first: first, second: second, path: path)
        case .stack(let inner):
          ForEach(0..<inner.count, id: \.self) { SpecView(spec: inner[$0], path: path + "\($0)") }
        }
      }
    }
    struct Leaf: View {
      let kind: Int
      let path: String
      @Environment(\.mark) private var mark
      var body: some View {
        switch kind {
        case 0: Text("§\(path)=\(model.plain.n)")
        case 1: Text("§\(path)=\(model.plain.list.count)")
        case 2: Text("§\(path)=\(model.hidden)")
        case 3: Text("§\(path)=\(Model.shared)")
        case 4: Text("§\(path)=\(global)")
        case 5: Text("§\(path)=\(model.tag.n)")
        case 6: Text("§\(path)=\(mark.n)")
        case 7: Text("§\(path)=\(model.plain.friend == nil ? 0 : 1)")
        case 8: Text("§\(path)=\(model.friend == nil ? 0 : 1)")
        case 9: Text("§\(path)=\(model.doubled)")
        case 10: Text("§\(path)=\(numbers.count)")
        case 11: Text("§\(path)=\(outer.inner.y + model.b)")
        case 12: Text("§\(path)=\(UserDefaults.standard.integer(forKey: "n"))")
        default: Writing(path: path)
        }
      }
    }
    struct Writing: View {
      let path: String
      var body: some View {
        Text("§\(path)=\(model.left)")
        let _ = (model.left = model.a + 1)
      }
    }
    struct Own: View, Equatable {
      let path: String
      let n: Int
      static func == (left: Own, right: Own) -> Bool { left.path == right.path }
      var body: some View { Text("§\(path)=\(n)") }
    }
    struct Handing: View {
      let kind: Int
      let path: String
      @ViewBuilder var body: some View {
        if kind == 0 { Own(path: path, n: model.a) } else { Own(path: path, n: model.b).equatable() }
      }
    }
    struct Kept: View {
      let path: String
      @State private var tag = Tag(id: 0, n: 0)
      var body: some View {
        Text("§\(path)=\(tag.n)")
          .onAppear { setters[path] = { tag = Tag(id: 0, n: $0) } }
      }
    }
    struct First: View {
      let path: String
      @State var n: Int
      init(path: String, n: Int) { self.path = path; _n = State(initialValue: n) }
      var body: some View {
        Text("§\(path)=\(n)").onAppear { setters[path] = { n = $0 } }
      }
    }
    struct Giving: View {
      let path: String
      var body: some View { First(path: path, n: model.b) }
    }
    struct Marking: View {
      let inner: Spec
      let path: String
      var body: some View {
        SpecView(spec: inner, path: path + "m").environment(\.mark, Tag(id: 0, n: model.a))
      }
    }
    struct Rows: View {
      let path: String
      var body: some View {
        ForEach(model.tags) { Text("§\(path)r\($0.id)=\($0.n)") }
      }
    }
    struct Branch: View {
      let first: Spec
      let second: Spec
      let path: String
      var body: some View {
        if model.plain.n % 2 == 0 {
          SpecView(spec: first, path: path + "t")
        } else {
          SpecView(spec: second, path: path + "f")
        }
      }
    }

    """#

  private static let writes = #"""
    var model = Model()
    var outer = Outer()
    var friend: Plain? = Plain()
    var setters: [String: (Int) -> Void] = [:]
    var spec = Spec.rows

    func newWorld(_ seed: Int) {
      model = Model()
      outer = Outer()
      friend = Plain()
      model.friend = friend
      model.plain.friend = friend
      numbers = NSMutableArray()
      UserDefaults.standard.set(0, forKey: "n")
      Model.shared = 0
      global = 0
      setters = [:]
      var dice = Dice(seed)
      spec = .stack([makeSpec(&dice, 2), makeSpec(&dice, 2)])
    }
    func makeView() -> SpecView { SpecView(spec: spec, path: "") }
    func emptyCaches() { model.known = nil }
    func set(_ path: String, _ value: Int) { setters[path]?(value) }
    func write(_ seed: Int) -> String {
      var dice = Dice(seed)
      let value = dice.roll(4)
      switch dice.roll(18) {
      case 0: model.plain.n = value; return "plain.n = \(value)"
      case 1: model.plain.other = value; return "plain.other = \(value)"
      case 2: model.plain.list[0] = value; return "plain.list[0] = \(value)"
      case 3: model.plain.list.append(value); return "plain.list.append"
      case 4: model.hidden = value; return "hidden = \(value)"
      case 5: Model.shared = value; return "shared = \(value)"
      case 6: global = value; return "global = \(value)"
      case 7: model.tag = Tag(id: 0, n: value); return "tag = \(value)"
      case 8: model.tag.n = value; return "tag.n = \(value)"
      case 9: friend = nil; return "friend = nil"
      case 10: numbers.add(1); return "numbers.add"
      case 11: outer.inner.y = value; return "inner.y = \(value)"
      case 12: UserDefaults.standard.set(value, forKey: "n"); return "defaults = \(value)"
      case 13: model.tags[0] = Tag(id: 1, n: value); return "tags[0] = \(value)"
      case 14: model.tags = [Tag(id: 1, n: value), Tag(id: 2, n: 0)]; return "tags = \(value)"
      case 15: model.b = value; return "b = \(value)"
      default: model.a = value; return "a = \(value)"
      }
    }
    """#
}
