import Testing

@testable import WeatherCore

@MainActor @Suite struct WeatherModelTests {
  let oslo = Place(name: "Oslo", latitude: 59.9)
  let rain = Forecast(degrees: 3.6, sky: .rain)

  @Test func aForecastIsLoaded() async {
    let model = WeatherModel(
      location: FixedLocation(oslo), forecasts: TableForecasts(["Oslo": rain]))
    #expect(model.state == .idle)
    await model.load()
    #expect(model.state == .loaded(oslo, rain))
    #expect(model.loadCount == 1)
    #expect(model.text(of: rain) == "4°, rain")
    model.usesFahrenheit = true
    #expect(model.text(of: rain) == "38°, rain")
  }

  @Test func failuresAreTold() async {
    let model = WeatherModel(location: FixedLocation(nil), forecasts: TableForecasts([:]))
    await model.load()
    #expect(model.state == .failed("Location is off"))
    let lost = WeatherModel(location: FixedLocation(oslo), forecasts: TableForecasts([:]))
    await lost.load()
    #expect(lost.state == .failed("unknownPlace(\"Oslo\")"))
  }

  @Test(arguments: Forecast.Sky.allCases)
  func everySkyHasASummary(_ sky: Forecast.Sky) {
    #expect(Forecast(degrees: 0.4, sky: sky).summary == "0°, \(sky)")
  }
}
