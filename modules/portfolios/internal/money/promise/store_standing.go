package promise

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// standing is a promise as far as it tells how a debtor's promises stand.
type standing struct {
	TenantID string `gorm:"primaryKey"`
	ID       string `gorm:"primaryKey"`
	DebtorID string
	Status   Status
}

// TableName is the table of promises.
func (standing) TableName() string { return "promises" }

// mostStanding bounds the promises of one debtor that are looked at for it.
const mostStanding = 50

// Broken are those of some debtors whose latest promise that came to an end was broken.
func (s *Store) Broken(ctx context.Context, debtorIDs []string) (map[string]bool, error) {
	found, err := storage.All[standing](ctx, s.db, mostStanding*len(debtorIDs), storage.Columns("id", "debtor_id", "status"), s.db.Listed("debtor_id", debtorIDs),
		storage.Where("status IN ?", []Status{Kept, PartiallyKept, Broken}), storage.Sorted("id DESC"))
	broken := map[string]bool{}
	for _, p := range found {
		if _, known := broken[p.DebtorID]; !known {
			broken[p.DebtorID] = p.Status.Missed()
		}
	}
	return broken, err
}
