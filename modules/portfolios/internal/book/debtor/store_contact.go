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

// BoundElsewhere are, of some debtors, the debtors of other portfolios who are the same person and on whom there is a flag or a wish: with
// as much of them as binds whoever contacts the person.
func (s *Store) BoundElsewhere(ctx context.Context, debtors []Debtor) (map[string][]Debtor, error) {
	var known []string
	for _, d := range debtors {
		if d.NationalID != "" {
			known = append(known, d.NationalID)
		}
	}
	all := map[string][]Debtor{}
	if len(known) == 0 {
		return all, nil
	}
	found, err := storage.All[Debtor](ctx, s.db, mostSame*len(known), storage.Columns("id", "national_id", "national_id_type", "flags", "preferences"),
		s.db.Listed("national_id", known), storage.Where("(flags NOT IN ? OR preferences NOT IN ?)", []string{"", "[]", "null"}, []string{"", "{}", "null"}))
	for _, d := range debtors {
		for _, other := range found {
			if other.ID != d.ID && other.NationalID == d.NationalID && other.NationalIDType == d.NationalIDType {
				all[d.ID] = append(all[d.ID], other)
			}
		}
	}
	return all, err
}

// SetPreferences writes what a debtor asked for. It is an edit, as SetFlags is.
func (s *Store) SetPreferences(ctx context.Context, id string, p Preferences) error {
	return s.set(ctx, []string{id}, map[string]any{"preferences": jsonText(p, p.Empty(), "{}")})
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
