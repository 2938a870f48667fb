// Memory that is allocated without a type.

/// Bytes that have no type until they are bound to one. Values of the first type are kept as they are from then
/// on, as a typed memory keeps them; other types see their bytes.
final class _RawMemory: _AnyMemory {
  let _bytes: _Memory<UInt8>
  /// The memory of the type that it was bound to first.
  var _typed: _AnyMemory?
  init(byteCount: Int) {
    _bytes = _Memory(Array(repeating: 0, count: byteCount))
    super.init(_address: _bytes._address)
  }
  func _memory<T>(of type: T.Type) -> _Memory<T>? {
    if _typed == nil {
      _typed = T.self == UInt8.self ? _bytes : _TypedMemory<T>(_bytes)
    }
    return _typed as? _Memory<T>
  }
  override var _byteCount: Int { _bytes._byteCount }
  override func _loadBytes(_ offset: Int, _ count: Int) -> [UInt8] {
    (_typed ?? _bytes)._loadBytes(offset, count)
  }
  override func _storeBytes(_ bytes: [UInt8], _ offset: Int) {
    (_typed ?? _bytes)._storeBytes(bytes, offset)
  }
  override func _free() { (_typed ?? _bytes)._free() }
}
/// Values of a type in memory that was allocated as bytes. An element that is nil is in the bytes.
final class _TypedMemory<Element>: _Memory<Element> {
  let _base: _Memory<UInt8>
  init(_ base: _Memory<UInt8>) {
    _base = base
    super.init(_address: base._address)
    _elements = Array(repeating: nil, count: base._byteCount / MemoryLayout<Element>.stride)
  }
  override var _byteCount: Int { _base._byteCount }
  override func _load(_ index: Int) -> Element {
    _check(index)
    if let element = _elements[index] { return element }
    let stride = MemoryLayout<Element>.stride
    let element = _value(
      Element.self, _base._loadBytes(index * stride, MemoryLayout<Element>.size))
    _elements[index] = element
    return element
  }
  override func _loadBytes(_ offset: Int, _ count: Int) -> [UInt8] {
    _writeBytes(of: offset, count, keeps: true)
    return _base._loadBytes(offset, count)
  }
  override func _storeBytes(_ bytes: [UInt8], _ offset: Int) {
    _writeBytes(of: offset, bytes.count, keeps: false)
    _base._storeBytes(bytes, offset)
  }
  override func _free() {
    _elements = []
    _base._free()
  }
  /// Puts the values that lie in a range into the bytes.
  func _writeBytes(of offset: Int, _ count: Int, keeps: Bool) {
    let stride = MemoryLayout<Element>.stride
    var index = offset / stride
    while index < _elements.count, index * stride < offset + count {
      if let element = _elements[index] {
        _base._storeBytes(_bytes(of: element, Element.self), index * stride)
        if !keeps { _elements[index] = nil }
      }
      index += 1
    }
  }
}
