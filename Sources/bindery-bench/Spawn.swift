import Glibc

/// A finished run of another program, with its output and times.
struct Spawn {
  /// The text that it wrote to standard output.
  let output: String
  let status: Int32
  /// The time from its start to its first output, in milliseconds; to its end if there was none.
  let first: Double
  /// The time from its start to its end, in milliseconds.
  let wall: Double
  /// The processor time in user mode, in milliseconds.
  let user: Double

  /// Runs a program to its end; nil if it cannot be started.
  static func run(_ path: String, _ arguments: [String]) -> Spawn? {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addclose(&actions, ends[0])
    posix_spawn_file_actions_addclose(&actions, ends[1])
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    let start = BenchClock.now()
    var child: pid_t = 0
    let failure = posix_spawnp(&child, path, &actions, nil, &words, environ)
    close(ends[1])
    defer { close(ends[0]) }
    guard failure == 0 else { return nil }
    let (bytes, first) = readAll(ends[0])
    var status: Int32 = 0
    var usage = rusage()
    wait4(child, &status, 0, &usage)
    let end = BenchClock.now()
    let user = Double(usage.ru_utime.tv_sec) * 1000 + Double(usage.ru_utime.tv_usec) / 1000
    return Spawn(
      output: String(decoding: bytes, as: UTF8.self), status: status,
      first: Double((first ?? end) - start) / 1_000_000, wall: Double(end - start) / 1_000_000,
      user: user)
  }

  /// The path of an executable in the folder of this one; nil if there is none.
  static func sibling(_ name: String) -> String? {
    var buffer = [CChar](repeating: 0, count: 4096)
    let count = readlink("/proc/self/exe", &buffer, buffer.count)
    guard count > 0 else { return nil }
    let own = String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
    guard let slash = own.lastIndex(of: "/") else { return nil }
    let path = own[...slash] + name
    return access(String(path), X_OK) == 0 ? String(path) : nil
  }

  private static func readAll(_ descriptor: Int32) -> ([UInt8], Int64?) {
    var bytes: [UInt8] = []
    var first: Int64?
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return (bytes, first) }
      if first == nil { first = BenchClock.now() }
      bytes += buffer[..<count]
    }
  }
}
