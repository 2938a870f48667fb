// The memory that pointers refer to. No address is one of the process: each memory is separate from
// all others, and an access out of its bounds ends the program.

/// The memory that pointers refer to, at an address of its own.
class _AnyMemory {
  let _address: Int
  static var _count = 0
  /// The memories whose address was converted to a number, by the upper half of the number.
  static var _numbered: [Int: _AnyMemory] = [:]
  init() {
    _AnyMemory._count += 1
    _address = _AnyMemory._count << 32
  }
  init(_address: Int) { self._address = _address }
  var _byteCount: Int { 0 }
  func _loadBytes(_ offset: Int, _ count: Int) -> [UInt8] { [] }
  func _storeBytes(_ bytes: [UInt8], _ offset: Int) {}
  func _free() {}
}
/// The memory of consecutive elements.
class _Memory<Element>: _AnyMemory {
  var _elements: [Element?]
  init(_ elements: [Element?]) {
    _elements = elements
    super.init()
  }
  init(_address: Int) {
    _elements = []
    super.init(_address: _address)
  }
  func _check(_ index: Int) {
    if index < 0 || index >= _elements.count {
      _fault("pointer to \(Element.self) is out of bounds of its memory")
    }
  }
  func _load(_ index: Int) -> Element {
    _check(index)
    guard let element = _elements[index] else {
      _fault("pointer to \(Element.self) points to memory without a value")
    }
    return element
  }
  func _store(_ element: Element?, _ index: Int) {
    _check(index)
    _elements[index] = element
  }
  func _take(_ index: Int) -> Element {
    let element = _load(index)
    _store(nil, index)
    return element
  }
  override var _byteCount: Int { _elements.count * MemoryLayout<Element>.stride }
  override func _loadBytes(_ offset: Int, _ count: Int) -> [UInt8] {
    let stride = MemoryLayout<Element>.stride
    var bytes: [UInt8] = []
    var index = offset / stride
    while bytes.count < offset % stride + count {
      let element = _bytes(of: _load(index), Element.self)
      bytes += element + Array(repeating: 0, count: stride - element.count)
      index += 1
    }
    return Array(bytes[(offset % stride)..<(offset % stride + count)])
  }
  override func _storeBytes(_ bytes: [UInt8], _ offset: Int) {
    let stride = MemoryLayout<Element>.stride
    let first = offset / stride
    let last = (offset + bytes.count - 1) / stride
    guard last >= first else { return }
    var all = _loadBytes(first * stride, (last - first + 1) * stride)
    for i in bytes.indices { all[offset % stride + i] = bytes[i] }
    for i in first...last {
      let start = (i - first) * stride
      _store(_value(Element.self, Array(all[start..<(start + stride)])), i)
    }
  }
  override func _free() { _elements = [] }
}
/// The memory of a pointer made from a number that is not an address.
final class _MissingMemory: _AnyMemory {
  override func _loadBytes(_ offset: Int, _ count: Int) -> [UInt8] {
    _fault("pointer to memory that is not there")
  }
  override func _storeBytes(_ bytes: [UInt8], _ offset: Int) {
    _fault("pointer to memory that is not there")
  }
}
/// Memory of another type, bound to this one.
final class _BoundMemory<Element>: _Memory<Element> {
  let _base: _AnyMemory
  let _offset: Int
  init(_ base: _AnyMemory, _ offset: Int) {
    _base = base
    _offset = offset
    super.init(_address: base._address + offset)
  }
  override func _load(_ index: Int) -> Element {
    let start = index * MemoryLayout<Element>.stride
    return _value(Element.self, _loadBytes(start, MemoryLayout<Element>.size))
  }
  override func _store(_ element: Element?, _ index: Int) {
    guard let element else { return }
    _storeBytes(_bytes(of: element, Element.self), index * MemoryLayout<Element>.stride)
  }
  override var _byteCount: Int { _base._byteCount - _offset }
  override func _loadBytes(_ offset: Int, _ count: Int) -> [UInt8] {
    _base._loadBytes(_offset + offset, count)
  }
  override func _storeBytes(_ bytes: [UInt8], _ offset: Int) {
    _base._storeBytes(bytes, _offset + offset)
  }
  override func _free() { _base._free() }
}
func _addressText(_ address: Int) -> String {
  let digits = String(address, radix: 16)
  return "0x" + String(repeating: "0", count: 16 - digits.count) + digits
}
@_native("value.bytes") func _bytes<T>(of value: T, _ type: T.Type) -> [UInt8]
@_native("value.fromBytes") func _value<T>(_ type: T.Type, _ bytes: [UInt8]) -> T
