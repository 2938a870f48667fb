import Glibc

/// Whole files, read and replaced.
package enum FileAccess {
  /// A file's text; bytes that are not UTF-8 become U+FFFD.
  package static func read(_ path: String) throws(SystemError) -> String {
    try text(of: bytes(path))
  }

  /// A text that is UTF-8; `EILSEQ` with its place for what is not.
  package static func text(of bytes: [UInt8]) throws(SystemError) -> String {
    if let wrong = InvalidText(in: bytes) { throw SystemError(wrong) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A file's bytes, whatever they are.
  package static func bytes(_ path: String) throws(SystemError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    return try readAll(descriptor)
  }

  /// A path whose `~/` is the person's home folder, as shells have it.
  package static func expandingHome(_ path: String) -> String {
    guard path == "~" || path.hasPrefix("~/"), let home = getenv("HOME") else { return path }
    return String(cString: home) + path.dropFirst()
  }

  /// The entries of a directory, sorted by name, without hidden ones; a link to a directory counts
  /// as a directory.
  package static func entries(
    of directory: String
  ) throws(SystemError) -> [(name: String, isDirectory: Bool)] {
    guard let stream = opendir(directory) else { throw .last }
    defer { closedir(stream) }
    var entries: [(name: String, isDirectory: Bool)] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard !name.hasPrefix(".") else { continue }
      let isKnownFile = entry.pointee.d_type == UInt8(DT_REG)
      entries.append((name, !isKnownFile && isDirectory("\(directory)/\(name)")))
    }
    return entries.sorted { $0.name < $1.name }
  }

  /// The path with symbolic links resolved; nil if nothing exists there.
  package static func realPath(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// Whether a file can be read and begins with a text.
  package static func begins(_ path: String, with text: String) -> Bool {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: text.utf8.count)
    return Glibc.read(descriptor, &bytes, bytes.count) == bytes.count
      && bytes.elementsEqual(text.utf8)
  }

  /// Everything that can be read from a descriptor.
  package static func readAll(_ descriptor: Int32) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(descriptor, &chunk, chunk.count)
      if count > 0 {
        bytes.append(contentsOf: chunk[..<count])
      } else if count == 0 {
        return bytes
      } else if errno != EINTR {
        throw .last
      }
    }
  }

  /// The path of the running program; nil if the system does not report it.
  package static var ownPath: String? {
    var buffer = [CChar](repeating: 0, count: 4096)
    let count = readlink("/proc/self/exe", &buffer, buffer.count)
    guard count > 0 else { return nil }
    return String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Creates a temporary file that only this user can read; returns its path.
  package static func makeTemporary(
    _ text: String, suffix: String
  ) throws(SystemError) -> String {
    let folder = ProcessEnvironment.current.nonEmpty("TMPDIR") ?? "/tmp"
    var path = Array("\(folder)/bindery-XXXXXX\(suffix)".utf8CString)
    let descriptor = mkstemps(&path, Int32(suffix.utf8.count))
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    if let failure = Array(text.utf8).withUnsafeBytes({ writeAll($0, to: descriptor) }) {
      throw failure
    }
    return String(decoding: path.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  package static func remove(_ path: String) { unlink(path) }

  /// Replaces a file's text atomically: a reader sees the old text or the new one.
  package static func replace(_ path: String, with text: String) throws(SystemError) {
    try replace(path, with: Array(text.utf8))
  }

  /// The same for bytes.
  package static func replace(_ path: String, with bytes: [UInt8]) throws(SystemError) {
    let target = resolved(path)
    let temporary = target + ".bindery-\(getpid())"
    var status = stat()
    let mode = stat(target, &status) == 0 ? status.st_mode & 0o777 : 0o644
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw .last }
    let failure = bytes.withUnsafeBytes { writeAll($0, to: descriptor) }
    close(descriptor)
    if let failure {
      unlink(temporary)
      throw failure
    }
    guard rename(temporary, target) == 0 else {
      let error = SystemError.last
      unlink(temporary)
      throw error
    }
  }

  /// Whether there is something at a path.
  package static func exists(_ path: String) -> Bool {
    access(path, F_OK) == 0
  }

  package static func isDirectory(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The directory part of a path.
  package static func directory(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The names in a directory, sorted; names of directories end in a slash.
  package static func names(in directory: String) -> [String] {
    guard let stream = opendir(directory) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard !name.hasPrefix(".") else { continue }
      names.append(entry.pointee.d_type == UInt8(DT_DIR) ? name + "/" : name)
    }
    return names.sorted()
  }

  /// The files below a directory with these suffixes, sorted by name.
  package static func files(in directory: String, suffixes: [String]) -> [String] {
    names(in: directory).flatMap { name -> [String] in
      let inner = directory.hasSuffix("/") ? directory + name : "\(directory)/\(name)"
      if name.hasSuffix("/") { return files(in: String(inner.dropLast()), suffixes: suffixes) }
      return suffixes.contains(where: name.hasSuffix) ? [inner] : []
    }
  }

  /// Creates a directory and its parents; returns whether it exists now.
  @discardableResult
  package static func makeDirectory(_ path: String) -> Bool {
    if path.isEmpty || mkdir(path, 0o700) == 0 || errno == EEXIST { return true }
    guard errno == ENOENT, let slash = path.lastIndex(of: "/") else { return false }
    return makeDirectory(String(path[..<slash])) && mkdir(path, 0o700) == 0
  }

  /// The path with symbolic links resolved.
  private static func resolved(_ path: String) -> String {
    realPath(path) ?? path
  }
}
