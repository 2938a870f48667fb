/// Finds the headers of a C target, and reads their declarations.
package struct HeaderFinder {
  let files: FolderAccess

  package init(_ files: FolderAccess) { self.files = files }

  /// The public headers of a target: those in its `module.modulemap`, otherwise those in `include`.
  func headers(in folder: String) -> [String] {
    if case .success(let bytes) = files.read(Path.joined(folder, "module.modulemap")) {
      return HeaderFinder.named(in: String(decoding: bytes, as: UTF8.self)).map {
        Path.joined(folder, $0)
      }
    }
    return self.headers(below: Path.joined(folder, "include"))
  }

  private func headers(below folder: String) -> [String] {
    guard case .success(let entries) = files.entries(folder) else { return [] }
    return entries.flatMap { entry -> [String] in
      let path = Path.joined(folder, entry.name)
      return entry.isFolder ? headers(below: path) : entry.name.hasSuffix(".h") ? [path] : []
    }
  }

  /// `header "shim.h"`, `umbrella header "All.h"`.
  private static func named(in map: String) -> [String] {
    let words = map.split { $0.isWhitespace || "{}[]".contains($0) }
    return zip(words, words.dropFirst()).compactMap { word, name in
      word == "header" && name.hasPrefix("\"") && name.hasSuffix("\"") && name.count > 2
        ? String(name.dropFirst().dropLast()) : nil
    }
  }

  /// The declarations of some headers in Swift, with those of the project's headers that they
  /// include and of the system headers that any of them include.
  package func swift(of headers: [String]) -> String {
    var seen: Set<String> = []
    var all = CHeader()
    for header in headers { read(header, into: &all, &seen) }
    return all.swift
  }

  private func read(_ path: String, into all: inout CHeader, _ seen: inout Set<String>) {
    guard seen.insert(path).inserted, case .success(let bytes) = files.read(path) else { return }
    let text = String(decoding: bytes, as: UTF8.self)
    let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      .joined(separator: "/")
    for included in CHeader.includes(of: text) {
      if included.isOfSystem {
        readSystem(included.path, into: &all, &seen)
      } else {
        read(
          Path.normalized(Path.joined(folder.isEmpty ? "." : folder, included.path)), into: &all,
          &seen)
      }
    }
    all.read(text)
  }

  /// Reads a system header, without the headers that it includes.
  private func readSystem(_ name: String, into all: inout CHeader, _ seen: inout Set<String>) {
    for folder in ["/usr/include", "/usr/local/include"] {
      let path = Path.joined(folder, name)
      guard !seen.contains(path), case .success(let bytes) = files.read(path) else { continue }
      seen.insert(path)
      let text = String(decoding: bytes, as: UTF8.self)
      if !HeaderFinder.isOfCLibrary(text) { all.read(text) }
      return
    }
  }

  /// Whether a header belongs to the C library, which is the module `Glibc`. Only such headers
  /// include the C library's inner headers.
  private static func isOfCLibrary(_ text: String) -> Bool {
    CHeader.includes(of: text).contains { $0.path == "features.h" || $0.path.hasPrefix("bits/") }
  }
}
