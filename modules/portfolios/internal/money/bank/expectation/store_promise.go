package expectation

import (
	"context"

	"github.com/recobro/recobro/modules/portfolios/internal/money/bank/matching"
	"github.com/recobro/recobro/modules/portfolios/internal/money/promise"
	"github.com/recobro/recobro/plugins-sdk/go/money"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Promises are what debtors have promised to pay.
type Promises struct{ db *storage.DB }

// NewPromises reads the promises of db.
func NewPromises(db *storage.DB) *Promises { return &Promises{db} }

// Expect are the open promises of which exactly some amount is left, but for amounts that very many have promised.
func (p *Promises) Expect(ctx context.Context, asked matching.Asked) ([]matching.Expected, error) {
	open := lefts[promise.Promise]{"open", "amount - appropriated"}
	found, err := open.find(ctx, p.db, asked, storage.Columns("debtor_id", "amount", "appropriated", "currency", "due_on"))
	all := make([]matching.Expected, len(found))
	for i, p := range found {
		all[i] = matching.Expected{Amount: money.Amount{Minor: p.Left(), Currency: p.Currency}, DebtorID: p.DebtorID, DueOn: p.DueOn}
	}
	return all, err
}
