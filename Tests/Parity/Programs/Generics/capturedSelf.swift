struct E1<T> { var id: Int }
protocol Ent { init(id: Int) }
struct U: Ent { var id: Int }
struct Repository<E: Ent> {
  var items: [Int: E] = [:]
  mutating func make(_ ids: [Int]) -> [E] {
    ids.map { id in
      let m = E(id: id); items[id] = m; return m
    }
  }
}
var r = Repository<U>()
print(r.make([1, 2]).count, r.items.count)
print(r.make([4, 5]))
