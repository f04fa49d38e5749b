package consent

import (
	"context"
	"errors"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/book/optout"
	"github.com/recobro/recobro/modules/portfolios/internal/book/phone"
)

// OptOuts keep to whoever asked, by BAJA, STOP or in other words, not to be contacted any more: the contact rules read them.
type OptOuts struct {
	store   *optout.Store
	debtors *debtor.Store
	phones  *phone.Service
}

// NewOptOuts keeps opt-outs of debtors, and of numbers and mailboxes that are nobody's yet.
func NewOptOuts(store *optout.Store, debtors *debtor.Store, phones *phone.Service) *OptOuts {
	return &OptOuts{store, debtors, phones}
}

// Take has nobody contact an address any more, and the debtor, where one is known, by no channel and in no portfolio. It may be told twice.
// It fails with debtor.ErrNotFound.
func (s *OptOuts) Take(ctx context.Context, o optout.OptOut) error {
	if o.DebtorID == "" && o.Address == "" {
		return nil
	}
	if o.DebtorID != "" {
		d, err := s.debtors.Lock(ctx, o.DebtorID)
		if err != nil {
			return err
		}
		if o.Ceased, err = s.cease(ctx, d); err != nil {
			return err
		}
	}
	if o.Address == "" {
		o.Address = optout.DebtorAddress(o.DebtorID)
	}
	if err := s.store.Add(ctx, o); err != nil {
		return err
	}
	return s.changed(ctx, o.Address)
}

// cease notes that a debtor asked not to be contacted any more; false where that was noted before.
func (s *OptOuts) cease(ctx context.Context, d debtor.Debtor) (bool, error) {
	if d.Preferences.Cease {
		return false, nil
	}
	d.Preferences.Cease = true
	return true, s.wish(ctx, d)
}

// wish writes what a debtor asked for; the same person is looked at again in other portfolios.
func (s *OptOuts) wish(ctx context.Context, d debtor.Debtor) error {
	if err := s.debtors.SetPreferences(ctx, d.ID, d.Preferences); err != nil {
		return err
	}
	same, err := s.debtors.SamePerson(ctx, d)
	if err != nil {
		return err
	}
	return s.debtors.Changed(ctx, same...)
}

// Withdraw takes an opt-out back by the word of whoever asked for it: of the address, and of the debtor where it came with the opt-out.
// What was noted of the debtor by other ways stays.
func (s *OptOuts) Withdraw(ctx context.Context, address, debtorID string) error {
	for _, of := range []string{address, optout.DebtorAddress(debtorID)} {
		if of == "" || of == optout.DebtorAddress("") {
			continue
		}
		lifted, err := s.phones.LiftOptOut(ctx, of)
		if err != nil {
			return err
		}
		for _, o := range lifted {
			if err := s.resume(ctx, o); err != nil {
				return err
			}
		}
	}
	return nil
}

// resume takes the wish back that came with an opt-out. A debtor who is gone, or was merged into another, has none of their own.
func (s *OptOuts) resume(ctx context.Context, o optout.OptOut) error {
	if !o.Ceased {
		return nil
	}
	d, err := s.debtors.Lock(ctx, o.DebtorID)
	if errors.Is(err, debtor.ErrNotFound) {
		return nil
	}
	if err != nil {
		return err
	}
	d.Preferences.Cease = false
	return s.wish(ctx, d)
}

// changed has all who have a number looked at again.
func (s *OptOuts) changed(ctx context.Context, address string) error {
	if !optout.IsNumber(address) {
		return nil
	}
	ids, err := s.phones.Having(ctx, address)
	if err != nil {
		return err
	}
	return s.debtors.Changed(ctx, ids...)
}
