// Which assignments tell observers: those of equal values, by the type of the property.
import Observation
struct Point: Equatable { var x = 0, y = 0 }
struct Plain { var x = 0 }
struct ById: Equatable { var id = 1; var note = ""; static func == (l: Self, r: Self) -> Bool { l.id == r.id } }
enum Mode: Equatable { case off, on(Int) }
enum Loose { case off, on(Int) }
final class Leaf { var n = 1 }
final class Twin: Equatable { var n = 1; static func == (l: Twin, r: Twin) -> Bool { l.n == r.n } }
protocol Shape { var side: Int { get set } }
struct Square: Shape { var side = 1 }
@Observable final class Model {
  var int = 1
  var text = "a"
  var flag = true
  var maybe: Int? = 1
  var list = [1, 2]
  var table = ["a": 1]
  var set: Set<Int> = [1]
  var range = 0..<3
  var point = Point()
  var byId = ById()
  var mode = Mode.on(1)
  var any: AnyHashable = 1
  var plain = Plain()
  var plains = [Plain()]
  var loose = Loose.off
  var tuple = (1, 2)
  var closure = { 1 }
  var leaf = Leaf()
  var maybeLeaf: Leaf? = Leaf()
  var leaves = [Leaf()]
  var twin = Twin()
  var shape: any Shape = Square()
  var anything: Any = 1
  var double = 0.0
  var path = \Point.x
}
func fires(_ name: String, _ read: (Model) -> Void, _ write: (Model) -> Void) {
  let model = Model()
  var count = 0
  withObservationTracking {
    read(model)
  } onChange: {
    count += 1
  }
  write(model)
  print(name, count)
}
fires("int", { _ = $0.int }) { $0.int = 1 }
fires("int other", { _ = $0.int }) { $0.int = 2 }
fires("text", { _ = $0.text }) { $0.text = "a" }
fires("flag", { _ = $0.flag }) { $0.flag = true }
fires("maybe", { _ = $0.maybe }) { $0.maybe = 1 }
fires("maybe nil", { _ = $0.maybe }) { $0.maybe = nil }
fires("list", { _ = $0.list }) { $0.list = [1, 2] }
fires("table", { _ = $0.table }) { $0.table = ["a": 1] }
fires("set", { _ = $0.set }) { $0.set = [1] }
fires("range", { _ = $0.range }) { $0.range = 0..<3 }
fires("point", { _ = $0.point }) { $0.point = Point() }
fires("by id", { _ = $0.byId }) {
  $0.byId = ById(id: 1, note: "new"); print($0.byId.note)
}
fires("mode", { _ = $0.mode }) { $0.mode = .on(1) }
fires("hashable", { _ = $0.any }) { $0.any = 1 }
fires("plain", { _ = $0.plain }) { $0.plain = Plain() }
fires("plains", { _ = $0.plains }) { $0.plains = [Plain()] }
fires("loose", { _ = $0.loose }) { $0.loose = .off }
fires("tuple", { _ = $0.tuple }) { $0.tuple = (1, 2) }
fires("closure", { _ = $0.closure }) { $0.closure = $0.closure }
fires("leaf same", { _ = $0.leaf }) { $0.leaf = $0.leaf }
fires("leaf other", { _ = $0.leaf }) { $0.leaf = Leaf() }
fires("maybe leaf same", { _ = $0.maybeLeaf }) { $0.maybeLeaf = $0.maybeLeaf }
fires("leaves same", { _ = $0.leaves }) { $0.leaves = $0.leaves }
fires("twin equal", { _ = $0.twin }) {
  let twin = Twin(); $0.twin = twin; print($0.twin === twin)
}
fires("existential", { _ = $0.shape }) { $0.shape = Square() }
fires("anything", { _ = $0.anything }) { $0.anything = 1 }
fires("nan", { _ = $0.double }) { $0.double = .nan }
fires("negative zero", { _ = $0.double }) {
  $0.double = -0.0; print($0.double.sign)
}
fires("key path", { _ = $0.path }) { $0.path = \.x }
