package testcall

import (
	"context"
	"encoding/json"

	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/aiagents/internal/scenario"
	"github.com/recobro/recobro/modules/aiagents/internal/spec"
	"github.com/recobro/recobro/modules/aiagents/internal/talk"
	"github.com/recobro/recobro/plugins-sdk/go/audio"
	"github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Lines hold tests on calls, as talks with debtors are held.
type Lines struct{ s *Service }

// NewLines hold the tests of a service.
func NewLines(s *Service) Lines { return Lines{s} }

// OpenCall is the test that a call is of. It fails with ErrNotFound for one by text, of another call, and with talk.ErrOver.
func (l Lines) OpenCall(ctx context.Context, start talk.Start) (talk.Talk, spec.Spec, error) {
	t, err := l.s.take(ctx, start.RefID, start.CallID)
	if err != nil {
		return talk.Talk{}, spec.Spec{}, err
	}
	v, err := l.s.versions.ByID(ctx, t.VersionID)
	if err != nil {
		return talk.Talk{}, spec.Spec{}, err
	}
	dry := talk.NewDry(*v.Spec, nil, talk.Trial{}, l.s.clock)
	now := dry.Begin(t.ID, scenario.Debtor, t.Language)
	now.AgentID, now.VersionID, now.State.Debtor = t.AgentID, t.VersionID, t.File.Open(t.Language, t.Talk.Began).Debtor
	return now, *v.Spec, nil
}

// Around is what is heard beside whoever speaks in a test.
func (l Lines) Around(ctx context.Context, id string) (*audio.Around, error) {
	t, err := storage.One[Test](ctx, l.s.db, storage.ByID(id))
	return t.background(), err
}

// Take answers what was heard.
func (l Lines) Take(ctx context.Context, id string, in talk.Input) (talk.Taken, error) {
	t, err := storage.One[Test](ctx, l.s.db, storage.ByID(id))
	if err != nil {
		return talk.Taken{}, err
	}
	if t.Status != talk.Open {
		return talk.Taken{}, talk.ErrOver
	}
	in.Aloud = true
	taken, err := l.s.turned(ctx, &t, in)
	if err == nil {
		err = l.s.write(ctx, &t)
	}
	return taken, err
}

// Spend counts what was spent after the last turn of a test into that turn and the company's budget.
func (l Lines) Spend(ctx context.Context, id string, spent talk.Spent) error {
	if spent == (talk.Spent{}) {
		return nil
	}
	return l.s.db.Within(ctx, func(ctx context.Context) error {
		t, err := storage.Lock[Test](ctx, l.s.db, storage.ByID(id))
		if err != nil {
			return err
		}
		if last := len(t.Lines) - 1; last >= 0 {
			t.Lines[last].Costs(spent.Micros)
		}
		if err := l.s.update(ctx, &t); err != nil {
			return err
		}
		return l.s.holds.Limits.Add(ctx, t.AgentID, spent.Micros, spent.Unpriced)
	})
}

// IsSpent tells whether the company's budget is: no provider is asked any more.
func (l Lines) IsSpent(ctx context.Context) (bool, error) {
	allowed, err := l.s.holds.Limits.Allowed(ctx)
	return allowed.IsSpent, err
}

// Close ends a test as it stands: one of both has hung up.
func (l Lines) Close(ctx context.Context, id string) error { return l.s.end(ctx, id, talk.Closed) }

// Halt ends a test whose agent was stopped.
func (l Lines) Halt(ctx context.Context, id string) error { return l.s.end(ctx, id, talk.Halted) }

// Guard is a context that ends when an agent is stopped.
func (l Lines) Guard(ctx context.Context, agentID string) (guarded context.Context, done func(), err error) {
	return l.s.holds.Halts.Guard(ctx, agentID)
}

// Hear follows lines to their end, also those that nobody answered.
func Hear(consumers *events.Consumers, s *Service) {
	consumers.On("recobro.calls.call.ended", "tests-ended", func(ctx context.Context, _ *gorm.DB, e events.Envelope) error {
		var told struct {
			Reason string `json:"reason"`
		}
		if err := json.Unmarshal(e.Data, &told); err != nil {
			return err
		}
		return s.Ended(ctx, e.Subject, told.Reason)
	})
}
