// Requirements, classes and generics that wait.
protocol Loader { func load(_ key: String) async throws -> String; var count: Int { get async } }
struct Local: Loader {
  func load(_ key: String) async throws -> String { await Task.yield(); return "local \(key)" }
  var count: Int { get async { 1 } }
}
struct Sync: Loader {
  func load(_ key: String) -> String { "sync \(key)" }
  var count: Int { 2 }
}
final class Chain: Loader {
  let loaders: [any Loader]
  init(_ loaders: [any Loader]) { self.loaders = loaders }
  func load(_ key: String) async throws -> String {
    var parts: [String] = []
    for loader in loaders { parts.append(try await loader.load(key)) }
    return parts.joined(separator: ", ")
  }
  var count: Int { get async { var n = 0; for loader in loaders { n += await loader.count }; return n } }
}
class Base {
  func name() async -> String { await Task.yield(); return "base" }
  func greet() async -> String { "I am \(await name())" }
}
final class Derived: Base {
  override func name() async -> String { "derived of \(await super.name())" }
}
extension Loader { func twice(_ key: String) async throws -> [String] { [try await load(key), try await load(key)] } }
func use<L: Loader>(_ loader: L) async throws { print(try await loader.twice("k"), await loader.count) }
try await use(Local())
try await use(Sync())
try await use(Chain([Local(), Sync()]))
print(await Derived().greet(), await Base().greet())
struct Lazily { let make: () async -> Int; init(_ make: @escaping () async -> Int) { self.make = make } }
print(
  await Lazily {
    await Task.yield(); return 3
  }.make())
func mapped<T, U>(_ list: [T], _ transform: (T) async throws -> U) async rethrows -> [U] {
  var result: [U] = []
  for element in list { result.append(try await transform(element)) }
  return result
}
print(
  await mapped([1, 2, 3]) { n in
    await Task.yield(); return n * n
  })
