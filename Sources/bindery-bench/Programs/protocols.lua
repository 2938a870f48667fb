local Square = {}
Square.__index = Square
function Square:area() return self.side * self.side end
function Square:scaled(factor) return setmetatable({side = self.side * factor}, Square) end
local Rectangle = {}
Rectangle.__index = Rectangle
function Rectangle:area() return self.width * self.height end
function Rectangle:scaled(factor)
  return setmetatable({width = self.width * factor, height = self.height * factor}, Rectangle)
end
local shapes = {}
for i = 0, 999 do
  if i % 2 == 0 then
    shapes[#shapes + 1] = setmetatable({side = i}, Square)
  else
    shapes[#shapes + 1] = setmetatable({width = i, height = 2}, Rectangle)
  end
end
local total = 0
for round = 1, 1000 do
  for _, shape in ipairs(shapes) do total = total + shape:area() % round end
end
for _, shape in ipairs(shapes) do total = total + shape:scaled(3):area() end
print(total)
