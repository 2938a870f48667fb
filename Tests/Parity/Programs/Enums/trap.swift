// What a program printed before a trap stays printed.
enum Level: Int { case low = 1, high = 10 }
print(Level.high.rawValue, Level(rawValue: 1)!, Level(rawValue: 2) as Any)
let level = Level(rawValue: 5)
print("before")
print(level!)
print("after")
