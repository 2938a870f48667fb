import SwiftUI
import WeatherCore

public struct WeatherView: View {
  @Environment(WeatherModel.self) private var model

  public init() {}

  public var body: some View {
    VStack {
      switch model.state {
      case .idle: Message("Nothing yet")
      case .loading: ProgressView("Loading")
      case .loaded(let place, let forecast): ForecastCard(place: place, forecast: forecast)
      case .failed(let reason): Message(reason)
      }
      Button("Load") { Task { await model.load() } }
      UnitToggle()
    }
  }
}

private struct Message: View {
  let text: String

  init(_ text: String) { self.text = text }

  var body: some View { Text(text).padding() }
}

#Preview("Oslo") {
  WeatherView().environment(WeatherModel.sample)
}
