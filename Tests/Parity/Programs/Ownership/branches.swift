// What one branch takes away and leaves with is still there on the other ways.
final class Note {
  let n: Int
  init(_ n: Int) { self.n = n }
}
struct Failure: Error {}
func returning(_ flag: Bool) -> Int {
  let a = Note(7)
  if flag {
    let b = consume a
    return b.n * 10
  }
  return a.n
}
func throwing(_ flag: Bool) throws -> Int {
  let a = Note(8)
  if flag {
    _ = consume a
    throw Failure()
  }
  return a.n
}
func guarded(_ flag: Bool) -> Int {
  let a = [1, 2, 3]
  guard flag else {
    let b = consume a
    return b.count * 100
  }
  return a.count
}
func switched(_ number: Int) -> Int {
  let a = Note(9)
  switch number {
  case 0:
    let b = consume a
    return -b.n
  case 1: return a.n
  default: break
  }
  return a.n + number
}
func looped(_ limit: Int) -> Int {
  let a = Note(5)
  var sum = 0
  for i in 0..<3 {
    if i == limit {
      let b = consume a
      return sum + b.n
    }
    sum += a.n
  }
  return sum
}
func stopping(_ flag: Bool) -> Int {
  let a = Note(6)
  if flag {
    _ = consume a
    fatalError()
  }
  return a.n
}
print(returning(true), returning(false))
print((try? throwing(true)) ?? -1, try throwing(false))
print(guarded(true), guarded(false))
print(switched(0), switched(1), switched(2))
print(looped(0), looped(2), looped(9))
print(stopping(false))

struct File: ~Copyable {
  let name: String
  consuming func close() { print("close \(name)") }
  deinit { print("deinit \(name)") }
}
func leave(_ flag: Bool) {
  let file = File(name: flag ? "early" : "late")
  if flag {
    file.close()
    return
  }
  print("using \(file.name)")
}
leave(true)
leave(false)
