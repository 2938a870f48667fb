// What stands further up may use what is declared further down, once it has its value.
let later = { counter + 1 }
func show() { print(counter, settings.title, doubled) }
struct Screen {
  var title = settings.title
  static let shared = Screen()
  func rename() {
    counter += 1
    names.append("screen")
  }
}
class Model {
  func sum() -> Int { numbers.reduce(0, +) + offset }
}

var counter = 1
struct Settings { var title = "main" }
let settings = Settings()
var doubled: Int { counter * 2 }
var names = ["a"]
let numbers = [1, 2, 3], offset = 10

print(later())
counter = 5
print(later())
show()
Screen().rename()
show()
print(names, Screen.shared.title, Model().sum())

func even(_ n: Int) -> Bool { n == 0 || odd(n - 1) }
func odd(_ n: Int) -> Bool { n != 0 && even(n - 1) }
let check = { print(even(10), odd(limit)) }
let limit = 7
check()

func choose(_ n: Int) { print("one") }
func choose(_ n: Int...) { print("many") }
choose(1)
choose(1, 2)
