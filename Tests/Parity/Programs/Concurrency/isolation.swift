// Code of actors that is used rightly, from inside and from outside.
actor Cache {
  private var values: [String: Int] = [:]
  let id = 1
  init(first: String) { values[first] = 0 }
  func get(_ key: String) -> Int? { values[key] }
  func set(_ key: String, _ value: Int) {
    values[key] = value
    note(key)
  }
  private func note(_ key: String) { print("set", key, values.count) }
  nonisolated var name: String { "cache \(id)" }
  func all() -> [Int] { values.map { $0.value }.filter { $0 < values.count + 10 }.sorted() }
  func later() async {
    let task = Task { set("later", 3) }
    await task.value
  }
}

@MainActor class Model {
  var n = 0
  static let shared = Model()
  func up() { n += 1 }
  nonisolated func title() -> String { "model" }
  func start() async {
    await Task { up() }.value
    [1, 2].forEach { _ in up() }
    await Task.detached { await self.up() }.value
  }
}
class Sub: Model { override func up() { super.up(); n += 10 } }

@globalActor actor Store { static let shared = Store() }
@Store func save() { print("saved") }

func use(_ cache: Cache, _ model: Model) async {
  await cache.set("a", 1)
  print(await cache.get("a") ?? 0, cache.name, cache.id, await cache.all())
  await cache.later()
  async let b = cache.get("later")
  print(await b ?? 0)
  await MainActor.run { model.up() }
  await Task { @MainActor in model.up() }.value
  await save()
  print(model.title(), await model.n)
}

let cache = Cache(first: "z")
await use(cache, Sub())
let model = Model.shared
await model.start()
model.up()
print(model.n)
