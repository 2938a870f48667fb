import Foundation

public struct Thumbnail: Hashable, Sendable {
  public let photoID: Photo.ID
  public let side: Int
}

/// Makes each thumbnail once, however many ask for it.
public actor ThumbnailCache {
  private enum Entry {
    case inProgress(Task<Thumbnail, any Error>)
    case ready(Thumbnail)
  }

  private var entries: [Photo.ID: Entry] = [:]
  public private(set) var renderCount = 0
  private let render: @Sendable (Photo) async throws -> Thumbnail

  public init(
    render: @escaping @Sendable (Photo) async throws -> Thumbnail = {
      Thumbnail(photoID: $0.id, side: 80)
    }
  ) {
    self.render = render
  }

  public func thumbnail(for photo: Photo) async throws -> Thumbnail {
    switch entries[photo.id] {
    case .ready(let thumbnail):
      return thumbnail
    case .inProgress(let task):
      return try await task.value
    case nil:
      break
    }
    renderCount += 1
    let task = Task { try await render(photo) }
    entries[photo.id] = .inProgress(task)
    do {
      let thumbnail = try await task.value
      entries[photo.id] = .ready(thumbnail)
      return thumbnail
    } catch {
      entries[photo.id] = nil
      throw error
    }
  }
}
