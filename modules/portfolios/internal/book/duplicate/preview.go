package duplicate

import (
	"context"
	"errors"
	"slices"
	"strings"

	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Preview is what a merge would come to.
type Preview struct {
	Kept    debtor.Debtor `json:"kept"`
	Other   debtor.Debtor `json:"other"`
	Moves   []Count       `json:"moves" doc:"What would go along"`
	Balance int64         `json:"balance" doc:"What the debtor who is kept would owe, in minor units"`
	Differ  bool          `json:"differ" doc:"They have different national ids of the same kind: likely two people"`
	Refusal string        `json:"refusal" doc:"Why they cannot be merged now; empty if they can" example:"portfolios.merge_contact"`
}

// Preview tells what a merge would come to, and changes nothing. It fails with debtor.ErrNotFound.
func (s *Service) Preview(ctx context.Context, keptID, otherID string) (p Preview, err error) {
	if p.Kept, err = s.known.Get(ctx, keptID); err != nil {
		return p, err
	}
	if p.Other, err = s.known.Get(ctx, otherID); err != nil {
		return p, err
	}
	var refused *errs.Error
	if err := s.may(ctx, p.Kept, p.Other); errors.As(err, &refused) {
		p.Refusal = refused.Code
	} else if err != nil {
		return p, err
	}
	p.Differ = p.Kept.NationalID != "" && p.Other.NationalID != "" && p.Kept.NationalIDType == p.Other.NationalIDType && p.Kept.NationalID != p.Other.NationalID
	p.Balance = p.Kept.Balance + p.Other.Balance
	p.Moves, err = s.counts(ctx, keptID, otherID)
	return p, err
}

// mostCandidates bounds how many are suggested.
const mostCandidates = 10

// Candidate is a debtor who may be the same person.
type Candidate struct {
	debtor.Debtor
	Why Why `json:"why" doc:"What they have in common"`
}

// Why is what two debtors have in common.
type Why string

// Enum are both.
func (Why) Enum() []Why { return []Why{"national_id", "phone"} }

// Candidates are debtors of the same portfolio who may be the same person: by the number of their document, or by a telephone and a
// word of their name. It fails with debtor.ErrNotFound.
func (s *Service) Candidates(ctx context.Context, id string) ([]Candidate, error) {
	d, err := s.debtors.Get(ctx, id)
	if err != nil {
		return nil, err
	}
	byDocument, byPhone, err := s.alike(ctx, d)
	if err != nil {
		return nil, err
	}
	found, err := s.known.Some(ctx, slices.Concat(byDocument, byPhone))
	all := []Candidate{}
	for _, one := range found {
		switch {
		case len(all) == mostCandidates:
		case slices.Contains(byDocument, one.ID):
			all = append(all, Candidate{one, "national_id"})
		case alike(d.NameKey, one.NameKey):
			all = append(all, Candidate{one, "phone"})
		}
	}
	return all, err
}

// alike reports whether two names share a word.
func alike(a, b string) bool {
	words := strings.Fields(a)
	return slices.ContainsFunc(strings.Fields(b), func(word string) bool { return len(word) > 2 && slices.Contains(words, word) })
}

// person is a debtor as others are compared with them.
type person struct {
	TenantID    string `gorm:"primaryKey"`
	ID          string `gorm:"primaryKey"`
	PortfolioID string
	NationalID  string
}

// TableName is the table of debtors.
func (person) TableName() string { return "debtors" }

// alike are the ids of others of the portfolio with the same number of a document, and with the same telephone.
func (s *store) alike(ctx context.Context, d debtor.Debtor) (byDocument, byPhone []string, err error) {
	if d.NationalID != "" {
		same, err := storage.All[person](ctx, s.db, mostCandidates, storage.Columns("id"),
			storage.Where("portfolio_id = ? AND national_id = ? AND id <> ?", d.PortfolioID, d.NationalID, d.ID))
		if err != nil {
			return nil, nil, err
		}
		for _, one := range same {
			byDocument = append(byDocument, one.ID)
		}
	}
	numbers, err := s.numbers(ctx, d.ID)
	if err != nil || len(numbers) == 0 {
		return byDocument, nil, err
	}
	err = s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		reversed := make([]string, len(numbers))
		for i, p := range numbers {
			reversed[i] = p.Reversed
		}
		return s.db.Listed("e164_reversed", reversed)(tx.Model(&phoneRow{})).Where("debtor_id <> ?", d.ID).Limit(5*mostCandidates).Pluck("debtor_id", &byPhone).Error
	})
	if err != nil || len(byPhone) == 0 {
		return byDocument, nil, err
	}
	same, err := storage.All[person](ctx, s.db, -1, storage.Columns("id"), storage.Where("portfolio_id = ?", d.PortfolioID), s.db.Listed("id", byPhone))
	byPhone = nil
	for _, one := range same {
		byPhone = append(byPhone, one.ID)
	}
	return byDocument, byPhone, err
}
