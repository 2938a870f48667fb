// The views of attributed strings: their characters and runs.
//
// Loads with: AttributedString, AttributedStringProtocol

extension AttributedString {
  /// A view of the characters. Inserted text gets the attributes of the text before it.
  public struct CharacterView: BidirectionalCollection, RangeReplaceableCollection {
    public typealias Element = Character
    public typealias Index = AttributedString.Index
    public typealias Iterator = IndexingIterator<[Character]>
    public typealias Indices = DefaultIndices<CharacterView>
    var _characters: [Character] = []
    var _attributes: [AttributeContainer] = []
    public init() {}
    init(_characters: [Character], _attributes: [AttributeContainer]) {
      self._characters = _characters
      self._attributes = _attributes
    }
    public var startIndex: Index { Index(_offset: 0) }
    public var endIndex: Index { Index(_offset: _characters.count) }
    public var count: Int { _characters.count }
    public func index(after i: Index) -> Index { Index(_offset: i._offset + 1) }
    public func index(before i: Index) -> Index { Index(_offset: i._offset - 1) }
    public subscript(position: Index) -> Character { _characters[position._offset] }
    public func makeIterator() -> IndexingIterator<[Character]> { _characters.makeIterator() }
    public mutating func replaceSubrange<C: Collection>(
      _ subrange: Range<Index>, with newElements: C
    ) where C.Element == Character {
      let offsets = subrange.lowerBound._offset..<subrange.upperBound._offset
      let model = offsets.isEmpty ? offsets.lowerBound - 1 : offsets.lowerBound
      let attributes =
        _attributes.indices.contains(model) ? _attributes[model] : AttributeContainer()
      _attributes.replaceSubrange(offsets, with: newElements.map { _ in attributes })
      _characters.replaceSubrange(offsets, with: newElements)
    }
  }
  public struct Runs: BidirectionalCollection, CustomStringConvertible {
    public typealias Element = AttributedString.Run
    public typealias Index = Int
    public typealias Run = AttributedString.Run
    let _runs: [AttributedString.Run]
    public var startIndex: Int { 0 }
    public var endIndex: Int { _runs.count }
    public func index(after i: Int) -> Int { i + 1 }
    public func index(before i: Int) -> Int { i - 1 }
    public subscript(position: Int) -> AttributedString.Run { _runs[position] }
    /// The runs of a single attribute, with its value in each.
    public subscript<Value: Hashable>(
      attribute: KeyPath<AttributeContainer, Value?>
    ) -> [(Value?, Range<AttributedString.Index>)] {
      var result: [(Value?, Range<AttributedString.Index>)] = []
      for run in _runs {
        let value = run.attributes[keyPath: attribute]
        if let last = result.last, last.0 == value {
          result[result.count - 1].1 = last.1.lowerBound..<run.range.upperBound
        } else {
          result.append((value, run.range))
        }
      }
      return result
    }
    public var description: String { "\(_runs)" }
  }
}
extension AttributedStringProtocol {
  public var characters: AttributedString.CharacterView {
    get {
      AttributedString.CharacterView(_characters: _characters, _attributes: _attributes)
    }
    set {
      _characters = newValue._characters
      _attributes = newValue._attributes
    }
  }
  public var runs: AttributedString.Runs { AttributedString.Runs(_runs: _allRuns) }
  public func index(afterCharacter i: AttributedString.Index) -> AttributedString.Index {
    AttributedString.Index(_offset: i._offset + 1)
  }
  public func index(beforeCharacter i: AttributedString.Index) -> AttributedString.Index {
    AttributedString.Index(_offset: i._offset - 1)
  }
  public func index(afterRun i: AttributedString.Index) -> AttributedString.Index {
    _allRuns.first { $0.range.lowerBound > i }?.range.lowerBound ?? endIndex
  }
  public func index(beforeRun i: AttributedString.Index) -> AttributedString.Index {
    _allRuns.last { $0.range.lowerBound < i }?.range.lowerBound ?? startIndex
  }
  public func transformingAttributes<Value: Hashable>(
    _ attribute: WritableKeyPath<AttributeContainer, Value?>,
    _ change: (inout Value?) -> Void
  ) -> AttributedString {
    AttributedString(
      _characters: _characters,
      _attributes: _attributes.map { given in
        var container = given
        change(&container[keyPath: attribute])
        return container
      })
  }
}
extension AttributedString {
  public subscript<R: RangeExpression>(range: R) -> AttributedSubstring
  where R.Bound == Index {
    get { self[range.relative(to: characters)] }
    set { self[range.relative(to: characters)] = newValue }
  }
  public init(_ characters: CharacterView) {
    self.init(
      _characters: characters._characters, _attributes: characters._attributes)
  }
  public init(_ characters: Slice<CharacterView>) {
    self.init(String(characters))
  }
}
