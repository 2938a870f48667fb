// Result, chains of failing work, cleanup, errors with context, errors in closures and properties.
enum Failure: Error, Equatable, CustomStringConvertible {
  case empty, invalid(String, at: Int);
  var description: String {
    switch self {
    case .empty: "nothing there";
    case .invalid(let text, let place): "'\(text)' at \(place)"
    }
  }
}
func parse(_ text: String, at place: Int) -> Result<Int, Failure> {
  if text.isEmpty { return .failure(.empty) }; guard let number = Int(text) else { return .failure(.invalid(text, at: place)) }; return .success(number)
}
let inputs = ["1", "", "x", "40"]
for (place, input) in inputs.enumerated() {
  switch parse(input, at: place) {
  case .success(let number) where number > 10: print("big", number)
  case .success(let number): print("number", number)
  case .failure(.empty): print("empty")
  case .failure(let error): print("failed:", error)
  }
}
print(parse("5", at: 0).map { $0 * 2 }, parse("z", at: 3).mapError { "\($0)".count > 3 ? Wrapped(inner: $0) : Wrapped(inner: $0) })
struct Wrapped: Error { let inner: Failure }
print(parse("5", at: 0).flatMap { parse("\($0)\($0)", at: 1) }, (try? parse("6", at: 0).get()) ?? 0, parse("", at: 0) == .failure(.empty))
func sum(_ texts: [String]) throws -> Int { try texts.enumerated().reduce(0) { try $0 + parse($1.element, at: $1.offset).get() } }
do { print(try sum(["1", "2"])); print(try sum(["1", "b"])) } catch let error as Failure { print("caught", error, error == .invalid("b", at: 1)) }
func cleanup() throws -> String { defer { print("cleaned") }; print("working"); if inputs.count > 3 { throw Failure.empty }; return "done" }
do { print(try cleanup()) } catch { print("after", error) }
func retry<T>(_ times: Int, _ work: (Int) throws -> T) throws -> T {
  var last: (any Error)?; for attempt in 1...times { do { return try work(attempt) } catch { last = error; print("attempt", attempt, error) } }; throw last!
}
print(
  try retry(3) { attempt -> String in
    if attempt < 3 { throw Failure.invalid("try", at: attempt) }; return "ok at \(attempt)"
  })
do { _ = try retry(1) { _ in throw Failure.empty } } catch Failure.empty { print("gave up") }
struct Field { let raw: String; var number: Int { get throws { try parse(raw, at: 0).get() } }; func callAsFunction() throws -> Int { try number + 1 } }
print((try? Field(raw: "8").number) as Any, (try? Field(raw: "").number) as Any, try Field(raw: "8")())
let mapped = inputs.map { text in Result<Int, any Error> { try Field(raw: text).number } }
print(mapped.map { if case .success(let n) = $0 { "\(n)" } else { "-" } }, inputs.compactMap { try? Field(raw: $0).number })
func validate(_ age: Int?) throws -> Int { guard let age else { throw Failure.empty }; guard (0...150).contains(age) else { throw Failure.invalid("\(age)", at: 0) }; return age }
for age in [30, nil, 200] { do { print(try validate(age)) } catch Failure.invalid(let text, _) { print("bad", text) } catch { print("none", type(of: error)) } }
print((try? validate(1)).map { $0 + 1 } ?? -1, (try? validate(nil)) == nil)
