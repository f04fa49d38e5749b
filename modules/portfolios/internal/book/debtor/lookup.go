package debtor

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/mailaddress"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Found is a debtor who was looked up by what leads to them.
type Found struct {
	DebtorID    string `json:"debtor_id"`
	PortfolioID string `json:"portfolio_id"`
	AssigneeID  string `json:"assignee_id" doc:"Who works the debtor; empty for nobody"`
}

// mostFound is of how many debtors a mailbox, or a reference, may be before it says nothing about who writes.
const mostFound = 20

// emailOf says whose an address is, as it is looked up; the database keeps it beside the debtors.
type emailOf struct {
	TenantID string `gorm:"primaryKey"`
	Email    string `gorm:"primaryKey"`
	DebtorID string `gorm:"primaryKey"`
}

// TableName is the table of addresses.
func (emailOf) TableName() string { return "debtor_emails" }

// ByEmail are the debtors of a mailbox whom the caller may see.
func (s *Service) ByEmail(ctx context.Context, address string) ([]Found, error) {
	theirs, err := storage.All[emailOf](ctx, s.store.db, mostFound+1, storage.Where("email = ?", mailaddress.Key(address)), storage.Sorted("debtor_id"))
	if err != nil || len(theirs) == 0 || len(theirs) > mostFound {
		return nil, err
	}
	ids := make([]string, len(theirs))
	for n, one := range theirs {
		ids[n] = one.DebtorID
	}
	return s.found(ctx, storage.Where("debtors.id IN ?", ids))
}

// ByReference are the debtors whom a creditor calls so, in one portfolio or, without one, in any, and whom the caller may see. Who was merged
// into another is found as the other.
func (s *Service) ByReference(ctx context.Context, reference, portfolioID string) ([]Found, error) {
	merged, err := s.store.keptFor(ctx, reference)
	if err != nil {
		return nil, err
	}
	called := storage.Where("debtors.external_ref = ? AND debtors.external_ref <> ''", reference)
	if len(merged) > 0 {
		called = storage.Where("(debtors.external_ref = ? AND debtors.external_ref <> '' OR debtors.id IN ?)", reference, merged)
	}
	if portfolioID == "" {
		return s.found(ctx, called)
	}
	return s.found(ctx, called, storage.Where("debtors.portfolio_id = ?", portfolioID))
}

func (s *Service) found(ctx context.Context, narrow ...storage.Narrow) ([]Found, error) {
	all, err := s.store.lookedUp(ctx, narrow...)
	if len(all) > mostFound {
		return nil, err
	}
	found := make([]Found, 0, len(all))
	for _, d := range all {
		found = append(found, Found{d.ID, d.PortfolioID, d.AssigneeID})
	}
	return found, err
}

func (s *Store) lookedUp(ctx context.Context, narrow ...storage.Narrow) ([]Debtor, error) {
	columns := storage.Columns("debtors.id", "debtors.portfolio_id", "debtors.assignee_id")
	return storage.All[Debtor](ctx, s.db, mostFound+1, append(narrow, visible, columns, storage.Sorted("debtors.id"))...)
}

// keptFor are the debtors into whom those were merged whom a creditor calls so.
func (s *Store) keptFor(ctx context.Context, reference string) (ids []string, err error) {
	found, err := storage.All[alias](ctx, s.db, mostFound, standing(storage.Where("other_ref = ? AND other_ref <> ''", reference), storage.Sorted("id"))...)
	for n := 0; err == nil && n < len(found); n++ {
		var id string
		id, err = s.Now(ctx, found[n].KeptID)
		ids = append(ids, id)
	}
	return ids, err
}
