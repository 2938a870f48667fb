import Observation

@MainActor @Observable
public final class WeatherModel {
  public enum State: Equatable {
    case idle, loading
    case loaded(Place, Forecast)
    case failed(String)
  }

  public private(set) var state = State.idle
  public var usesFahrenheit = false
  @ObservationIgnored private let location: any LocationService
  @ObservationIgnored private let forecasts: any ForecastService
  @ObservationIgnored private(set) var loadCount = 0

  public init(location: any LocationService, forecasts: any ForecastService) {
    self.location = location
    self.forecasts = forecasts
  }

  public func load() async {
    loadCount += 1
    state = .loading
    do {
      let place = try await location.currentPlace()
      state = .loaded(place, try await forecasts.forecast(for: place))
    } catch WeatherError.notAuthorized {
      state = .failed("Location is off")
    } catch {
      state = .failed("\(error)")
    }
  }

  public func text(of forecast: Forecast) -> String {
    guard usesFahrenheit else { return forecast.summary }
    return Forecast(degrees: forecast.degrees * 9 / 5 + 32, sky: forecast.sky).summary
  }
}
