package audit

import (
	"context"

	"github.com/recobro/recobro/modules/portfolios/internal/money/payment"
	"github.com/recobro/recobro/modules/portfolios/internal/money/till"
)

// receiptsHold looks for numbers of receipts that were left out or given twice.
func (a *auditor) receiptsHold(ctx context.Context) error {
	points, err := a.store.points(ctx)
	if err != nil {
		return err
	}
	for _, p := range points {
		of, err := a.store.numbers(ctx, p.ID)
		if err != nil {
			return err
		}
		a.receipts += int(of.Count)
		if of.Count != p.LastReceipt || of.Least != min(1, of.Count) || of.Most != p.LastReceipt {
			a.finds("point of sale %s has given %d receipts; there are %d, from %d to %d", p.Code, p.LastReceipt, of.Count, of.Least, of.Most)
		}
	}
	return a.paymentsHold(ctx)
}

// paymentsHold reckons each payment from its movements, and looks for its entry in the till that took it.
func (a *auditor) paymentsHold(ctx context.Context) error {
	moved, err := a.store.moved(ctx)
	if err != nil {
		return err
	}
	taken, err := a.store.taken(ctx)
	if err != nil {
		return err
	}
	return a.store.eachPayment(ctx, func(p payment.Payment) {
		if moved[p.ID] != stands(p) {
			a.finds("payment %s stands for %d, its movements come to %d", p.ID, stands(p), moved[p.ID])
		}
		if p.TillID != "" && taken[p.TillID+p.ID] != p.Amount {
			a.finds("payment %s of %d was taken at till %s, whose entry is of %d", p.ID, p.Amount, p.TillID, taken[p.TillID+p.ID])
		}
	})
}

// tillsHold reckons what was counted at each close from the entries, one by one.
func (a *auditor) tillsHold(ctx context.Context) error {
	err := a.store.eachTill(ctx, func(t till.Till, totals []till.Total) {
		a.tills++
		for _, c := range t.Counts {
			var there int64
			for _, total := range totals {
				if total.Method == till.Cash && total.Currency == c.Currency {
					there += total.In - total.Out
				}
			}
			if c.Expected != there || c.Difference != c.Counted-c.Expected {
				a.finds("till %s was closed with %d %s, its entries come to %d", t.ID, c.Expected, c.Currency, there)
			}
		}
	})
	return err
}
