// URL components.

struct URLQueryItem: Hashable, Sendable, CustomStringConvertible {
  var name: String
  var value: String?
  init(name: String, value: String?) {
    self.name = name
    self.value = value
  }
  var description: String { value.map({ "\(name)=\($0)" }) ?? name }
}
struct URLComponents: Hashable, Sendable, CustomStringConvertible {
  var scheme: String?
  var user: String?
  var password: String?
  var host: String?
  var port: Int?
  var percentEncodedPath = ""
  var percentEncodedQuery: String?
  var percentEncodedFragment: String?
  init() {}
  init?(string: String) {
    guard let url = URL(string: string) else { return nil }
    self.init(url: url, resolvingAgainstBaseURL: false)
  }
  init?(url: URL, resolvingAgainstBaseURL resolve: Bool) {
    let url = resolve ? url.absoluteURL : URL(_texts: [url.relativeString, ""])
    scheme = url.scheme
    user = url.user(percentEncoded: false)
    password = url.password(percentEncoded: false)
    host = url.host(percentEncoded: false)
    port = url.port
    percentEncodedPath = url.path(percentEncoded: true)
    percentEncodedQuery = url.query(percentEncoded: true)
    percentEncodedFragment = url.fragment(percentEncoded: true)
  }
  static func _encoded(_ text: String, _ extra: String) -> String {
    var result = ""
    for byte in text.utf8 {
      let character = Character(Unicode.Scalar(byte))
      if byte < 128 && (character.isLetter || character.isNumber || extra.contains(character)) {
        result.append(character)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        result += byte < 16 ? "%0" + digits : "%" + digits
      }
    }
    return result
  }
  static let _query = "-._~!$'()*,;:@/?&=+"
  var path: String {
    get { percentEncodedPath.removingPercentEncoding ?? percentEncodedPath }
    set { percentEncodedPath = URLComponents._encoded(newValue, "-._~!$&'()*+,;=:@/") }
  }
  var query: String? {
    get { percentEncodedQuery.map({ $0.removingPercentEncoding ?? $0 }) }
    set { percentEncodedQuery = newValue.map({ URLComponents._encoded($0, URLComponents._query) }) }
  }
  var fragment: String? {
    get { percentEncodedFragment.map({ $0.removingPercentEncoding ?? $0 }) }
    set {
      percentEncodedFragment = newValue.map({ URLComponents._encoded($0, URLComponents._query) })
    }
  }
  var queryItems: [URLQueryItem]? {
    get {
      percentEncodedQueryItems?.map { item in
        URLQueryItem(
          name: item.name.removingPercentEncoding ?? item.name,
          value: item.value.map { $0.removingPercentEncoding ?? $0 })
      }
    }
    set {
      percentEncodedQuery = newValue.map({ items in
        items.map({ $0._encoded }).joined(separator: "&")
      })
    }
  }
  var percentEncodedQueryItems: [URLQueryItem]? {
    get {
      guard let query = percentEncodedQuery else { return nil }
      if query.isEmpty { return [] }
      return query.split(separator: "&", omittingEmptySubsequences: false).map { part in
        let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        return URLQueryItem(
          name: String(sides[0]), value: sides.count > 1 ? String(sides[1]) : nil)
      }
    }
    set {
      percentEncodedQuery = newValue.map { $0.map(\.description).joined(separator: "&") }
    }
  }
  @_native("url.encodedHost") static func _encodedHost(_ host: String) -> String
  @_native("url.isHost") static func _isHost(_ host: String) -> Bool
  /// Nil if the host is none, or if the path would be read as another part.
  var string: String? {
    if let host, !URLComponents._isHost(host) { return nil }
    let hasAuthority = host != nil || user != nil || port != nil
    if hasAuthority, !percentEncodedPath.isEmpty, !percentEncodedPath.hasPrefix("/") {
      return nil
    }
    if !hasAuthority, percentEncodedPath.hasPrefix("//") { return nil }
    var text = ""
    if let scheme { text += scheme + ":" }
    if hasAuthority {
      text += "//"
      if let user = percentEncodedUser {
        text += user + (percentEncodedPassword.map({ ":" + $0 }) ?? "") + "@"
      }
      text += encodedHost ?? ""
      if let port { text += ":\(port)" }
    } else if scheme == "file" {
      text += "//"
    }
    text += percentEncodedPath
    if let query = percentEncodedQuery { text += "?" + query }
    if let fragment = percentEncodedFragment { text += "#" + fragment }
    return text
  }
  var percentEncodedUser: String? { user.map { URLComponents._encoded($0, "-._~!$&'()*+,;=:") } }
  var percentEncodedPassword: String? {
    password.map { URLComponents._encoded($0, "-._~!$&'()*+,;=") }
  }
  var encodedHost: String? { host.map { URLComponents._encodedHost($0) } }
  var url: URL? { string.flatMap({ URL(string: $0) }) }
  var description: String { string ?? "" }
}
extension URLQueryItem {
  // `&` and `=` are not separators here.
  var _encoded: String {
    let allowed = "-._~!$'()*+,;:@/?"
    let text = URLComponents._encoded(name, allowed)
    return value.map({ text + "=" + URLComponents._encoded($0, allowed) }) ?? text
  }
}
