// Functions of the C library, and global functions of Foundation.

@_native("process.exit") func exit(_ status: Int32) -> Never
@discardableResult
func sleep(_ seconds: UInt32) -> UInt32 {
  Thread.sleep(forTimeInterval: Double(seconds))
  return 0
}
@discardableResult
func usleep(_ microseconds: UInt32) -> Int32 {
  Thread.sleep(forTimeInterval: Double(microseconds) / 1_000_000)
  return 0
}
func time(_ result: UnsafeMutablePointer<Int>?) -> Int {
  let now = Int(Date().timeIntervalSince1970)
  result?.pointee = now
  return now
}
func getenv(_ name: String) -> UnsafeMutablePointer<CChar>? { nil }
/// A stream of the C library; what a program writes to `stderr` is not part of its output.
struct _CFile: Sendable { let _isOutput: Bool }
var stdout: _CFile { _CFile(_isOutput: true) }
var stderr: _CFile { _CFile(_isOutput: false) }
var EXIT_SUCCESS: Int32 { 0 }
var EXIT_FAILURE: Int32 { 1 }
var _IONBF: Int32 { 2 }
@discardableResult
func fputs(_ text: String, _ file: _CFile) -> Int32 {
  if file._isOutput { print(text, terminator: "") }
  return 1
}
@discardableResult
func puts(_ text: String) -> Int32 {
  print(text)
  return 1
}
@discardableResult
func putchar(_ code: Int32) -> Int32 {
  print(Unicode.Scalar(UInt8(truncatingIfNeeded: code)), terminator: "")
  return code
}
@discardableResult
func fflush(_ file: _CFile?) -> Int32 { 0 }
func setbuf(_ file: _CFile, _ buffer: UnsafeMutablePointer<CChar>?) {}
@discardableResult
func setvbuf(
  _ file: _CFile, _ buffer: UnsafeMutablePointer<CChar>?, _ mode: Int32, _ size: Int
) -> Int32 {
  0
}
func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
func CACurrentMediaTime() -> Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }
func NSHomeDirectory() -> String { "/home/user" }
func NSTemporaryDirectory() -> String { "/tmp/" }
func NSUserName() -> String { "user" }
func NSFullUserName() -> String { "user" }
func NSStringFromClass(_ type: AnyClass) -> String { String(reflecting: type) }
func NSClassFromString(_ name: String) -> AnyClass? { nil }
func NSStringFromRange(_ range: NSRange) -> String { range.description }
func arc4random() -> UInt32 { UInt32.random(in: 0...UInt32.max) }
func arc4random_uniform(_ limit: UInt32) -> UInt32 {
  limit < 2 ? 0 : UInt32.random(in: 0..<limit)
}
func drand48() -> Double { Double.random(in: 0..<1) }
func srand48(_ seed: Int) {}
final class NSUUID: NSObject {
  let _uuid: UUID
  override init() { _uuid = UUID() }
  init?(uuidString: String) {
    guard let uuid = UUID(uuidString: uuidString) else { return nil }
    _uuid = uuid
  }
  var uuidString: String { _uuid.uuidString }
  override var hash: Int { _uuid.hashValue }
  override func isEqual(_ object: Any?) -> Bool { (object as? NSUUID)?._uuid == _uuid }
  override var description: String { uuidString }
}
