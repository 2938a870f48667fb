// SwiftUI's video player, for programs that import AVKit.
//
// Module: AVKit

public func VideoPlayer(player: AVPlayer?) -> _InertLeaf {
  _InertLeaf(_name: "VideoPlayer", _arguments: [])
}
public func VideoPlayer<Overlay: View>(
  player: AVPlayer?, @ViewBuilder videoOverlay: () -> Overlay
) -> _InertLeaf { _InertLeaf(_name: "VideoPlayer", _arguments: [videoOverlay()]) }
