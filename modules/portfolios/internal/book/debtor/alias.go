package debtor

import (
	"context"
	"slices"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// alias is a debtor who was merged into another: under its id, and under what a creditor calls it, the other is found.
type alias struct {
	TenantID    string `gorm:"primaryKey"`
	ID          string `gorm:"primaryKey"`
	PortfolioID string
	KeptID      string
	OtherID     string
	OtherKey    string
	OtherName   string
}

// TableName is the table of merges.
func (alias) TableName() string { return "debtor_merges" }

// deepest bounds how often a debtor is merged on.
const deepest = 20

// standing narrows to the merges that nobody has undone.
func standing(narrow ...storage.Narrow) []storage.Narrow {
	return append(narrow, storage.Where("split_at IS NULL"))
}

// Now is the id of the debtor whom somebody was merged into; their own when they were not.
func (s *Store) Now(ctx context.Context, id string) (string, error) {
	for range deepest {
		found, err := storage.All[alias](ctx, s.db, 1, standing(storage.Where("other_id = ?", id))...)
		if err != nil || len(found) == 0 {
			return id, err
		}
		id = found[0].KeptID
	}
	return id, nil
}

// Merged are the ids of all who were merged into a debtor, the latest last.
func (s *Store) Merged(ctx context.Context, id string) (ids []string, err error) {
	at := []string{id}
	for range deepest {
		found, err := storage.All[alias](ctx, s.db, -1, standing(s.db.Listed("kept_id", at), storage.Sorted("id"))...)
		if err != nil || len(found) == 0 {
			return ids, err
		}
		at = nil
		for _, one := range found {
			at = append(at, one.OtherID)
		}
		ids = append(ids, at...)
	}
	return ids, nil
}

// Aliases are the ids of debtors of a portfolio who are found under keys of debtors merged into them, by key.
func (s *Store) Aliases(ctx context.Context, portfolioID string, keys []string) (map[string]string, error) {
	found, err := storage.All[alias](ctx, s.db, -1, standing(storage.Where("portfolio_id = ?", portfolioID), s.db.Listed("other_key", keys))...)
	now := map[string]string{}
	for _, one := range found {
		if now[one.OtherKey], err = s.Now(ctx, one.KeptID); err != nil {
			return nil, err
		}
	}
	return now, err
}

// aliasesNamed are what those of some ids were called who were merged into debtors that the caller may see.
func (s *Store) aliasesNamed(ctx context.Context, ids []string) (found []alias, err error) {
	all, err := storage.All[alias](ctx, s.db, len(ids), standing(s.db.Listed("other_id", ids))...)
	if err != nil || len(all) == 0 {
		return nil, err
	}
	kept := make([]string, len(all))
	for i := range all {
		if all[i].KeptID, err = s.Now(ctx, all[i].KeptID); err != nil {
			return nil, err
		}
		kept[i] = all[i].KeptID
	}
	seen, err := s.Named(ctx, kept)
	for _, one := range all {
		if slices.ContainsFunc(seen, func(d Debtor) bool { return d.ID == one.KeptID }) {
			found = append(found, one)
		}
	}
	return found, err
}

// Retire takes the row of a debtor away who is found under another's from now on; what is theirs stays where it is. Insert brings it
// back.
func (s *Store) Retire(ctx context.Context, d *Debtor) error {
	return s.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		if err := s.unindex(tx, d.ID); err != nil {
			return err
		}
		if err := s.Changed(ctx, d.ID); err != nil {
			return err
		}
		return storage.Delete(ctx, s.db, d, d.Version)
	})
}
