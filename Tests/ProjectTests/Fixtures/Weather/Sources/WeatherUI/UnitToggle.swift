import SwiftUI
import WeatherCore

struct UnitToggle: View {
  @Environment(WeatherModel.self) private var model

  var body: some View {
    @Bindable var model = model
    Toggle("Fahrenheit", isOn: $model.usesFahrenheit)
  }
}
