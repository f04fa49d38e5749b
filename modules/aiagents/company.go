package aiagents

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"

	"github.com/recobro/recobro/modules/aiagents/internal/agent"
	"github.com/recobro/recobro/modules/aiagents/internal/connection"
	"github.com/recobro/recobro/modules/aiagents/internal/halt"
	"github.com/recobro/recobro/modules/aiagents/internal/knowledge"
	"github.com/recobro/recobro/modules/aiagents/internal/limit"
	"github.com/recobro/recobro/modules/aiagents/internal/mind"
	"github.com/recobro/recobro/modules/aiagents/internal/outside"
	"github.com/recobro/recobro/modules/aiagents/internal/talk"
	"github.com/recobro/recobro/modules/aiagents/internal/written"
	sdk "github.com/recobro/recobro/plugins-sdk/go"
)

// newOperator is where providers' APIs are, as whoever runs the installation has set it.
func newOperator(env sdk.Environment) (o connection.Operator, err error) {
	if err = json.Unmarshal(env.Settings, &o); err != nil {
		err = fmt.Errorf("settings of the operator: %w", err)
	}
	return o, err
}

// newHolds is what holds agents back, the models that lead them, the articles that they look things up in, and the tools that
// they use elsewhere.
func newHolds(minds *mind.Minds, halts *halt.Watch, limits *limit.Service, articles *knowledge.Library, tools *outside.Tools) talk.Holds {
	return talk.Holds{Minds: minds, Halts: halts, Limits: limits, Library: articles, Outside: tools, Alarms: tools}
}

// known are the agents that may be stopped.
type known struct{ agents *agent.Service }

func newKnown(agents *agent.Service) halt.Agents { return known{agents} }

// Known fails for an agent that is none.
func (k known) Known(ctx context.Context, id string) error {
	_, err := k.agents.Get(ctx, id)
	return err
}

// stopping ends the talks of agents that were stopped.
type stopping struct {
	talks   *talk.Service
	written *written.Service
}

func newStopping(talks *talk.Service, w *written.Service) halt.Talks { return stopping{talks, w} }

// Going are some talks that go on.
func (s stopping) Going(ctx context.Context, agentID string, most int) ([]string, error) {
	if agentID == halt.All {
		agentID = ""
	}
	return s.talks.GoingOf(ctx, agentID, most)
}

// Halt ends one, and gives it to people where somebody waits for an answer.
func (s stopping) Halt(ctx context.Context, id string) error {
	t, err := s.talks.Get(ctx, id)
	if errors.Is(err, talk.ErrNotFound) || err == nil && t.Over() {
		return nil
	}
	if err != nil {
		return err
	}
	if t.Kind == talk.Chat {
		return s.written.Stop(ctx, t.RefID)
	}
	return s.talks.Halt(ctx, t.RefID)
}
