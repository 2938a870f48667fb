// `NSData` and `NSMutableData`.

class NSData: NSObject, _ValueObject {
  var _data: Data
  init(_data: Data) { self._data = _data }
  override init() { _data = Data() }
  init(data: Data) { _data = data }
  convenience init?(base64Encoded text: String, options: Data.Base64DecodingOptions = []) {
    guard let data = Data(base64Encoded: text, options: options) else { return nil }
    self.init(_data: data)
  }
  var length: Int { _data.count }
  var count: Int { _data.count }
  var isEmpty: Bool { _data.isEmpty }
  func isEqual(to other: Data) -> Bool { _data == other }
  override func isEqual(_ object: Any?) -> Bool {
    if let other = object as? NSData { return other._data == _data }
    return (object as? Data) == _data
  }
  override var hash: Int { _data.hashValue }
  func subdata(with range: NSRange) -> Data {
    Data(_data._bytes[range.location..<range.location + range.length])
  }
  func base64EncodedString(options: Data.Base64EncodingOptions = []) -> String {
    _data.base64EncodedString(options: options)
  }
  func base64EncodedData(options: Data.Base64EncodingOptions = []) -> Data {
    _data.base64EncodedData(options: options)
  }
  override var description: String {
    "<" + _data._bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() + ">"
  }
  func copy() -> Any { NSData(_data: _data) }
  func mutableCopy() -> Any { NSMutableData(_data: _data) }
}
class NSMutableData: NSData {
  override var length: Int {
    get { _data.count }
    set {
      let missing = newValue - _data.count
      if missing > 0 {
        _data.append(Data(count: missing))
      } else {
        _data = Data(_data._bytes.prefix(newValue))
      }
    }
  }
  func append(_ other: Data) { _data.append(other) }
  func setData(_ data: Data) { _data = data }
  func resetBytes(in range: NSRange) {
    _data.resetBytes(in: range.location..<range.location + range.length)
  }
}
func _bridgedData(_ value: Data) -> NSData { NSData(_data: value) }
func _unbridgedData(_ value: NSData) -> Data { value._data }
