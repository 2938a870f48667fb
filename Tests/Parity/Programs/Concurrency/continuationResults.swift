import Foundation
struct Broken: LocalizedError { var errorDescription: String? { "it broke" } }
let (stream, continuation) = AsyncThrowingStream.makeStream(of: Int.self)
continuation.yield(1)
continuation.yield(with: .success(2))
continuation.yield(with: .failure(Broken()))
continuation.yield(3)
do { for try await n in stream { print(n) } } catch { print(error.localizedDescription) }
let (pings, pinger) = AsyncStream.makeStream(of: Void.self)
pinger.yield()
pinger.yield(with: .success(()))
pinger.finish()
print(await pings.reduce(0) { n, _ in n + 1 })
