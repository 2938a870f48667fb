// ECS / game loop / generic storage with ObjectIdentifier, key paths, protocols with static requirements, type-erased collections
protocol Component { static var name: String { get } }
extension Component { static var name: String { "\(Self.self)" } }
struct Position: Component, Equatable { var x = 0.0, y = 0.0 }
struct Velocity: Component { var dx: Double, dy: Double }
struct Health: Component { static let name = "HP"; var value: Int { didSet { value = max(0, value) } } }
struct Tag: Component { let label: String }

struct EntityID: Hashable, Comparable, CustomStringConvertible {
    fileprivate let raw: Int
    static func < (l: Self, r: Self) -> Bool { l.raw < r.raw }
    var description: String { "#\(raw)" }
}

final class World {
    private var stores: [ObjectIdentifier: [EntityID: any Component]] = [:]
    private var names: [ObjectIdentifier: String] = [:]
    private var nextID = 0
    private(set) var alive: Set<EntityID> = []
    private var systems: [(name: String, run: (World, Double) -> Void)] = []

    @discardableResult
    func spawn(_ components: any Component...) -> EntityID {
        defer { nextID += 1 }
        let id = EntityID(raw: nextID)
        alive.insert(id)
        for c in components { set(c, on: id) }
        return id
    }
    private func set(_ c: some Component, on id: EntityID) {
        let key = ObjectIdentifier(type(of: c))
        stores[key, default: [:]][id] = c
        names[key] = type(of: c).name
    }
    func despawn(_ id: EntityID) {
        guard alive.remove(id) != nil else { return }
        for key in stores.keys { stores[key]?[id] = nil }
    }
    subscript<C: Component>(_ id: EntityID, _ type: C.Type = C.self) -> C? {
        get { stores[ObjectIdentifier(type)]?[id] as? C }
        set { stores[ObjectIdentifier(type), default: [:]][id] = newValue }
    }
    func query<C: Component>(_ type: C.Type) -> [(EntityID, C)] {
        (stores[ObjectIdentifier(type)] ?? [:])
            .compactMap { id, c in (c as? C).map { (id, $0) } }
            .sorted { $0.0 < $1.0 }
    }
    func query<A: Component, B: Component>(_ a: A.Type, _ b: B.Type) -> [(EntityID, A, B)] {
        query(a).compactMap { id, x in self[id, b].map { (id, x, $0) } }
    }
    func update<C: Component>(_ id: EntityID, _ type: C.Type = C.self, _ change: (inout C) -> Void) {
        guard var c = self[id, type] else { return }
        change(&c)
        self[id] = c
    }
    func system(_ name: String, _ run: @escaping (World, Double) -> Void) { systems.append((name, run)) }
    func tick(_ dt: Double) { for s in systems { s.run(self, dt) } }
    var summary: [String] { names.map { "\($1):\(stores[$0]!.count)" }.sorted() }
}

let world = World()
let hero = world.spawn(Position(), Velocity(dx: 1, dy: 0.5), Health(value: 10), Tag(label: "hero"))
let rock = world.spawn(Position(x: 3, y: 1.5))
let bat = world.spawn(Position(x: 5), Velocity(dx: -1, dy: 0), Health(value: 2))
var events: [String] = []
world.system("move") { w, dt in
    for (id, p, v) in w.query(Position.self, Velocity.self) {
        w[id] = Position(x: p.x + v.dx * dt, y: p.y + v.dy * dt)
    }
}
world.system("hit") { w, _ in
    let all = w.query(Position.self)
    for (i, (a, pa)) in all.enumerated() {
        for (b, pb) in all[(i + 1)...] where abs(pa.x - pb.x) < 0.6 && abs(pa.y - pb.y) < 1.6 {
            events.append("\(a)x\(b)")
            for id in [a, b] { w.update(id, Health.self) { $0.value -= 3 } }
        }
    }
}
world.system("reap") { w, _ in
    w.query(Health.self).filter { $0.1.value == 0 }.forEach { events.append("dead \($0.0)"); w.despawn($0.0) }
}
print(world.summary)
for step in 1...3 {
    world.tick(1)
    print(step, world.query(Position.self).map { "\($0)@\($1.x),\($1.y)" }, events)
    events.removeAll()
}
print(world[hero, Health.self]!.value, world[bat, Health.self] as Any, world[rock, Velocity.self] == nil, world.alive.sorted(), world.summary)
world[hero, Tag.self] = nil
print(world[hero, Tag.self] == nil, world.query(Tag.self).isEmpty)
let p: Position? = world[hero]
print(p == Position(x: 3, y: 1.5))
struct AnySystem<Input> { let keyPath: KeyPath<World, Input>; let body: (Input) -> String }
print(AnySystem(keyPath: \.alive.count) { "alive \($0)" }.body(world.alive.count), [\World.summary.count, \World.alive.count].map { world[keyPath: $0] })
