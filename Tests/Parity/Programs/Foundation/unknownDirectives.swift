import Foundation
print(String(format: "[%-5b|%d]", 5, 7), String(format: "[%y]", 5), String(format: "[%.2k|%d]", 5, 6), String(format: "[%5", 3), String(format: "[%", 3), String(format: "[%lb|%d]", 5, 7), String(format: "%C%C", 0x48, 0x49), String(format: "[%5c|%-3c]", 65, 66), String(format: "[%!]", 3), String(format: "[% d|%'d]", 3, 12345))
