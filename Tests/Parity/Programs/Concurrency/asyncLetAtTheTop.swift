// Child tasks behind variables of the program.
func load(_ number: Int) async throws -> Int {
  try await Task.sleep(for: .milliseconds(20 - number))
  if number > 9 { throw CancellationError() }
  return number * 2
}
func plain() async -> String { "plain" }
async let one = load(1)
async let two: Int = load(2)
async let three = plain()
print(try await one + two, await three)
async let broken = load(10)
do { print(try await broken) } catch { print("failed") }
