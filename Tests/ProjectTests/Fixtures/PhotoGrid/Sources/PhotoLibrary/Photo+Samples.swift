import Foundation

extension Photo {
  public static let samples: [Photo] = (1...6).map { index in
    Photo(
      id: index,
      name: "IMG_\(1000 + index)",
      size: index.isMultiple(of: 2) ? Size(width: 400, height: 300) : Size(width: 300, height: 400),
      taken: Date(timeIntervalSince1970: Double(index / 3) * 86_400),
      isFavorite: index == 2)
  }
}
