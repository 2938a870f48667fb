// The collections of an ordered dictionary's values and elements.
//
// Module: Collections, OrderedCollections

extension OrderedDictionary {
  public struct Values: RandomAccessCollection, MutableCollection {
    public typealias Element = Value
    public typealias Index = Int
    public typealias Indices = Range<Int>
    public typealias SubSequence = Slice<Values>

    var _values: [Value]

    public var startIndex: Int { 0 }
    public var endIndex: Int { _values.count }
    public var elements: [Value] { _values }
    public func index(after i: Int) -> Int { i + 1 }
    public func index(before i: Int) -> Int { i - 1 }
    public subscript(position: Int) -> Value {
      get { _values[position] }
      set { _values[position] = newValue }
    }
  }

  public struct Elements: RandomAccessCollection {
    public typealias Element = (key: Key, value: Value)
    public typealias Index = Int
    public typealias Indices = Range<Int>
    public typealias SubSequence = Slice<Elements>

    let _base: OrderedDictionary<Key, Value>

    public var startIndex: Int { 0 }
    public var endIndex: Int { _base.count }
    public var keys: OrderedSet<Key> { _base._keys }
    public var values: Values { _base.values }
    public func index(after i: Int) -> Int { i + 1 }
    public func index(before i: Int) -> Int { i - 1 }
    public func index(forKey key: Key) -> Int? { _base.index(forKey: key) }
    public subscript(position: Int) -> (key: Key, value: Value) {
      (key: _base._keys[position], value: _base._values[position])
    }
  }

  public var values: Values {
    get { Values(_values: _values) }
    set { _values = newValue._values }
  }
  public var elements: Elements { Elements(_base: self) }
}

extension OrderedDictionary.Values: CustomStringConvertible {
  public var description: String { _values.description }
}

extension OrderedDictionary.Values: Equatable where Value: Equatable {}
