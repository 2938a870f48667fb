// State machines, commands with undo, events, injection.
enum Light: String, CaseIterable {
  case red, green, amber; var next: Light { let all = Self.allCases; return all[(all.firstIndex(of: self)! + 1) % all.count] }; mutating func advance() { self = next }
}
var light = Light.red; for _ in 1...4 { light.advance(); print(light.rawValue, terminator: " ") }; print()
enum Turnstile {
  enum State: Equatable { case locked(coins: Int), unlocked }; enum Event { case coin, push }
  static func reduce(_ s: State, _ e: Event) -> (State, effect: String?) {
    switch (s, e) {
    case (.locked(let n), .coin) where n >= 1: (.unlocked, "open");
    case (.locked(let n), .coin): (.locked(coins: n + 1), nil);
    case (.locked, .push): (s, "alarm");
    case (.unlocked, .push): (.locked(coins: 0), "close");
    case (.unlocked, .coin): (s, "refund")
    }
  }
}
var state = Turnstile.State.locked(coins: 0)
for event in [Turnstile.Event.coin, .push, .coin, .coin, .push] { let (next, effect) = Turnstile.reduce(state, event); print(event, state, "->", next, effect ?? "-"); state = next }
protocol Command { func execute(on doc: Document); func undo(on doc: Document) }
final class Document { var text = "" { didSet { history.append("\(oldValue.count)→\(text.count)") } }; private(set) var history: [String] = [] }
struct Insert: Command { let s: String; func execute(on doc: Document) { doc.text += s }; func undo(on doc: Document) { doc.text.removeLast(s.count) } }
final class Upper: Command {
  private var before: String?; func execute(on doc: Document) { before = doc.text; doc.text = doc.text.uppercased() }; func undo(on doc: Document) { if let before { doc.text = before } }
}
final class Editor {
  let doc = Document(); private var done: [any Command] = [], undone: [any Command] = []
  func run(_ c: some Command) { c.execute(on: doc); done.append(c); undone = [] }
  @discardableResult func undo() -> Bool { guard let c = done.popLast() else { return false }; c.undo(on: doc); undone.append(c); return true }
  func redo() {
    undone.popLast().map {
      $0.execute(on: doc); done.append($0)
    }
  }
}
let editor = Editor(); editor.run(Insert(s: "hello")); editor.run(Insert(s: " you")); editor.run(Upper())
print(editor.doc.text); editor.undo(); editor.undo(); print(editor.doc.text); editor.redo(); print(editor.doc.text, editor.undo(), editor.undo(), editor.undo(), editor.doc.text.isEmpty);
print(editor.doc.history)
final class EventBus {
  typealias Handler = (Any) -> Void; private var handlers: [ObjectIdentifier: [(id: Int, Handler)]] = [:]; private var nextID = 0
  func on<E>(_ type: E.Type, _ f: @escaping (E) -> Void) -> () -> Void {
    let id = nextID; nextID += 1; let key = ObjectIdentifier(type); handlers[key, default: []].append((id, { if let e = $0 as? E { f(e) } }));
    return { [weak self] in self?.handlers[key]?.removeAll { $0.id == id } }
  }
  func emit<E>(_ e: E) { handlers[ObjectIdentifier(E.self)]?.forEach { $0.1(e) } }
}
struct LoggedIn { let user: String }; struct LoggedOut {}
let bus = EventBus(); var seen: [String] = []
let off = bus.on(LoggedIn.self) { seen.append("in \($0.user)") }; _ = bus.on(LoggedIn.self) { seen.append("welcome \($0.user)") }; _ = bus.on(LoggedOut.self) { _ in seen.append("out") }
bus.emit(LoggedIn(user: "ann")); off(); bus.emit(LoggedIn(user: "bob")); bus.emit(LoggedOut()); bus.emit(42); print(seen)
protocol Clock { var now: Int { get } }; struct Fixed: Clock { var now = 7 }; final class Ticking: Clock { private var t = 0; var now: Int { t += 1; return t } }
protocol HasClock { var clock: any Clock { get } }; protocol HasLog { var log: (String) -> Void { get } }
struct World: HasClock, HasLog { var clock: any Clock = Fixed(); var log: (String) -> Void = { print("log:", $0) } }
struct Service { typealias Dependencies = HasClock & HasLog; let deps: Dependencies; func stamp(_ s: String) { deps.log("\(deps.clock.now) \(s)") } }
Service(deps: World()).stamp("a"); let ticking = Service(deps: World(clock: Ticking(), log: { print("<\($0)>") })); ticking.stamp("b"); ticking.stamp("c")
final class Container {
  private var factories: [String: (Container) -> Any] = [:]; func register<T>(_ t: T.Type = T.self, _ f: @escaping (Container) -> T) { factories["\(t)"] = f };
  func resolve<T>() -> T { factories["\(T.self)"]!(self) as! T }
}
let box = Container(); box.register { _ in Fixed(now: 3) as any Clock };
box.register(Int.self) { c in
  let k: any Clock = c.resolve(); return k.now * 2
}; let n: Int = box.resolve(); print(n)
protocol Visitor { associatedtype Result; func visit(_ n: Num) -> Result; func visit(_ a: Add) -> Result }
protocol Visitable { func accept<V: Visitor>(_ v: V) -> V.Result }
struct Num: Visitable { let v: Int; func accept<V: Visitor>(_ v: V) -> V.Result { v.visit(self) } }
struct Add: Visitable { let l, r: any Visitable; func accept<V: Visitor>(_ v: V) -> V.Result { v.visit(self) } }
struct Eval: Visitor { func visit(_ n: Num) -> Int { n.v }; func visit(_ a: Add) -> Int { a.l.accept(self) + a.r.accept(self) } }
struct Show: Visitor { func visit(_ n: Num) -> String { "\(n.v)" }; func visit(_ a: Add) -> String { "(\(a.l.accept(self)) + \(a.r.accept(self)))" } }
let e = Add(l: Num(v: 1), r: Add(l: Num(v: 2), r: Num(v: 3))); print(e.accept(Show()), "=", e.accept(Eval()))
