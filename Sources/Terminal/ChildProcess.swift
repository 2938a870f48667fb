import CTerminal
import Glibc

/// Runs another program and waits for its end.
package struct ChildProcess {
  package let status: Int32
  package let output: [UInt8]
  package let errors: [UInt8]

  /// Runs a program found in the path, with a text as its standard input.
  ///
  /// Input and both outputs are unnamed files, so that neither side waits for the other.
  package static func run(
    _ program: String, _ arguments: [String], input: String
  ) throws(SystemError) -> ChildProcess {
    let files = try [Unnamed(), Unnamed(), Unnamed()]
    defer { for file in files { close(file.descriptor) } }
    if let failure = Array(input.utf8).withUnsafeBytes({ writeAll($0, to: files[0].descriptor) }) {
      throw failure
    }
    files[0].rewind()
    let status = try wait(for: try start(program, arguments, files.map(\.descriptor)))
    files[1].rewind()
    files[2].rewind()
    return ChildProcess(
      status: status, output: try FileAccess.readAll(files[1].descriptor),
      errors: try FileAccess.readAll(files[2].descriptor))
  }

  /// Runs a program found in the path at this terminal, with the full environment; returns its
  /// status.
  package static func runAtTerminal(
    _ program: String, _ arguments: [String]
  ) throws(SystemError) -> Int32 {
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    let status = bindery_run_at_terminal(&words)
    guard status >= 0 else { throw SystemError(code: -status) }
    return status
  }

  private static func start(
    _ program: String, _ arguments: [String], _ descriptors: [Int32]
  ) throws(SystemError) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (target, descriptor) in descriptors.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(target))
    }
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var variables = environment.map { strdup($0) } + [nil]
    defer { for variable in variables { free(variable) } }
    var process: pid_t = 0
    let failure = posix_spawnp(&process, program, &actions, nil, &words, &variables)
    guard failure == 0 else { throw SystemError(code: failure) }
    return process
  }

  /// The environment variables for finding programs and for their settings.
  private static var environment: [String] {
    let names: [String] = [
      "PATH", "HOME", "LANG", "LC_ALL", "XDG_CACHE_HOME", "XDG_CONFIG_HOME",
    ]
    return names.compactMap { (name: String) -> String? in
      guard let value = getenv(name) else { return nil }
      return "\(name)=\(String(cString: value))"
    }
  }

  private static func wait(for process: pid_t) throws(SystemError) -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { throw .last }
    }
    // The low seven bits are the signal that ended it.
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
  }

  /// An unnamed file, which is deleted when it is closed.
  private struct Unnamed {
    let descriptor: Int32

    init() throws(SystemError) {
      var path = Array("/tmp/bindery-XXXXXX".utf8CString)
      descriptor = mkstemp(&path)
      guard descriptor >= 0 else { throw .last }
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
      unlink(&path)
    }

    func rewind() { lseek(descriptor, 0, SEEK_SET) }
  }
}
