import PhotoLibrary
import Testing

@Suite struct ThumbnailCacheTests {
  struct RenderError: Error {}

  @Test func thumbnailsAreMadeOnce() async throws {
    let cache = ThumbnailCache()
    let photo = Photo.samples[0]
    async let first = cache.thumbnail(for: photo)
    async let second = cache.thumbnail(for: photo)
    let both = try await [first, second]
    #expect(both[0] == both[1])
    #expect(await cache.renderCount == 1)
  }

  @Test func failuresAreTriedAgain() async throws {
    let cache = ThumbnailCache { _ in throw RenderError() }
    for _ in 1...2 {
      await #expect(throws: RenderError.self) {
        try await cache.thumbnail(for: Photo.samples[1])
      }
    }
    #expect(await cache.renderCount == 2)
  }
}
