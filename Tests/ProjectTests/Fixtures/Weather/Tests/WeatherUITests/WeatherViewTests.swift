import Bindery
import SwiftUI
import Testing
import WeatherCore

@testable import WeatherUI

@MainActor @Test func theUnitUpdatesTheCardAlone() async {
  let model = WeatherModel.sample
  await model.load()
  let host = ViewHost(WeatherView().environment(model))
  #expect(host.texts == ["Oslo", "4°, rain"])
  host.toggle("Fahrenheit")
  #expect(host.updates == ["ForecastCard#1", "UnitToggle#1"])
  #expect(host.texts == ["Oslo", "38°, rain"])
}
