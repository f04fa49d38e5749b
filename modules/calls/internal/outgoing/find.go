package outgoing

import (
	"context"

	"github.com/recobro/recobro/modules/calls/internal/contacts"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// ErrWhom says that a number is no debtor's whom the caller sees, or none at all: nobody else is called, for whom no contact rule would
// answer. Whether it is a debtor's of somebody else is told to nobody.
var ErrWhom = errs.New(errs.Invalid, "calls.number_of_nobody").WithField("body.number", "calls.number_of_nobody")

// mostHolders bounds how many debtors of one number are tried.
const mostHolders = 10

// reserve asks whether whoever is wanted may be called now. Of several who have a number, it is the first whom the caller sees.
func (s *Service) reserve(ctx context.Context, w Wanted, agent bool) (contacts.Contact, error) {
	wanted := contacts.Wanted{DebtorID: w.DebtorID, PhoneID: w.PhoneID, DebtIDs: w.DebtIDs, EventID: w.EventID, Agent: agent}
	if w.DebtorID != "" && w.PhoneID != "" {
		return s.book.Reserve(ctx, wanted)
	}
	held, err := s.holders(ctx, w.Number)
	if err != nil {
		return contacts.Contact{}, err
	}
	for _, h := range held {
		wanted.DebtorID, wanted.PhoneID = h.DebtorID, h.PhoneID
		allowed, err := s.book.Reserve(ctx, wanted)
		if errs.KindOf(err) != errs.NotFound {
			return allowed, err
		}
	}
	return contacts.Contact{}, ErrWhom
}

func (s *Service) holders(ctx context.Context, number string) ([]contacts.Holder, error) {
	if number == "" {
		return nil, ErrWhom
	}
	held, err := s.book.Holders(ctx, number)
	return held[:min(len(held), mostHolders)], err
}
