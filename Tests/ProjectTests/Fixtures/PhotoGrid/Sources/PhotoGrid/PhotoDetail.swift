import PhotoLibrary
import SwiftUI

struct PhotoDetail: View {
  let photo: Photo
  let toggleFavorite: () -> Void

  @Environment(\.dismiss) private var dismiss
  @Environment(\.captions) private var captions
  @GestureState private var magnification = 1.0
  @State private var scale = 1.0

  private var magnify: some Gesture {
    MagnifyGesture()
      .updating($magnification) { value, state, _ in state = value.magnification }
      .onEnded { scale = max(1, min(4, scale * $0.magnification)) }
  }

  var body: some View {
    VStack {
      Rectangle()
        .aspectRatio(photo.size.aspectRatio, contentMode: .fit)
        .scaleEffect(scale * magnification)
        .gesture(magnify)
      Text(captions[photo.id] ?? photo.name)
      HStack {
        Button(photo.isFavorite ? "Unfavorite" : "Favorite", action: toggleFavorite)
        ShareLink(item: photo.name)
        Button("Close", action: dismiss.callAsFunction)
      }
    }
    .statusBarHidden()
  }
}
