import SourceText

extension String {
  /// The words in its text.
  fileprivate var words: Set<String> {
    let bytes = Array(utf8)
    var words: Set<String> = []
    bytes.forEachName(in: 0..<bytes.count) { place in
      words.insert(String(decoding: bytes[place].drop { $0 == UInt8(ascii: "$") }, as: UTF8.self))
    }
    return words
  }
}

/// What the declaration of a stub says, made when it is first asked for: it is asked for many times in each
/// round. A stub that is changed gets another one.
struct StubText: Equatable {
  private final class Entry {
    let text: String
    private(set) lazy var openTypes = OpenType.all(in: text)
    private(set) lazy var words = text.words

    init(_ stub: Stub) { text = StubPrinter(stub: stub).text }
  }

  /// Shared by the copies of a stub.
  private final class Memo { var entry: Entry? }

  private let memo = Memo()

  static func == (lhs: StubText, rhs: StubText) -> Bool { true }

  private func entry(of stub: Stub) -> Entry {
    if let entry = memo.entry { return entry }
    let entry = Entry(stub)
    memo.entry = entry
    return entry
  }

  func text(of stub: Stub) -> String { entry(of: stub).text }

  /// The open types, in order of first occurrence.
  func openTypes(of stub: Stub) -> [String] { entry(of: stub).openTypes }

  /// The words in the declaration.
  func words(of stub: Stub) -> Set<String> { entry(of: stub).words }

  /// The words in the declaration of a stub whose text was asked for already.
  var words: Set<String> { memo.entry?.words ?? [] }
}
