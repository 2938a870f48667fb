class Account:
    def __init__(self, balance, next):
        self.balance = balance
        self.next = next

    def deposit(self, amount):
        self.balance += amount

def run():
    first = None
    for i in range(1000):
        first = Account(i, first)
    for round in range(1500):
        account = first
        while account is not None:
            account.deposit(round)
            account = account.next
    total = 0
    account = first
    while account is not None:
        total += account.balance
        account = account.next
    return total

print(run())
