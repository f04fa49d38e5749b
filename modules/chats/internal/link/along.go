package link

import (
	"context"

	"github.com/recobro/recobro/modules/chats/internal/contacts"
	"github.com/recobro/recobro/modules/chats/internal/person"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Regroup has those who write go along with the debtors whom they were given to: of two who were merged into one, or are two again. Whatever
// the order in which it is told, they are where portfolios say that their debtor is now.
func (s *Service) Regroup(ctx context.Context, debtorIDs []string) error {
	all, err := s.persons.Given(ctx, debtorIDs)
	for n := 0; err == nil && n < len(all); n++ {
		if err = s.goAlong(ctx, all[n]); err == nil {
			err = s.Find(ctx, all[n].ID) // their number may be another's now
		}
	}
	if err != nil {
		return err
	}
	return s.db.Within(ctx, func(ctx context.Context) error { return s.persons.InheritAll(ctx, debtorIDs) })
}

func (s *Service) goAlong(ctx context.Context, p person.Person) error {
	now, err := s.book.Signed(ctx, p.LinkedID)
	if err != nil && errs.KindOf(err) == errs.NotFound { // removed for good: another event tells it
		return nil
	}
	if err != nil || now.DebtorID == p.DebtorID {
		return err
	}
	all, err := s.holders(ctx, p, now.PortfolioID)
	if err != nil {
		return err
	}
	for _, h := range all {
		if h.DebtorID == now.DebtorID {
			now.PhoneID = h.PhoneID
		}
	}
	return s.db.Within(ctx, func(ctx context.Context) error { return s.move(ctx, p, now) })
}

// move writes down where somebody goes along to, unless they were given to another meanwhile.
func (s *Service) move(ctx context.Context, before person.Person, to contacts.Holder) error {
	p, err := storage.Lock[person.Person](ctx, s.db, storage.ByID(before.ID))
	if err != nil || p.LinkedID != before.LinkedID || !p.Move(to.DebtorID, to.PortfolioID, to.PhoneID) {
		return err
	}
	if err := s.persons.Inherit(ctx, &p); err != nil {
		return err
	}
	if err := storage.Update(ctx, s.db, &p, p.Version); err != nil {
		return err
	}
	return s.conversations.GoAlong(ctx, p)
}
