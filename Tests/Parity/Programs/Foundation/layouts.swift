import Foundation
print(MemoryLayout<Date>.size, MemoryLayout<UUID>.size, MemoryLayout<Data>.size, MemoryLayout<URL>.size, MemoryLayout<CGFloat>.size, MemoryLayout<CGPoint>.size, MemoryLayout<CGRect>.size, MemoryLayout<Decimal>.size)
