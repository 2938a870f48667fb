// A constant may be set again where an error kept it from being set.
struct Bad: Error {}
struct Worse: Error {}

func value(_ number: Int) throws -> Int {
  switch number {
  case 0: throw Bad()
  case 1: throw Worse()
  default: return number
  }
}

func one(_ number: Int) -> Int {
  let result: Int
  do { result = try value(number) } catch { result = -1 }
  return result
}

func two(_ number: Int) -> String {
  let status: String
  do {
    let half = try value(number) / 2
    status = "half \(half)"
    print(status)
  } catch is Bad {
    status = "bad"
  } catch {
    status = "\(error)"
  }
  return status
}

func three(_ number: Int) -> String {
  let status: String
  do {
    _ = try value(number)
    status = "done"
    _ = try? value(0)
    _ = [1, 2].map { $0 + 1 }
  } catch {
    status = "failed"
  }
  return status
}

struct Reading {
  let text: String
  var count: Int
  init(_ number: Int) {
    do {
      let found = try value(number)
      text = "read"
      count = found
    } catch {
      text = "missing"
      count = 0
    }
  }
}

for number in 0...3 { print(one(number), two(number), three(number), Reading(number)) }
