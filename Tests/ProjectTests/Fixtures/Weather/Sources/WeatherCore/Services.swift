public protocol LocationService: Sendable {
  func currentPlace() async throws -> Place
}

public protocol ForecastService: Sendable {
  func forecast(for place: Place) async throws -> Forecast
}

public enum WeatherError: Error, Equatable {
  case notAuthorized
  case unknownPlace(String)
}

public struct FixedLocation: LocationService {
  let place: Place?

  public init(_ place: Place?) { self.place = place }

  public func currentPlace() async throws -> Place {
    guard let place else { throw WeatherError.notAuthorized }
    return place
  }
}

public struct TableForecasts: ForecastService {
  let table: [String: Forecast]

  public init(_ table: [String: Forecast]) { self.table = table }

  public func forecast(for place: Place) async throws -> Forecast {
    guard let forecast = table[place.name] else { throw WeatherError.unknownPlace(place.name) }
    return forecast
  }
}
