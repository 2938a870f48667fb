// A member that gives what a protocol asks for on the main actor is there too.
@MainActor final class Model { var count = 1 }

protocol Showing {
  associatedtype Content
  @MainActor func content(_ model: Model) -> Content
  @MainActor var title: String { get }
  var id: Int { get }
}

enum Step: Showing {
  case first
  func content(_ model: Model) -> some CustomStringConvertible { model.count }
  var title: String { "first of \(Model().count)" }
  var id: Int { 1 }
}
struct Page: Showing {
  func content(_ model: Model) -> [Int] { [model.count] }
  var title: String { "page \(Model().count)" }
  let id = 2
}
struct Late {}
extension Late: Showing {
  func content(_ model: Model) -> Int { model.count * 2 }
  var title: String { "late \(Model().count)" }
  var id: Int { 3 }
}

@MainActor func show(_ one: some Showing) { print(one.id, one.title, one.content(Model())) }
await show(Step.first)
await show(Page())
await show(Late())
print(Step.first.id + Page().id)
