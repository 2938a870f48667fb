// A `switch` over an enum without cases has none, whatever it is to give.
enum Impossible {}

func absurd<T>(_ value: Impossible) -> T { switch value {} }
func never<T>(_ value: Never) -> T { switch value {} }

func value<T>(_ result: Result<T, Never>) -> T {
  switch result {
  case .success(let value): value
  case .failure(let failure): never(failure)
  }
}

func value<T>(of either: Result<T, Error>, or other: (Error) -> Impossible?) -> T? {
  switch either {
  case .success(let value): return value
  case .failure(let error): return other(error).map { absurd($0) }
  }
}

struct Missing: Error {}
print(value(.success(3)))
print(value(of: .success("a"), or: { _ in nil }) ?? "none")
print(value(of: Result<String, Error>.failure(Missing()), or: { _ in nil }) ?? "none")
