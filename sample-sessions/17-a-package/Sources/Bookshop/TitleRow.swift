#if canImport(SwiftUI)
  import Catalogue
  import SwiftUI

  struct TitleRow: View {
    let title: Title
    let sell: () -> Void

    var body: some View {
      HStack {
        Text(title.name)
        Text(total(of: title))
        Button("Sell \(title.name)", action: sell)
      }
    }
  }

  private func total(of title: Title) -> String { "\(title.copies) × \(title.price)" }
#endif
