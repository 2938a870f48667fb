import Foundation
import Interpreter

/// Builtins of `URLComponents`, and of URLs whose query gets items. The items of a query are their names and values in
/// turn.
enum URLComponentsBuiltins {
  static let rows: [Builtin] = [
    Builtin("components.empty") { () in URLComponents() },
    Builtin("components.parsed") { (text: String, encodes: Bool) in
      URLComponents(string: text, encodingInvalidCharacters: encodes)
    },
    Builtin("components.ofURL") { (url: String, base: String?, resolves: Bool) in
      URLBuiltins.made(url, base).flatMap {
        URLComponents(url: $0, resolvingAgainstBaseURL: resolves)
      }
    },
    Builtin("components.text") { (components: URLComponents, property: String) -> String? in
      switch property {
      case "path": components.path
      case "percentEncodedPath": components.percentEncodedPath
      case "port": components.port.map { "\($0)" }
      case "string": components.string
      case "description": components.description
      default: path(property).flatMap { components[keyPath: $0] }
      }
    },
    Builtin("components.setting") {
      (components: URLComponents, property: String, text: String?) throws(Fault) in
      var components = components
      guard text.map({ isValid($0, as: property) }) ?? true else {
        let problem = property == "port" ? "a negative number" : "invalid characters"
        throw .fatal("Attempting to set \(property) with \(problem)")
      }
      switch property {
      case "path": components.path = text ?? ""
      case "percentEncodedPath": components.percentEncodedPath = text ?? ""
      case "port": components.port = text.flatMap { Int($0) }
      default: if let path = path(property) { components[keyPath: path] = text }
      }
      return components
    },
    Builtin("components.items") { (components: URLComponents, isEncoded: Bool) in
      (isEncoded ? components.percentEncodedQueryItems : components.queryItems)?
        .flatMap { [$0.name, $0.value] }
    },
    Builtin("components.settingItems") {
      (components: URLComponents, isEncoded: Bool, items: [String?]?) throws(Fault) in
      var components = components
      if isEncoded {
        let items = items.map(queryItems)
        guard items?.allSatisfy(isValidItem) ?? true else {
          throw .fatal("Attempting to set percentEncodedQueryItems with invalid characters")
        }
        components.percentEncodedQueryItems = items
      } else {
        components.queryItems = items.map(queryItems)
      }
      return components
    },
    Builtin("components.url") { (components: URLComponents) in components.url },
    Builtin("components.isSame") { (left: URLComponents, right: URLComponents) in left == right },
    Builtin("url.appendingItems") { (url: String, base: String?, items: [String?]) in
      URLBuiltins.made(url, base)?.appending(queryItems: queryItems(items))
    },
  ]

  private static func queryItems(_ texts: [String?]) -> [URLQueryItem] {
    stride(from: 0, to: texts.count - 1, by: 2).map {
      URLQueryItem(name: texts[$0] ?? "", value: texts[$0 + 1])
    }
  }

  private static func path(_ property: String) -> WritableKeyPath<URLComponents, String?>? {
    switch property {
    case "scheme": \.scheme
    case "user": \.user
    case "password": \.password
    case "host": \.host
    case "query": \.query
    case "fragment": \.fragment
    case "encodedHost": \.encodedHost
    case "percentEncodedUser": \.percentEncodedUser
    case "percentEncodedPassword": \.percentEncodedPassword
    case "percentEncodedHost": \.percentEncodedHost
    case "percentEncodedQuery": \.percentEncodedQuery
    case "percentEncodedFragment": \.percentEncodedFragment
    default: nil
    }
  }

  /// Whether a part can be set to a text; otherwise Foundation ends the process. It reads back what is valid from a whole
  /// text that contains it.
  private static func isValid(_ text: String, as property: String) -> Bool {
    func isRead(_ before: String, then after: String = "", _ part: (URLComponents) -> String?)
      -> Bool
    {
      URLComponents(string: before + text + after, encodingInvalidCharacters: false)
        .map { part($0) == text } ?? false
    }
    switch property {
    case "port": return Int(text).map { $0 >= 0 } ?? false
    case "scheme": return isRead("", then: "://h", \.scheme)
    case _ where text.isEmpty: return true
    case "percentEncodedUser", "percentEncodedPassword":
      return isRead("s://u:", then: "@h", \.percentEncodedPassword)
    case "percentEncodedHost", "encodedHost": return isRead("s://", \.encodedHost)
    case "percentEncodedPath": return isRead("s://h/") { String($0.percentEncodedPath.dropFirst()) }
    case "percentEncodedQuery": return isRead("s://h?", \.percentEncodedQuery)
    case "percentEncodedFragment": return isRead("s://h#", \.percentEncodedFragment)
    default: return true
    }
  }

  /// Whether the name and the value of an item can be parts of a query.
  private static func isValidItem(_ item: URLQueryItem) -> Bool {
    isValid(item.name, as: "percentEncodedQuery") && !item.name.contains { "&=".contains($0) }
      && isValid(item.value ?? "", as: "percentEncodedQuery")
  }
}
