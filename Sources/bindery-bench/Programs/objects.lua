local Account = {}
Account.__index = Account
function Account:deposit(amount) self.balance = self.balance + amount end
local first = nil
for i = 0, 999 do first = setmetatable({balance = i, next = first}, Account) end
for round = 0, 1499 do
  local account = first
  while account do
    account:deposit(round)
    account = account.next
  end
end
local total = 0
local account = first
while account do
  total = total + account.balance
  account = account.next
end
print(total)
