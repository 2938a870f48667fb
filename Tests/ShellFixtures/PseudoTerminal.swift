import Glibc
import Terminal

/// A program at a terminal of its own, played by a test.
package final class PseudoTerminal {
  // Glibc's wrappers for these are not visible to Swift.
  private static let unlock: UInt = 0x4004_5431
  private static let number: UInt = 0x8004_5430

  private let master: Int32
  private let process: pid_t
  /// Everything that the program has shown.
  package private(set) var screen = ""

  /// Starts a program whose standard streams are a new terminal that controls it.
  package init(
    _ program: String, _ arguments: [String] = [], terminal: String = "xterm-256color",
    environment: [String: String] = [:], columns: UInt16 = 80, rows: UInt16 = 24
  ) throws(SystemError) {
    master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard master >= 0 else { throw .last }
    var zero: Int32 = 0
    var name: UInt32 = 0
    guard ioctl(master, PseudoTerminal.unlock, &zero) == 0,
      ioctl(master, PseudoTerminal.number, &name) == 0
    else { throw .last }
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)

    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // The first terminal that the leader of a session opens becomes its controlling one.
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/pts/\(name)", O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    let newSession: Int16 = 0x80
    var variables = ["TERM": terminal, "LC_ALL": "C.UTF-8", "BINDERY_HISTORY": "", "HOME": "/"]
    variables.merge(environment) { $1 }
    process = try ProcessRun.spawn(
      program, arguments, variables, actions: &actions, flags: newSession)
  }

  deinit {
    close(master)
  }

  /// Sends keys.
  package func type(_ keys: String) {
    var bytes = Array(keys.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }

  /// The microseconds that the program has run; it also waits for the processor while other tests run.
  package var processorTime: Int {
    var clock = clockid_t()
    var time = timespec()
    guard clock_getcpuclockid(process, &clock) == 0, clock_gettime(clock, &time) == 0 else {
      return 0
    }
    return time.tv_sec * 1_000_000 + time.tv_nsec / 1000
  }

  /// Reads until the screen holds a text after what was seen before; whether it came.
  ///
  /// - Parameter seconds: How long to wait; nil for as long as the program does something, within reason.
  @discardableResult
  package func expect(_ text: String, seconds: Int? = nil) -> Bool {
    let clock = Stopwatch()
    var idle = clock
    var time = processorTime
    let limit = (seconds ?? 600) * 1_000_000
    while true {
      if let end = position(after: text) {
        seen = end
        return true
      }
      let now = processorTime
      if now != time { (idle, time) = (Stopwatch(), now) }
      guard idle.microseconds < 60_000_000, clock.microseconds < limit, readMore(milliseconds: 100)
      else { return position(after: text) != nil }
    }
  }

  /// Reads until the screen holds a text after what was seen before; what came before it, nil where it does
  /// not come.
  package func text(upTo text: String, seconds: Int? = nil) -> String? {
    let start = seen
    guard expect(text, seconds: seconds) else { return nil }
    return String(decoding: raw[start..<(seen - text.utf8.count)], as: UTF8.self)
  }

  /// Changes the terminal's size.
  package func resize(columns: UInt16, rows: UInt16) {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  /// Sends a signal to the program.
  package func send(_ signal: Int32) {
    kill(process, signal)
  }

  /// Reads to the end; the exit status, or 128 and the signal's number.
  package func finish(seconds: Int = 60) -> Int32 {
    let clock = Stopwatch()
    while clock.microseconds < seconds * 1_000_000, readMore(milliseconds: 100) { continue }
    // A program that hangs must not hang the test.
    if clock.microseconds >= seconds * 1_000_000 { kill(process, SIGKILL) }
    return ProcessRun.wait(for: process)
  }

  /// How many bytes of the screen were matched.
  private var seen = 0

  private func position(after text: String) -> Int? {
    let bytes = Array(screen.utf8)
    let wanted = Array(text.utf8)
    guard bytes.count >= seen + wanted.count else { return nil }
    for start in seen...(bytes.count - wanted.count)
    where bytes[start..<(start + wanted.count)].elementsEqual(wanted) {
      return start + wanted.count
    }
    return nil
  }

  /// Reads what comes within a time; false at the end.
  private func readMore(milliseconds: Int32) -> Bool {
    var source = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&source, 1, milliseconds) > 0 else { return true }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(master, &bytes, bytes.count)
    // The last program that closes the terminal makes reading fail.
    guard count > 0 else { return count < 0 && errno == EINTR }
    raw += bytes[..<count]
    screen = String(decoding: raw, as: UTF8.self)
    return true
  }

  private var raw: [UInt8] = []
}
