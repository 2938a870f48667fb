// Iterators by hand, and what they leave.
var iterator = [1, 2, 3, 4].makeIterator()
print(iterator.next()!, iterator.next()!)
for rest in iterator { print("rest", rest) }
print(Array(iterator), iterator.map { $0 * 2 })
var letters = "héllo".makeIterator()
while let letter = letters.next() { print(letter, terminator: " ") }
print(letters.next() as Any)
var ranged = (1...3).makeIterator()
print(ranged.next() as Any, ranged.next() as Any, ranged.next() as Any, ranged.next() as Any)
for n in IteratorSequence(ranged) { print("none", n) }
var strided = stride(from: 0, to: 1, by: 0.25).makeIterator()
print(strided.next()!, strided.next()!)
var pairs = zip([1, 2], "ab").makeIterator()
print(pairs.next()!, pairs.next()!, pairs.next() as Any)
var enumerated = ["x", "y"].enumerated().makeIterator()
print(enumerated.next()!.offset, enumerated.next()!.element)
var countdown = AnyIterator { () -> Int? in nil }
print(countdown.next() as Any, Array(countdown))
var state = 3
let down = AnyIterator { () -> Int? in
  state -= 1
  return state >= 0 ? state : nil
}
print(Array(down.prefix(2)), Array(down))
struct Powers: Sequence, IteratorProtocol {
  var value = 1
  let limit: Int
  mutating func next() -> Int? {
    defer { value *= 2 }
    return value <= limit ? value : nil
  }
}
print(Array(Powers(limit: 20)), Powers(limit: 9).reversed(), Powers(limit: 100).first { $0 > 10 }!)
print(Powers(limit: 50).dropFirst(2).prefix(2).map { $0 }, Powers(limit: 8).contains(4), Powers(limit: 8).max()!)
print(Powers(limit: 8).elementsEqual([1, 2, 4, 8]), Powers(limit: 8).starts(with: [1, 2]))
print(Powers(limit: 8).split(separator: 2), Powers(limit: 8).suffix(2), Powers(limit: 8).dropLast(), Powers(limit: 8).sorted(by: >))
print(Powers(limit: 16).lazy.filter { $0 > 2 }.map { "\($0)" }.joined(separator: "-"))
print(Powers(limit: 8).enumerated().map { $0 * $1 }, Powers(limit: 8).min { $0 > $1 }!)
print(sequence(first: 1) { $0 < 50 ? $0 * 3 : nil }.map { $0 }, Array(sequence(state: (0, 1)) { s -> Int? in
  defer { s = (s.1, s.0 + s.1) }
  return s.0 < 30 ? s.0 : nil
}))
var lazyMapped = [1, 2, 3].lazy.map { $0 + 1 }.makeIterator()
print(lazyMapped.next()!)
var dictionary = ["only": 1].makeIterator()
print(dictionary.next()!, dictionary.next() == nil)
var once = CollectionOfOne(5).makeIterator()
print(once.next()!, once.next() as Any, repeatElement("z", count: 3).joined(), EmptyCollection<Int>().first as Any)
func total<I: IteratorProtocol>(_ iterator: inout I) -> Int where I.Element == Int {
  var sum = 0
  while let next = iterator.next() { sum += next }
  return sum
}
var values = [4, 5, 6].makeIterator()
_ = values.next()
print(total(&values), values.next() as Any)
