package debtor

import "github.com/recobro/recobro/plugins-sdk/go/civil"

// Figures are what a debtor's list row shows of its debts. They are computed by debt.FiguresOf and written in the
// transaction of whatever changed a debt.
type Figures struct {
	Balance    int64     // open debts in the debtor's currency, minor units
	Others     Balances  // open debts in other currencies
	DebtsCount int       // debts of any status
	AgedFrom   civil.Day // oldest day an active, unpaid debt counts from; civil.Never without one
	BucketID   string    // bucket of that debt
}

// SetFigures puts figures on the debtor.
func (d *Debtor) SetFigures(f Figures) {
	d.Balance, d.Others, d.DebtsCount, d.AgedFrom, d.BucketID = f.Balance, f.Others, f.DebtsCount, f.AgedFrom, f.BucketID
}

// Figures are the figures on the debtor.
func (d *Debtor) Figures() Figures {
	return Figures{Balance: d.Balance, Others: d.Others, DebtsCount: d.DebtsCount, AgedFrom: d.AgedFrom, BucketID: d.BucketID}
}

// Follow puts figures on the debtor and brings its status after them; paid says that a payment was posted just now.
func (d *Debtor) Follow(f Figures, paid bool) {
	d.SetFigures(f)
	d.follow(paid)
}
