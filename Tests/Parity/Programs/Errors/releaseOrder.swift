// What is released when an error is thrown in the midst of an expression: the newest first.
final class Part {
  let number: Int
  init(_ number: Int) { self.number = number }
  deinit { print("-\(number)") }
}
struct Failure: Error {}
func fail() throws -> Part { throw Failure() }
func fail(at limit: Int, _ number: Int) throws -> Int {
  if number >= limit { throw Failure() }
  return number
}

func inClosure() throws -> Int { try [Part(1), Part(2)].map { ($0, try fail()) }.count }
do { print(try inClosure()) } catch { print("caught") }

func inLoop() throws {
  for part in [Part(3), Part(4)] { print((part, try fail())) }
}
do { try inLoop() } catch { print("caught") }

func inBoth() throws -> [[Part]] {
  try [Part(5), Part(6)].map { part in [part, Part(try fail(at: 6, part.number) + 10)] }
}
do { print(try inBoth().count) } catch { print("caught") }

func caughtInside() {
  for part in [Part(7), Part(8)] {
    do {
      let pair = (part, try fail())
      print(pair)
    } catch {
      print("caught with", part.number)
    }
  }
}
caughtInside()

struct Shelf {
  var parts: [Part] = []
  var first: Part {
    get { parts[0] }
    set { parts[0] = newValue }
  }
  mutating func replace(_ number: Int) throws { first = Part(try fail(at: 20, number)) }
}
func changing() {
  var shelf = Shelf(parts: [Part(9)])
  do {
    try shelf.replace(19)
    try shelf.replace(20)
  } catch {
    print("caught with", shelf.parts.map(\.number))
  }
}
changing()
