import Glibc
import Terminal

/// A folder that exists during a test.
final class TemporaryFolder {
  let path: String

  init(_ files: [String: String]) throws {
    var name = Array("/tmp/bindery-tests-XXXXXX".utf8CString)
    guard let made = mkdtemp(&name) else { throw SystemError.last }
    path = String(cString: made)
    for (name, text) in files.sorted(by: { $0.key < $1.key }) { try write(name, text) }
  }

  deinit {
    let words: [String] = ["rm", "-rf", path]
    var command: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    var child: pid_t = 0
    if posix_spawnp(&child, "rm", nil, nil, &command, environ) == 0 { waitpid(child, nil, 0) }
    for word in command { free(word) }
  }

  /// Writes a file, and makes the folders that contain it.
  func write(_ name: String, _ text: String) throws { try write(name, bytes: Array(text.utf8)) }

  func write(_ name: String, bytes: [UInt8]) throws {
    makeFolders(around: name)
    guard let file = fopen("\(path)/\(name)", "w") else { throw SystemError.last }
    defer { fclose(file) }
    fwrite(bytes, 1, bytes.count, file)
  }

  /// Makes a symbolic link.
  func link(_ name: String, to target: String) throws {
    makeFolders(around: name)
    guard symlink(target, "\(path)/\(name)") == 0 else { throw SystemError.last }
  }

  private func makeFolders(around name: String) {
    var folder = path
    for part in name.split(separator: "/").dropLast() {
      folder += "/\(part)"
      mkdir(folder, 0o755)
    }
  }
}
