local Item = {}
Item.__index = Item
function Item:double() return self.count * 2 end
local item = setmetatable({count = 0, name = ""}, Item)
local total = 0
for _ = 1, 500000 do
  item.count = item.count + 1
  item.name = "item " .. item.count
  total = total + #item.name + item:double() % 7
end
print(total)
