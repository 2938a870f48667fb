import Foundation
import Observation
import PhotoLibrary

@MainActor
@Observable
final class GridModel<Source: PhotoSource> {
  struct Day: Identifiable {
    let id: Date
    var photos: [Photo]
  }

  private(set) var photos: [Photo] = []
  private(set) var isLoading = false
  var selection: Set<Photo.ID> = []
  var filter = Filter.all
  var error: (any Error)?

  private let source: Source

  init(source: Source) {
    self.source = source
  }

  var shown: [Photo] {
    photos.filter(filter.includes)
  }

  var days: [Day] {
    Dictionary(grouping: shown) { Calendar.utc.startOfDay(for: $0.taken) }
      .map(Day.init(id:photos:))
      .sorted { $0.id > $1.id }
  }

  func load() async {
    isLoading = true
    defer { isLoading = false }
    photos.removeAll(keepingCapacity: true)
    do {
      for try await batch in source.photos() {
        photos.append(contentsOf: batch)
      }
    } catch {
      self.error = error
    }
  }

  func toggleFavorite(_ id: Photo.ID) {
    guard let index = photos.firstIndex(where: { $0.id == id }) else { return }
    photos[index].isFavorite.toggle()
  }

  func toggleSelection(_ id: Photo.ID) {
    if !selection.insert(id).inserted { selection.remove(id) }
  }

  func deleteSelected() async {
    do {
      try await source.delete(selection)
      photos.removeAll { selection.contains($0.id) }
      selection = []
    } catch {
      self.error = error
    }
  }
}

extension Calendar {
  static let utc: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC")!
    return calendar
  }()
}
