import Glibc
import Terminal

/// A program that was run to its end, for tests.
package struct ProcessRun {
  /// The exit status, or 128 and the signal's number.
  package let status: Int32
  package let output: String
  package let errors: String

  /// The program that runs the shell over the stub evaluator.
  package static var driver: String { built("shell-driver") }

  /// A program of the package, by its name.
  package static func built(_ name: String) -> String {
    // The test program stands beside what was built with it, perhaps in a bundle of its own.
    var directory = (try? readLink("/proc/self/exe")) ?? ""
    if let own = CommandLine.arguments.first(where: { $0.contains(".xctest") }) { directory = own }
    while let slash = directory.lastIndex(of: "/") {
      directory = String(directory[..<slash])
      let path = directory + "/" + name
      if access(path, X_OK) == 0 { return path }
    }
    return name
  }

  private static func readLink(_ path: String) throws(SystemError) -> String {
    var buffer = [CChar](repeating: 0, count: 4096)
    let count = readlink(path, &buffer, buffer.count)
    guard count >= 0 else { throw .last }
    return String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Where a program stands in the search path; nil where it is not installed.
  package static func find(_ name: String) -> String? {
    let path = ProcessEnvironment.current.nonEmpty("PATH") ?? "/usr/bin:/bin"
    return path.split(separator: ":").map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
  }

  /// Runs a program with an input; its environment has only what is given here.
  package static func run(
    _ program: String, _ arguments: [String], input: String = "",
    environment: [String: String] = [:]
  ) throws(SystemError) -> ProcessRun {
    let scratch = try ScratchDirectory()
    defer { scratch.remove() }
    try FileAccess.replace(scratch.path + "/in", with: input)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, scratch.path + "/in", O_RDONLY, 0)
    let flags = O_WRONLY | O_CREAT | O_TRUNC
    posix_spawn_file_actions_addopen(&actions, 1, scratch.path + "/out", flags, 0o600)
    posix_spawn_file_actions_addopen(&actions, 2, scratch.path + "/err", flags, 0o600)
    let process = try spawn(program, arguments, environment, actions: &actions, flags: 0)
    return ProcessRun(
      status: wait(for: process),
      output: String(decoding: try FileAccess.bytes(scratch.path + "/out"), as: UTF8.self),
      errors: String(decoding: try FileAccess.bytes(scratch.path + "/err"), as: UTF8.self))
  }

  static func spawn(
    _ program: String, _ arguments: [String], _ environment: [String: String],
    actions: inout posix_spawn_file_actions_t,
    flags: Int16
  ) throws(SystemError) -> pid_t {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // Tests may run with signals ignored or blocked, and a child would inherit that.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    var interrupt = sigset_t()
    sigemptyset(&interrupt)
    sigaddset(&interrupt, SIGINT)
    posix_spawnattr_setsigdefault(&attributes, &interrupt)
    let signals = Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK)
    posix_spawnattr_setflags(&attributes, flags | signals)
    var all = ["PATH": "/usr/local/bin:/usr/bin:/bin", "SWIFT_BACKTRACE": "enable=no"]
    all.merge(environment) { $1 }
    let words = ([program] + arguments).map { strdup($0) }
    let variables = all.map { strdup("\($0.key)=\($0.value)") }
    defer { for word in words + variables { free(word) } }
    var process: pid_t = 0
    let error = posix_spawn(
      &process, program, &actions, &attributes, words + [nil], variables + [nil])
    guard error == 0 else { throw SystemError(code: error) }
    return process
  }

  /// Waits for a program; one that hangs is killed, so that a test fails instead of hanging too.
  static func wait(for process: pid_t, seconds: Int = 60) -> Int32 {
    var status: Int32 = 0
    let clock = Stopwatch()
    while waitpid(process, &status, WNOHANG) == 0 {
      if clock.microseconds > seconds * 1_000_000 { kill(process, SIGKILL) }
      usleep(2000)
    }
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }
}

/// A directory for a test's files.
package struct ScratchDirectory {
  package let path: String

  package init() throws(SystemError) {
    var template = Array("/tmp/bindery-test-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw .last }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Puts a file there; its path.
  package func file(_ name: String, _ text: String) throws(SystemError) -> String {
    let file = path + "/" + name
    try FileAccess.replace(file, with: text)
    return file
  }

  /// Removes the directory and what is in it.
  package func remove() {
    if let directory = opendir(path) {
      while let entry = readdir(directory) {
        let name = withUnsafeBytes(of: entry.pointee.d_name) {
          String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
        }
        guard name != ".", name != ".." else { continue }
        let child = path + "/" + name
        if unlink(child) != 0 { rmdir(child) }
      }
      closedir(directory)
    }
    rmdir(path)
  }
}
