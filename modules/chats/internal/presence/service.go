package presence

import (
	"context"
	"slices"
	"time"

	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/chats/internal/inbox"
	"github.com/recobro/recobro/plugins-sdk/go/ask"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/jobs"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// Service is what is said of who is at work.
type Service struct {
	*Store
	inboxes *inbox.Store
	host    *ask.Host
	jobs    *jobs.Client
	bus     *events.Bus
	clock   clock.Clock
	loads   Loads
}

// Loads are how many conversations some people have open, by their ids.
type Loads func(ctx context.Context, users []string) (map[string]int, error)

// NewService keeps presences, and says when somebody comes or goes.
func NewService(store *Store, inboxes *inbox.Store, host *ask.Host, j *jobs.Client, bus *events.Bus, c clock.Clock, l Loads) *Service {
	return &Service{store, inboxes, host, j, bus, c, l}
}

// Back is the job of somebody who has come to work.
type Back struct {
	UserID string `json:"user_id"`
}

// Kind names the job.
func (Back) Kind() string { return "chats.back" }

// Choice is whether somebody is away.
type Choice struct {
	IsAway bool
	Until  *time.Time
}

// Beat says that the caller's screen is open, and what they have chosen, if they have now. Whoever comes to work is given what waits.
func (s *Service) Beat(ctx context.Context, chosen *Choice) (p Presence, err error) {
	now, user := s.clock.Now(), principal.Must(ctx).UserID
	if chosen != nil && chosen.Until != nil && !chosen.Until.After(now) {
		return p, ErrPast
	}
	err = s.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		before, after, err := s.Change(ctx, user, func(p *Presence) {
			p.SeenAt = &now
			if chosen != nil {
				p.IsAway, p.AwayUntil = chosen.IsAway, chosen.Until
			}
		})
		if p = after; err != nil || before.AtWork(now) == after.AtWork(now) {
			return err
		}
		return s.turned(ctx, tx, after, now)
	})
	p.IsAtWork = p.AtWork(now)
	return p, err
}

// turned says that somebody has come or gone.
func (s *Service) turned(ctx context.Context, tx *gorm.DB, p Presence, now time.Time) error {
	s.db.AfterCommit(ctx, func() { s.tell(ctx) })
	if !p.AtWork(now) {
		return nil
	}
	_, err := s.jobs.InsertTx(ctx, tx, Back{p.UserID}, &jobs.Opts{})
	return err
}

// tell has open screens read again who is at work.
func (s *Service) tell(ctx context.Context) {
	_ = s.bus.Live(ctx, events.Event{ // a live event may always be missed
		Type: "recobro.chats.inbox.people", Keys: [][]string{{"chats", "people"}}, Permission: "chats.inboxes:read", Everyone: true,
	})
}

// People are those who work in the inboxes that the caller may see.
func (s *Service) People(ctx context.Context) ([]Presence, error) {
	all, err := s.inboxes.All(ctx)
	if err != nil {
		return nil, err
	}
	var users []string
	for _, i := range all {
		users = append(users, i.Members...)
	}
	known, err := s.All(ctx, users)
	if err != nil {
		return nil, err
	}
	people := complete(users, known, s.clock.Now())
	return people, s.count(ctx, people)
}

// count tells how many conversations each of some people has open; who sees own ones alone is told their own number.
func (s *Service) count(ctx context.Context, people []Presence) error {
	who, users := principal.Must(ctx), []string{}
	for _, p := range people {
		if who.Scope == principal.ScopeAll || p.UserID == who.UserID {
			users = append(users, p.UserID)
		}
	}
	loads, err := s.loads(ctx, users)
	for n, p := range people {
		if open := loads[p.UserID]; err == nil && slices.Contains(users, p.UserID) {
			people[n].Open = &open
		}
	}
	return err
}

// complete are the presences of users, of whom some are known.
func complete(users []string, known []Presence, now time.Time) (all []Presence) {
	by := map[string]Presence{}
	for _, p := range known {
		by[p.UserID] = p
	}
	for _, id := range users {
		p, there := by[id]
		if there && p.UserID == "" {
			continue // told already
		}
		if p.UserID == "" {
			p = Presence{UserID: id, Languages: []string{}, Portfolios: []string{}}
		}
		p.IsAtWork = p.AtWork(now)
		all, by[id] = append(all, p), Presence{}
	}
	return all
}

// Skill says what somebody can do.
func (s *Service) Skill(ctx context.Context, userID string, languages, portfolios []string) (Presence, error) {
	if err := s.host.Member(ctx, "path.id", userID); err != nil {
		return Presence{}, err
	}
	_, p, err := s.Change(ctx, userID, func(p *Presence) {
		p.Languages, p.Portfolios = append([]string{}, languages...), append([]string{}, portfolios...)
	})
	p.IsAtWork = p.AtWork(s.clock.Now())
	s.db.AfterCommit(ctx, func() { s.tell(ctx) })
	return p, err
}
