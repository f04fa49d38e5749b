package money_test

import (
	"fmt"

	"github.com/recobro/recobro/plugins-sdk/go/money"
)

func Example() {
	owed := money.Amount{Minor: 123450, Currency: "UYU"}
	fmt.Println(owed, owed.Decimal(), money.Within(owed.Minor))
	fmt.Println(money.Amount{Minor: 990, Currency: "CLP"})
	// Output:
	// 1234.50 UYU 1234.50 true
	// 990 CLP
}
