package duplicate

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// numbers are a debtor's phones, the first added first.
func (s *store) numbers(ctx context.Context, debtorID string) ([]phoneRow, error) {
	return storage.All[phoneRow](ctx, s.db, -1, storage.Where("debtor_id = ?", debtorID), storage.Sorted("id"))
}

// demote has the numbers that go along be none's main number, if there is one already; before tells which was.
func demote(going []phoneRow, has bool) (mains []string, was map[string]string) {
	was = map[string]string{}
	for _, p := range going {
		if p.IsPrimary && has {
			mains, was[p.ID] = append(mains, p.ID), before(map[string]any{"is_primary": true})
		}
	}
	return mains, was
}

// mainOf is the main number among a debtor's, and the row that has to become it where none is.
func mainOf(phones []phoneRow) (e164, becomes string) {
	for _, p := range phones {
		if p.IsPrimary {
			return p.E164, ""
		}
	}
	if len(phones) == 0 {
		return "", ""
	}
	return phones[0].E164, phones[0].ID
}

// main settles which number of a debtor is the main one, and gives it.
func (s *store) main(ctx context.Context, debtorID string) (string, error) {
	phones, err := s.numbers(ctx, debtorID)
	if err != nil {
		return "", err
	}
	e164, becomes := mainOf(phones)
	if becomes == "" {
		return e164, nil
	}
	return e164, s.set(ctx, &phoneRow{}, []string{becomes}, map[string]any{"is_primary": true})
}
