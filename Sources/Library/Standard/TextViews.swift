// What the views of strings share; their initializers are among those of `String`.

protocol _TextView {
  var _part: Substring { get }
  func _admits(_ offset: Int) -> Bool
}
/// A view whose slices may begin or end within a scalar.
protocol _TextUnits: _TextView {}
extension _TextUnits {
  var _isWhole: Bool {
    let part = _part
    return part._base._beginsScalar(part._start) && part._base._beginsScalar(part._end)
  }
}
