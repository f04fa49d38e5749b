// Package retention removes what was written once a company keeps it no longer; that something was written, when and by whom stays. What a
// legal matter needs is held.
package retention

import (
	"context"
	"time"

	"github.com/recobro/recobro/modules/chats/internal/conversation"
	"github.com/recobro/recobro/modules/chats/internal/message"
	"github.com/recobro/recobro/modules/chats/internal/phrase"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/files"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/jobs"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Service removes and holds.
type Service struct {
	db            *storage.DB
	conversations *conversation.Service
	messages      *message.Store
	files         *files.Store
	phrases       *phrase.Book
	clock         clock.Clock
}

// NewService removes what companies keep no longer.
func NewService(db *storage.DB, conversations *conversation.Service, messages *message.Store, f *files.Store, phrases *phrase.Book, c clock.Clock) *Service {
	return &Service{db, conversations, messages, f, phrases, c}
}

// At is the service by another clock.
func (s *Service) At(c clock.Clock) *Service {
	other := *s
	other.clock = c
	return &other
}

// purge is the look at what is kept no longer.
type purge struct{}

// Kind names the job.
func (purge) Kind() string { return "chats.purge" }

const (
	every  = time.Hour
	within = 30 * time.Minute
	batch  = 50
)

// Jobs remove what is kept no longer.
func Jobs(w *jobs.Workers, s *Service) { jobs.EachTenant(w, purge{}, every, within, s.Purge) }

// Purge removes what the company of ctx keeps no longer, a few conversations at a time.
func (s *Service) Purge(ctx context.Context) error {
	months := s.phrases.Chosen(ctx).RetainsMonths
	if months == 0 {
		return nil
	}
	for {
		ids, err := s.conversations.Expired(ctx, s.clock.Now().AddDate(0, -months, 0), batch)
		if err != nil || len(ids) == 0 {
			return err
		}
		for _, id := range ids {
			if err := s.db.Within(ctx, func(ctx context.Context) error { return s.purge(ctx, id) }); err != nil {
				return err
			}
		}
	}
}

func (s *Service) purge(ctx context.Context, id string) error {
	if purged, err := s.conversations.Purge(ctx, id); err != nil || !purged {
		return err
	}
	if err := s.messages.Empty(ctx, id); err != nil {
		return err
	}
	return s.erase(ctx, id)
}

func (s *Service) erase(ctx context.Context, id string) error {
	_, err := s.files.Erase(ctx, files.Record{Type: "conversation", ID: id})
	return err
}

// Remove removes a conversation that still has the version, with all that was written and sent there. It fails with conversation.ErrHeld.
func (s *Service) Remove(ctx context.Context, id string, version int64) error {
	if err := s.conversations.Remove(ctx, id, version); err != nil {
		return err
	}
	if err := s.messages.Remove(ctx, id); err != nil {
		return err
	}
	return s.erase(ctx, id)
}

// HoldInput says whether a conversation is held.
type HoldInput struct {
	httpx.ByVersion
	Body struct {
		On bool `json:"on"`
	}
}

// Routes serves what is removed by hand, and what is held.
func Routes(api *httpx.API, s *Service) {
	g := httpx.Group{API: api, Tag: "conversations", Base: "/api/v1/conversations", Rights: "chats.conversations"}
	httpx.Delete(g.Op("remove", "/{id}", "delete", "Remove a conversation with all that was written there"), func(ctx context.Context, in *httpx.ByVersion, version int64) error {
		return s.Remove(ctx, in.ID, version)
	})
	httpx.Move(g.Op("hold", "/{id}/hold", "hold", "Keep a conversation for a legal matter, or no longer"), func(ctx context.Context, in *HoldInput, version int64) (conversation.Conversation, error) {
		return s.conversations.KeepFor(ctx, in.ID, version, in.Body.On)
	})
}
