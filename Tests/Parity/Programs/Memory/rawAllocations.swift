import Glibc
struct Rec: BitwiseCopyable { var a: UInt32 = 0; var b: UInt64 = 0 }
var block: UnsafeMutableRawPointer?
print(posix_memalign(&block, 64, 160))
let base = block!.bindMemory(to: Rec.self, capacity: 10)
base.initialize(repeating: Rec(a: 1, b: 2), count: 10)
base[3].b = 77
base[4].a += 5
print(base[3], base[4].a, base[9])
let words = block!.assumingMemoryBound(to: UInt64.self)
words[8] = 9
words[9] = 10
print(base[4])
block!.storeBytes(of: 3, toByteOffset: 16, as: UInt32.self)
print(base[1], block!.load(fromByteOffset: 56, as: UInt64.self))
base[1].b = 1 << 40
print(block!.load(fromByteOffset: 24, as: UInt64.self))
let grown = realloc(block, 320)!
let more = grown.bindMemory(to: Rec.self, capacity: 20)
(more + 10).initialize(repeating: Rec(), count: 10)
print(more[1], more[4], more[19])
free(more)
let ints = UnsafeMutablePointer<Int>.allocate(capacity: 2)
ints[0] = 5; ints[1] = 6
let wider = realloc(ints, 32)!.assumingMemoryBound(to: Int.self)
wider[2] = 7
print(wider[0], wider[1], wider[2])
free(wider)
let zero = calloc(4, 8)!.bindMemory(to: Int.self, capacity: 4)
print(zero[0], zero[3])
zero[2] = -1
let raw = UnsafeMutableRawPointer(zero)
print(raw.load(fromByteOffset: 16, as: UInt8.self), raw == UnsafeMutableRawPointer(zero), raw + 8 == UnsafeMutableRawPointer(zero + 1))
free(zero)
final class Box { let n: Int; init(_ n: Int) { self.n = n } }
let room = UnsafeMutableRawPointer.allocate(byteCount: 16, alignment: 8)
let boxes = room.initializeMemory(as: Box.self, repeating: Box(4), count: 2)
print(boxes[1].n)
boxes.deinitialize(count: 2)
room.deallocate()
let u = UnsafeMutableRawPointer.allocate(byteCount: 8, alignment: 8)
u.initializeMemory(as: UInt8.self, repeating: 1, count: 8)
print(u.load(as: UInt64.self))
u.storeBytes(of: 258, as: UInt16.self)
print(u.assumingMemoryBound(to: UInt8.self)[0], u.assumingMemoryBound(to: UInt8.self)[1])
u.deallocate()
