// Protocols for collections of bytes.

protocol ContiguousBytes {
  func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R
}
protocol DataProtocol: RandomAccessCollection where Element == UInt8 {}
protocol MutableDataProtocol: DataProtocol, MutableCollection, RangeReplaceableCollection {}
extension Data: MutableDataProtocol, ContiguousBytes {}
extension Array: DataProtocol, MutableDataProtocol, ContiguousBytes where Element == UInt8 {}
extension ArraySlice: DataProtocol, MutableDataProtocol where Element == UInt8 {}
extension ContiguousArray: DataProtocol, MutableDataProtocol where Element == UInt8 {}
