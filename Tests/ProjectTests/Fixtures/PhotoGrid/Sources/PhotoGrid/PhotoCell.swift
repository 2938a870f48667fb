import PhotoLibrary
import SwiftUI

struct PhotoCell: View {
  let photo: Photo
  let isSelected: Bool

  @Environment(\.thumbnails) private var thumbnails
  @State private var thumbnail: Thumbnail?

  var body: some View {
    GeometryReader { geometry in
      ZStack(alignment: .bottomTrailing) {
        Rectangle()
          .fill(thumbnail == nil ? AnyShapeStyle(.quaternary) : AnyShapeStyle(.mint.gradient))
          .frame(width: geometry.size.width, height: geometry.size.width)
        if photo.isFavorite { Image(systemName: "heart.fill").foregroundStyle(.white) }
        if isSelected { SelectionMark() }
      }
    }
    .aspectRatio(1, contentMode: .fit)
    .task(id: photo.id) {
      thumbnail = try? await thumbnails.thumbnail(for: photo)
    }
  }
}

struct SelectionMark: View {
  var body: some View {
    Image(systemName: "checkmark.circle.fill")
      .symbolRenderingMode(.palette)
      .foregroundStyle(.white, .blue)
      .padding(4)
  }
}
