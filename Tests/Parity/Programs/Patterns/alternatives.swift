// Several patterns of one case bind the same variables.
enum Event {
  case key(Int), click(Int), text(String), paste(String)
  case drag(from: Int, to: Int), resize(width: Int, height: Int)
}

func describe(_ event: Event) -> String {
  switch event {
  case .key(let code), .click(let code): "code \(code)"
  case .text(let content), .paste(let content): "text \(content)"
  case .drag(let a, let b), .resize(width: let a, height: let b): "pair \(a) \(b)"
  }
}

let events: [Event] = [
  .key(1), .click(2), .text("typed"), .paste("pasted"), .drag(from: 3, to: 4),
  .resize(width: 5, height: 6),
]
for event in events { print(describe(event)) }

// On an axis: the name stands in different places.
func axis(_ point: (Int, Int)) -> String {
  switch point {
  case (let distance, 0), (0, let distance): return "on an axis, \(distance) from the origin"
  default: return "somewhere else"
  }
}
print(axis((9, 0)), axis((0, 7)), axis((0, 0)), axis((1, 1)))

// The first alternative binds before it fails; objects it held go at the right time.
final class Ticket {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("\(name) is gone") }
}
func pick(_ pair: (Ticket, Int)) -> String {
  switch pair {
  case (let ticket, 1), (let ticket, 2): "\(ticket.name) early"
  case (let ticket, _) where ticket.name.isEmpty, (let ticket, 3...): "\(ticket.name) late"
  default: "none"
  }
}
print(pick((Ticket("one"), 1)))
print(pick((Ticket("two"), 2)))
print(pick((Ticket("three"), 3)))
print(pick((Ticket("four"), 0)))

// Closures capture what was bound, by whichever alternative.
func later(_ event: Event) -> () -> String {
  switch event {
  case .key(var count), .click(var count):
    return {
      count += 1
      return "counted \(count)"
    }
  case .text(let words), .paste(let words):
    return { words.uppercased() }
  default: return { "nothing" }
  }
}
let first = later(.key(10))
let second = later(.click(20))
print(first(), first(), second(), later(.text("a"))(), later(.paste("b"))(), events.map { later($0)() }.last!)

// With conditions, in a loop, and falling through.
for number in [(1, 8), (8, 1), (2, 2), (9, 9)] {
  switch number {
  case (let big, let small) where big > small, (let small, let big) where small < big:
    print("big \(big) small \(small)")
  case (let same, 2), (2, let same):
    print("both \(same)")
    fallthrough
  default:
    print("done")
  }
}

enum Failure: Error { case missing(String), broken(String), other }
func attempt(_ failure: Failure) {
  do {
    throw failure
  } catch Failure.missing(let what), Failure.broken(let what) {
    print("caught \(what)")
  } catch {
    print("caught \(error)")
  }
}
attempt(.missing("a key"))
attempt(.broken("a lock"))
attempt(.other)
