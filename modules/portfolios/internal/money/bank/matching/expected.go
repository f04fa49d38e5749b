package matching

import (
	"context"
	"maps"
	"slices"

	"github.com/recobro/recobro/modules/portfolios/internal/money/bank/statement"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/money"
)

// Expected is something of an exact amount that a debtor is expected to pay about a day: an instalment, a promise.
type Expected struct {
	money.Amount
	DebtorID string
	DueOn    civil.Day
}

// Asked are amounts that came, and the days about which they were expected if they were.
type Asked struct {
	Sums     []money.Amount
	From, To civil.Day
}

// MostExpected is how many debtors may be expected to pay one amount: what more are tells nothing of who paid.
const MostExpected = 20

// Expecter knows what debtors are expected to pay: instalments, promises. It answers for many amounts by few queries.
type Expecter interface {
	Expect(ctx context.Context, asked Asked) ([]Expected, error)
}

// Minors are the amounts in minor units, of whatever currency.
func (a Asked) Minors() []int64 {
	set := map[int64]bool{}
	for _, sum := range a.Sums {
		set[sum.Minor] = true
	}
	return slices.Sorted(maps.Keys(set))
}

// expectedDays is how far from its day an expected payment may come.
const expectedDays = 10

func near(a, b civil.Day) bool {
	return !a.Add(expectedDays).Before(b) && !b.Add(expectedDays).Before(a)
}

func (l *lookup) expected(lines []*statement.Entry) error {
	if len(lines) == 0 {
		return nil
	}
	set, first, last := map[money.Amount]bool{}, lines[0].Day, lines[0].Day
	for _, line := range lines {
		set[line.Sum()], first, last = true, min(first, line.Day), max(last, line.Day)
	}
	asked := Asked{slices.Collect(maps.Keys(set)), first.Add(-expectedDays), last.Add(expectedDays)}
	for _, e := range l.expecters {
		found, err := e.Expect(l.ctx, asked)
		if err != nil {
			return err
		}
		for _, f := range found {
			l.ids[f.DebtorID] = true
			l.book.Expected[f.Amount] = append(l.book.Expected[f.Amount], f)
		}
	}
	return nil
}
