// Package recall gives whole portfolios back to their creditors: every debt that has not ended ends as recalled, and with it what was
// promised and agreed on it.
package recall

import (
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debt"
	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/book/ledger"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Recall is one portfolio on its way back to its creditor.
type Recall struct {
	storage.Row
	PortfolioID string     `json:"portfolio_id"`
	Status      Status     `json:"status"`
	Debtors     int64      `json:"debtors" doc:"Debtors of the portfolio when it began" example:"1204"`
	Done        int64      `json:"done" doc:"Debtors whose debts were looked at" example:"400"`
	Debts       int64      `json:"debts" doc:"Debts that were recalled" example:"512"`
	Behind      string     `json:"-"` // the last debtor that was done
	EndedAt     *time.Time `json:"ended_at"`
}

// TableName is the table of recalls.
func (Recall) TableName() string { return "recalls" }

// Status is the state of a recall: running → done.
type Status string

// The states.
const (
	Running Status = "running"
	Done    Status = "done"
)

// Enum are both of them.
func (Status) Enum() []Status { return []Status{Running, Done} }

// ErrNotFound says that there is no such recall.
var ErrNotFound = errs.New(errs.NotFound, "portfolios.recall_not_found")

// Refusals are what storage's refusals are called here.
func (Recall) Refusals() storage.Refusals { return storage.Refusals{NotFound: ErrNotFound} }

// pass counts debtors that were looked at, the last of them behind.
func (r *Recall) pass(debtorIDs []string, debts int) {
	r.Done, r.Debts, r.Behind = r.Done+int64(len(debtorIDs)), r.Debts+int64(debts), debtorIDs[len(debtorIDs)-1]
}

// end ends the recall.
func (r *Recall) end(at time.Time) { r.Status, r.EndedAt = Done, &at }

// giveBack ends the debts of an account that have not ended, and says which. What follows from it does so as the account is closed.
func giveBack(a *ledger.Account) (ids []string, err error) {
	for i := range a.Debts {
		if a.Debts[i].Status == debt.Resolved {
			continue
		}
		d, err := a.Debt(a.Debts[i].ID)
		if err != nil {
			return nil, err
		}
		if err := d.Resolve(debt.Recalled, a.Now); err != nil {
			return nil, err
		}
		ids = append(ids, d.ID)
	}
	if len(ids) > 0 {
		a.Debtor.Status = debtor.Recalled
	}
	return ids, nil
}
