struct A: CodingKey { var stringValue: String; var intValue: Int? { nil }; init(stringValue: String) { self.stringValue = stringValue }; init?(intValue: Int) { return nil } }
enum K: CodingKey { case z }
print(K.z.stringValue, K(stringValue: "z") as Any, A(stringValue: "q"))
