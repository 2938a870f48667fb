struct A { var city: String; var zip: Int? }
struct P { var address: A?; var all: [A] }
let k = \P?.?.address
print(type(of: k))
let k1 = \P?.?.address?.city
print(type(of: k1))
let p: P? = P(address: A(city: "Rome", zip: 3), all: [])
print(p[keyPath: k1] as Any)
let q: P? = nil
print(q[keyPath: k1] as Any)
let k2 = \[P].first?.address?.zip
print([P(address: A(city: "x", zip: 3), all: [])][keyPath: k2] as Any)
let k3 = \P.all[0].city
let k4: WritableKeyPath<P, String> = \.all[0].city
var pp = P(address: nil, all: [A(city: "u", zip: nil)])
pp[keyPath: k4] = "v"
print(pp[keyPath: k3])
let k5 = \P.address!.city
pp.address = A(city: "w", zip: 1)
pp[keyPath: k5] += "!"
print(pp[keyPath: k5], k5 == \P.address!.city)
let k6 = \Array<Int>.[0]
print([4,5][keyPath: k6])
let k7 = \[String: Int].["a"]
var di = ["a": 1]; di[keyPath: k7] = 5; print(di)
let k8 = \Int?.!
var oi: Int? = 3
oi[keyPath: k8] = 4
print(oi as Any)
let k9 = \(Int, String).1
print((1, "x")[keyPath: k9])
let k10 = \(a: Int, b: String).b
print((a: 1, b: "y")[keyPath: k10])
print(\P.address?.city, k8)
print([P?.some(pp)].map(\.?.address?.city))
print([p, q].compactMap(\.?.address))

struct Nested { var number = 1; var other: Int? = 2; var list = [1] }
print([Nested?.some(Nested())].map(\Nested?.?.other))
print([Nested??.some(Nested())].map(\.??.number))
print([Nested??.some(Nested())].map(\Nested??.??.number))
let n1: KeyPath<Nested?, Int> = \.!.number
print(Optional(Nested())[keyPath: n1])
print(Optional(Nested())[keyPath: \Nested?.!.list[0]])
let n2 = \[Nested]?.?.first?.number
print(type(of: n2))
