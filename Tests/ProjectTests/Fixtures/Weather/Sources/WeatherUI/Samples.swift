import WeatherCore

extension WeatherModel {
  static var sample: WeatherModel {
    WeatherModel(
      location: FixedLocation(Place(name: "Oslo", latitude: 59.9)),
      forecasts: TableForecasts(["Oslo": Forecast(degrees: 3.6, sky: .rain)]))
  }
}
