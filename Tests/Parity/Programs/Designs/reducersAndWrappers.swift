// redux/mvvm w/o swiftui; property wrappers; observers with weak; result builders for validation; undo
@propertyWrapper
struct Validated<Value> {
    private var value: Value
    private let rules: [Rule<Value>]
    private(set) var errors: [String] = []
    var wrappedValue: Value {
        get { value }
        set {
            value = newValue
            check()
        }
    }
    var projectedValue: Validated { self }
    var isValid: Bool { errors.isEmpty }
    init(wrappedValue: Value, @RuleBuilder<Value> _ rules: () -> [Rule<Value>]) {
        value = wrappedValue
        self.rules = rules()
        check()
    }
    private mutating func check() { errors = rules.filter { !$0.test(value) }.map(\.message) }
}
struct Rule<Value> {
    let message: String
    let test: (Value) -> Bool
    init(_ message: String, _ test: @escaping (Value) -> Bool) {
        self.message = message
        self.test = test
    }
}
extension Rule where Value: Collection {
    static var notEmpty: Rule { Rule("is empty") { !$0.isEmpty } }
    static func count(_ range: ClosedRange<Int>) -> Rule { Rule("needs \(range.lowerBound)-\(range.upperBound)") { range ~= $0.count } }
}
extension Rule where Value: Comparable {
    static func atLeast(_ min: Value) -> Rule { Rule("below \(min)") { $0 >= min } }
}
@resultBuilder
enum RuleBuilder<Value> {
    static func buildExpression(_ rule: Rule<Value>) -> Rule<Value> { rule }
    static func buildBlock(_ rules: Rule<Value>...) -> [Rule<Value>] { rules }
}
struct Form {
    @Validated({ Rule.notEmpty; Rule.count(2...5) }) var name = ""
    @Validated({ Rule.atLeast(18); Rule("odd") { $0 % 2 == 0 } }) var age = 20
    var isValid: Bool { $name.isValid && $age.isValid }
}
var form = Form()
print(form.isValid, form.$name.errors, form.$age.errors)
form.name = "Al"
form.age = 17
print(form.isValid, form.$name.errors, form.$age.errors, form.age)

protocol Reducer {
    associatedtype State
    associatedtype Action
    static func reduce(_ state: inout State, _ action: Action) -> [Action]
}
enum Counter: Reducer {
    struct State: Equatable { var count = 0; var history: [Int] = [] }
    enum Action { case add(Int), double, reset, batch([Action]) }
    static func reduce(_ state: inout State, _ action: Action) -> [Action] {
        switch action {
        case .add(let n): state.count += n
        case .double: return [.add(state.count)]
        case .reset:
            state.history.append(state.count)
            state.count = 0
        case .batch(let actions): return actions
        }
        return []
    }
}
final class Store<R: Reducer> where R.State: Equatable {
    private(set) var state: R.State { didSet { if oldValue != state { notify() } } }
    private var observers: [(R.State) -> Bool] = []
    private var past: [R.State] = []
    init(_ initial: R.State) { state = initial }
    func observe<O: AnyObject, V: Equatable>(_ owner: O, _ path: KeyPath<R.State, V>, _ body: @escaping (O, V) -> Void) {
        var last: V?
        observers.append { [weak owner] state in
            guard let owner else { return false }
            let value = state[keyPath: path]
            if value != last { last = value; body(owner, value) }
            return true
        }
    }
    private func notify() { observers = observers.filter { $0(state) } }
    func send(_ action: R.Action) {
        past.append(state)
        var queue = [action]
        while !queue.isEmpty {
            let next = queue.removeFirst()
            var copy = state
            queue.insert(contentsOf: R.reduce(&copy, next), at: 0)
            state = copy
        }
    }
    @discardableResult func undo() -> Bool {
        guard let last = past.popLast() else { return false }
        state = last
        return true
    }
    var observerCount: Int { observers.count }
}
final class Label {
    var text = "" { didSet { print("label:", text) } }
}
let store = Store<Counter>(.init())
let label = Label()
store.observe(label, \.count) { $0.text = "count \($1)" }
store.observe(label, \.history.count) { l, n in l.text = "resets \(n)" }
store.send(.add(3))
store.send(.double)
store.send(.batch([.reset, .add(1), .double, .double]))
print(store.state, store.undo(), store.state.count, store.undo(), store.undo(), store.undo(), store.observerCount)
func temp() {
    let other = Label()
    store.observe(other, \.count) { $0.text = "other \($1)" }
    store.send(.add(10))
}
temp()
store.send(.add(1))
print(store.observerCount, store.state == .init(count: 11))

@propertyWrapper struct UserDefault<T> {
    static var storage: [String: Any] { get { backing } set { backing = newValue } }
    private static var backing: [String: Any] { get { Box.shared.values } set { Box.shared.values = newValue } }
    let key: String
    let defaultValue: T
    init(wrappedValue: T, _ key: String) { self.key = key; defaultValue = wrappedValue }
    var wrappedValue: T {
        get { Self.storage[key] as? T ?? defaultValue }
        nonmutating set { Self.storage[key] = newValue }
    }
}
final class Box { static let shared = Box(); var values: [String: Any] = [:] }
struct Settings {
    @UserDefault("theme") var theme = "light"
    @UserDefault("size") var size: Int = 12
    @UserDefault("recent") var recent: [String] = []
}
let settings = Settings()
settings.size += 2
settings.recent.append("a.txt")
settings.recent.insert("b.txt", at: 0)
print(settings.theme, settings.size, settings.recent, Box.shared.values.keys.sorted())
