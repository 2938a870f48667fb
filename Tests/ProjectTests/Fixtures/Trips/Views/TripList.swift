import SwiftUI

struct TripList: View {
  @State private var model = TripModel()
  @State private var title = ""

  var body: some View {
    VStack {
      Text("trips.title")
      Text("\(model.trips.count) trips")
      TextField("Title", text: $title)
      Button("add.button") { model.add(title) }
      ForEach(model.trips) { TripRow(trip: $0) }
    }
  }
}

#Preview("Trips") { TripList() }
