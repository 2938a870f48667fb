import Foundation

let texts = [
  "", "a", "é", "a/b", "/a b", "//x", "%41", "%4", "a:b@c", "[::1]", "a?b#c", "x=1&y=2", "a\u{0}b",
  "日本", "ex ample.com", "münchen.de", "%", "a%2Fb", "+", ";", "\"", "<", "~", "^", "|", "\\", "`", "💩", "\n",
]
let whole = URLComponents(string: "http://u:p@h:8/p?q#f")!
for text in texts {
  var parts: [URLComponents] = []
  for path in [
    \URLComponents.user, \.password, \.host, \.query, \.fragment,
  ] as [WritableKeyPath<URLComponents, String?>] {
    var components = whole
    components[keyPath: path] = text
    parts.append(components)
    var empty = URLComponents()
    empty[keyPath: path] = text
    parts.append(empty)
  }
  var components = whole
  components.path = text
  parts.append(components)
  var empty = URLComponents()
  empty.path = text
  parts.append(empty)
  components = whole
  components.queryItems = [URLQueryItem(name: text, value: text), URLQueryItem(name: text, value: nil)]
  parts.append(components)
  print(text.debugDescription)
  for part in parts {
    print(part.string as Any, part.url as Any, part.user as Any, part.percentEncodedUser as Any)
    print(part.password as Any, part.percentEncodedPassword as Any, part.host as Any)
    print(part.encodedHost as Any, part.percentEncodedHost as Any, part.path, part.percentEncodedPath)
    print(part.query as Any, part.percentEncodedQuery as Any, part.queryItems as Any)
    print(part.percentEncodedQueryItems as Any, part.fragment as Any, part.percentEncodedFragment as Any)
  }
  print(URLComponents(string: text) as Any)
  print(URLComponents(string: text, encodingInvalidCharacters: false) as Any)
  print(URL(string: "http://h/p?a=b")!.appending(queryItems: [URLQueryItem(name: text, value: text)]))
}
var components = whole
components.scheme = "h-t.t+p"
components.percentEncodedPath = "/a%2Fb"
components.percentEncodedQuery = "a=%26&b"
components.percentEncodedFragment = "%C3%A9"
components.percentEncodedUser = "a:b"
components.percentEncodedPassword = "%40"
components.percentEncodedHost = "[::1]"
components.port = 65536
print(components, components.path, components.queryItems as Any, components.fragment as Any)
components.percentEncodedQueryItems = [
  URLQueryItem(name: "n", value: "a=b&c"), URLQueryItem(name: "", value: nil),
]
components.encodedHost = "xn--mnchen-3ya.de"
print(components, components.host as Any, components.queryItems as Any)
for value in [nil, []] as [[URLQueryItem]?] {
  components.queryItems = value
  print(components.string as Any, components.queryItems as Any)
}
components.port = nil
components.user = nil
components.password = nil
components.host = nil
components.scheme = nil
print(components, components == whole, components.hashValue == components.hashValue)
print(whole == URLComponents(string: "http://u:p@h:8/p?q#f"), Set([whole, whole]).count)
var host = URLComponents()
host.host = "h"
host.path = "x"
print(host, host.string as Any)
debugPrint(whole, URLQueryItem(name: "a", value: "b"))
let base = URL(string: "http://h/a/")!
let relative = URL(string: "b?c", relativeTo: base)!
print(URLComponents(url: relative, resolvingAgainstBaseURL: false) as Any)
print(URLComponents(url: relative, resolvingAgainstBaseURL: true) as Any)
