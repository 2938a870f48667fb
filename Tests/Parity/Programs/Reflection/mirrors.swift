// dump, Mirror, debugPrint, String(describing:), type(of:) of many shapes.
struct Point { var x = 1; var y = 2.5 }
class Animal { var name = "a"; var legs: Int? = 4 }
class Dog: Animal { var tricks = ["sit", "roll"] }
enum Shape { case dot, circle(radius: Double), pair(Int, String) }
struct Box { var point = Point(); var shape = Shape.circle(radius: 2); var list = [1, 2]; var map = ["k": Point()]; var none: Int?; var pair = (a: 1, "b") }
dump(Point())
dump(Box())
dump(Dog())
dump([1, 2])
dump(Optional(3))
dump("text")
dump((1, b: "two"))
dump(Shape.pair(1, "x"))
dump(["one": 1])
dump(Set([5]))
dump(nil as Int?)
for child in Mirror(reflecting: Box()).children { print(child.label ?? "-", child.value) }
debugPrint(Point(), Shape.dot, [Shape.pair(1, "a")], "s", Optional("o") as Any, ["k": 1.5], (1, "t"))
print(Point(), Shape.pair(1, "q"), (x: 1, 2), [Point()], ["k": Shape.dot], Optional(Point()) as Any, Box().map)
print(type(of: Point()), type(of: [Point()]), type(of: Dog() as Animal), type(of: (1, "a")), type(of: { (x: Int) in x }), type(of: Optional(1)), type(of: Point.self))
print(String(describing: Shape.dot), String(reflecting: Shape.circle(radius: 1)), String(describing: Dog.self), "\(Point.self)", String(reflecting: "q\"\n"))
struct Described: CustomStringConvertible { var description: String { "described" } }
dump(Described())
print(Described(), [Described()])
