struct Column<Value> { let name: String }
struct Condition { let sql: String }
extension Column where Value: Equatable {
    static func == (c: Self, v: Value) -> Condition { Condition(sql: "\(c.name) = \(v)") }
    static func != (c: Self, v: Value) -> Condition { Condition(sql: "\(c.name) <> \(v)") }
}
let email = Column<String?>(name: "email"), age = Column<Int>(name: "age")
print((email != nil).sql, (email == "x").sql, (age == 3).sql)

enum JSON: Equatable, ExpressibleByNilLiteral, ExpressibleByIntegerLiteral {
    case null, number(Int)
    init(nilLiteral: ()) { self = .null }
    init(integerLiteral value: Int) { self = .number(value) }
}
var table: [String: JSON] = ["a": 1, "b": 2]
let value: JSON = nil
table["a"] = value == .null ? nil : value
print(table.count, table["a"] as Any)
table["b"] = nil
print(table.count, value == nil)
