// What one branch consumes is still there behind it, where all of its paths leave the function.

final class Note {
  let number: Int
  init(_ number: Int) { self.number = number }
  deinit { print("deinit", number) }
}
struct Failure: Error {}
enum Kind { case first, second }

func switching(_ flag: Bool, _ kind: Kind) throws -> Int {
  let note = Note(8)
  if flag {
    let other = consume note
    switch kind {
    case .first: return other.number + 1
    case .second: throw Failure()
    }
  }
  return note.number
}
print(try switching(true, .first), (try? switching(true, .second)) ?? 0, try switching(false, .first))

func branching(_ flag: Bool, _ isShort: Bool) -> Int {
  let note = Note(9)
  if flag {
    _ = consume note
    if isShort { return 1 } else { return 2 }
  }
  return note.number
}
print(branching(true, true), branching(true, false), branching(false, false))

func catching(_ flag: Bool) -> Int {
  let note = Note(7)
  if flag {
    _ = consume note
    do { throw Failure() } catch { return 5 }
  }
  return note.number
}
print(catching(true), catching(false))

func repeating(_ flag: Bool) -> Int {
  let note = Note(6)
  if flag {
    _ = consume note
    while true { if Bool(true) { return 4 } }
  }
  return note.number
}
print(repeating(true), repeating(false))
