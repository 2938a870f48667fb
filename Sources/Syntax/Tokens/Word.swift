/// The keywords of the grammar: reserved ones, and those that are keywords only in some contexts.
enum Word: String, CaseIterable {
  case none = ""

  // Reserved everywhere.
  case `associatedtype`, `class`, `deinit`, `enum`, `extension`, `fileprivate`, `func`
  case `import`, `init`, `inout`, `internal`, `let`, `operator`, `precedencegroup`, `private`
  case `protocol`, `public`, `rethrows`, `static`, `struct`, `subscript`, `typealias`, `var`
  case `break`, `case`, `catch`, `continue`, `default`, `defer`, `do`, `else`, `fallthrough`
  case `for`, `guard`, `if`, `in`, `repeat`, `return`, `throw`, `switch`, `where`, `while`
  case `any` = "Any"
  case `as`, `false`, `is`, `nil`, `self`
  case selfType = "Self"
  case `super`, `throws`, `true`, `try`
  case underscore = "_"

  // Contextual keywords.
  case actor, async, await, some
  case anyType = "any"
  case each, open, package, final, override, required, convenience, lazy, mutating, nonmutating
  case dynamic, optional, indirect, weak, unowned, nonisolated, distributed, isolated, sending
  case borrowing, consuming, prefix, postfix, infix, macro, get, set, willSet, didSet
  case modify = "_modify"
  case read = "_read"
  case plainModify = "modify"
  case plainRead = "read"
  case unsafeAddress
  case borrow, mutate, yielding
  case yield, discard, consume, copy, unsafe, then, reasync
  case higherThan, lowerThan, associativity, assignment
  case available, unavailable, unknown
  case owned = "__owned"
  case shared = "__shared"
  case underscoredConsuming = "__consuming"
  case underscoredConst = "_const"
  case underscoredBorrow = "_borrow"
  case of
  case typeMember = "Type"
  case protocolMember = "Protocol"

  /// Whether the word needs backticks to be a name.
  var isReserved: Bool {
    switch self {
    case .associatedtype, .class, .deinit, .enum, .extension, .fileprivate, .func, .import, .`init`,
      .inout, .internal, .let, .operator, .precedencegroup, .private, .protocol, .public,
      .rethrows, .static, .struct, .subscript, .typealias, .var, .break, .case, .catch, .continue,
      .default, .defer, .do, .else, .fallthrough, .for, .guard, .if, .in, .repeat, .return,
      .throw, .switch, .where, .while, .any, .as, .false, .is, .nil, .`self`, .selfType, .super,
      .throws, .true, .try, .underscore:
      true
    default: false
    }
  }
}

/// Finds the `Word` of a name without making a string: an open-addressed table over the bytes.
struct WordTable {
  private struct Row {
    var low: UInt64
    var high: UInt64
    var word: Word
    var isReserved: Bool
  }

  static let shared = WordTable()
  private static let size = 1024

  private var rows: [Row]

  private init() {
    rows = Array(
      repeating: Row(low: 0, high: 0, word: .none, isReserved: false), count: Self.size)
    for word in Word.allCases where word != .none && word.rawValue.utf8.count <= 16 {
      var (low, high): (UInt64, UInt64) = (0, 0)
      for (index, byte) in word.rawValue.utf8.enumerated() {
        if index < 8 {
          low |= UInt64(byte) << UInt64(index * 8)
        } else {
          high |= UInt64(byte) << UInt64((index - 8) * 8)
        }
      }
      var slot = Self.slot(low, high)
      while rows[slot].word != .none { slot = (slot + 1) & (Self.size - 1) }
      rows[slot] = Row(low: low, high: high, word: word, isReserved: word.isReserved)
    }
  }

  private static func slot(_ low: UInt64, _ high: UInt64) -> Int {
    let mixed = (low ^ (high &* 0x9E37_79B9_7F4A_7C15)) &* 0xD6E8_FEB8_6659_FD93
    return Int(truncatingIfNeeded: mixed >> 40) & (size - 1)
  }

  /// The keyword at `start..<end`; `.none` for an ordinary name.
  func find(_ bytes: [UInt8], _ start: Int, _ end: Int) -> (word: Word, isReserved: Bool) {
    guard end - start <= 16 else { return (.none, false) }
    var (low, high): (UInt64, UInt64) = (0, 0)
    var shift: UInt64 = 0
    for index in start..<Swift.min(end, start + 8) {
      low |= UInt64(bytes[index]) << shift
      shift += 8
    }
    if end - start > 8 {
      shift = 0
      for index in (start + 8)..<end {
        high |= UInt64(bytes[index]) << shift
        shift += 8
      }
    }
    var slot = Self.slot(low, high)
    while rows[slot].word != .none {
      if rows[slot].low == low, rows[slot].high == high {
        return (rows[slot].word, rows[slot].isReserved)
      }
      slot = (slot + 1) & (Self.size - 1)
    }
    return (.none, false)
  }
}
