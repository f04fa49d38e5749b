package debtor

import (
	"context"
	"encoding/json"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// mostSame bounds in how many portfolios one person is looked for.
const mostSame = 200

// SamePerson are the ids of all debtors of the tenant who are the same person, by the national id; the debtor's own is among them.
func (s *Store) SamePerson(ctx context.Context, d Debtor) (ids []string, err error) {
	ids = []string{d.ID}
	if d.NationalID == "" {
		return ids, nil
	}
	same, err := storage.All[Debtor](ctx, s.db, mostSame, storage.Columns("id"),
		storage.Where("national_id = ? AND national_id_type = ? AND id <> ?", d.NationalID, d.NationalIDType, d.ID))
	for _, one := range same {
		ids = append(ids, one.ID)
	}
	return ids, err
}

// SetFlags writes what a contact has found out about a debtor's circumstances. It is an edit: whoever has the debtor open is told.
func (s *Store) SetFlags(ctx context.Context, id string, flags []Flag) error {
	text, err := json.Marshal(flags)
	if err != nil {
		return err
	}
	return s.set(ctx, []string{id}, map[string]any{"flags": string(text)})
}

// SetStatus writes where the work on a debtor stands, where a contact has moved it on.
func (s *Store) SetStatus(ctx context.Context, id string, to Status) error {
	return s.copy(ctx, id, map[string]any{"status": to})
}
