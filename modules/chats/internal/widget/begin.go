package widget

import (
	"context"
	"errors"
	"time"

	"github.com/recobro/recobro/modules/chats/internal/person"
)

// Asked is how a window begins.
type Asked struct {
	Token    string    `json:"token,omitempty" maxLength:"600" doc:"Of the last visit, however old"`
	Identity *Identity `json:"identity,omitempty" doc:"Whom the page says that the visitor is"`
	Language string    `json:"language,omitempty" enum:"es,en,pt"`
}

// Begun is a visit.
type Begun struct {
	Token     string     `json:"token" doc:"Goes into the header Authorization, behind Bearer"`
	ExpiresAt time.Time  `json:"expires_at" doc:"Then it is had anew by the old one"`
	IsVouched bool       `json:"is_vouched" doc:"The page has said who the visitor is"`
	HasThread bool       `json:"has_thread"`
	Unread    int        `json:"unread" doc:"Answers that the visitor has not seen, 100 at most"`
	IsOpen    bool       `json:"is_open" doc:"Within the company's hours"`
	OpensAt   *time.Time `json:"opens_at" doc:"When somebody is back; null within the hours, and for a company without any"`
}

// Begin begins a visit, or goes on with one. It fails with ErrIdentity and ErrIdentityOld.
func (s *Service) Begin(ctx context.Context, h here, asked Asked) (b Begun, err error) {
	secret, err := s.Store.visitsSecret(ctx, h.Widget)
	if err != nil {
		return b, err
	}
	now := s.Clock.Now()
	before, known := readVisit(secret, asked.Token)
	if known = known && before.mayReturn(now); !known || before.isVouched() {
		before = newVisit(strangerPrefix+drawn(keyBytes), now) // who was vouched for is vouched for again, or nobody
	}
	v := newVisit(before.Source, now)
	if asked.Identity != nil {
		if v, err = s.vouched(ctx, h, before, *asked.Identity); err != nil {
			return b, err
		}
	}
	b = Begun{Token: v.token(secret), ExpiresAt: time.Unix(v.Until, 0).UTC(), IsVouched: v.isVouched()}
	if err := s.thread(ctx, h, v, &b); err != nil {
		return b, err
	}
	b.IsOpen, b.OpensAt, err = s.opens(ctx, now)
	return b, err
}

func (s *Service) thread(ctx context.Context, h here, v visit, b *Begun) error {
	who, err := s.Store.known(ctx, h.inbox.ID, v.Source)
	if errors.Is(err, person.ErrNotFound) {
		return nil
	}
	if err != nil {
		return err
	}
	shown, err := s.Store.mark(ctx, who.ID)
	if err != nil {
		return err
	}
	b.HasThread = shown.Count > 0
	waiting, err := s.Store.unread(ctx, who.ID)
	b.Unread = len(waiting)
	return err
}

// opens tells whether somebody is there now, and else when.
func (s *Service) opens(ctx context.Context, now time.Time) (bool, *time.Time, error) {
	hours, err := s.Opening(ctx)
	if err != nil {
		return false, nil, err
	}
	next, ok := hours.Week.Add(now, time.Nanosecond, hours.Zone)
	if !ok {
		return false, nil, nil
	}
	if !next.After(now.Add(time.Nanosecond)) {
		return true, nil, nil
	}
	next = next.Truncate(time.Second)
	return false, &next, nil
}
