import Foundation
import Interpreter

/// Builtins of `URL`. A URL is its relative text and that of its base, an absolute one; as a result
/// an array of the two, with an empty text if there is no base.
enum URLBuiltins {
  static let rows: [Builtin] = [
    Builtin("url.parsed") { (text: String, base: String?, encodes: Bool) in
      encodes ? made(text, base) : URL(string: text, encodingInvalidCharacters: false)
    },
    // Without a trailing slash, a path names a file: the disk is not asked.
    Builtin("url.ofPath") { (path: String, hint: URL.DirectoryHint, base: String?) in
      URL(filePath: path, directoryHint: hint, relativeTo: base.flatMap { URL(string: $0) })
    },
    Builtin("url.text") { (url: String, base: String?, property: String) -> String? in
      made(url, base).flatMap { properties[property]?($0) }
    },
    Builtin("url.pathComponents") { (url: String, base: String?) in
      made(url, base)?.pathComponents ?? []
    },
    // Nil if nothing was changed.
    Builtin("url.changed") {
      (url: String, base: String?, change: String, argument: String, hint: URL.DirectoryHint)
        -> URL? in
      made(url, base).flatMap { changes[change]?($0, argument, hint) }
    },
  ]

  static func made(_ url: String, _ base: String?) -> URL? {
    URL(string: url, relativeTo: base.flatMap { URL(string: $0) })
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
