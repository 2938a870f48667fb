// Where `set` stands beside `_modify`, assignments go to `set`.
final class Box {
  private var stored = [1, 2]
  var values: [Int] {
    get { print("get"); return stored }
    set {
      print("set", newValue)
      stored = newValue
    }
    _modify {
      print("modify")
      yield &stored
      print("modified", stored)
    }
  }
  subscript(index: Int) -> Int {
    get { stored[index] }
    set {
      print("set at", index)
      stored[index] = newValue
    }
    _modify {
      print("modify at", index)
      yield &stored[index]
    }
  }
}
let box = Box()
box.values = [3]
box.values.append(4)
box.values[0] += 1
box[0] = 7
box[0] += 1
(box[0], box.values) = (1, [5, 6])
func change(_ values: inout [Int]) { values = [9] }
change(&box.values)
print(box.values)

struct Only {
  private var stored = 0
  var value: Int {
    get { stored }
    _modify {
      print("modify")
      yield &stored
    }
  }
}
var only = Only()
only.value = 3
only.value += 1
print(only.value)
