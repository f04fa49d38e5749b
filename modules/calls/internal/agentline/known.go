package agentline

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/ask"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// ErrUnknown says that there is no such agent for the caller.
var ErrUnknown = errs.New(errs.Invalid, "calls.agent_unknown").WithField("body.agent_id", "calls.agent_unknown")

// Known looks that an agent is there for the caller. It fails with ErrUnknown; none is as good as one that is there.
func Known(ctx context.Context, host *ask.Host, id string) error {
	if id == "" {
		return nil
	}
	there, err := host.Reaches(ctx, ask.Reference{Module: "aiagents", Type: "agent", ID: id})
	if err == nil && !there {
		err = ErrUnknown
	}
	return err
}
