// Files and folders of the C library. Nothing of the machine is reached from here: what is called ends the
// program with a message.
//
// Module: Glibc

public var errno: Int32 {
  get { _inC() }
  set { _inC() }
}

public struct dirent: Sendable {
  public var d_ino: UInt { _inC() }
  public var d_off: Int { _inC() }
  public var d_reclen: UInt16 { _inC() }
  public var d_type: UInt8 { _inC() }
  public var d_name:
    (
      CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar,
      CChar, CChar, CChar,
      CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar,
      CChar, CChar, CChar,
      CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar,
      CChar, CChar, CChar,
      CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar,
      CChar, CChar, CChar,
      CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar,
      CChar, CChar, CChar,
      CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar,
      CChar, CChar, CChar,
      CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar,
      CChar, CChar, CChar,
      CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar,
      CChar, CChar, CChar,
      CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar,
      CChar, CChar, CChar,
      CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar,
      CChar, CChar, CChar,
      CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar,
      CChar, CChar, CChar,
      CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar,
      CChar, CChar, CChar,
      CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar,
      CChar, CChar, CChar,
      CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar,
      CChar, CChar, CChar,
      CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar,
      CChar, CChar, CChar,
      CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar,
      CChar, CChar, CChar
    )
  {
    get { _inC() }
    set { _inC() }
  }
}

public struct stat: Sendable {
  public var st_dev: UInt = 0
  public var st_ino: UInt = 0
  public var st_nlink: UInt = 0
  public var st_mode: UInt32 = 0
  public var st_uid: UInt32 = 0
  public var st_gid: UInt32 = 0
  public var st_size: Int = 0
  public var st_blksize: Int = 0
  public var st_blocks: Int = 0
  public var st_atim: timespec = timespec()
  public var st_mtim: timespec = timespec()
  public var st_ctim: timespec = timespec()
  public init() {}
}

@discardableResult
public func stat(_ path: UnsafePointer<CChar>, _ result: UnsafeMutablePointer<stat>) -> Int32 {
  _inC()
}
@discardableResult
public func lstat(_ path: UnsafePointer<CChar>, _ result: UnsafeMutablePointer<stat>) -> Int32 {
  _inC()
}
@discardableResult
public func fstat(_ file: Int32, _ result: UnsafeMutablePointer<stat>) -> Int32 { _inC() }
@discardableResult
public func open(_ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 { _inC() }
@discardableResult
public func open(_ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: UInt32) -> Int32 { _inC() }
@discardableResult
public func close(_ file: Int32) -> Int32 { _inC() }
@discardableResult
public func read(_ file: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int { _inC() }
@discardableResult
public func write(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int { _inC() }
@discardableResult
public func lseek(_ file: Int32, _ offset: Int, _ from: Int32) -> Int { _inC() }
@discardableResult
public func ftruncate(_ file: Int32, _ size: Int) -> Int32 { _inC() }
@discardableResult
public func fsync(_ file: Int32) -> Int32 { _inC() }
@discardableResult
public func flock(_ file: Int32, _ operation: Int32) -> Int32 { _inC() }
@discardableResult
public func fcntl(_ file: Int32, _ command: Int32) -> Int32 { _inC() }
@discardableResult
public func fcntl(_ file: Int32, _ command: Int32, _ value: Int32) -> Int32 { _inC() }
@discardableResult
public func dup(_ file: Int32) -> Int32 { _inC() }
@discardableResult
public func dup2(_ file: Int32, _ other: Int32) -> Int32 { _inC() }
@discardableResult
public func pipe(_ ends: UnsafeMutablePointer<Int32>) -> Int32 { _inC() }
@discardableResult
public func isatty(_ file: Int32) -> Int32 { _inC() }
@discardableResult
public func ioctl(_ file: Int32, _ request: UInt) -> Int32 { _inC() }
@discardableResult
public func ioctl(_ file: Int32, _ request: UInt, _ value: UnsafeMutableRawPointer?) -> Int32 {
  _inC()
}
@discardableResult
public func ioctl(_ file: Int32, _ request: UInt, _ value: Int32) -> Int32 { _inC() }
@discardableResult
public func tcgetattr(_ file: Int32, _ result: UnsafeMutablePointer<termios>) -> Int32 { _inC() }
@discardableResult
public func tcsetattr(_ file: Int32, _ when: Int32, _ value: UnsafePointer<termios>) -> Int32 {
  _inC()
}
@discardableResult
public func poll(_ files: UnsafeMutablePointer<pollfd>?, _ count: UInt, _ milliseconds: Int32)
  -> Int32
{ _inC() }
@discardableResult
public func mkdir(_ path: UnsafePointer<CChar>, _ mode: UInt32) -> Int32 { _inC() }
@discardableResult
public func rmdir(_ path: UnsafePointer<CChar>) -> Int32 { _inC() }
@discardableResult
public func unlink(_ path: UnsafePointer<CChar>) -> Int32 { _inC() }
@discardableResult
public func remove(_ path: UnsafePointer<CChar>) -> Int32 { _inC() }
@discardableResult
public func rename(_ path: UnsafePointer<CChar>, _ other: UnsafePointer<CChar>) -> Int32 { _inC() }
@discardableResult
public func symlink(_ target: UnsafePointer<CChar>, _ path: UnsafePointer<CChar>) -> Int32 {
  _inC()
}
@discardableResult
public func link(_ target: UnsafePointer<CChar>, _ path: UnsafePointer<CChar>) -> Int32 { _inC() }
@discardableResult
public func readlink(
  _ path: UnsafePointer<CChar>, _ bytes: UnsafeMutablePointer<CChar>, _ count: Int
) -> Int { _inC() }
@discardableResult
public func chmod(_ path: UnsafePointer<CChar>, _ mode: UInt32) -> Int32 { _inC() }
@discardableResult
public func chdir(_ path: UnsafePointer<CChar>) -> Int32 { _inC() }
@discardableResult
public func getcwd(_ bytes: UnsafeMutablePointer<CChar>?, _ count: Int) -> UnsafeMutablePointer<
  CChar
>! { _inC() }
@discardableResult
public func realpath(_ path: UnsafePointer<CChar>, _ result: UnsafeMutablePointer<CChar>?)
  -> UnsafeMutablePointer<CChar>!
{ _inC() }
@discardableResult
public func mkdtemp(_ template: UnsafeMutablePointer<CChar>) -> UnsafeMutablePointer<CChar>! {
  _inC()
}
@discardableResult
public func mkstemp(_ template: UnsafeMutablePointer<CChar>) -> Int32 { _inC() }
@discardableResult
public func opendir(_ path: UnsafePointer<CChar>) -> OpaquePointer! { _inC() }
@discardableResult
public func readdir(_ folder: OpaquePointer) -> UnsafeMutablePointer<dirent>! { _inC() }
@discardableResult
public func closedir(_ folder: OpaquePointer) -> Int32 { _inC() }
@discardableResult
public func inotify_init1(_ flags: Int32) -> Int32 { _inC() }
@discardableResult
public func inotify_add_watch(_ file: Int32, _ path: UnsafePointer<CChar>, _ events: UInt32)
  -> Int32
{ _inC() }
@discardableResult
public func inotify_rm_watch(_ file: Int32, _ watch: Int32) -> Int32 { _inC() }
@discardableResult
public func mmap(
  _ address: UnsafeMutableRawPointer?, _ count: Int, _ access: Int32, _ flags: Int32, _ file: Int32,
  _ offset: Int
) -> UnsafeMutableRawPointer! { _inC() }
@discardableResult
public func munmap(_ address: UnsafeMutableRawPointer, _ count: Int) -> Int32 { _inC() }
@discardableResult
public func madvise(_ address: UnsafeMutableRawPointer, _ count: Int, _ advice: Int32) -> Int32 {
  _inC()
}
@discardableResult
public func posix_openpt(_ flags: Int32) -> Int32 { _inC() }
@discardableResult
public func grantpt(_ file: Int32) -> Int32 { _inC() }
@discardableResult
public func unlockpt(_ file: Int32) -> Int32 { _inC() }
@discardableResult
public func ptsname(_ file: Int32) -> UnsafeMutablePointer<CChar>! { _inC() }
