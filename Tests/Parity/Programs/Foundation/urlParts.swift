import Foundation
var url = URL(string: "https://ada:pw@example.com:8080/a/b%20c/file.tar.gz?q=1&r=a%20b#frag")!
print(url.scheme!, url.host!, url.port!, url.user!, url.password!, url.path, url.query!, url.fragment!, url.lastPathComponent, url.pathExtension, url.pathComponents)
print(url.path(), url.path(percentEncoded: false), url.query(percentEncoded: false)!, url.query()!, url.host()!, url.fragment()!, url.user()!, url.password()!, url.hasDirectoryPath)
print(url.deletingLastPathComponent(), url.deletingPathExtension(), url.appendingPathExtension("zip"), url.absoluteString.count, url.isFileURL)
var base = URL(string: "https://example.com/api")!
base.append(path: "v1")
base.append(component: "users")
base.append(queryItems: [URLQueryItem(name: "id", value: "1 2"), URLQueryItem(name: "flag", value: nil)])
print(base, base.appending(path: "x/y"), base.appending(components: "p", "q"))
base.deleteLastPathComponent()
base.appendPathComponent("items")
base.appendPathExtension("json")
print(base)
base.deletePathExtension()
print(base, base.standardized, URL(string: "https://a.b/c/../d/./e")!.standardized, URL(string: "https://a.b/c/../d")!.absoluteURL)
print(URL(string: "") as Any, URL(string: "a b") as Any, URL(string: "relative/path")!.scheme as Any, URL(string: "x", relativeTo: URL(string: "https://a.b/c/d"))!.absoluteString, URL(string: "/root", relativeTo: URL(string: "https://a.b/c/d"))!.absoluteString)
let file = URL(fileURLWithPath: "/tmp/notes/a.txt")
print(file, file.path, file.lastPathComponent, file.deletingLastPathComponent().path, file.isFileURL, URL(filePath: "/x/y").path(), file.appendingPathComponent("b", isDirectory: true))
var c = URLComponents(string: "https://example.com/search?q=swift%20ui&page=2#top")!
print(c.scheme!, c.host!, c.path, c.query!, c.percentEncodedQuery!, c.fragment!, c.queryItems!, c.port as Any)
c.queryItems?.append(URLQueryItem(name: "a&b", value: "c=d é"))
print(c.url!, c.string!, c.percentEncodedQueryItems!.last!)
c.queryItems = nil
c.path = "/a b"
c.port = 81
c.fragment = nil
c.user = "me"
print(c.string!, c.percentEncodedPath, c.url!.absoluteString)
var made = URLComponents()
made.scheme = "https"
made.host = "api.example.com"
made.path = "/v1/items"
made.queryItems = ["a": "1", "b": "2"].sorted { $0.key < $1.key }.map { URLQueryItem(name: $0.key, value: $0.value) }
print(made.url!, made.url!.query()!, made.queryItems!.first { $0.name == "b" }!.value!, URLComponents(url: url, resolvingAgainstBaseURL: false)!.queryItems!.count, URLQueryItem(name: "x", value: nil))
print(url == URL(string: url.absoluteString), [url: 1].count, url.hashValue == url.hashValue, try JSONEncoder().encode([file.lastPathComponent]).count, String(decoding: try JSONEncoder().encode(["u": URL(string: "https://a.b/c")!]), as: UTF8.self))
print(try JSONDecoder().decode([URL].self, from: Data(#"["https://x.y"]"#.utf8)), UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!.uuidString.lowercased(), UUID(uuidString: "x") as Any, UUID(uuidString: "e621e1f8-c36c-495a-93fc-0c247a3e6e5f")!)
