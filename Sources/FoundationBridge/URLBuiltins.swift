import Foundation
import Interpreter

/// Builtins of `URL`. A URL is its relative text and that of its base, an absolute one; as a result
/// an array of the two, with an empty text if there is no base.
enum URLBuiltins {
  static let rows: [Builtin] = [
    Builtin("url.parsed") { (text: String, base: String?, encodes: Bool) -> [String]? in
      let base = base.flatMap { URL(string: $0) }
      guard encodes else {
        return URL(string: text, encodingInvalidCharacters: false).map(texts)
      }
      return URL(string: text, relativeTo: base).map(texts)
    },
    // Without a trailing slash, a path names a file: the disk is not asked.
    Builtin("url.ofPath") { (path: String, isDirectory: Bool?, base: String?) in
      let hint: URL.DirectoryHint =
        isDirectory.map { $0 ? .isDirectory : .notDirectory } ?? .inferFromPath
      return texts(
        URL(
          filePath: path, directoryHint: hint, relativeTo: base.flatMap { URL(string: $0) }))
    },
    // An international name is written in ASCII; what no host may contain is escaped.
    Builtin("url.encodedHost") { (host: String) -> String in
      var components = URLComponents()
      components.host = host
      return components.encodedHost ?? host
    },
    Builtin("url.isHost") { (host: String) in
      var components = URLComponents()
      components.host = host
      return components.string != nil
    },
    Builtin("url.text") { (url: String, base: String?, property: String) -> String? in
      made(url, base).flatMap { properties[property]?($0) }
    },
    Builtin("url.pathComponents") { (url: String, base: String?) in
      made(url, base)?.pathComponents ?? []
    },
    Builtin("url.changed") {
      (url: String, base: String?, change: String, argument: String, isDirectory: Bool?) in
      made(url, base).flatMap { url -> URL? in
        let hint: URL.DirectoryHint =
          isDirectory.map { $0 ? .isDirectory : .notDirectory } ?? .inferFromPath
        return changes[change]?(url, argument, hint)
      }.map(texts) ?? [url, base ?? ""]
    },
  ]

  private static func made(_ url: String, _ base: String?) -> URL? {
    URL(string: url, relativeTo: base.flatMap { URL(string: $0) })
  }

  private static func texts(_ url: URL) -> [String] {
    [url.relativeString, url.baseURL?.absoluteString ?? ""]
  }

  /// Texts of a URL by the names of its properties.
  private static let properties: [String: @Sendable (URL) -> String?] = [
    "absoluteString": { $0.absoluteString }, "scheme": { $0.scheme },
    "host": { $0.host }, "encodedHost": { $0.host(percentEncoded: true) },
    "plainHost": { $0.host(percentEncoded: false) },
    "port": { $0.port.map { "\($0)" } }, "user": { $0.user(percentEncoded: true) },
    "plainUser": { $0.user(percentEncoded: false) },
    "password": { $0.password(percentEncoded: true) },
    "plainPassword": { $0.password(percentEncoded: false) },
    "path": { $0.path(percentEncoded: true) }, "plainPath": { $0.path(percentEncoded: false) },
    "filePath": { $0.path }, "relativePath": { $0.relativePath },
    "query": { $0.query(percentEncoded: true) }, "plainQuery": { $0.query(percentEncoded: false) },
    "fragment": { $0.fragment(percentEncoded: true) },
    "plainFragment": { $0.fragment(percentEncoded: false) },
    "lastPathComponent": { $0.lastPathComponent }, "pathExtension": { $0.pathExtension },
    "hasDirectoryPath": { "\($0.hasDirectoryPath)" },
  ]

  private static let changes: [String: @Sendable (URL, String, URL.DirectoryHint) -> URL?] = [
    "absolute": { url, _, _ in url.absoluteURL },
    "standardized": { url, _, _ in url.standardized },
    "standardizedFile": { url, _, _ in url.standardizedFileURL },
    "deletingLastPathComponent": { url, _, _ in url.deletingLastPathComponent() },
    "deletingPathExtension": { url, _, _ in url.deletingPathExtension() },
    "appendingPathExtension": { url, text, _ in url.appendingPathExtension(text) },
    "appendingPath": { url, text, hint in url.appending(path: text, directoryHint: hint) },
    "appendingComponent": { url, text, hint in
      url.appending(component: text, directoryHint: hint)
    },
  ]
}
