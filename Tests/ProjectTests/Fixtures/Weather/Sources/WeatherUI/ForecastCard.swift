import SwiftUI
import WeatherCore

struct ForecastCard: View {
  @Environment(WeatherModel.self) private var model
  let place: Place
  let forecast: Forecast

  var body: some View {
    VStack {
      Text(place.name).font(.title)
      Text(model.text(of: forecast))
    }
    .modifier(Message())
  }
}

private struct Message: ViewModifier {
  func body(content: Content) -> some View { content.padding() }
}
