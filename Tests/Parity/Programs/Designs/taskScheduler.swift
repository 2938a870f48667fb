// scheduler, dependency graph, priority queue, protocols w/ associated types
protocol Task: AnyObject, CustomStringConvertible {
    associatedtype Output
    var name: String { get }
    var priority: Priority { get }
    var dependencies: [String] { get }
    func perform(with context: Context) throws -> Output
}

enum Priority: Int, Comparable, CaseIterable {
    case low = 1, normal = 5, high = 10
    static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
    init(level: Int) {
        self = Self.allCases.last { $0.rawValue <= level } ?? .low
    }
}

extension Task {
    var description: String { "<\(name) \(priority)>" }
    var dependencies: [String] { [] }
}

final class Context {
    private var values: [String: Any] = [:]
    private(set) var log: [String] = []
    subscript<T>(_ key: String, as type: T.Type = T.self) -> T? {
        get { values[key] as? T }
        set {
            values[key] = newValue
            log.append("\(key)=\(newValue.map { "\($0)" } ?? "nil")")
        }
    }
}

final class BlockTask<Output>: Task {
    let name: String
    let priority: Priority
    let dependencies: [String]
    private let body: (Context) throws -> Output
    init(_ name: String, priority: Priority = .normal, after: String..., body: @escaping (Context) throws -> Output) {
        self.name = name
        self.priority = priority
        self.dependencies = after
        self.body = body
    }
    func perform(with context: Context) throws -> Output {
        let result = try body(context)
        context[name] = result
        return result
    }
}

enum SchedulerError: Error, Equatable {
    case cycle([String])
    case missing(String, neededBy: String)
    case failed(String, reason: String)
}

struct Scheduler {
    private var tasks: [String: any Task] = [:]
    var onEvent: ((Event) -> Void)?
    enum Event { case start(String), finish(String, Any), skip(String, because: String) }

    mutating func add(_ task: any Task) { tasks[task.name] = task }
    mutating func add(@TaskBuilder _ build: () -> [any Task]) { build().forEach { add($0) } }

    func order() throws -> [any Task] {
        var remaining = tasks
        var done: Set<String> = []
        var result: [any Task] = []
        for task in tasks.values {
            for dep in task.dependencies where tasks[dep] == nil {
                throw SchedulerError.missing(dep, neededBy: task.name)
            }
        }
        while !remaining.isEmpty {
            let ready = remaining.values
                .filter { done.isSuperset(of: $0.dependencies) }
                .sorted { a, b in a.priority == b.priority ? a.name < b.name : a.priority > b.priority }
            guard let next = ready.first else { throw SchedulerError.cycle(remaining.keys.sorted()) }
            result.append(next)
            done.insert(next.name)
            remaining.removeValue(forKey: next.name)
        }
        return result
    }

    @discardableResult
    func run(in context: Context = Context()) throws -> Context {
        var failed: [String: String] = [:]
        for task in try order() {
            if let culprit = task.dependencies.first(where: { failed[$0] != nil }) {
                failed[task.name] = culprit
                onEvent?(.skip(task.name, because: culprit))
                continue
            }
            onEvent?(.start(task.name))
            do {
                let value = try task.perform(with: context)
                onEvent?(.finish(task.name, value))
            } catch let SchedulerError.failed(_, reason) {
                failed[task.name] = reason
            } catch {
                failed[task.name] = "\(error)"
            }
        }
        if !failed.isEmpty { throw SchedulerError.failed(failed.keys.sorted().joined(separator: ","), reason: failed.values.sorted().first!) }
        return context
    }
}

@resultBuilder
enum TaskBuilder {
    static func buildExpression(_ task: any Task) -> [any Task] { [task] }
    static func buildBlock(_ parts: [any Task]...) -> [any Task] { parts.flatMap { $0 } }
    static func buildOptional(_ part: [any Task]?) -> [any Task] { part ?? [] }
    static func buildArray(_ parts: [[any Task]]) -> [any Task] { parts.flatMap { $0 } }
}

struct Boom: Error {}
var scheduler = Scheduler()
scheduler.onEvent = { event in
    switch event {
    case .start(let n): print("→", n)
    case let .finish(n, v): print("✓", n, v, type(of: v))
    case .skip(let n, because: let c): print("skip", n, "because", c)
    }
}
let flaky = true
scheduler.add {
    BlockTask("load", priority: .high) { _ in [3, 1, 2] }
    BlockTask("sort", after: "load") { c in (c["load", as: [Int].self] ?? []).sorted() }
    BlockTask("sum", after: "load") { c -> Int in
        let values: [Int] = c["load"] ?? []
        return values.reduce(0, +)
    }
    if flaky {
        BlockTask<Void>("flaky", priority: Priority(level: 7), after: "sum") { _ in throw Boom() }
    }
    for i in 1...2 {
        BlockTask("n\(i)", priority: .low, after: "sort", "sum") { c in
            "\(i):\(c["sum", as: Int.self]! * i)"
        }
    }
    BlockTask("late", after: "flaky") { _ in true }
}
do {
    print(try scheduler.order().map { "\($0)" })
    try scheduler.run()
} catch SchedulerError.failed(let names, let reason) {
    print("failed:", names, "-", reason)
}
var bad = Scheduler()
bad.add(BlockTask("a", after: "b") { _ in 1 })
bad.add(BlockTask("b", after: "a") { _ in 2 })
do { _ = try bad.order() } catch { print(error, error as? SchedulerError == .cycle(["a", "b"])) }
bad.add(BlockTask("c", after: "zzz") { _ in () })
do { _ = try bad.order() } catch let e as SchedulerError { if case .missing(let m, let by) = e { print(m, by) } }
