// A method of a subclass that gives another type stands beside the inherited one; one that gives the
// same, or a class below, takes its place.
class Shelf {
  func title() -> Int { 1 }
  class func make() -> [Int] { [1] }
  func copy() -> Shelf { self }
  func find() -> Shelf? { nil }
  func done() {}
}

class Named<Value> {
  let value: Value
  init(_ value: Value) { self.value = value }
}

class Request: Shelf {
  func title() -> String { "request" }
  class func make() -> [String] { ["made"] }
  override func copy() -> Request { self }
  override func find() -> Request { self }
  override func done() { print("done") }
  func boxed() -> Named<Int> { Named(1) }
}

class Special: Request {
  func boxed() -> Named<String> { Named("special") }
}

let request = Request()
let number: Int = request.title()
let text: String = request.title()
let numbers: [Int] = Request.make()
let texts: [String] = Request.make()
print(number, text, numbers, texts, type(of: request.copy()), request.find() === request)
let shelf: Shelf = request
shelf.done()
print(shelf.title(), shelf.copy() === request, shelf.find() === request)
let special = Special()
let boxed: Named<Int> = special.boxed()
let named: Named<String> = special.boxed()
print(boxed.value, named.value)
