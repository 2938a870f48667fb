import Foundation

let counts: [Int64] = [
  0, 1, 512, 995, 999, 1000, 1023, 1024, 1536, 123_456, 999_499, 2_500_000, 1_048_575,
  999_949_999, 2_684_354_560,
]
for count in counts {
  print(
    count, count.formatted(.byteCount(style: .file)), count.formatted(.byteCount(style: .memory)),
    ByteCountFormatter.string(fromByteCount: count, countStyle: .file), separator: " | ")
}
print(2_500_000.formatted(.byteCount(style: .file, allowedUnits: .kb)))
print(2_500_000.formatted(.byteCount(style: .decimal, includesActualByteCount: true)))
print(ByteCountFormatStyle(style: .binary).format(2048))
