// Package begin turns to somebody first: whether they may be written to is asked before there is a conversation.
package begin

import (
	"context"
	"strings"

	"github.com/recobro/recobro/modules/chats/internal/channel"
	"github.com/recobro/recobro/modules/chats/internal/contacts"
	"github.com/recobro/recobro/modules/chats/internal/conversation"
	"github.com/recobro/recobro/modules/chats/internal/inbox"
	"github.com/recobro/recobro/modules/chats/internal/message"
	"github.com/recobro/recobro/modules/chats/internal/outgoing"
	"github.com/recobro/recobro/modules/chats/internal/person"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// The refusals of turning to somebody.
var (
	ErrChannel = errs.New(errs.Conflict, "chats.channel_begins_not")
	ErrTo      = errs.New(errs.Invalid, "chats.to_missing").WithField("body.to", "chats.to_missing")
	ErrBoth    = errs.New(errs.Invalid, "chats.to_both").WithField("body.to", "chats.to_both")
)

// Service turns to people.
type Service struct {
	db            *storage.DB
	inboxes       *inbox.Store
	persons       *person.Store
	conversations *conversation.Service
	out           *outgoing.Service
	book          *contacts.Book
	messages      *message.Store
}

// NewService turns to them.
func NewService(db *storage.DB, inboxes *inbox.Store, persons *person.Store, conversations *conversation.Service, out *outgoing.Service, book *contacts.Book, messages *message.Store) *Service {
	return &Service{db, inboxes, persons, conversations, out, book, messages}
}

// To is whom we turn to: a number or mailbox, or a debtor, at one of their numbers or at their best.
type To struct {
	InboxID  string
	Address  string
	DebtorID string
	PhoneID  string
}

// Begin writes to somebody who has not written to us. It fails with inbox.ErrOff, ErrChannel, ErrTo, ErrBoth, and as writing does.
func (s *Service) Begin(ctx context.Context, to To, d outgoing.Draft) (c conversation.Conversation, err error) {
	if c, found, err := s.begun(ctx, to, d); err != nil || found {
		return c, err
	}
	if c, err = s.begin(ctx, to, d); err == nil {
		return c, nil
	}
	if first, found, _ := s.begun(ctx, to, d); found { // it was asked for twice at once
		return first, nil
	}
	return c, err
}

// begun is the conversation that the caller has begun under the same key before. It fails with message.ErrAnother where that was with another.
func (s *Service) begun(ctx context.Context, to To, d outgoing.Draft) (c conversation.Conversation, found bool, err error) {
	m, found, err := s.messages.Once(ctx, principal.Must(ctx).UserID, d.Once, "", d.Text, d.Template)
	if err != nil || !found {
		return c, false, err
	}
	if c, err = s.conversations.Any(ctx, m.ConversationID); err != nil {
		return c, false, err
	}
	same, err := s.same(ctx, c, to)
	if err == nil && !same {
		err = message.ErrAnother
	}
	return c, err == nil, err
}

// same tells whether a conversation is with whom it is asked for: with the address, and the debtor, whoever they were merged into since.
func (s *Service) same(ctx context.Context, c conversation.Conversation, to To) (bool, error) {
	p, err := s.persons.Get(ctx, c.PersonID)
	if err != nil || c.InboxID != to.InboxID || to.Address != "" && p.SourceID != source(c.Channel, to.Address) {
		return false, err
	}
	if to.DebtorID == "" || to.DebtorID == p.LinkedID || to.DebtorID == p.DebtorID {
		return true, nil
	}
	d, err := s.book.Debtor(ctx, to.DebtorID)
	return err == nil && d.ID == p.DebtorID, err
}

func (s *Service) begin(ctx context.Context, to To, d outgoing.Draft) (c conversation.Conversation, err error) {
	i, err := s.inbox(ctx, to)
	if err != nil {
		return c, err
	}
	at, err := s.seek(ctx, i, to)
	if err != nil {
		return c, err
	}
	err = s.db.Within(ctx, func(ctx context.Context) error {
		c, err = s.write(ctx, i, at, d)
		return err
	})
	if err != nil && at.contactID != "" {
		_ = s.book.Release(ctx, at.contactID) // else it ends by itself
	}
	return c, err
}

// begins are the ways by which somebody can be turned to who has not written.
var begins = map[channel.Kind]bool{channel.WhatsApp: true, channel.SMS: true, channel.Email: true}

func (s *Service) inbox(ctx context.Context, to To) (i inbox.Inbox, err error) {
	i, err = s.inboxes.One(ctx, to.InboxID)
	switch {
	case err != nil:
	case !i.IsOn:
		err = inbox.ErrOff
	case !begins[i.Channel]:
		err = ErrChannel
	case to.Address == "" && to.DebtorID == "":
		err = ErrTo
	case to.DebtorID != "" && strings.HasPrefix(to.Address, "+"): // what is a debtor's business goes to a number that is known to be theirs
		err = ErrBoth
	}
	return i, err
}

// place is where somebody is turned to, whose it is, and what allows it.
type place struct {
	address   string
	holder    contacts.Holder
	by        person.LinkedBy
	contactID string
}

// seek asks the rules: of a debtor's number, and of a number or mailbox that a debtor has.
func (s *Service) seek(ctx context.Context, i inbox.Inbox, to To) (at place, err error) {
	at = place{address: to.Address, by: person.Number}
	if to.DebtorID != "" {
		d, err := s.book.Debtor(ctx, to.DebtorID)
		if err != nil {
			return at, err
		}
		at.by, at.holder = person.Hand, contacts.Holder{DebtorID: d.ID, PortfolioID: d.PortfolioID, PhoneID: to.PhoneID}
	} else if at.holder, err = s.holder(ctx, i, to.Address); err != nil || at.holder.DebtorID == "" {
		return at, err
	}
	at.contactID, err = s.book.Reserve(ctx, contacts.Wanted{DebtorID: at.holder.DebtorID, PhoneID: at.holder.PhoneID, Channel: i.Channel})
	if err == nil && at.address == "" {
		at.address, err = s.book.Number(ctx, at.contactID)
	}
	return at, err
}

// holder is the debtor whose rules protect a number or a mailbox: of several the likeliest.
func (s *Service) holder(ctx context.Context, i inbox.Inbox, address string) (h contacts.Holder, err error) {
	all, err := s.book.Holders(ctx, address)
	for n, each := range all {
		if n == 0 || each.PortfolioID == i.PortfolioID && h.PortfolioID != i.PortfolioID {
			h = each
		}
	}
	return h, err
}

// write writes it down; it goes out once that is committed.
func (s *Service) write(ctx context.Context, i inbox.Inbox, at place, d outgoing.Draft) (c conversation.Conversation, err error) {
	p, err := s.persons.Meet(ctx, person.Person{InboxID: i.ID, SourceID: source(i.Channel, at.address), Address: at.address})
	if err != nil {
		return c, err
	}
	if err := s.persons.Inherit(ctx, &p); err != nil {
		return c, err
	}
	if p.StoppedAt != nil { // here, or by the same number or mailbox in another inbox
		return c, conversation.ErrStopped
	}
	if at.holder.DebtorID != "" && p.Link(at.holder.DebtorID, at.holder.PortfolioID, at.holder.PhoneID, at.by) {
		if err := storage.Update(ctx, s.db, &p, p.Version); err != nil {
			return c, err
		}
	}
	if c, err = s.conversations.Begin(ctx, i, p, ""); err != nil {
		return c, err
	}
	ready, err := s.out.Allowed(ctx, c, d, at.contactID)
	if err != nil {
		return c, err
	}
	if _, err := s.out.Commit(ctx, ready); err != nil {
		return c, err
	}
	return s.conversations.Any(ctx, c.ID)
}

// source is how a way of writing calls an address.
func source(kind channel.Kind, address string) string {
	if kind == channel.WhatsApp {
		return strings.TrimPrefix(address, "+")
	}
	return address
}
