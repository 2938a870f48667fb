// SwiftUI's photo picker, for programs that import PhotosUI.
//
// Module: PhotosUI

public func PhotosPicker(
  _ title: String, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
  preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
) -> _InertLeaf {
  _InertLeaf(_name: "PhotosPicker", _arguments: [Text(title)])
}
public func PhotosPicker(
  _ title: String, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
  preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
  photoLibrary: PHPhotoLibrary
) -> _InertLeaf { _InertLeaf(_name: "PhotosPicker", _arguments: [Text(title)]) }
public func PhotosPicker<Label: View>(
  selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
  preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
  @ViewBuilder label: () -> Label
) -> _InertLeaf { _InertLeaf(_name: "PhotosPicker", _arguments: [label()]) }
public func PhotosPicker<Label: View>(
  selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
  preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
  photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label
) -> _InertLeaf { _InertLeaf(_name: "PhotosPicker", _arguments: [label()]) }
public func PhotosPicker(
  _ title: String, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
  selectionBehavior: PhotosPickerSelectionBehavior = .default,
  matching filter: PHPickerFilter? = nil,
  preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
) -> _InertLeaf {
  _InertLeaf(_name: "PhotosPicker", _arguments: [Text(title)])
}
public func PhotosPicker(
  _ title: String, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
  selectionBehavior: PhotosPickerSelectionBehavior = .default,
  matching filter: PHPickerFilter? = nil,
  preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
  photoLibrary: PHPhotoLibrary
) -> _InertLeaf { _InertLeaf(_name: "PhotosPicker", _arguments: [Text(title)]) }
public func PhotosPicker<Label: View>(
  selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
  selectionBehavior: PhotosPickerSelectionBehavior = .default,
  matching filter: PHPickerFilter? = nil,
  preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
  @ViewBuilder label: () -> Label
) -> _InertLeaf { _InertLeaf(_name: "PhotosPicker", _arguments: [label()]) }
public func PhotosPicker<Label: View>(
  selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
  selectionBehavior: PhotosPickerSelectionBehavior = .default,
  matching filter: PHPickerFilter? = nil,
  preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
  photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label
) -> _InertLeaf { _InertLeaf(_name: "PhotosPicker", _arguments: [label()]) }

extension View {
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View {
    _InertView(_content: self, _name: "photosPicker", _arguments: [isPresented.wrappedValue])
  }
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View {
    _InertView(_content: self, _name: "photosPicker", _arguments: [isPresented.wrappedValue])
  }
}
