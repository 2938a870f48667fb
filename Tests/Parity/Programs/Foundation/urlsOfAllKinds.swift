import Foundation
for t in ["https://user:pw@example.com:8080/a/b%20c/d.html?x=1&y=%C3%A4#frag", "mailto:a@b.c", "http://example.de/straße?q=ü", "a b", "", "file:///tmp/x%20y/z.txt", "//host/path", "../rel/./p", "http://[::1]:80/x", "https://example.com", "https://example.com/", "HTTP://EXAMPLE.com/%7Efoo", "data:text/plain,hi", "http://a/b;c=d", "?q", "#f", "http://%zz/"] {
  guard let u = URL(string: t) else { print(t, "nil"); continue }
  print(t, "|", u.absoluteString, u.scheme ?? "-", u.host() ?? "-", u.port ?? -1, u.path(), u.path)
  print(u.query() ?? "-", u.fragment ?? "-", u.user ?? "-", u.password ?? "-", u.lastPathComponent, u.pathExtension)
  print(u.pathComponents, u.isFileURL, u.hasDirectoryPath, u.standardized, u.deletingLastPathComponent())
  print(u.deletingPathExtension(), u.appending(path: "n m"), u.appendingPathExtension("txt"), u.baseURL as Any, u.relativePath)
}
let base = URL(string: "https://example.com/a/b/c?d#e")!
for r in ["x", "../x", "/x", "?q", "#f", "//h/x", "./", "", "http://o/"] {
  print(r, URL(string: r, relativeTo: base)?.absoluteString ?? "nil", URL(string: r, relativeTo: base)?.absoluteURL as Any)
  print(URL(string: r, relativeTo: base) as Any)
}
print(URL(string: "a b", encodingInvalidCharacters: false) as Any, base.appending(queryItems: [URLQueryItem(name: "k", value: "v w&")]), base.appending(components: "p", "q r"), URL(filePath: "/tmp/a b", directoryHint: .isDirectory))
var c = URLComponents(string: "https://example.com/p?a=1&b&c=%20x#z")!
print(c.queryItems as Any, c.percentEncodedQuery as Any, c.path, c.host as Any)
c.queryItems = [URLQueryItem(name: "ü", value: "a+b&c=d"), URLQueryItem(name: "n", value: nil)]
c.host = "münchen.de"; c.port = 99; c.path = "/ä ö"; c.fragment = "x y"
print(c.string ?? "-", c.url as Any, c)
for host in ["a b", "%zz", "[::1]", "münchen.de", "a/b?c"] {
  var parts = URLComponents()
  parts.scheme = "http"
  parts.host = host
  print(parts.encodedHost ?? "-", parts.host ?? "-", parts.string ?? "-")
}
var parts = URLComponents()
parts.user = "a b:@"
parts.password = "ü/"
parts.host = "h"
print(parts.string ?? "-", parts.percentEncodedUser ?? "-")
parts.path = "no/slash"
print(parts.string ?? "-")
let page = URL(string: "b/../c?x#y", relativeTo: URL(string: "https://example.com/d/e"))!
print(page.relativeString, page.absoluteString, page.relativePath, page.path, page.standardized, page == page.absoluteURL)
