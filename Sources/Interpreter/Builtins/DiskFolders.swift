import Glibc

/// The folders of the disk that a program can read; it cannot change them.
package struct DiskFolders: Sendable {
  /// What a path leads to.
  package enum Kind: Int, Sendable { case none, file, folder }

  /// The path under which the program finds its resources.
  private static let bundle = "/Resources"

  /// A file or folder of the disk that is among the program's resources.
  package struct Resource: Hashable, Sendable {
    package let path: String
    /// The name by which `Bundle` finds it; nil for a folder of which it finds what is in it.
    package let name: String?

    package init(_ path: String, as name: String? = nil) { (self.path, self.name) = (path, name) }
  }

  /// What `Bundle` finds: of equal names the first.
  package var resources: [Resource] = []
  /// The absolute path of the program's project, which the program can also use; nil without a
  /// project.
  package var project: String?

  /// What is at one of the program's paths.
  package func kind(of path: String) -> Kind {
    var status = stat()
    guard let path = resolved(path), stat(path, &status) == 0 else { return .none }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    default: return .none
    }
  }

  /// The bytes of a file; nil if there is none or it cannot be read.
  package func bytes(of path: String) -> [UInt8]? {
    guard kind(of: path) == .file, let path = resolved(path), let file = fopen(path, "rb") else {
      return nil
    }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&chunk, 1, chunk.count, file)
      if count == 0 { return ferror(file) == 0 ? bytes : nil }
      bytes.append(contentsOf: chunk[..<count])
    }
  }

  /// The names in a folder, sorted. Hidden files are not among the resources.
  package func names(in path: String) -> [String] {
    guard path == Self.bundle else {
      return resolved(path).map { entries($0, showsHidden: !Self.contains(Self.bundle, path)) }
        ?? []
    }
    let names = resources.flatMap { resource in
      resource.name.map { [$0] } ?? entries(resource.path, showsHidden: false)
    }
    return Set(names).sorted()
  }

  /// The names in a folder of the disk, sorted.
  private func entries(_ folder: String, showsHidden: Bool) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name == "." || name == ".." || name.hasPrefix(".") && !showsHidden { continue }
      names.append(name)
    }
    return names.sorted()
  }

  /// The paths of everything in a folder, relative to it; a folder comes before its contents.
  /// Symbolic links are not followed, because they may lead back.
  package func descendants(of path: String) -> [String] {
    names(in: path).flatMap { name in
      let inner = "\(path)/\(name)"
      return [name] + (isLink(inner) ? [] : descendants(of: inner).map { "\(name)/\($0)" })
    }
  }

  private func isLink(_ path: String) -> Bool {
    var status = stat()
    guard let path = resolved(path), lstat(path, &status) == 0 else { return false }
    return status.st_mode & S_IFMT == S_IFLNK
  }

  /// The path on the disk of one of the program's paths; nil if it leads out of the folders.
  private func resolved(_ path: String) -> String? {
    if path.split(separator: "/").contains("..") { return nil }
    if Self.contains(Self.bundle, path) { return resource(at: path.dropFirst(Self.bundle.count)) }
    if let project, Self.contains(project, path) { return path }
    return nil
  }

  /// The path on the disk of a path in the bundle, which begins with a slash or is empty; nil if nothing
  /// is there.
  private func resource(at path: Substring) -> String? {
    resources.lazy.compactMap { resource -> String? in
      guard let name = resource.name else { return resource.path + path }
      return Self.contains("/" + name, String(path))
        ? resource.path + path.dropFirst(name.utf8.count + 1) : nil
    }.first { access($0, F_OK) == 0 }
  }

  private static func contains(_ folder: String, _ path: String) -> Bool {
    path == folder || path.hasPrefix(folder + "/")
  }
}

/// Builtins with which `Bundle` and `FileManager` access the folders.
enum DiskBuiltins {
  static let rows: [Builtin] = [
    Builtin("disk.kind") { call in
      .int(call.machine.outside.environment.disk.kind(of: call[0].asString).rawValue)
    },
    Builtin("disk.bytes") { call in
      let machine = call.machine
      guard let bytes = machine.outside.environment.disk.bytes(of: call[0].asString) else {
        return .none
      }
      let type = machine.types.array(of: machine.types.type(named: "UInt8"))
      return Value.array(type, bytes.map { Value.integer(Int($0), .uint8) }).wrapped
    },
    Builtin("disk.names") { call in
      let machine = call.machine
      let names = machine.outside.environment.disk.names(in: call[0].asString)
      return .array(machine.types.array(of: machine.types.string), names.map(Value.string))
    },
    Builtin("disk.descendants") { call in
      let machine = call.machine
      let paths = machine.outside.environment.disk.descendants(of: call[0].asString)
      return .array(machine.types.array(of: machine.types.string), paths.map(Value.string))
    },
    Builtin("disk.project") { call in
      call.machine.outside.environment.disk.project.map { Value.string($0).wrapped } ?? .none
    },
    Builtin("resource.localized") { call in
      let key = call[0].asString
      return .string(call.machine.outside.environment.localizedText?(key) ?? key)
    },
  ]
}
