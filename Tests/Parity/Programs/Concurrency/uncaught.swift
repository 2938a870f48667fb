// An error at the top level behind a wait.
struct Sad: Error { var why = "rain" }
func fail() async throws { await Task.yield(); throw Sad() }
print("before")
try await fail()
print("after")
