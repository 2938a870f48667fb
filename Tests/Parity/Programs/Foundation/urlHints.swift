import Foundation

let b = URL(filePath: "/a/b", directoryHint: .isDirectory)
print(
  b, b.appending(path: "c", directoryHint: .isDirectory),
  b.appending(path: "c/d", directoryHint: .notDirectory),
  b.appending(component: "x/y", directoryHint: .notDirectory),
  b.appending(components: "p", "q r", directoryHint: .isDirectory))
print(
  URL(filePath: "rel.txt", directoryHint: .notDirectory, relativeTo: b).path(),
  URL(filePath: "rel.txt", relativeTo: b).absoluteString)
var u = URL(string: "https://x.org/a?q=1#f")!
u.append(path: "z", directoryHint: .isDirectory)
print(u)
u.append(component: "w", directoryHint: .notDirectory)
print(u)
u.append(components: "1", "2")
print(u)
print(
  u.debugDescription, u.path(percentEncoded: false), u.host() ?? "", u.dataRepresentation.count,
  URL(dataRepresentation: Data("http://q.org".utf8), relativeTo: nil)!)
print(
  URLComponents(
    string: "https://u:p@x.org:80/a%20b?q=1&r=%20#frag", encodingInvalidCharacters: false)!,
  URLComponents(string: "x y", encodingInvalidCharacters: true)?.path ?? "nil")
let c = URLComponents(string: "https://u:p@x.org:80/a%20b?q=1&r=%20#frag")!
print(
  c.percentEncodedUser ?? "", c.percentEncodedPassword ?? "", c.encodedHost ?? "",
  c.string![c.rangeOfQuery!], c.string![c.rangeOfHost!], c.string![c.rangeOfPath!],
  c.string![c.rangeOfScheme!], c.string![c.rangeOfPort!], c.string![c.rangeOfFragment!],
  c.string![c.rangeOfUser!], c.url(relativeTo: nil)!)
