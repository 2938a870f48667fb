import Foundation
import PhotoLibrary
import Testing

@testable import PhotoGrid

@MainActor
@Suite struct GridModelTests {
  let album: Album
  let model: GridModel<Album>

  init() async {
    album = Album(Photo.samples, batchSize: 4)
    model = GridModel(source: album)
    await model.load()
  }

  @Test func allBatchesAreShown() {
    #expect(model.photos.count == 6)
    #expect(!model.isLoading)
    #expect(model.days.map(\.photos.count) == [1, 3, 2])
  }

  @Test(arguments: [(Filter.all, 6), (.favorites, 1), (.portrait, 3)])
  func filtersChoose(filter: Filter, count: Int) {
    model.filter = filter
    #expect(model.shown.count == count)
  }

  @Test func selectedPhotosAreDeleted() async {
    model.toggleSelection(1)
    model.toggleSelection(2)
    model.toggleSelection(1)
    #expect(model.selection == [2])
    await model.deleteSelected()
    #expect(model.photos.map(\.id) == [1, 3, 4, 5, 6])
    #expect(await album.count == 5)
    #expect(model.error == nil)
  }

  @Test func whatIsNotThereCannotBeDeleted() async throws {
    model.selection = [99]
    await model.deleteSelected()
    let error = try #require(model.error as? CocoaError)
    #expect(error.code == .fileNoSuchFile)
    #expect(model.photos.count == 6)
  }
}
