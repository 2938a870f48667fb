// Declarations are known before anything runs, also beside statements on their line.
print(twice(4), Point(x: 1).shown)
func twice(_ number: Int) -> Int { number * 2 }; print("after", twice(1))
struct Point { var x = 0 }; extension Point { var shown: String { "at \(x)" } }; var factor = 2; print(factor)
let points = [Point(x: 3)]; enum Kind { case one }; print(points[0].shown, Kind.one)
func place(_ line: Int = #line) -> Int { line }; print(place()); func here() -> [Int] { [place(), #line, #column] }; print(here())
