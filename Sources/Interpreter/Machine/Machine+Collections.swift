/// Elements changed in place: taken out, changed, put back.
extension Machine {
  /// r[a] = the value of key r[c] as an optional, taken out of dictionary r[b] but for the key.
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

  /// The value of key r[b] of dictionary r[a] becomes optional r[c], taken; nil removes the key.
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
}
