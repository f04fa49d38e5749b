package shift

import (
	"context"
	"errors"
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/contact/contact"
	"github.com/recobro/recobro/modules/portfolios/internal/money/till"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/settings"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Service is what may be done with work sessions.
type Service struct {
	*Store
	contacts *contact.Store
	tills    *till.Store
	settings *settings.Values[Settings]
	record   *record.Record
	clock    clock.Clock
	watcher  Watcher
}

// Watcher is told when a state that nobody's contact has ended is over, in the transaction in which it is.
type Watcher interface {
	Worked(ctx context.Context, at time.Time) error
}

// Watch has w told from now on. It is called before there is any session.
func (s *Service) Watch(w Watcher) { s.watcher = w }

// worked tells whoever watches.
func (s *Service) worked(ctx context.Context, at time.Time) error {
	if s.watcher == nil {
		return nil
	}
	return s.watcher.Worked(ctx, at)
}

// NewService keeps work sessions of people with contacts and tills.
func NewService(store *Store, contacts *contact.Store, tills *till.Store, chosen *settings.Values[Settings], r *record.Record, c clock.Clock) *Service {
	return &Service{store, contacts, tills, chosen, r, c, nil}
}

// Start begins the caller's work in portfolios, in all without any. It fails with ErrOpen while they have a session.
func (s *Service) Start(ctx context.Context, portfolioIDs []string) (WorkSession, error) {
	now, who := s.clock.Now(), principal.Must(ctx).UserID
	w := WorkSession{UserID: who, PortfolioIDs: append([]string{}, portfolioIDs...), State: Ready, Since: now, SeenAt: now, Seconds: map[State]int64{}}
	mine, err := s.till(ctx)
	if err != nil {
		return w, err
	}
	w.TillID = mine.ID
	if err := storage.Insert(ctx, s.db, &w); err != nil {
		return w, err
	}
	return w, s.wrote(ctx, "started", w, map[string]any{})
}

// till is the caller's open till; the zero one without any.
func (s *Service) till(ctx context.Context) (till.Till, error) {
	mine, err := s.tills.Mine(ctx)
	if errors.Is(err, till.ErrNone) {
		err = nil
	}
	return mine, err
}

// Enter has the caller's session enter a state: pause with its reason, ready, hold, talking or wrap-up. A pause ends by itself at its limit.
// It fails with ErrNone, with ErrWrapUp for ready or a pause while a contact has no outcome, and with ErrState for what is no choice.
func (s *Service) Enter(ctx context.Context, to State, why Pause) (WorkSession, error) {
	w, err := s.hold(ctx, principal.Must(ctx).UserID)
	if err != nil {
		return w, err
	}
	if to == Offline || to == Ringing || (to == Paused) != (why != "") {
		return w, ErrState.WithField("body.state", ErrState.Code)
	}
	if err := s.wrapUp(ctx, w); err != nil && (to == Ready || to == Paused) {
		return w, err
	}
	now := s.clock.Now()
	w.SeenAt = now
	if err := s.worked(ctx, now); err != nil {
		return w, err
	}
	return w, s.enter(ctx, &w, to, why, now)
}

// enter writes a state with the one that is over.
func (s *Service) enter(ctx context.Context, w *WorkSession, to State, why Pause, at time.Time) error {
	over, changed := w.enter(to, why, at)
	if to == Paused && changed {
		end := at.Add(s.settings.Of(ctx).limit(why))
		w.Until = &end
	}
	if err := s.put(ctx, w); err != nil || !changed {
		return err
	}
	if err := s.keep(ctx, over); err != nil {
		return err
	}
	return s.record.Write(ctx, record.Act{Name: "work_session.moved", Unkept: true, ID: w.ID, Owners: []string{w.UserID}, Payload: map[string]any{"state": to}})
}

// wrapUp fails with ErrWrapUp while a contact of the session's has no outcome.
func (s *Service) wrapUp(ctx context.Context, w WorkSession) error {
	open, has, err := s.contacts.Unended(ctx, w.UserID)
	if err == nil && has {
		err = ErrWrapUp.WithTold("contact_id", open.ID).WithTold("debtor_id", open.DebtorID)
	}
	return err
}

// Beat says that the caller's page lives. It fails with ErrNone.
func (s *Service) Beat(ctx context.Context) (WorkSession, error) {
	w, err := s.hold(ctx, principal.Must(ctx).UserID)
	if err != nil {
		return w, err
	}
	w.SeenAt = s.clock.Now()
	if w.State == Offline {
		return w, s.enter(ctx, &w, Ready, "", w.SeenAt)
	}
	return w, s.put(ctx, &w)
}

// Finish ends the caller's session. It fails with ErrNone, with ErrWrapUp while a contact has no outcome, and with ErrTill while their till
// is not closed.
func (s *Service) Finish(ctx context.Context) (WorkSession, error) {
	w, err := s.hold(ctx, principal.Must(ctx).UserID)
	if err != nil {
		return w, err
	}
	if err := s.wrapUp(ctx, w); err != nil {
		return w, err
	}
	mine, err := s.till(ctx)
	if err == nil && mine.ID != "" {
		err = ErrTill.WithParam("till_id", mine.ID)
	}
	if err != nil {
		return w, err
	}
	return w, s.end(ctx, &w, w.UserID, s.clock.Now())
}

// End ends somebody's session for them. It fails with ErrNotFound and ErrEnded.
func (s *Service) End(ctx context.Context, id string) (WorkSession, error) {
	w, err := s.lock(ctx, id)
	if err != nil {
		return w, err
	}
	if w.EndedAt != nil {
		return w, ErrEnded
	}
	return w, s.end(ctx, &w, principal.Must(ctx).UserID, s.clock.Now())
}

func (s *Service) end(ctx context.Context, w *WorkSession, by string, at time.Time) error {
	over := w.close(at)
	w.EndedAt, w.EndedBy, w.Until = &at, by, nil
	if err := s.worked(ctx, over.EndedAt); err != nil {
		return err
	}
	if err := s.put(ctx, w); err != nil {
		return err
	}
	if err := s.keep(ctx, over); err != nil {
		return err
	}
	return s.wrote(ctx, "ended", *w, map[string]any{"seconds": w.Seconds, "contacts": w.Contacts})
}

func (s *Service) wrote(ctx context.Context, what string, w WorkSession, told map[string]any) error {
	return s.record.Write(ctx, record.Act{Name: "work_session." + what, ID: w.ID, Payload: told, Owners: []string{w.UserID}})
}

// Working are the portfolios that somebody at work works in, all of them without any. It fails with ErrNone and ErrPaused.
func (s *Service) Working(ctx context.Context, userID string) ([]string, error) {
	w, err := s.Of(ctx, userID)
	if err == nil && w.State == Paused {
		err = ErrPaused
	}
	return w.PortfolioIDs, err
}
