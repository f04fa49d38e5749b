package incoming

import (
	"context"

	"github.com/recobro/recobro/modules/calls/internal/agentcall"
	"github.com/recobro/recobro/modules/calls/internal/number"
)

// byAgent has the agent that the number names for such a time speak with the caller, to the end of the call or until somebody takes it; it is
// false where there is none, or none is to be had.
func (s *Service) byAgent(ctx context.Context, t *taking, when number.AgentWhen) bool {
	id := t.number.Agent(when)
	if id == "" {
		return false
	}
	if t.call.DebtorID != "" && t.call.ContactID == "" { // it may say to portfolios what comes of the contact
		s.receive(ctx, t.call)
	}
	err := s.agents.Hold(ctx, t.live, agentcall.Who{AgentID: id})
	if err != nil {
		s.log.WarnContext(ctx, "an agent that is to speak with a caller is not to be had", "call", t.call.ID, "error", err)
	}
	return err == nil
}
