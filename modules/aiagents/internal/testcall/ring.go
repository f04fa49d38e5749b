package testcall

import (
	"context"
	"errors"
	"time"

	"github.com/recobro/recobro/modules/aiagents/internal/calls"
	"github.com/recobro/recobro/modules/aiagents/internal/limit"
	"github.com/recobro/recobro/modules/aiagents/internal/scenario"
	"github.com/recobro/recobro/plugins-sdk/go/ask"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Exchange has calls ring whoever tries an agent, with their own rights.
type Exchange struct{ client *calls.ClientWithResponses }

// NewExchange asks over the host.
func NewExchange(host *ask.Host) (*Exchange, error) {
	client, err := calls.NewClientWithResponses("/", calls.WithHTTPClient(host))
	return &Exchange{client}, err
}

// Ways are how whoever asks may be called.
type Ways struct {
	Numbers []string `json:"numbers" doc:"Telephones on which the company tries agents, E.164"`
	HasLine bool     `json:"has_line" doc:"There is a way to the public network"`
	HasDesk bool     `json:"has_desk" doc:"The tester's own telephone in the browser is connected, and free"`
}

// Ways are those of whoever asks, as they are now: none where calls are off.
func (s *Service) Ways(ctx context.Context) (Ways, error) {
	got, err := s.exchange.client.CallsAgentWaysWithResponse(ctx)
	if errs.KindOf(err) == errs.Unavailable {
		return Ways{Numbers: []string{}}, nil
	}
	if err != nil {
		return Ways{}, err
	}
	w := got.JSON200.Data
	return Ways{w.Numbers, w.HasLine, w.HasDesk}, nil
}

func (e *Exchange) ring(ctx context.Context, t Test, number string) (callID string, err error) {
	body := calls.LineNewAgentCall{AgentId: t.AgentID, VersionId: &t.VersionID, TestId: &t.ID}
	if t.Way == Browser {
		self := true
		body.Self = &self
	} else {
		body.Number = &number
	}
	got, err := e.client.CallsCallByAgentWithResponse(ctx, body)
	if err != nil {
		return "", err
	}
	return got.JSON201.Data.Id, nil
}

// Ring begins a test on a line: whoever tries the agent is called, and it opens once they have answered. It fails with halt.ErrStopped,
// limit.ErrBusy, and with what calls refuses.
func (s *Service) Ring(ctx context.Context, t Test, file *scenario.File, number string) (Test, error) {
	v, err := s.begin(ctx, &t, file)
	if err != nil {
		return t, err
	}
	if err := s.mayRing(ctx, v.AgentID); err != nil {
		return t, err
	}
	t.Kept.Book = t.untouched(s.clock.Now)
	if err := s.insert(ctx, &t); err != nil { // before it rings: who answers is answered
		return t, err
	}
	callID, err := s.exchange.ring(ctx, t, number)
	if err != nil {
		return t, errors.Join(err, s.drop(ctx, t.ID))
	}
	if err := s.rings(ctx, t.ID, callID); err != nil {
		return t, err
	}
	return s.Get(ctx, t.ID)
}

// mayRing fails while agents are stopped, and where as many talk as may.
func (s *Service) mayRing(ctx context.Context, agentID string) error {
	if err := s.holds.Halts.Check(ctx, agentID); err != nil {
		return err
	}
	allowed, err := s.holds.Limits.Allowed(ctx)
	if err != nil {
		return err
	}
	talking, err := s.talks.GoingOf(ctx, "", allowed.MostTalks)
	if err != nil {
		return err
	}
	trying, err := s.trying(ctx, s.clock.Now().Add(-longestTest), allowed.MostTalks)
	if err == nil && len(talking)+len(trying) >= allowed.MostTalks {
		err = limit.ErrBusy
	}
	return err
}

// longestTest is after when a test of which no end is known has ended.
const longestTest = time.Hour

// Ended is that the line of a test has ended; of any other call nothing comes.
func (s *Service) Ended(ctx context.Context, callID, why string) error {
	return s.db.Within(ctx, func(ctx context.Context) error {
		t, err := storage.One[Test](ctx, s.db, storage.Where("call_id = ?", callID))
		if errors.Is(err, ErrNotFound) {
			return nil
		}
		if err != nil {
			return err
		}
		t.CallEnd = why
		t.close()
		return s.update(ctx, &t)
	})
}
