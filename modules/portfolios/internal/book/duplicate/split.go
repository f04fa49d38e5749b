package duplicate

import (
	"context"
	"errors"
	"slices"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debt"
	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/book/ledger"
	"github.com/recobro/recobro/modules/portfolios/internal/book/portfolio"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Split takes a merge back: the other has again what the merge moved, and the one who was kept whatever came later. It fails with
// debtor.ErrNotFound, ErrNotFound, ErrPaid, ErrPlanned and ErrTaken.
func (s *Service) Split(ctx context.Context, keptID, mergeID string) (Merge, error) {
	a, err := s.ledger.Open(ctx, keptID)
	if err != nil {
		return Merge{}, err
	}
	m, err := storage.Lock[Merge](ctx, s.db, storage.ByID(mergeID), storage.Where("kept_id = ? AND split_at IS NULL", keptID))
	if err != nil {
		return m, err
	}
	moved, err := s.noted(ctx, m.ID)
	if err != nil {
		return m, err
	}
	if err := s.maySplit(ctx, m, moved); err != nil {
		return m, err
	}
	if err := s.bringBack(ctx, m, moved); err != nil {
		return m, err
	}
	kept, other, err := s.part(ctx, m, moved, a)
	if err != nil {
		return m, err
	}
	now := s.clock.Now().UTC()
	m.SplitAt, m.SplitBy = &now, principal.Must(ctx).UserID
	if err := storage.Update(ctx, s.db, &m, m.Version); err != nil {
		return m, err
	}
	if err := s.wrote(ctx, m, "split", "split_off", kept, other); err != nil {
		return m, err
	}
	return m, s.portfolios.Grow(ctx, m.PortfolioID, portfolio.Growth{Debtors: 1, Balance: kept.Balance + other.Balance - a.Debtor.Balance})
}

func (s *Service) maySplit(ctx context.Context, m Merge, moved map[Part][]movedRow) error {
	paid, planned, err := s.crossed(ctx, m, moved)
	switch {
	case err != nil:
		return err
	case paid:
		return ErrPaid
	case planned:
		return ErrPlanned
	}
	return nil
}

// bringBack gives the other what the merge moved, and what has come to hang on their debts.
func (s *Service) bringBack(ctx context.Context, m Merge, moved map[Part][]movedRow) error {
	for _, kind := range all() {
		if err := s.give(ctx, kind, idsOf(moved[kind.part]), m.KeptID, m.OtherID); err != nil {
			return err
		}
		if err := s.restore(ctx, kind, moved[kind.part]); err != nil {
			return err
		}
	}
	return s.follow(ctx, idsOf(moved[Debts]), idsOf(moved[Promises]), m.OtherID)
}

// part makes two debtors of one.
func (s *Service) part(ctx context.Context, m Merge, moved map[Part][]movedRow, a *ledger.Account) (kept, other debtor.Debtor, err error) {
	went := idsOf(moved[Debts])
	theirs, ours := []debt.Debt{}, []debt.Debt{}
	for _, d := range a.Debts {
		if slices.Contains(went, d.ID) {
			theirs = append(theirs, d)
		} else {
			ours = append(ours, d)
		}
	}
	kept = a.Debtor
	stateOf(kept).without(m.Before, m.After).put(&kept)
	if err := s.reckon(ctx, &kept, ours, a); err != nil {
		return kept, other, err
	}
	other = m.Other.debtor()
	other.TenantID = kept.TenantID
	if err := s.debtors.Insert(ctx, []debtor.Debtor{other}); err != nil {
		if errors.Is(err, debtor.ErrDuplicate) {
			err = ErrTaken.Wrap(err)
		}
		return kept, other, err
	}
	return kept, other, s.reckon(ctx, &other, theirs, a)
}
