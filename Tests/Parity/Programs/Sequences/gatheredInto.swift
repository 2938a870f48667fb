// What is gathered into begins as a literal: what it is of, the result that is asked for says.
extension Sequence {
  func runs(_ belong: (Element, Element) -> Bool) -> [[Element]] {
    reduce(into: []) { runs, element in
      if let last = runs.last?.last, belong(last, element) {
        runs[runs.count - 1].append(element)
      } else {
        runs.append([element])
      }
    }
  }
}
print([1, 1, 2, 3, 3].runs { $0 == $1 }, "aabc".runs(==).map { String($0) })
func firsts(_ words: [String]) -> [Character: [String]] {
  words.reduce(into: [:]) { found, word in
    guard let first = word.first else { return }
    if found[first]?.last == word { return }
    found[first, default: []].append(word)
  }
}
print(firsts(["ab", "ab", "", "ac", "b"]).sorted { $0.key < $1.key })
let unique: Set<Int> = [1, 2, 2].reduce(into: []) { if !$0.contains($1) { $0.insert($1) } }
let reversed: [Int]? = [1, 2].reduce(into: []) { $0.insert($1, at: 0) }
let mixed: [Any] = [1, 2].reduce(into: []) { $0.append($1) }
print(unique.sorted(), reversed as Any, mixed)
// The first elements of a lazy sequence are no longer lazy; those of a lazy collection are.
struct Numbers: Sequence {
  func makeIterator() -> AnyIterator<Int> { AnyIterator([1, 2, 3, 4, 5, 6].makeIterator()) }
}
func kind<T>(_ value: T) -> String { String(String(describing: T.self).prefix { $0 != "<" }) }
let numbers = Numbers().lazy
print(kind(numbers.map { $0 * 2 }), kind(numbers.prefix(2)), kind(numbers.prefix(2).map { $0 * 2 }))
print(kind(numbers.dropFirst()), kind(numbers.dropFirst().filter { $0 > 2 }))
print(kind([1, 2].lazy.prefix(1).map { $0 * 2 }), kind([1, 2].lazy.dropFirst().map { $0 * 2 }))
print(numbers.filter { $0 % 3 == 0 }.prefix(1).map { $0 * 10 })
