// `dump` numbers metatypes as it numbers objects; strides are shown by their custom mirrors.
class Shape { var size = 1 }
dump(Shape.self)
dump([Int.self, Shape.self, Int.self] as [Any.Type])
print(stride(from: 0, to: 1, by: 1), [stride(from: 0.0, through: 1, by: 0.5)])
dump(stride(from: 0, to: 4, by: 2))
