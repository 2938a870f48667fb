import SwiftUI
import WeatherCore

struct WeatherApp: App {
  @State private var model = WeatherModel.sample

  var body: some Scene {
    WindowGroup { WeatherView().environment(model) }
  }
}
