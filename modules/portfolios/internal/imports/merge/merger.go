package merge

import (
	"context"

	"github.com/recobro/recobro/modules/portfolios/internal/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/imports/rows"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Merger merges batches into one portfolio.
type Merger struct {
	store  store
	Target Target
}

// New merges into target's portfolio.
func New(db *storage.DB, debtors *debtor.Store, target Target) *Merger {
	return &Merger{store: store{db: db, debtors: debtors}, Target: target}
}

// Weigh tells what merging the batch would come to, and writes nothing. first comes from Seen.Sift. Rows that only the
// database can judge get their faults here.
func (m *Merger) Weigh(ctx context.Context, batch []rows.Row, first []bool) ([]Class, error) {
	_, classes, err := m.plan(ctx, batch, first)
	return classes, err
}

// Merge writes the batch in the open transaction of ctx and tells what became of each row.
func (m *Merger) Merge(ctx context.Context, batch []rows.Row, first []bool) ([]Class, error) {
	p, classes, err := m.plan(ctx, batch, first)
	if err != nil {
		return nil, err
	}
	return classes, m.store.write(ctx, p)
}

func (m *Merger) plan(ctx context.Context, batch []rows.Row, first []bool) (*plan, []Class, error) {
	known, err := m.store.load(ctx, m.Target.Portfolio.ID, batch)
	if err != nil {
		return nil, nil, err
	}
	p := newPlan(m.Target, known, len(batch))
	classes := make([]Class, len(batch))
	for i := range batch {
		classes[i] = Rejected
		if len(batch[i].Faults) == 0 {
			classes[i] = p.take(&batch[i], first[i])
		}
	}
	return p, classes, nil
}
