// Getters and subscripts that wait.
struct Store {
  let values = ["a": 1, "b": 2]
  var total: Int { get async { await Task.yield(); return values.values.reduce(0, +) } }
  var broken: Int { get async throws { await Task.yield(); throw Missing(key: "z") } }
  subscript(key: String) -> Int {
    get async throws {
      await Task.yield()
      guard let value = values[key] else { throw Missing(key: key) }
      return value
    }
  }
}
struct Missing: Error { let key: String }
let store = Store()
print(await store.total)
print(try await store["a"] + store["b"])
do { print(try await store["q"]) } catch { print(error) }
print((try? await store.broken) as Any)
if await store.total > 2, let a = try? await store["a"] { print("both", a) }
let x = await store.total == 3 ? "three" : "other"
print(x)
switch await store.total {
case 3: print("switch three")
default: print("switch other")
}
while await store.total < 3 { print("never") }
