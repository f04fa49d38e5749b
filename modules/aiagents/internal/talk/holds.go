package talk

import (
	"context"
	"errors"

	"github.com/recobro/recobro/modules/aiagents/internal/act"
	"github.com/recobro/recobro/modules/aiagents/internal/book"
	"github.com/recobro/recobro/modules/aiagents/internal/limit"
	"github.com/recobro/recobro/modules/aiagents/internal/listen"
	"github.com/recobro/recobro/modules/aiagents/internal/spec"
)

// Holds are what leads talks beside the flow, where they look things up, which tools they use elsewhere, and what holds agents back, whoever leads.
type Holds struct {
	Minds   Minds
	Halts   Halts
	Limits  Limits
	Library Library     // nil for none
	Outside act.Outside // tools of other houses; nil for none
	Alarms  Alarms
}

// Alarms are for those who look after agents.
type Alarms interface {
	// Changed tells that a tool of an agent is no longer what was granted, in the transaction of ctx.
	Changed(ctx context.Context, agentID, name string) error
}

// Minds are the models of a company.
type Minds interface {
	// Mind is the model that reads what a debtor says, for a version.
	Mind(ctx context.Context, said spec.Model, d book.Debtor) (listen.Model, error)
}

// Halts are the switch that stops agents.
type Halts interface {
	// Guard is a context that ends when an agent is stopped. It fails with halt.ErrStopped when it is already.
	Guard(ctx context.Context, agentID string) (guarded context.Context, done func(), err error)
	// Check fails with halt.ErrStopped when an agent is stopped.
	Check(ctx context.Context, agentID string) error
}

// Limits are what a company's agents may do at most.
type Limits interface {
	Allowed(ctx context.Context) (limit.Allowance, error)
	// Add counts what an agent's models have cost, in the transaction of ctx.
	Add(ctx context.Context, agentID string, micros, unpriced int64) error
}

// Cleared fails with halt.ErrStopped unless an agent may say something now: it is asked before anything goes out.
func (s *Service) Cleared(ctx context.Context, agentID string) error {
	return s.holds.Halts.Check(ctx, agentID)
}

// Guard is a context for what an agent says or does over a while: it ends when the agent is stopped.
func (s *Service) Guard(ctx context.Context, agentID string) (guarded context.Context, done func(), err error) {
	return s.holds.Halts.Guard(ctx, agentID)
}

// mayBegin fails with ErrOff where the company lets no talk begin now.
func (s *Service) mayBegin(ctx context.Context, start Start) error {
	if err := s.Cleared(ctx, start.AgentID); err != nil {
		return ErrOff.Wrap(err)
	}
	if start.Kind == Test {
		return nil
	}
	allowed, err := s.holds.Limits.Allowed(ctx)
	if err != nil {
		return err
	}
	if !allowed.IsOpen {
		return ErrOff.Wrap(limit.ErrHours)
	}
	going, err := s.store.going(ctx, "", allowed.MostTalks)
	if err == nil && len(going) >= allowed.MostTalks {
		err = ErrOff.Wrap(limit.ErrBusy)
	}
	return err
}

// whyEnded is why a turn failed: that the agent was stopped, where that was it.
func whyEnded(ctx context.Context, err error) error {
	if cause := context.Cause(ctx); err != nil && cause != nil && !errors.Is(cause, context.Canceled) && !errors.Is(cause, context.DeadlineExceeded) {
		return cause
	}
	return err
}

// Going is the talk of a conversation or a call that goes on. It fails with ErrNotFound.
func (s *Service) Going(ctx context.Context, refID string) (Talk, error) {
	return s.store.Of(ctx, refID)
}

// GoingOf are some talks that go on, of an agent or, for "", of all, the oldest first.
func (s *Service) GoingOf(ctx context.Context, agentID string, most int) (ids []string, err error) {
	return s.store.going(ctx, agentID, most)
}

// Get is one talk.
func (s *Service) Get(ctx context.Context, id string) (Talk, error) { return s.store.Get(ctx, id) }
