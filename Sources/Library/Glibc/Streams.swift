// Streams, texts and places of the C library.
//
// Module: Glibc

@discardableResult
public func fopen(_ path: UnsafePointer<CChar>, _ mode: UnsafePointer<CChar>)
  -> UnsafeMutablePointer<FILE>!
{ _inC() }
@discardableResult
public func fdopen(_ file: Int32, _ mode: UnsafePointer<CChar>) -> UnsafeMutablePointer<FILE>! {
  _inC()
}
@discardableResult
public func popen(_ command: UnsafePointer<CChar>, _ mode: UnsafePointer<CChar>)
  -> UnsafeMutablePointer<FILE>!
{ _inC() }
@discardableResult
public func pclose(_ stream: UnsafeMutablePointer<FILE>) -> Int32 { _inC() }
@discardableResult
public func fclose(_ stream: UnsafeMutablePointer<FILE>) -> Int32 { _inC() }
@discardableResult
public func fread(
  _ bytes: UnsafeMutableRawPointer?, _ size: Int, _ count: Int, _ stream: UnsafeMutablePointer<FILE>
) -> Int { _inC() }
@discardableResult
public func fwrite(
  _ bytes: UnsafeRawPointer?, _ size: Int, _ count: Int, _ stream: UnsafeMutablePointer<FILE>
) -> Int { _inC() }
@discardableResult
public func fwrite(_ bytes: UnsafeRawPointer?, _ size: Int, _ count: Int, _ stream: FILE) -> Int {
  _inC()
}
@discardableResult
public func fputs(_ text: UnsafePointer<CChar>, _ stream: UnsafeMutablePointer<FILE>) -> Int32 {
  _inC()
}
@discardableResult
public func fgets(
  _ bytes: UnsafeMutablePointer<CChar>, _ count: Int32, _ stream: UnsafeMutablePointer<FILE>
) -> UnsafeMutablePointer<CChar>! { _inC() }
@discardableResult
public func fgetc(_ stream: UnsafeMutablePointer<FILE>) -> Int32 { _inC() }
@discardableResult
public func fputc(_ code: Int32, _ stream: UnsafeMutablePointer<FILE>) -> Int32 { _inC() }
@discardableResult
public func fflush(_ stream: UnsafeMutablePointer<FILE>?) -> Int32 { _inC() }
@discardableResult
public func feof(_ stream: UnsafeMutablePointer<FILE>) -> Int32 { _inC() }
@discardableResult
public func ferror(_ stream: UnsafeMutablePointer<FILE>) -> Int32 { _inC() }
@discardableResult
public func fileno(_ stream: UnsafeMutablePointer<FILE>) -> Int32 { _inC() }
@discardableResult
public func fileno(_ stream: FILE) -> Int32 { _inC() }
@discardableResult
public func fseek(_ stream: UnsafeMutablePointer<FILE>, _ offset: Int, _ from: Int32) -> Int32 {
  _inC()
}
@discardableResult
public func ftell(_ stream: UnsafeMutablePointer<FILE>) -> Int { _inC() }
@discardableResult
public func getline(
  _ line: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ size: UnsafeMutablePointer<Int>,
  _ stream: UnsafeMutablePointer<FILE>
) -> Int { _inC() }
@discardableResult
public func open_memstream(
  _ text: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ size: UnsafeMutablePointer<Int>
) -> UnsafeMutablePointer<FILE>! { _inC() }
@discardableResult
public func vsnprintf(
  _ bytes: UnsafeMutablePointer<CChar>?, _ count: Int, _ format: UnsafePointer<CChar>,
  _ arguments: CVaListPointer
) -> Int32 { _inC() }
@discardableResult
public func vprintf(_ format: UnsafePointer<CChar>, _ arguments: CVaListPointer) -> Int32 { _inC() }
@discardableResult
public func strdup(_ text: UnsafePointer<CChar>) -> UnsafeMutablePointer<CChar>! { _inC() }
@discardableResult
public func strerror(_ code: Int32) -> UnsafeMutablePointer<CChar>! { _inC() }
@discardableResult
public func strchr(_ text: UnsafePointer<CChar>, _ code: Int32) -> UnsafeMutablePointer<CChar>! {
  _inC()
}
@discardableResult
public func strstr(_ text: UnsafePointer<CChar>, _ part: UnsafePointer<CChar>)
  -> UnsafeMutablePointer<CChar>!
{ _inC() }
@discardableResult
public func strtod(
  _ text: UnsafePointer<CChar>, _ end: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> Double { _inC() }
@discardableResult
public func strtol(
  _ text: UnsafePointer<CChar>, _ end: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ base: Int32
) -> Int { _inC() }
@discardableResult
public func memchr(_ bytes: UnsafeRawPointer, _ code: Int32, _ count: Int)
  -> UnsafeMutableRawPointer!
{ _inC() }
@discardableResult
public func regcomp(
  _ result: UnsafeMutablePointer<regex_t>, _ pattern: UnsafePointer<CChar>, _ flags: Int32
) -> Int32 { _inC() }
@discardableResult
public func regexec(
  _ pattern: UnsafePointer<regex_t>, _ text: UnsafePointer<CChar>, _ count: Int,
  _ matches: UnsafeMutablePointer<regmatch_t>?, _ flags: Int32
) -> Int32 { _inC() }
@discardableResult
public func regfree(_ pattern: UnsafeMutablePointer<regex_t>) -> Void { _inC() }
@discardableResult
public func fnmatch(_ pattern: UnsafePointer<CChar>, _ text: UnsafePointer<CChar>, _ flags: Int32)
  -> Int32
{ _inC() }
@discardableResult
public func setlocale(_ category: Int32, _ name: UnsafePointer<CChar>?) -> UnsafeMutablePointer<
  CChar
>! { _inC() }
@discardableResult
public func wcwidth(_ code: wchar_t) -> Int32 { _inC() }
@discardableResult
public func towupper(_ code: UInt32) -> UInt32 { _inC() }
@discardableResult
public func towlower(_ code: UInt32) -> UInt32 { _inC() }
@discardableResult
public func iswprint(_ code: UInt32) -> Int32 { _inC() }
@discardableResult
public func iswalnum(_ code: UInt32) -> Int32 { _inC() }
