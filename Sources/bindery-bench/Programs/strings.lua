local parts = {}
for i = 0, 59999 do
  local item = "item " .. i .. ", "
  parts[#parts + 1] = item
  if item:sub(-3) == "9, " then parts[#parts + 1] = "\n" end
end
local text = table.concat(parts)
local total = 0
for line in text:gmatch("[^\n]+") do
  if line:sub(1, 4) == "item" then total = total + 1 end
  total = total + #line
end
print(#text .. " " .. total)
