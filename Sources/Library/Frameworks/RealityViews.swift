// RealityKit's views, for programs that import it.
//
// Module: RealityKit

public final class RealityViewContent {
  public private(set) var entities: [Entity] = []
  public func add(_ entity: Entity) { entities.append(entity) }
  public func remove(_ entity: Entity) { entities.removeAll { $0 === entity } }
}
public struct RealityViewAttachments {
  public func entity<ID: Hashable>(for id: ID) -> Entity? { nil }
}
/// A placeholder, because loading never ends; the update closure runs, in a scope of its
/// own.
@_shown(by: .reader, as: "RealityView")
public struct _RealityView<Attached: View>: View {
  public typealias Body = Never
  var _update: ((inout RealityViewContent, RealityViewAttachments) -> Void)?
  var _attachments: () -> Attached
  func _build() -> Attached {
    var content = RealityViewContent()
    _update?(&content, RealityViewAttachments())
    return _attachments()
  }
}
public func RealityView(
  make: @escaping (inout RealityViewContent) async -> Void,
  update: ((inout RealityViewContent) -> Void)? = nil
) -> _RealityView<EmptyView> {
  _RealityView(_update: { content, _ in update?(&content) }) { EmptyView() }
}
public func RealityView<Placeholder: View>(
  make: @escaping (inout RealityViewContent) async -> Void,
  update: ((inout RealityViewContent) -> Void)? = nil,
  @ViewBuilder placeholder: @escaping () -> Placeholder
) -> _RealityView<Placeholder> {
  _RealityView(_update: { content, _ in update?(&content) }, _attachments: placeholder)
}
public func RealityView<Attached: View>(
  make: @escaping (inout RealityViewContent, RealityViewAttachments) async -> Void,
  update: ((inout RealityViewContent, RealityViewAttachments) -> Void)? = nil,
  @ViewBuilder attachments: @escaping () -> Attached
) -> _RealityView<Attached> { _RealityView(_update: update, _attachments: attachments) }
public func Attachment<ID: Hashable, Content: View>(
  id: ID, @ViewBuilder content: () -> Content
) -> some View { content() }
public struct ResolvedModel3D: View {
  public typealias Body = Never
  public func resizable(_ isResizable: Bool = true) -> ResolvedModel3D { self }
}
public func Model3D(named name: String, bundle: Bundle? = nil) -> _InertLeaf {
  _InertLeaf(_name: "Model3D", _arguments: [name])
}
public func Model3D<Content: View, Placeholder: View>(
  named name: String, bundle: Bundle? = nil,
  @ViewBuilder content: @escaping (ResolvedModel3D) -> Content,
  @ViewBuilder placeholder: () -> Placeholder
) -> _InertLeaf { _InertLeaf(_name: "Model3D", _arguments: [name, placeholder()]) }
