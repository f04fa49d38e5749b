package merge

import (
	"context"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/book/imports/rows"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Merger merges batches into one portfolio, in their order.
type Merger struct {
	store  store
	Target Target
	before *plan // of the batch that was merged last
	delta  int64 // of what is owed, by the batch that was weighed or merged last
}

// Delta is what the batch that was weighed or merged last adds to what is owed in the portfolio's currency.
func (m *Merger) Delta() int64 { return m.delta }

// New merges into target's portfolio.
func New(db *storage.DB, debtors *debtor.Store, target Target) *Merger {
	return &Merger{store: store{db: db, debtors: debtors}, Target: target}
}

// Changed are the debtors that the batch merged last added or changed.
func (m *Merger) Changed() (ids []string) {
	for _, a := range m.before.order {
		if a.isNew || a.changed || a.moved {
			ids = append(ids, a.debtor.ID)
		}
	}
	return ids
}

// Look finds what the portfolio has of a batch. It may be asked while the batch before is still being merged, but not
// sooner. Rows at fault are passed over.
func (m *Merger) Look(ctx context.Context, batch []rows.Row) (*Known, error) {
	return m.store.load(ctx, m.Target.Portfolio.ID, batch)
}

// Weigh works out what merging the batch would come to, and writes nothing. first comes from Seen.Sift. Rows that only the
// database can judge get their faults here.
func (m *Merger) Weigh(known *Known, batch []rows.Row, first []bool) []Class {
	_, classes := m.plan(known, batch, first)
	return classes
}

// Merge writes the batch in the open transaction of ctx and returns what became of each row. When it, or the transaction,
// fails, the merger is of no use any more: what it believes to be written is not.
func (m *Merger) Merge(ctx context.Context, known *Known, batch []rows.Row, first []bool) ([]Class, error) {
	known.overlay(m.before)
	p, classes := m.plan(known, batch, first)
	m.before = p
	return classes, m.store.write(ctx, p)
}

func (m *Merger) plan(known *Known, batch []rows.Row, first []bool) (*plan, []Class) {
	p := newPlan(m.Target, known, len(batch))
	classes := make([]Class, len(batch))
	for i := range batch {
		classes[i] = Rejected
		if len(batch[i].Faults) == 0 {
			classes[i] = p.add(&batch[i], first[i])
		}
	}
	m.delta = p.delta
	return p, classes
}
