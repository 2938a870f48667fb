import Kingfisher
import SwiftUI

struct TripRow: View {
  let trip: Trip

  var body: some View {
    HStack {
      KFImage(URL(string: "https://example.com/\(trip.id).png"))
      Text(verbatim: trip.title)
    }
  }
}
