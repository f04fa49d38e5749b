package link

import (
	"context"

	"github.com/recobro/recobro/modules/chats/internal/contacts"
	"github.com/recobro/recobro/modules/chats/internal/person"
)

// Seeks tells whether it is sought whose somebody is: nobody of ours has said it, and there is something that leads to them.
func Seeks(p person.Person) bool {
	return (p.LinkedBy == person.Nobody || p.LinkedBy == person.Number) && (contacts.Leads(p.Address) || p.Reference != "")
}

// Find gives a person to the debtor who alone has their number or mailbox, and takes them from one who has it no longer. Of several those of the inbox's
// portfolio come first; where it is not clear, somebody of ours says it.
func (s *Service) Find(ctx context.Context, personID string) error {
	p, err := s.persons.Get(ctx, personID)
	if err != nil || !Seeks(p) {
		return err
	}
	i, err := s.inboxes.Any(ctx, p.InboxID)
	if err != nil {
		return err
	}
	all, err := s.holders(ctx, p, i.PortfolioID)
	if err != nil || has(all, p.DebtorID) {
		return err
	}
	h, clear := only(all, i.PortfolioID)
	if !clear && p.DebtorID == "" {
		return nil
	}
	return s.give(ctx, p.ID, h, person.Number)
}

func has(all []contacts.Holder, debtorID string) bool {
	for _, h := range all {
		if h.DebtorID == debtorID {
			return true
		}
	}
	return false
}

// only is the one debtor among holders, if there is one: in a portfolio, or, where it has none, in all.
func only(all []contacts.Holder, portfolioID string) (one contacts.Holder, clear bool) {
	var ours []contacts.Holder
	for _, h := range all {
		if h.PortfolioID == portfolioID {
			ours = append(ours, h)
		}
	}
	if len(ours) > 0 {
		all = ours
	}
	for _, h := range all {
		if one.DebtorID != "" && one.DebtorID != h.DebtorID {
			return contacts.Holder{}, false
		}
		one = h
	}
	return one, one.DebtorID != ""
}
