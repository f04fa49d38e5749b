// Package link says whose those are who write: by their number, mailbox or reference where it is one debtor's alone, else by hand.
package link

import (
	"context"
	"errors"
	"slices"

	"github.com/recobro/recobro/modules/chats/internal/contacts"
	"github.com/recobro/recobro/modules/chats/internal/conversation"
	"github.com/recobro/recobro/modules/chats/internal/inbox"
	"github.com/recobro/recobro/modules/chats/internal/person"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Service links persons to debtors.
type Service struct {
	db            *storage.DB
	inboxes       *inbox.Store
	persons       *person.Store
	conversations *conversation.Service
	book          *contacts.Book
}

// NewService links them.
func NewService(db *storage.DB, inboxes *inbox.Store, persons *person.Store, conversations *conversation.Service, book *contacts.Book) *Service {
	return &Service{db, inboxes, persons, conversations, book}
}

// Person is who writes in a conversation.
func (s *Service) Person(ctx context.Context, conversationID string) (p person.Person, err error) {
	c, err := s.conversations.Get(ctx, conversationID)
	if err != nil {
		return p, err
	}
	return s.persons.Get(ctx, c.PersonID)
}

// Shown is who writes in a conversation, as the caller may see them.
func (s *Service) Shown(ctx context.Context, conversationID string) (person.Person, error) {
	p, err := s.Person(ctx, conversationID)
	if err == nil && person.Covered(ctx) {
		p.Cover()
	}
	return p, err
}

// Link says, by hand, that who writes in a conversation is a debtor whom the caller may see; with an empty id, that they are nobody's. It
// fails with contacts.ErrDebtor.
func (s *Service) Link(ctx context.Context, conversationID, debtorID string) (c conversation.Conversation, err error) {
	p, err := s.Person(ctx, conversationID)
	if err != nil {
		return c, err
	}
	h, err := s.holder(ctx, p, debtorID)
	if err != nil {
		return c, err
	}
	if err := s.give(ctx, p.ID, h, person.Hand); err != nil {
		return c, err
	}
	return s.conversations.Any(ctx, conversationID)
}

// Unlink has somebody be nobody's, in the transaction of ctx; their conversations follow.
func (s *Service) Unlink(ctx context.Context, personID string) error {
	return s.give(ctx, personID, contacts.Holder{}, person.Nobody)
}

// holder is a debtor, with the number or mailbox of theirs that a person writes from.
func (s *Service) holder(ctx context.Context, p person.Person, debtorID string) (h contacts.Holder, err error) {
	if debtorID == "" {
		return h, nil
	}
	d, err := s.book.Debtor(ctx, debtorID)
	if err != nil {
		return h, err
	}
	all, err := s.holders(ctx, p, d.PortfolioID)
	for _, each := range all {
		if each.DebtorID == d.ID {
			return each, err
		}
	}
	return contacts.Holder{DebtorID: d.ID, PortfolioID: d.PortfolioID}, err
}

// holders are the debtors to whom what is known of a person leads: what the creditor of a portfolio calls them, their number or mailbox.
func (s *Service) holders(ctx context.Context, p person.Person, portfolioID string) ([]contacts.Holder, error) {
	called, err := s.book.Called(ctx, p.Reference, portfolioID)
	if err != nil {
		return nil, err
	}
	all, err := s.book.Holders(ctx, p.Address)
	return append(called, all...), err
}

// give writes down whose a person is; their conversations follow.
func (s *Service) give(ctx context.Context, personID string, h contacts.Holder, by person.LinkedBy) error {
	return s.db.Within(ctx, func(ctx context.Context) error {
		p, err := storage.Lock[person.Person](ctx, s.db, storage.ByID(personID))
		if err != nil || !p.Link(h.DebtorID, h.PortfolioID, h.PhoneID, by) {
			return err
		}
		if err := s.persons.Inherit(ctx, &p); err != nil {
			return err
		}
		if err := storage.Update(ctx, s.db, &p, p.Version); err != nil {
			return err
		}
		return s.conversations.Belong(ctx, p)
	})
}

// Suggested is a debtor whose number or mailbox a person writes from, and whom the caller may see.
type Suggested struct {
	DebtorID    string `json:"debtor_id"`
	PortfolioID string `json:"portfolio_id"`
	Name        string `json:"name"`
}

// What is suggested, and who is asked about for it, one after another.
const (
	mostSuggested = 10
	mostAsked     = 20
)

// Suggest are the debtors whose number or mailbox who writes in a conversation has, the likeliest first: those alone whom the caller may see.
func (s *Service) Suggest(ctx context.Context, conversationID string) (all []Suggested, err error) {
	p, err := s.Person(ctx, conversationID)
	if err != nil {
		return nil, err
	}
	holders, err := s.holders(ctx, p, "")
	for n := 0; err == nil && n < min(len(holders), mostAsked) && len(all) < mostSuggested; n++ {
		d, seen := s.book.Debtor(ctx, holders[n].DebtorID)
		switch {
		case seen == nil && slices.ContainsFunc(all, func(s Suggested) bool { return s.DebtorID == d.ID }):
		case seen == nil:
			all = append(all, Suggested{d.ID, d.PortfolioID, d.Name})
		case !errors.Is(seen, contacts.ErrDebtor):
			err = seen
		}
	}
	return all, err
}
