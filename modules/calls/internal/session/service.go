package session

import (
	"context"
	"errors"
	"slices"
	"time"

	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/calls/internal/agentline"
	"github.com/recobro/recobro/modules/calls/internal/call"
	"github.com/recobro/recobro/plugins-sdk/go/ask"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/jobs"
	"github.com/recobro/recobro/plugins-sdk/go/namekey"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

// Service is what can be done with sessions.
type Service struct {
	*Store
	debtors Debtors
	calls   Calls
	host    *ask.Host
	queue   *jobs.Client
	record  *record.Record
	clock   clock.Clock
}

// Debtors are the debtors of portfolios, in the order in which a session calls them.
type Debtors interface {
	// Page gives the ids of some, from a cursor on, and the cursor of the next; empty at the end.
	Page(ctx context.Context, s Session, cursor string) (ids []string, next string, err error)
	// Count is how many there are.
	Count(ctx context.Context, s Session) (int64, error)
}

// Calls are those that were made.
type Calls interface {
	// OfSession is what a session has made.
	OfSession(ctx context.Context, sessionID string) (call.Made, error)
}

// NewService plans with the debtors of portfolios.
func NewService(store *Store, debtors Debtors, calls Calls, host *ask.Host, queue *jobs.Client, r *record.Record, c clock.Clock) *Service {
	return &Service{store, debtors, calls, host, queue, r, c}
}

// Create makes a draft. It fails with the refusals of Check and ask.ErrMember.
func (s *Service) Create(ctx context.Context, made *Session) error {
	made.Status, made.NameKey, made.AgentLines = Draft, namekey.Of(made.Name), max(1, made.AgentLines)
	if err := s.check(ctx, *made, Session{}); err != nil {
		return err
	}
	if err := storage.Insert(ctx, s.db, made); err != nil {
		return err
	}
	return s.wrote(ctx, "session.created", *made, map[string]any{"name": made.Name, "mode": made.Mode})
}

func (s *Service) check(ctx context.Context, made, before Session) error {
	if err := made.Check(); err != nil {
		return err
	}
	if made.Past(s.clock.Now()) {
		return ErrTimes
	}
	if made.AgentID != before.AgentID { // one that is gone may stay where it stands
		if err := agentline.Known(ctx, s.host, made.AgentID); err != nil {
			return err
		}
	}
	return s.host.Member(ctx, "body.user_ids", made.UserIDs...)
}

func (s *Service) wrote(ctx context.Context, name string, made Session, told map[string]any) error {
	return s.record.Write(ctx, record.Act{Name: name, ID: made.ID, Payload: told, Owners: made.UserIDs})
}

// Change changes a session that still has the version: a draft wholly, one that has begun in all but whom it calls. It fails with
// ErrRunning and as Create does.
func (s *Service) Change(ctx context.Context, id string, version int64, change func(*Session)) (Session, error) {
	before, err := storage.Lock[Session](ctx, s.db, storage.ByID(id))
	if err != nil {
		return before, err
	}
	after := before
	change(&after)
	after.NameKey = namekey.Of(after.Name)
	if before.Status == Done || before.Status != Draft && (after.PortfolioID != before.PortfolioID || !same(after.Segment, before.Segment)) {
		return before, ErrRunning
	}
	if err := s.check(ctx, after, before); err != nil {
		return before, err
	}
	if err := storage.Update(ctx, s.db, &after, version); err != nil {
		return before, err
	}
	told := record.Changes(before, after, "name", "mode", "ring_seconds", "max_tries", "retry_minutes", "retries?", "wrap_seconds", "abandon", "user_ids", "number_ids", "agent_id", "agent_lines", "starts_at", "ends_at")
	return after, s.wrote(ctx, "session.updated", after, map[string]any{"changes": told})
}

// Move starts, pauses or stops a session that still has the version. Its plan is filled with its first start. It fails with ErrTimes for
// one that would start after its end.
func (s *Service) Move(ctx context.Context, id string, version int64, to Status) (Session, error) {
	made, err := storage.Lock[Session](ctx, s.db, storage.ByID(id))
	if err != nil {
		return made, err
	}
	if to == Running && made.Past(s.clock.Now()) {
		return made, ErrTimes
	}
	return s.move(ctx, made, version, to)
}

func (s *Service) move(ctx context.Context, made Session, version int64, to Status) (Session, error) {
	if err := made.Move(to, s.clock.Now()); err != nil {
		return made, err
	}
	if err := storage.Update(ctx, s.db, &made, version); err != nil {
		return made, err
	}
	if to == Running && made.FilledAt == nil {
		if err := s.enqueue(ctx, made.ID); err != nil {
			return made, err
		}
	}
	return made, s.wrote(ctx, "session.moved", made, map[string]any{"status": to})
}

func (s *Service) enqueue(ctx context.Context, id string) error {
	return s.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		_, err := s.queue.InsertTx(ctx, tx, fill{SessionID: id}, nil)
		return err
	})
}

// Clone makes a draft like a session. Of its times it has those that lie ahead.
func (s *Service) Clone(ctx context.Context, id, name string) (Session, error) {
	made, err := s.Get(ctx, id)
	if err != nil {
		return made, err
	}
	made = made.again(name, s.clock.Now())
	return made, s.Create(ctx, &made)
}

// Delete removes a draft that still has the version. It fails with ErrRunning.
func (s *Service) Delete(ctx context.Context, id string, version int64) error {
	made, err := storage.Lock[Session](ctx, s.db, storage.ByID(id))
	if err != nil {
		return err
	}
	if made.Status != Draft {
		return ErrRunning
	}
	if err := storage.Delete(ctx, s.db, &made, version); err != nil {
		return err
	}
	return s.wrote(ctx, "session.deleted", made, map[string]any{"name": made.Name})
}

// ByTheClock starts and stops the sessions whose time has come.
func (s *Service) ByTheClock(ctx context.Context) error {
	return s.db.Within(ctx, func(ctx context.Context) error {
		start, stop, err := s.due(ctx, s.clock.Now())
		for _, made := range start {
			if _, err := s.move(ctx, made, made.Version, Running); err != nil {
				return err
			}
		}
		for _, made := range stop {
			if _, err := s.move(ctx, made, made.Version, Done); err != nil {
				return err
			}
		}
		return err
	})
}

// Settle writes where a target stands after its call.
func (s *Service) Settle(ctx context.Context, id string, change func(*Target, Session)) error {
	return s.db.Within(ctx, func(ctx context.Context) error {
		t, err := storage.Lock[Target](ctx, s.db, storage.ByID(id))
		if err != nil {
			return err
		}
		made, err := storage.One[Session](ctx, s.db, storage.ByID(t.SessionID))
		if err != nil {
			return err
		}
		change(&t, made)
		return storage.Update(ctx, s.db, &t, t.Version)
	})
}

// abandoned is after how long a target that was taken, and of which nothing is heard, stands as tried.
const abandoned = 15 * time.Minute

// GiveUp settles targets whose program is gone: they may have been called, so that the try counts.
func (s *Service) GiveUp(ctx context.Context) error {
	left, err := s.left(ctx, s.clock.Now().Add(-abandoned), 500)
	for _, t := range left {
		if err := s.Settle(ctx, t.ID, func(t *Target, made Session) {
			if t.State == Taken {
				t.later(made, s.clock.Now())
			}
		}); err != nil {
			return err
		}
	}
	return err
}

// Results are how far a session has come.
type Results struct {
	Planned   int64           `json:"planned"`
	States    map[State]int64 `json:"states" doc:"Debtors by where they stand in the plan"`
	Matching  int64           `json:"matching" doc:"Debtors that the segment has now"`
	Calls     int64           `json:"calls" doc:"Calls that it has made"`
	Answered  int64           `json:"answered" doc:"Of these, those that somebody, or something, answered"`
	Abandoned int64           `json:"abandoned" doc:"Of these, those who found nobody of ours"`
}

// ResultsOf are the results of a session.
func (s *Service) ResultsOf(ctx context.Context, id string) (r Results, err error) {
	made, err := s.Get(ctx, id)
	if err != nil {
		return r, err
	}
	r.Planned = made.Planned
	if r.States, err = s.Counts(ctx, id); err != nil {
		return r, err
	}
	calls, err := s.calls.OfSession(ctx, id)
	if err != nil {
		return r, err
	}
	r.Calls, r.Answered, r.Abandoned = calls.Made, calls.Answered, calls.Abandoned
	r.Matching, err = s.debtors.Count(ctx, made)
	return r, err
}

// Mine are the sessions that run and whose team whoever asks is of.
func (s *Service) Mine(ctx context.Context) ([]Session, error) {
	all, err := s.Running(ctx)
	me := principal.Must(ctx).UserID
	return slices.DeleteFunc(all, func(one Session) bool { return !one.Has(me) }), err
}

// Next gives whoever asks the next debtor of a session of previews: nobody else is given them until their call has ended. Who has one
// already that was not called gets that one again. It fails with ErrNotFound, ErrTransition and ErrNext.
func (s *Service) Next(ctx context.Context, id string) (t Target, err error) {
	made, err := storage.One[Session](ctx, s.db, storage.ByID(id))
	me := principal.Must(ctx).UserID
	switch {
	case err != nil:
		return t, err
	case !made.Has(me) || made.Mode != Preview:
		return t, ErrNotFound
	case made.Status != Running:
		return t, ErrTransition.WithParam("from", made.Status).WithParam("to", Running)
	case !made.Within(s.clock.Now()):
		return t, ErrNext
	}
	if t, err = s.given(ctx, id, me); !errors.Is(err, ErrNext) {
		return t, err
	}
	return s.Take(ctx, id, me, s.clock.Now())
}

// History is what happened to a session, the latest first.
func (s *Service) History(ctx context.Context, id, cursor string, size int) ([]tracing.Happening, string, error) {
	if _, err := s.Get(ctx, id); err != nil {
		return nil, "", err
	}
	return s.record.History(ctx, "session", id, cursor, size)
}

func (s *Service) names(ctx context.Context, ids []string) ([]httpx.Name, error) {
	found, err := storage.All[Session](ctx, s.db, len(ids), storage.Where("id IN ?", ids))
	return httpx.Named(found, func(made Session) httpx.Name {
		return httpx.Name{ID: made.ID, Name: made.Name, Page: "/sesiones/" + made.ID}
	}), err
}
