// text adventure inventory w/ class hierarchies, protocols default, generics constraints, weak, deinit deterministic via scopes
class Entity: Hashable {
    static var count = 0
    let id: Int
    var name: String
    weak var parent: Container?
    init(name: String) {
        Entity.count += 1
        id = Entity.count
        self.name = name
    }
    var weight: Int { 1 }
    func describe(indent: Int = 0) -> String {
        String(repeating: "  ", count: indent) + "\(name) (\(weight)kg)"
    }
    static func == (lhs: Entity, rhs: Entity) -> Bool { lhs === rhs }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

class Container: Entity {
    private(set) var contents: [Entity] = []
    let capacity: Int
    init(name: String, capacity: Int, _ items: Entity...) throws {
        self.capacity = capacity
        super.init(name: name)
        for item in items { try add(item) }
    }
    enum Problem: Error, CustomStringConvertible {
        case full(Container, extra: Int)
        case recursive
        var description: String {
            switch self {
            case .full(let c, let extra): return "\(c.name) is over by \(extra)"
            case .recursive: return "cannot hold itself"
            }
        }
    }
    override var weight: Int { contents.reduce(2) { $0 + $1.weight } }
    func add(_ entity: Entity) throws {
        guard entity !== self, !ancestors.contains(entity) else { throw Problem.recursive }
        let extra = contents.map(\.weight).reduce(0, +) + entity.weight - capacity
        guard extra <= 0 else { throw Problem.full(self, extra: extra) }
        contents.append(entity)
        entity.parent = self
    }
    @discardableResult
    func take<E: Entity>(_ type: E.Type = E.self, where test: (E) -> Bool = { _ in true }) -> E? {
        for (i, e) in contents.enumerated() {
            if let match = e as? E, test(match) {
                contents.remove(at: i)
                match.parent = nil
                return match
            }
        }
        return nil
    }
    var ancestors: [Entity] {
        Array(sequence(first: self as Entity, next: { $0.parent }))
    }
    override func describe(indent: Int = 0) -> String {
        ([super.describe(indent: indent) + ":"] + contents.map { $0.describe(indent: indent + 1) })
            .joined(separator: "\n")
    }
}

final class Sword: Entity, Usable {
    var damage: Int
    init(damage: Int) {
        self.damage = damage
        super.init(name: "Sword+\(damage)")
    }
    override var weight: Int { 3 + damage / 2 }
    func use() -> String { "slash for \(damage)" }
}

final class Potion: Entity, Usable {
    private var sips = 2
    func use() -> String {
        defer { sips -= 1 }
        return sips > 0 ? "glug (\(sips - 1) left)" : "empty"
    }
}

protocol Usable { func use() -> String }
extension Usable where Self: Entity {
    func useLoudly() -> String { "\(name.uppercased()): \(use())!" }
}

do {
    let bag = try Container(name: "Bag", capacity: 10, Potion(name: "Elixir"))
    let chest = try Container(name: "Chest", capacity: 30, bag, Sword(damage: 4))
    print(chest.describe())
    do { try bag.add(chest) } catch { print("Error:", error) }
    do { try bag.add(Sword(damage: 20)) } catch { print("Error:", error) }
    let sword: Sword? = chest.take { $0.damage > 2 }
    print(sword?.useLoudly() ?? "no sword", chest.take(Sword.self) as Any)
    if let potion = bag.take(Potion.self) {
        for _ in 0..<3 { print(potion.useLoudly()) }
        try chest.add(potion)
        print(potion.parent?.name ?? "-", bag.parent === chest, bag.ancestors.map(\.name))
    }
    print(Set([bag, chest, bag]).count, Entity.count, chest.weight)
    let usables = (chest.contents + bag.contents).compactMap { $0 as? any Usable & Entity }
    print(usables.map { $0.name })
}
func orphan() throws -> Entity? {
    let box = try Container(name: "Box", capacity: 5)
    let e = Entity(name: "e")
    try box.add(e)
    return e.parent
}
print(try orphan()?.name as Any)
