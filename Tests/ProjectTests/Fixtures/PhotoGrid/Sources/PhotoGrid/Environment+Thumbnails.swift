import PhotoLibrary
import SwiftUI

private struct ThumbnailsKey: EnvironmentKey {
  static let defaultValue = ThumbnailCache()
}

extension EnvironmentValues {
  var thumbnails: ThumbnailCache {
    get { self[ThumbnailsKey.self] }
    set { self[ThumbnailsKey.self] = newValue }
  }

  @Entry var captions = Captions(texts: [:])
}
