package debt

import (
	"github.com/recobro/recobro/modules/portfolios/internal/book/bucket"
	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
)

// FiguresOf are a debtor's list figures from all its debts: the balance of what is not resolved in the debtor's
// currency and in others, the number of debts, and the age of the oldest active debt with something owed.
func FiguresOf(debts []Debt, currency string, set bucket.Set, today civil.Day) debtor.Figures {
	figures, others := debtor.Figures{DebtsCount: len(debts), AgedFrom: civil.Never}, map[string]int64{}
	for _, d := range debts {
		if d.Status == Resolved {
			continue
		}
		if d.Currency == currency {
			figures.Balance += d.Balance
		} else {
			others[d.Currency] += d.Balance
		}
		if d.Status == Active && d.Balance > 0 && d.AgedFrom != "" {
			figures.AgedFrom = min(figures.AgedFrom, d.AgedFrom)
		}
	}
	figures.Others = debtor.BalancesOf(others)
	figures.BucketID = set.For(civil.Overdue(figures.AgedFrom, today)).ID
	return figures
}

// Open makes a new debt count its days from the day it falls due; without one it never counts any.
func (d *Debt) Open(set bucket.Set, today civil.Day) {
	d.Status, d.AgedFrom = Active, civil.Never
	if d.CurrentDue == "" {
		d.CurrentDue = d.OriginalDue
	}
	if d.CurrentDue != "" {
		d.AgedFrom = d.CurrentDue
	}
	d.Age(set, today)
}
