// Modifiers that exchange files and items with a system: none comes, and the actions are checked.
//
// Loads by member

extension View {
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    _drawn("fileImporter", [isPresented.wrappedValue])
  }
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View {
    _drawn("fileImporter", [isPresented.wrappedValue])
  }
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    _drawn("fileImporter", [isPresented.wrappedValue])
  }
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType,
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    _drawn("fileExporter", [isPresented.wrappedValue])
  }
  public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType,
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    _drawn("fileExporter", [isPresented.wrappedValue])
  }
  public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    _drawn("fileExporter", [isPresented.wrappedValue])
  }
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    _drawn("fileMover", [isPresented.wrappedValue])
  }
  public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C.Element == URL {
    _drawn("fileMover", [isPresented.wrappedValue])
  }
  public func quickLookPreview(_ item: Binding<URL?>) -> some View {
    _drawn("quickLookPreview", [item.wrappedValue as Any])
  }
  public func quickLookPreview<Items: RandomAccessCollection>(
    _ selection: Binding<URL?>, in items: Items
  ) -> some View where Items.Element == URL {
    _drawn("quickLookPreview", [selection.wrappedValue as Any])
  }
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { _drawn("onDrag") }
  public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View {
    _drawn("onDrag", [preview()])
  }
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    _drawn("onDrop")
  }
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View {
    _drawn("onDrop")
  }
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    _drawn("onDrop")
  }
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View {
    _drawn("onDrop")
  }
  public func onDrop(
    of supportedContentTypes: [UTType], delegate: any DropDelegate
  ) -> some View {
    _drawn("onDrop")
  }
  public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
    _drawn("onDrop")
  }
  public func copyable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> [T]
  ) -> some View {
    _drawn("copyable")
  }
  public func cuttable<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping () -> [T]
  ) -> some View {
    _drawn("cuttable")
  }
  public func pasteDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
    validator: @escaping ([T]) -> [T] = { $0 }
  ) -> some View {
    _drawn("pasteDestination")
  }
  public func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
    _drawn("onCopyCommand")
  }
  public func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
    _drawn("onCutCommand")
  }
  public func onPasteCommand(
    of supportedContentTypes: [UTType],
    perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View {
    _drawn("onPasteCommand")
  }
}
