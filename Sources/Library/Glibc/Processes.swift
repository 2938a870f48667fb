// Processes, signals, time and memory of the C library.
//
// Module: Glibc

public var environ: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> { _inC() }
public var SIG_DFL: sighandler_t? { nil }
public var SIG_IGN: sighandler_t? { nil }

@discardableResult
public func getpid() -> Int32 { _inC() }
@discardableResult
public func getppid() -> Int32 { _inC() }
@discardableResult
public func getuid() -> UInt32 { _inC() }
@discardableResult
public func geteuid() -> UInt32 { _inC() }
@discardableResult
public func getpgrp() -> Int32 { _inC() }
@discardableResult
public func setpgid(_ process: Int32, _ group: Int32) -> Int32 { _inC() }
@discardableResult
public func setsid() -> Int32 { _inC() }
@discardableResult
public func tcsetpgrp(_ file: Int32, _ group: Int32) -> Int32 { _inC() }
@discardableResult
public func kill(_ process: Int32, _ signal: Int32) -> Int32 { _inC() }
@discardableResult
public func raise(_ signal: Int32) -> Int32 { _inC() }
@discardableResult
public func signal(_ number: Int32, _ handler: sighandler_t?) -> sighandler_t! { _inC() }
@discardableResult
public func alarm(_ seconds: UInt32) -> UInt32 { _inC() }
@discardableResult
public func sigemptyset(_ set: UnsafeMutablePointer<sigset_t>) -> Int32 { _inC() }
@discardableResult
public func sigfillset(_ set: UnsafeMutablePointer<sigset_t>) -> Int32 { _inC() }
@discardableResult
public func sigaddset(_ set: UnsafeMutablePointer<sigset_t>, _ signal: Int32) -> Int32 { _inC() }
@discardableResult
public func sigprocmask(
  _ how: Int32, _ set: UnsafePointer<sigset_t>?, _ old: UnsafeMutablePointer<sigset_t>?
) -> Int32 { _inC() }
@discardableResult
public func waitpid(_ process: Int32, _ status: UnsafeMutablePointer<Int32>?, _ options: Int32)
  -> Int32
{ _inC() }
@discardableResult
public func wait4(
  _ process: Int32, _ status: UnsafeMutablePointer<Int32>?, _ options: Int32,
  _ usage: UnsafeMutablePointer<rusage>?
) -> Int32 { _inC() }
@discardableResult
public func system(_ command: UnsafePointer<CChar>) -> Int32 { _inC() }
@discardableResult
public func setenv(_ name: UnsafePointer<CChar>, _ value: UnsafePointer<CChar>, _ overwrite: Int32)
  -> Int32
{ _inC() }
@discardableResult
public func unsetenv(_ name: UnsafePointer<CChar>) -> Int32 { _inC() }
@discardableResult
public func execv(
  _ path: UnsafePointer<CChar>, _ arguments: UnsafePointer<UnsafeMutablePointer<CChar>?>
) -> Int32 { _inC() }
@discardableResult
public func execvp(
  _ path: UnsafePointer<CChar>, _ arguments: UnsafePointer<UnsafeMutablePointer<CChar>?>
) -> Int32 { _inC() }
@discardableResult
public func posix_spawn(
  _ process: UnsafeMutablePointer<Int32>?, _ path: UnsafePointer<CChar>,
  _ actions: UnsafePointer<posix_spawn_file_actions_t>?,
  _ attributes: UnsafePointer<posix_spawnattr_t>?,
  _ arguments: UnsafePointer<UnsafeMutablePointer<CChar>?>?,
  _ variables: UnsafePointer<UnsafeMutablePointer<CChar>?>?
) -> Int32 { _inC() }
@discardableResult
public func posix_spawnp(
  _ process: UnsafeMutablePointer<Int32>?, _ name: UnsafePointer<CChar>,
  _ actions: UnsafePointer<posix_spawn_file_actions_t>?,
  _ attributes: UnsafePointer<posix_spawnattr_t>?,
  _ arguments: UnsafePointer<UnsafeMutablePointer<CChar>?>?,
  _ variables: UnsafePointer<UnsafeMutablePointer<CChar>?>?
) -> Int32 { _inC() }
@discardableResult
public func posix_spawn_file_actions_init(
  _ actions: UnsafeMutablePointer<posix_spawn_file_actions_t>
) -> Int32 { _inC() }
@discardableResult
public func posix_spawn_file_actions_destroy(
  _ actions: UnsafeMutablePointer<posix_spawn_file_actions_t>
) -> Int32 { _inC() }
@discardableResult
public func posix_spawn_file_actions_addopen(
  _ actions: UnsafeMutablePointer<posix_spawn_file_actions_t>, _ file: Int32,
  _ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: UInt32
) -> Int32 { _inC() }
@discardableResult
public func posix_spawn_file_actions_addclose(
  _ actions: UnsafeMutablePointer<posix_spawn_file_actions_t>, _ file: Int32
) -> Int32 { _inC() }
@discardableResult
public func posix_spawn_file_actions_adddup2(
  _ actions: UnsafeMutablePointer<posix_spawn_file_actions_t>, _ file: Int32, _ other: Int32
) -> Int32 { _inC() }
@discardableResult
public func posix_spawnattr_init(_ attributes: UnsafeMutablePointer<posix_spawnattr_t>) -> Int32 {
  _inC()
}
@discardableResult
public func posix_spawnattr_destroy(_ attributes: UnsafeMutablePointer<posix_spawnattr_t>) -> Int32
{ _inC() }
@discardableResult
public func posix_spawnattr_setflags(
  _ attributes: UnsafeMutablePointer<posix_spawnattr_t>, _ flags: Int16
) -> Int32 { _inC() }
@discardableResult
public func posix_spawnattr_setpgroup(
  _ attributes: UnsafeMutablePointer<posix_spawnattr_t>, _ group: Int32
) -> Int32 { _inC() }
@discardableResult
public func posix_spawnattr_setsigmask(
  _ attributes: UnsafeMutablePointer<posix_spawnattr_t>, _ set: UnsafePointer<sigset_t>
) -> Int32 { _inC() }
@discardableResult
public func posix_spawnattr_setsigdefault(
  _ attributes: UnsafeMutablePointer<posix_spawnattr_t>, _ set: UnsafePointer<sigset_t>
) -> Int32 { _inC() }
@discardableResult
public func clock_gettime(_ clock: Int32, _ result: UnsafeMutablePointer<timespec>) -> Int32 {
  _inC()
}
@discardableResult
public func gettimeofday(_ result: UnsafeMutablePointer<timeval>?, _ zone: UnsafeMutableRawPointer?)
  -> Int32
{ _inC() }
@discardableResult
public func clock() -> Int { _inC() }
@discardableResult
public func nanosleep(_ time: UnsafePointer<timespec>, _ rest: UnsafeMutablePointer<timespec>?)
  -> Int32
{ _inC() }
@discardableResult
public func localtime(_ time: UnsafePointer<Int>) -> UnsafeMutablePointer<tm>! { _inC() }
@discardableResult
public func gmtime(_ time: UnsafePointer<Int>) -> UnsafeMutablePointer<tm>! { _inC() }
@discardableResult
public func mktime(_ time: UnsafeMutablePointer<tm>) -> Int { _inC() }
@discardableResult
public func tzset() -> Void { _inC() }
@discardableResult
public func getrusage(_ who: Int32, _ result: UnsafeMutablePointer<rusage>) -> Int32 { _inC() }
@discardableResult
public func getrlimit(_ what: UInt32, _ result: UnsafeMutablePointer<rlimit>) -> Int32 { _inC() }
@discardableResult
public func setrlimit(_ what: UInt32, _ value: UnsafePointer<rlimit>) -> Int32 { _inC() }
@discardableResult
public func sysconf(_ name: Int32) -> Int { _inC() }
@discardableResult
public func getpagesize() -> Int32 { _inC() }
@discardableResult
public func dlsym(_ library: UnsafeMutableRawPointer?, _ name: UnsafePointer<CChar>)
  -> UnsafeMutableRawPointer!
{ _inC() }
@discardableResult
public func dlopen(_ path: UnsafePointer<CChar>?, _ mode: Int32) -> UnsafeMutableRawPointer! {
  _inC()
}
public func abort() -> Never { _inC() }
public func _exit(_ status: Int32) -> Never { _inC() }
@discardableResult
public func atexit(_ action: @convention(c) () -> Void) -> Int32 { _inC() }
@discardableResult
public func lgamma_r(_ x: Double, _ sign: UnsafeMutablePointer<Int32>) -> Double { _inC() }
@discardableResult
public func srand(_ seed: UInt32) -> Void { _inC() }
@discardableResult
public func rand() -> Int32 { _inC() }
@discardableResult
public func random() -> Int { _inC() }
