import Net
import Pantry
import SwiftUI

@main
struct KitchenApp: App {
  @State private var shelf = Shelf()

  var body: some Scene {
    WindowGroup { ShelfView(shelf: shelf) }
  }
}
