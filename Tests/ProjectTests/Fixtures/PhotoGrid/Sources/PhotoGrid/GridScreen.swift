import PhotoLibrary
import SwiftUI

public struct GridScreen<Source: PhotoSource>: View {
  @State private var model: GridModel<Source>
  @State private var isSelecting = false
  @State private var shownPhoto: Photo?
  @State private var asksToDelete = false
  @Namespace private var namespace

  private let columns = [GridItem(.adaptive(minimum: 80), spacing: 2)]

  public init(source: Source) {
    _model = State(wrappedValue: GridModel(source: source))
  }

  public var body: some View {
    NavigationStack {
      ScrollView {
        LazyVGrid(columns: columns, spacing: 2, pinnedViews: [.sectionHeaders]) {
          ForEach(model.days) { day in
            Section {
              ForEach(day.photos) { photo in
                cell(for: photo)
              }
            } header: {
              DayHeader(date: day.id, count: day.photos.count)
            }
          }
        }
      }
      .overlay { if model.isLoading { ProgressView() } }
      .navigationTitle(isSelecting ? "\(model.selection.count) selected" : "Photos")
      .toolbar { toolbarContent }
      .task { await model.load() }
      .fullScreenCover(item: $shownPhoto) { photo in
        PhotoDetail(photo: photo) { model.toggleFavorite(photo.id) }
      }
      .confirmationDialog("Delete photos?", isPresented: $asksToDelete) {
        Button("Delete \(model.selection.count)", role: .destructive) {
          Task {
            await model.deleteSelected()
            isSelecting = false
          }
        }
      }
    }
  }

  private func cell(for photo: Photo) -> some View {
    PhotoCell(photo: photo, isSelected: model.selection.contains(photo.id))
      .matchedGeometryEffect(id: photo.id, in: namespace)
      .onTapGesture {
        if isSelecting {
          model.toggleSelection(photo.id)
        } else {
          shownPhoto = photo
        }
      }
      .accessibilityIdentifier("photo-\(photo.id)")
  }

  @ToolbarContentBuilder
  private var toolbarContent: some ToolbarContent {
    ToolbarItem(placement: .topBarLeading) {
      Picker("Filter", selection: $model.filter) {
        ForEach(Filter.allCases, id: \.self) { Text(String(describing: $0)) }
      }
    }
    ToolbarItemGroup(placement: .topBarTrailing) {
      if isSelecting {
        Button("Delete", systemImage: "trash") { asksToDelete = true }
          .disabled(model.selection.isEmpty)
      }
      Button(isSelecting ? "Done" : "Select") {
        isSelecting.toggle()
        model.selection.removeAll()
      }
    }
  }
}

#Preview("Samples") {
  GridScreen(source: Album(Photo.samples))
}

#Preview("Empty") {
  GridScreen(source: Album([]))
}
