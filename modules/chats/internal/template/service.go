package template

import (
	"context"
	"time"

	"github.com/recobro/recobro/modules/chats/internal/channel"
	"github.com/recobro/recobro/modules/chats/internal/inbox"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/jobs"
)

// Service asks providers for their templates.
type Service struct {
	*Store
	inboxes *inbox.Service
	ways    map[channel.Kind]channel.Way
	clock   clock.Clock
}

// NewService asks them.
func NewService(store *Store, inboxes *inbox.Service, ways map[channel.Kind]channel.Way, c clock.Clock) *Service {
	return &Service{store, inboxes, ways, c}
}

// List are the templates of an inbox that the caller sees, asked for now where the provider has told none yet.
func (s *Service) List(ctx context.Context, inboxID string) ([]MessageTemplate, error) {
	if _, err := s.inboxes.One(ctx, inboxID); err != nil {
		return nil, err
	}
	return s.Of(ctx, inboxID)
}

// Refresh asks the provider of an inbox. It fails with ErrNone for a way that has none, and as the provider does.
func (s *Service) Refresh(ctx context.Context, inboxID string) ([]MessageTemplate, error) {
	i, err := s.inboxes.One(ctx, inboxID)
	if err != nil {
		return nil, err
	}
	way, approves := s.ways[i.Channel].(channel.Approver)
	if !approves {
		return nil, ErrNone
	}
	account, err := s.inboxes.Account(ctx, i)
	if err != nil {
		return nil, err
	}
	told, err := way.Templates(ctx, account)
	if err != nil {
		return nil, err
	}
	if err := s.db.Within(ctx, func(ctx context.Context) error { return s.replace(ctx, i.ID, s.all(i.ID, told)) }); err != nil {
		return nil, err
	}
	return s.Of(ctx, i.ID)
}

func (s *Service) all(inboxID string, told []channel.Approved) []MessageTemplate {
	now := s.clock.Now()
	all := make([]MessageTemplate, len(told))
	for n, one := range told {
		all[n] = from(inboxID, one, now)
	}
	return all
}

// Moved takes what a provider told of one template, for every inbox of the account.
func (s *Service) Moved(ctx context.Context, i inbox.Inbox, a channel.Approved, reason string) error {
	return s.moved(ctx, i.ID, a.Name, a.Language, known(a.Status, statuses, "pending"), reason)
}

// ask is the job that asks every provider anew.
type ask struct{}

// Kind names the job.
func (ask) Kind() string { return "chats.templates" }

// asking is how long the providers of a company may take.
const asking = 2 * time.Minute

// Jobs ask anew each night: what was approved or paused meanwhile and not told is known in the morning.
func Jobs(w *jobs.Workers, s *Service) {
	jobs.Add(w, asking, func(ctx context.Context, _ jobs.Job[ask]) error { return s.refreshAll(ctx) })
	w.Cron("40 5 * * *", ask{})
}

func (s *Service) refreshAll(ctx context.Context) error {
	all, err := s.inboxes.All(ctx)
	for _, i := range all {
		if _, approves := s.ways[i.Channel].(channel.Approver); approves && i.IsOn && err == nil {
			_, err = s.Refresh(ctx, i.ID)
		}
	}
	return err
}
