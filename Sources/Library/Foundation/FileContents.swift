// Reading and writing files as strings and data.
//
// Loads with: Data, URL

extension Data {
  struct WritingOptions: OptionSet {
    let rawValue: Int
    init(rawValue: Int) { self.rawValue = rawValue }
    static let atomic = WritingOptions(rawValue: 1)
    static let atomicWrite = WritingOptions(rawValue: 1)
    static let withoutOverwriting = WritingOptions(rawValue: 2)
    static let completeFileProtection = WritingOptions(rawValue: 4)
    static let noFileProtection = WritingOptions(rawValue: 8)
  }
  init(contentsOf url: URL) throws {
    if !url.isFileURL { throw URLError(.notConnectedToInternet) }
    guard let data = FileManager.default.contents(atPath: url.path) else {
      throw CocoaError(.fileReadNoSuchFile)
    }
    self = data
  }
  func write(to url: URL, options: WritingOptions = []) throws {
    if !FileManager.default.createFile(atPath: url.path, contents: self) {
      throw CocoaError(.fileWriteNoPermission)
    }
  }
}
extension String {
  init(contentsOf url: URL) throws {
    self = String(decoding: try Data(contentsOf: url), as: UTF8.self)
  }
  init(contentsOf url: URL, encoding: String.Encoding) throws { try self.init(contentsOf: url) }
  init(contentsOfFile path: String) throws {
    try self.init(contentsOf: URL(fileURLWithPath: path))
  }
  init(contentsOfFile path: String, encoding: String.Encoding) throws {
    try self.init(contentsOf: URL(fileURLWithPath: path))
  }
  func write(to url: URL, atomically: Bool, encoding: String.Encoding) throws {
    try Data(utf8).write(to: url)
  }
  func write(toFile path: String, atomically: Bool, encoding: String.Encoding) throws {
    try Data(utf8).write(to: URL(fileURLWithPath: path))
  }
}
