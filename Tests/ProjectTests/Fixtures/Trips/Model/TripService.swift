import Alamofire
import Foundation

struct TripService {
  let session = Session()

  func trips() async throws -> [Trip] {
    try await session.request("https://example.com/trips")
      .serializingDecodable([Trip].self)
      .value
  }
}
