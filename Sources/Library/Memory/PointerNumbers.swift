// Loads by member

extension Int {
  init<P: _AnyPointer>(bitPattern pointer: P?) {
    self = pointer?._address ?? 0
    if let pointer { _AnyMemory._numbered[pointer._address >> 32] = pointer._home }
  }
  init(bitPattern objectID: ObjectIdentifier) { self = objectID.hashValue << 4 }
}
extension UInt {
  init<P: _AnyPointer>(bitPattern pointer: P?) { self = UInt(bitPattern: Int(bitPattern: pointer)) }
  init(bitPattern objectID: ObjectIdentifier) { self = UInt(bitPattern: Int(bitPattern: objectID)) }
}
