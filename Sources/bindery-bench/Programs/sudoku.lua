local Board = {}
Board.__index = Board
local function board(text)
  local self = setmetatable({cells = {}, rows = {}, columns = {}, boxes = {}, tries = 0}, Board)
  for i = 0, 8 do self.rows[i], self.columns[i], self.boxes[i] = 0, 0, 0 end
  for place = 0, 80 do
    local c = text:sub(place + 1, place + 1)
    self.cells[place] = c == "." and 0 or tonumber(c)
    if self.cells[place] > 0 then self:put(self.cells[place], place) end
  end
  return self
end
function Board:put(digit, place)
  local row, column = place // 9, place % 9
  local box = row // 3 * 3 + column // 3
  self.rows[row] = self.rows[row] ~ (1 << digit)
  self.columns[column] = self.columns[column] ~ (1 << digit)
  self.boxes[box] = self.boxes[box] ~ (1 << digit)
end
function Board:solve(place)
  while place < 81 and self.cells[place] ~= 0 do place = place + 1 end
  if place == 81 then return true end
  local row, column = place // 9, place % 9
  local used = self.rows[row] | self.columns[column] | self.boxes[row // 3 * 3 + column // 3]
  for digit = 1, 9 do
    if used & (1 << digit) == 0 then
      self.tries = self.tries + 1
      self.cells[place] = digit
      self:put(digit, place)
      if self:solve(place + 1) then return true end
      self:put(digit, place)
      self.cells[place] = 0
    end
  end
  return false
end
local total = 0
for _ = 1, 20 do
  local one = board("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
  one:solve(0)
  total = total + one.tries
  local other = board("..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..")
  other:solve(0)
  total = total + other.tries + other.cells[0]
end
print(total)
