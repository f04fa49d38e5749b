// Package retention removes what was written once a company keeps it no longer; that something was written, when and by whom stays. What a
// legal matter needs is held.
package retention

import (
	"context"
	"time"

	"github.com/recobro/recobro/modules/chats/internal/contacts"
	"github.com/recobro/recobro/modules/chats/internal/conversation"
	"github.com/recobro/recobro/modules/chats/internal/link"
	"github.com/recobro/recobro/modules/chats/internal/message"
	"github.com/recobro/recobro/modules/chats/internal/outgoing"
	"github.com/recobro/recobro/modules/chats/internal/person"
	"github.com/recobro/recobro/modules/chats/internal/phrase"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/files"
	"github.com/recobro/recobro/plugins-sdk/go/jobs"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Parts are what removing needs.
type Parts struct {
	DB            *storage.DB
	Conversations *conversation.Service
	Messages      *message.Store
	Persons       *person.Store
	Links         *link.Service
	Book          *contacts.Book
	Outgoing      *outgoing.Service
	Files         *files.Store
	Phrases       *phrase.Book
	Clock         clock.Clock
}

// Service removes and holds.
type Service struct{ Parts }

// NewService removes what companies keep no longer.
func NewService(p Parts) *Service { return &Service{p} }

// At is the service by another clock.
func (s *Service) At(c clock.Clock) *Service {
	other := *s
	other.Clock = c
	return &other
}

// purge is the look at what is kept no longer.
type purge struct{}

// Kind names the job.
func (purge) Kind() string { return "chats.purge" }

const (
	every     = time.Hour
	catchesUp = 6 * time.Hour
	within    = 30 * time.Minute
	batch     = 50
)

// Jobs remove what is kept no longer.
func Jobs(w *jobs.Workers, s *Service) {
	jobs.EachTenant(w, purge{}, every, within, s.Purge)
	jobs.EachTenant(w, catchUp{}, catchesUp, within, s.CatchUp)
	jobs.Add(w, within, func(ctx context.Context, j jobs.Job[forget]) error { return s.Forget(ctx, j.Args.DebtorID) })
}

// Purge resolves what nobody goes on with, and removes what the company of ctx keeps no longer, a few conversations at a time.
func (s *Service) Purge(ctx context.Context) error {
	if err := s.lapse(ctx); err != nil {
		return err
	}
	if err := s.each(ctx, s.Conversations.Erasable); err != nil {
		return err
	}
	months := s.Phrases.Chosen(ctx).RetainsMonths
	if months == 0 {
		return nil
	}
	return s.each(ctx, func(ctx context.Context, most int) ([]string, error) {
		return s.Conversations.Expired(ctx, s.Clock.Now().AddDate(0, -months, 0), most)
	})
}

// each purges the conversations that are found, until none is.
func (s *Service) each(ctx context.Context, find func(ctx context.Context, most int) ([]string, error)) error {
	for {
		ids, err := find(ctx, batch)
		if err != nil || len(ids) == 0 {
			return err
		}
		for _, id := range ids {
			if err := s.DB.Within(ctx, func(ctx context.Context) error { return s.purge(ctx, id) }); err != nil {
				return err
			}
		}
	}
}

func (s *Service) purge(ctx context.Context, id string) error {
	c, purged, err := s.Conversations.Purge(ctx, id)
	if err != nil || !purged {
		return err
	}
	if err := s.Messages.Empty(ctx, id); err != nil {
		return err
	}
	if c.EraseAt != nil {
		if err := s.leave(ctx, c.PersonID); err != nil {
			return err
		}
	}
	return s.erase(ctx, id)
}

func (s *Service) erase(ctx context.Context, id string) error {
	_, err := s.Files.Erase(ctx, files.Record{Type: "conversation", ID: id})
	return err
}

// Remove removes a conversation that still has the version, with all that was written and sent there. It fails with conversation.ErrHeld.
func (s *Service) Remove(ctx context.Context, id string, version int64) error {
	c, err := s.Conversations.Remove(ctx, id, version)
	if err != nil {
		return err
	}
	if err := s.Messages.Remove(ctx, id); err != nil {
		return err
	}
	if c.EraseAt != nil { // a legal matter kept it, and does no longer
		if err := s.leave(ctx, c.PersonID); err != nil {
			return err
		}
	}
	return s.erase(ctx, id)
}
