package assign

import (
	"context"
	"errors"
	"time"

	"github.com/recobro/recobro/modules/chats/internal/contacts"
	"github.com/recobro/recobro/modules/chats/internal/conversation"
	"github.com/recobro/recobro/modules/chats/internal/inbox"
	"github.com/recobro/recobro/modules/chats/internal/person"
	"github.com/recobro/recobro/modules/chats/internal/presence"
	"github.com/recobro/recobro/plugins-sdk/go/ask"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Service gives conversations to people.
type Service struct {
	Parts
}

// Parts are what giving needs.
type Parts struct {
	DB            *storage.DB
	Inboxes       *inbox.Store
	Persons       *person.Store
	People        *presence.Store
	Conversations *conversation.Service
	Book          *contacts.Book
	Host          *ask.Host
	Clock         clock.Clock
}

// NewService gives them.
func NewService(p Parts) *Service { return &Service{p} }

// Give gives a conversation that is nobody's to somebody who is at work, where its inbox does so by itself, and notifies them.
func (s *Service) Give(ctx context.Context, conversationID string) error {
	_, err := s.pass(ctx, conversationID, true)
	return err
}

// pass gives a conversation; it is nobody's still where nobody could be given it. Who works the debtor is asked first, since others must not
// wait for that.
func (s *Service) pass(ctx context.Context, conversationID string, notifies bool) (after conversation.Conversation, err error) {
	c, err := s.Conversations.Any(ctx, conversationID)
	if err != nil || c.AssigneeID != "" || c.Status != conversation.Open {
		return after, err
	}
	i, err := s.Inboxes.Any(ctx, c.InboxID)
	if err != nil || !i.Assigns {
		return after, err
	}
	wanted, err := s.wanted(ctx, i, c)
	if err != nil {
		return after, err
	}
	err = s.DB.Within(ctx, func(ctx context.Context) error {
		if after, err = s.give(ctx, i.ID, c.ID, wanted); err != nil || after.AssigneeID == "" || !notifies {
			return err
		}
		return s.Conversations.NotifyGiven(ctx, after.AssigneeID, []conversation.Conversation{after})
	})
	return after, err
}

// wanted is what a conversation asks of whoever answers.
func (s *Service) wanted(ctx context.Context, i inbox.Inbox, c conversation.Conversation) (w Wanted, err error) {
	w = Wanted{PortfolioID: c.PortfolioID, Capacity: i.Capacity}
	who, err := s.Persons.Get(ctx, c.PersonID)
	if w.Language = who.Language; err != nil || c.DebtorID == "" {
		return w, err
	}
	d, err := s.Book.Debtor(ctx, c.DebtorID)
	if errors.Is(err, contacts.ErrDebtor) { // gone meanwhile
		return w, nil
	}
	w.AssigneeID = d.AssigneeID
	return w, err
}

// give holds the inbox, so that whoever is given work there at once is counted with what the other was given.
func (s *Service) give(ctx context.Context, inboxID, conversationID string, w Wanted) (after conversation.Conversation, err error) {
	if _, err := storage.Lock[inbox.Inbox](ctx, s.DB, storage.ByID(inboxID)); err != nil {
		return after, err
	}
	now := s.Clock.Now()
	after, given, err := s.Conversations.Give(ctx, conversationID, func(conversation.Conversation) (string, error) {
		all, err := s.candidates(ctx, inboxID, now)
		return Choose(all, w), err
	})
	if err != nil || !given {
		return conversation.Conversation{}, err
	}
	return after, s.People.Given(ctx, after.AssigneeID, now)
}

// candidates are those who work in an inbox, with what is known of them.
func (s *Service) candidates(ctx context.Context, inboxID string, now time.Time) (all []Candidate, err error) {
	users, err := s.Inboxes.Members(ctx, inboxID)
	if err != nil || len(users) == 0 {
		return nil, err
	}
	people, err := s.People.All(ctx, users)
	if err != nil {
		return nil, err
	}
	open, err := s.Conversations.Loads(ctx, users)
	for _, p := range people {
		one := Candidate{UserID: p.UserID, AtWork: p.AtWork(now), Open: open[p.UserID], Languages: p.Languages, Portfolios: p.Portfolios}
		if p.GivenAt != nil {
			one.Last = *p.GivenAt
		}
		all = append(all, one)
	}
	return all, err
}
