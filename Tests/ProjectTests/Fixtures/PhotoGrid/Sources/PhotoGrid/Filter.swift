import PhotoLibrary

enum Filter: Hashable, CaseIterable, CustomStringConvertible {
  case all, favorites, portrait

  var description: String {
    switch self {
    case .all: "All"
    case .favorites: "Favorites"
    case .portrait: "Portrait"
    }
  }

  func includes(_ photo: Photo) -> Bool {
    switch self {
    case .all: true
    case .favorites: photo.isFavorite
    case .portrait: photo.size.aspectRatio < 1
    }
  }
}
