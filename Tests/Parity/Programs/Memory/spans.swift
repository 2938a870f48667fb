func total(_ values: Span<Int>) -> Int {
  var total = 0
  for index in values.indices { total += values[index] }
  return total
}
let numbers = [4, 8, 15, 16, 23, 42]
print(total(numbers.span), numbers.span.count, numbers.span.isEmpty)
let span = numbers.span
print(span[0], span[unchecked: 5], total(span.extracting(1..<3)), total(span.extracting(first: 2)))
print(total(span.extracting(last: 2)), total(span.extracting(droppingFirst: 4)), total(span.extracting(droppingLast: 5)))
print(span.withUnsafeBufferPointer { $0.max() ?? 0 })
