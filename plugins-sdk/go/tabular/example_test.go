package tabular_test

import (
	"fmt"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/tabular"
)

func Example() {
	amount, err := tabular.ParseAmount("$ 1.234,50", tabular.Comma, 2)
	fmt.Println(amount, err)
	day, err := tabular.ParseDate("3/11/26", tabular.DMY, false, time.Date(2026, 11, 23, 0, 0, 0, 0, time.UTC))
	fmt.Println(day.Format(time.DateOnly), err)
	// Output:
	// 123450 <nil>
	// 2026-11-03 <nil>
}
