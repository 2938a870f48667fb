import Foundation

struct Trip: Codable, Identifiable {
  let id: Int
  var title: String
}

@Observable final class TripModel {
  var trips: [Trip] = []
  var failure: String?

  func add(_ title: String) {
    trips.append(Trip(id: trips.count + 1, title: title))
    Analytics.log("added \(title)")
  }

  func load() async {
    do { trips = try await TripService().trips() } catch { failure = "\(error)" }
  }
}
