// Cases with payloads: labels, defaults, methods, nesting, and what they print.
enum Parcel {
  case letter
  case box(width: Int, height: Int, depth: Int = 10)
  case tube(Double)
  case bundle([Parcel])
  case both(Int, String)

  var volume: Double {
    switch self {
    case .letter: return 0.1
    case .box(let width, let height, let depth): return Double(width * height * depth)
    case .tube(let length): return length * 3
    case .bundle(let parts): return parts.reduce(0) { $0 + $1.volume }
    case .both(let count, _): return Double(count)
    }
  }

  mutating func grow() {
    switch self {
    case .letter: self = .box(width: 1, height: 1)
    case .box(let width, let height, let depth):
      self = .box(width: width + 1, height: height + 1, depth: depth)
    case .tube(var length):
      length += 0.5
      self = .tube(length)
    case .bundle(var parts):
      for index in parts.indices { parts[index].grow() }
      self = .bundle(parts)
    case .both(let count, let name): self = .both(count + 1, name + "!")
    }
  }

  static func cube(_ side: Int) -> Parcel { .box(width: side, height: side, depth: side) }
}

var parcels: [Parcel] = [
  .letter, .box(width: 2, height: 3), .tube(1.5), .cube(2), .both(1, "a"),
  .bundle([.letter, .bundle([.tube(2)])]),
]
for parcel in parcels { print(parcel, parcel.volume) }
for index in parcels.indices { parcels[index].grow() }
print(parcels)
let make = Parcel.tube
print(make(4), [1.0, 2.5].map(Parcel.tube))
let build = Parcel.box(width:height:depth:)
print(build(1, 2, 3))

indirect enum Sum {
  case number(Int)
  case plus(Sum, Sum)
  case times(Sum, by: Sum)
  func value() -> Int {
    switch self {
    case let .number(number): number
    case let .plus(left, right): left.value() + right.value()
    case let .times(left, by: right): left.value() * right.value()
    }
  }
}
let sum = Sum.plus(.number(2), .times(.number(3), by: .plus(.number(4), .number(5))))
print(sum.value(), sum)
debugPrint(Sum.number(1), Parcel.letter, Parcel.both(1, "x"))
