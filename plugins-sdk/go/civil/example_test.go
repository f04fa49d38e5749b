package civil_test

import (
	"fmt"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/civil"
)

func Example() {
	due, _ := civil.Parse("2026-10-31")
	today, _ := civil.DayIn(time.Date(2026, 11, 2, 1, 0, 0, 0, time.UTC), "America/Montevideo")
	fmt.Println(today, civil.Overdue(due, today), due.Add(1), due.Before(today))
	// Output: 2026-11-01 1 2026-11-01 true
}
