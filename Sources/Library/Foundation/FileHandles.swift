// File handles.

class FileHandle: NSObject {
  enum _Target { case file(String), output, error, none }
  let _target: _Target
  let _isReadable: Bool
  let _isWritable: Bool
  var _position = 0
  init(_target: _Target, isReadable: Bool, isWritable: Bool) {
    self._target = _target
    _isReadable = isReadable
    _isWritable = isWritable
    super.init()
  }
  convenience init?(_path: String, isReadable: Bool, isWritable: Bool) {
    if FileManager.default.contents(atPath: _path) == nil { return nil }
    self.init(_target: .file(_path), isReadable: isReadable, isWritable: isWritable)
  }
  convenience init(_url: URL, isReadable: Bool, isWritable: Bool) throws {
    if FileManager.default.contents(atPath: _url.path) == nil {
      throw CocoaError(.fileReadNoSuchFile)
    }
    self.init(_target: .file(_url.path), isReadable: isReadable, isWritable: isWritable)
  }
  convenience init?(forReadingAtPath path: String) {
    self.init(_path: path, isReadable: true, isWritable: false)
  }
  convenience init?(forWritingAtPath path: String) {
    self.init(_path: path, isReadable: false, isWritable: true)
  }
  convenience init?(forUpdatingAtPath path: String) {
    self.init(_path: path, isReadable: true, isWritable: true)
  }
  convenience init(forReadingFrom url: URL) throws {
    try self.init(_url: url, isReadable: true, isWritable: false)
  }
  convenience init(forWritingTo url: URL) throws {
    try self.init(_url: url, isReadable: false, isWritable: true)
  }
  convenience init(forUpdating url: URL) throws {
    try self.init(_url: url, isReadable: true, isWritable: true)
  }
  static let standardInput = FileHandle(_target: .none, isReadable: true, isWritable: false)
  static let standardOutput = FileHandle(
    _target: .output, isReadable: false, isWritable: true)
  static let standardError = FileHandle(_target: .error, isReadable: false, isWritable: true)
  static let nullDevice = FileHandle(_target: .none, isReadable: true, isWritable: true)
  var _data: Data {
    get {
      guard case .file(let path) = _target else { return Data() }
      return FileManager.default.contents(atPath: path) ?? Data()
    }
    set {
      guard case .file(let path) = _target else { return }
      _ = FileManager.default.createFile(atPath: path, contents: newValue)
    }
  }
  func readData(ofLength length: Int) -> Data {
    let bytes = _data._bytes
    let start = min(_position, bytes.count)
    let end = min(start + max(length, 0), bytes.count)
    _position = end
    return Data(bytes[start..<end])
  }
  func readDataToEndOfFile() -> Data { readData(ofLength: _data.count) }
  var availableData: Data { readDataToEndOfFile() }
  func _some(_ data: Data) throws -> Data? {
    if !_isReadable { throw CocoaError(.fileReadUnknown) }
    return data.isEmpty ? nil : data
  }
  func read(upToCount count: Int) throws -> Data? { try _some(readData(ofLength: count)) }
  func readToEnd() throws -> Data? { try _some(readDataToEndOfFile()) }
  func offset() throws -> UInt64 { UInt64(_position) }
  var offsetInFile: UInt64 { UInt64(_position) }
  func seek(toOffset offset: UInt64) throws { _position = Int(offset) }
  func seek(toFileOffset offset: UInt64) { _position = Int(offset) }
  @discardableResult
  func seekToEnd() throws -> UInt64 { seekToEndOfFile() }
  @discardableResult
  func seekToEndOfFile() -> UInt64 {
    _position = _data.count
    return UInt64(_position)
  }
  func truncate(atOffset offset: UInt64) throws {
    var bytes = Array(_data._bytes.prefix(Int(offset)))
    while bytes.count < Int(offset) { bytes.append(0) }
    _data = Data(bytes)
    _position = Int(offset)
  }
  func truncateFile(atOffset offset: UInt64) { try? truncate(atOffset: offset) }
  func write(_ data: Data) {
    switch _target {
    case .output: print(String(decoding: data, as: UTF8.self), terminator: "")
    case .file:
      var bytes = _data._bytes
      while bytes.count < _position { bytes.append(0) }
      let end = min(_position + data.count, bytes.count)
      bytes.replaceSubrange(_position..<end, with: data._bytes)
      _position += data.count
      _data = Data(bytes)
    case .error, .none: break
    }
  }
  func write<T: DataProtocol>(contentsOf data: T) throws {
    if !_isWritable { throw CocoaError(.fileWriteUnknown) }
    write(Data(data))
  }
  func synchronize() throws {}
  func synchronizeFile() {}
  func close() throws {}
  func closeFile() {}
}
