// Errors thrown behind a wait, through defer, do and try? and try!.
enum Failure: Error { case first, second(Int) }

func fail(_ n: Int) async throws -> Int {
  defer { print("leaving", n) }
  await Task.yield()
  if n > 2 { throw Failure.second(n) }
  if n > 1 { throw Failure.first }
  return n
}

for n in 1...3 {
  do {
    defer { print("end of round", n) }
    print(try await fail(n))
  } catch Failure.second(let n) where n == 3 {
    print("second", n)
  } catch {
    print("other", error)
  }
}
print(try await fail(1))
print(try? await fail(2) as Int?)
print(try! await fail(1))

func nested() async throws {
  do {
    _ = try await fail(3)
  } catch Failure.first {
    print("not this")
  }
}
do { try await nested() } catch { print("through", error) }
func rethrown(_ work: () async throws -> Void) async rethrows { try await work() }
await rethrown { print("calm") }
do { try await rethrown { throw Failure.first } } catch { print(error) }
