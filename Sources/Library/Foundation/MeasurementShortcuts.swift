// The shortcut of the style of measurements, of which a program may mention no other name.
//
// Loads by member

extension FormatStyle {
  public static func measurement<UnitType: Dimension>(
    width: _MeasurementStyle<UnitType>.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> _MeasurementStyle<UnitType> where Self == _MeasurementStyle<UnitType> {
    _MeasurementStyle<UnitType>(
      _width: width, _keepsUnit: usage._name == "asProvided", _number: numberFormatStyle)
  }
}
