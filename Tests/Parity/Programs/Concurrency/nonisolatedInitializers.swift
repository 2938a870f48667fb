// Whoever makes an instance is alone with it: what belongs to an actor may be set there.
protocol Storing: Sendable { func load() -> [Int] }
struct Memory: Storing { func load() -> [Int] { [3, 1, 2] } }

@MainActor final class Model {
  private let store: any Storing
  var count: Int
  var list: [Int] = []
  nonisolated init(store: any Storing) {
    self.store = store
    count = 1
    self.list = [9]
  }
  func refresh() {
    list += store.load()
    count = list.count
  }
}
actor Box {
  var value: Int
  let twice: Int
  init(value: Int) {
    self.value = value
    twice = value * 2
    self.value += 1
  }
}
func run() async {
  let model = Model(store: Memory())
  await model.refresh()
  print(await model.list, await model.count)
  let box = Box(value: 4)
  print(await box.value, box.twice)
}
await run()
