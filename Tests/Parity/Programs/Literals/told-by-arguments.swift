// What a method is given tells the types of the literals that it is called on.
let letter: Character = "c"
print(("a"..."z").contains(letter), ("a"..<"c").contains(letter), ["a", "e"].contains(letter))
let byte: UInt8 = 50
print((48...57).contains(byte), (48...).contains(byte), (...48).contains(byte), (..<51).contains(byte))
let height = 2.5
print((1...5).contains(height), (0..<1).contains(height), [1, 2].contains(height))
let width: Float = 2.5
print((1...5).contains(width), (0.5..<1).contains(width), max(1, width), [1, 2, width])

enum State: Equatable { case idle, loading, failed(code: Int), done }
let state = State.failed(code: 3)
if [.idle, .failed(code: 3)].contains(state) { print("idle or failed") }
if ![.idle, .loading].contains(state), [.done].firstIndex(of: state) == nil { print("neither") }
func text(_ state: State) -> String { "<\(state)>" }
print([.idle, .failed(code: 4)].map(text), [.idle, .done].filter(isIdle).count)
func isIdle(_ state: State) -> Bool { state == .idle }
func check(_ isFine: Bool, _ name: String) -> String { isFine ? name : "not " + name }
print(check([.idle, .done].contains(state), "resting"), check((1...3).contains(height), "near"))

// As before: what nobody tells is a number of the usual type.
print((1...5).contains(3), (1...3).map { $0 * 2 }, (1...5).clamped(to: 2...3), [1, 2].contains(2))
print((1...10).contains(2...3), [1, 2, 3].starts(with: [1]))
func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
print("a1b22".unicodeScalars.filter(isDigit).count)
