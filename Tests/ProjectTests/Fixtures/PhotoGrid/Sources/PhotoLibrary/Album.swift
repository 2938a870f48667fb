import Foundation

public protocol PhotoSource: Sendable {
  associatedtype Batches: AsyncSequence where Batches.Element == [Photo]

  func photos() -> Batches
  func delete(_ ids: Set<Photo.ID>) async throws
}

/// An album whose photos come in batches.
public actor Album: PhotoSource {
  private var stored: [Photo]
  private let batchSize: Int

  public init(_ photos: [Photo], batchSize: Int = 4) {
    stored = photos
    self.batchSize = batchSize
  }

  public nonisolated func photos() -> AsyncStream<[Photo]> {
    AsyncStream { continuation in
      let task = Task {
        for batch in await self.batches() {
          continuation.yield(batch)
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  public func delete(_ ids: Set<Photo.ID>) async throws {
    guard ids.allSatisfy({ id in stored.contains { $0.id == id } }) else {
      throw CocoaError(.fileNoSuchFile)
    }
    stored.removeAll { ids.contains($0.id) }
  }

  public var count: Int { stored.count }

  private func batches() -> [[Photo]] {
    stride(from: 0, to: stored.count, by: batchSize).map {
      Array(stored[$0..<min($0 + batchSize, stored.count)])
    }
  }
}
