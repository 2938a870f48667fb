struct Person { var n = 1; var name = "x" }
struct Other { var a = [1, 2] }
final class K { var v = 5 }
let paths: [AnyKeyPath] = [\Person.n, \Person.name.count, \Other.a[0], \K.v, \[Int].count, \Person.self]
let values: [Any] = [Person(), Other(), K(), [1, 2, 3], ["k": 1], 5, "s"]
for value in values {
  for path in paths { print(value[keyPath: path] as Any) }
}
let d: [AnyKeyPath: String] = [:]
for path in [\Person.n, \Person.name] as [AnyKeyPath] { print(d[keyPath: path] as Any) }
