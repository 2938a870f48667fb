import Glibc

/// The read-only folder of a program's resources.
package struct ResourceFolder: Sendable {
  /// What a path leads to.
  package enum Kind: Int, Sendable { case none, file, folder }

  /// The folder's path; nil if the program has no resources.
  package var path: String?

  /// The folder at an absolute path; none for nil.
  package init(path: String? = nil) { self.path = path }

  /// What is at a path relative to the folder.
  package func kind(of relative: String) -> Kind {
    var status = stat()
    guard let path = resolved(relative), stat(path, &status) == 0 else { return .none }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    default: return .none
    }
  }

  /// The bytes of a file; nil if there is none or it cannot be read.
  package func bytes(of relative: String) -> [UInt8]? {
    guard kind(of: relative) == .file, let path = resolved(relative),
      let file = fopen(path, "rb")
    else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&chunk, 1, chunk.count, file)
      if count == 0 { return ferror(file) == 0 ? bytes : nil }
      bytes.append(contentsOf: chunk[..<count])
    }
  }

  /// The names in a folder, sorted, without hidden files.
  package func names(in relative: String) -> [String] {
    guard let path = resolved(relative), let stream = opendir(path) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }

  /// The absolute path; nil if `relative` leads out of the folder.
  private func resolved(_ relative: String) -> String? {
    guard let path, !relative.split(separator: "/").contains("..") else { return nil }
    return relative.isEmpty ? path : path + "/" + relative
  }
}

/// Builtins with which `Bundle` and `FileManager` access the folder.
enum ResourceBuiltins {
  static let rows: [Builtin] = [
    Builtin("resource.kind") { call in
      .int(call.machine.surroundings.resources.kind(of: call[0].asString).rawValue)
    },
    Builtin("resource.bytes") { call in
      let machine = call.machine
      guard let bytes = machine.surroundings.resources.bytes(of: call[0].asString) else {
        return .none
      }
      let type = machine.types.array(of: machine.types.type(named: "UInt8"))
      return Value.array(type, bytes.map { Value.integer(Int($0), .uint8) }).wrapped
    },
    Builtin("resource.localized") { call in
      let key = call[0].asString
      return .string(call.machine.surroundings.localizedText?(key) ?? key)
    },
    Builtin("resource.names") { call in
      let machine = call.machine
      let names = machine.surroundings.resources.names(in: call[0].asString)
      return .array(machine.types.array(of: machine.types.string), names.map(Value.string))
    },
  ]
}
