// throw, do/catch with every pattern, rethrows, typed throws, try? and try!, Result.
enum NetworkError: Error, Equatable { case offline, status(code: Int), timeout(after: Double) }
struct ParseError: Error, CustomStringConvertible {
  let line: Int; var description: String { "line \(line) is wrong" }
}
func load(_ id: Int) throws -> String {
  switch id {
  case 0: throw NetworkError.offline
  case 1...3: throw NetworkError.status(code: 400 + id)
  case 4: throw NetworkError.timeout(after: 2.5)
  case 5: throw ParseError(line: 9)
  default: return "page \(id)"
  }
}
for id in 0...6 {
  do {
    let page = try load(id)
    print("got", page)
  } catch NetworkError.offline {
    print("offline")
  } catch NetworkError.status(let code) where code == 402 {
    print("payment")
  } catch NetworkError.status(let code) {
    print("status", code)
  } catch let error as NetworkError {
    print("network", error)
  } catch is ParseError {
    print("parse")
  } catch {
    print("other", error)
  }
}
do { _ = try load(5) } catch {
  print(error, type(of: error), error is ParseError, (error as? ParseError)?.line ?? 0)
}
print(try? load(6) as Any, try? load(0), (try? load(9))?.count ?? 0, try! load(7))
func twice<T>(_ work: () throws -> T) rethrows -> [T] { [try work(), try work()] }
print(twice { 4 }, (try? twice { try load(0) }) as Any)
enum MathError: Error { case negative(Int), tooBig }
func root(_ number: Int) throws(MathError) -> Int {
  guard number >= 0 else { throw .negative(number) }
  if number > 1000 { throw .tooBig }
  return (0...number).last { $0 * $0 <= number }!
}
for number in [16, -1, 2000] {
  do throws(MathError) {
    print(try root(number))
  } catch {
    switch error {
    case .negative(let value): print("negative", value)
    case .tooBig: print("too big")
    }
  }
}
let result = Result<Int, any Error> { try root(-5) }
print(result, (try? result.get()) as Any, result.map { $0 + 1 })
let good = Result<Int, any Error> { try load(8).count }
switch good {
case .success(let count): print("success", count)
case .failure(let error): print("failure", error)
}
func nested() throws {
  do {
    do { _ = try load(0) } catch NetworkError.status { print("not here") }
  } catch {
    print("outer caught", error)
    throw ParseError(line: 1)
  }
}
do { try nested() } catch { print("finally", error) }
struct Resource {
  init(_ name: String) throws {
    if name.isEmpty { throw ParseError(line: 0) }; print("opened", name)
  }
  var content: String { get throws { throw NetworkError.timeout(after: 1) } }
  subscript(index: Int) -> Int {
    get throws { if index > 0 { throw NetworkError.offline }; return 1 }
  }
}
do {
  let resource = try Resource("a")
  print(try resource[0])
  print(try resource.content)
} catch { print(error) }
do { _ = try Resource("") } catch { print(error) }
let errors: [any Error] = [NetworkError.offline, ParseError(line: 3)]
print(errors.map { "\($0)" }, errors[0] as? NetworkError == .offline)
extension NetworkError { var isFatal: Bool { self == .offline || self == .status(code: 500) } }
print(NetworkError.status(code: 500).isFatal, NetworkError.timeout(after: 1).isFatal)
