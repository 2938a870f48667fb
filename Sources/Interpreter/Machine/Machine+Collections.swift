/// In-place mutation of elements: moved out, changed, put back.
extension Machine {
  /// r[a] = take the value of key r[c] in dictionary r[b], as an optional; the key stays.
  func dictionaryTake(_ i: Instruction, _ r: UnsafeMutablePointer<Value>) throws(Fault) {
    let b = Int(i.b)
    if !r[b].isUnique { r[b].makeUnique() }
    let object = r[b].dictionary
    guard let position = try object.position(of: r[Int(i.c)], in: self) else {
      r[Int(i.a)] = .none
      return
    }
    let value = object.table.exchangeValue(at: position, with: .hole)
    if value.isHole { throw Fault(.overlappingAccess("value")) }
    r[Int(i.a)] = value.wrapped
  }

  /// Sets the value of key r[b] in dictionary r[a] to take optional r[c]; nil removes the key.
  func dictionaryPut(_ i: Instruction, _ r: UnsafeMutablePointer<Value>) throws(Fault) {
    let a = Int(i.a)
    if !r[a].isUnique { r[a].makeUnique() }
    let object = r[a].dictionary
    let key = r[Int(i.b)]
    let value = r[Int(i.c)]
    r[Int(i.c)] = .hole
    let old =
      value.isNil
      ? try object.removeValue(for: key, in: self)
      : try object.setValue(value.unwrapped, for: key, in: self)
    old?.release()
  }

  /// The position of a key in a dictionary; -1 if it is absent.
  @inline(__always)
  func dictionaryPosition(_ dictionary: Value, of key: Value) throws(Fault) -> Int {
    if Machine.comparesByBits(key),
      let found = dictionary.withDictionary({
        $0.table.findSame(key, hash: Machine.hash(bits: key))
      })
    {
      return found
    }
    if let text = key.exactString,
      let found = dictionary.withDictionary({ $0.table.findText(text, hash: Machine.hash(text)) })
    {
      return found
    }
    return try dictionary.dictionary.position(of: key, in: self) ?? -1
  }

  /// Moves the value at a position out of a dictionary.
  @inline(__always)
  func takeValue(of dictionary: inout Value, at position: Int) throws(Fault) -> Value {
    if !dictionary.isUnique { dictionary.makeUnique() }
    let value = dictionary.withDictionary { $0.table.takeValue(at: position) }
    if value.isHole { throw Fault(.overlappingAccess("value")) }
    return value
  }

  /// Moves a value to a position of a dictionary.
  @inline(__always)
  func putValue(_ value: inout Value, of dictionary: inout Value, at position: Int) {
    if !dictionary.isUnique { dictionary.makeUnique() }
    let new = value
    if new.isHeap { value = .hole }
    dictionary.withDictionary { $0.table.exchangeValue(at: position, with: new) }.release()
  }
}
