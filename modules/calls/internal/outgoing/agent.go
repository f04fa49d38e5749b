package outgoing

import (
	"context"
	"errors"

	"github.com/recobro/recobro/modules/calls/internal/agentcall"
	"github.com/recobro/recobro/modules/calls/internal/agentline"
	"github.com/recobro/recobro/modules/calls/internal/call"
	"github.com/recobro/recobro/modules/calls/internal/contacts"
	"github.com/recobro/recobro/modules/calls/internal/floor"
	"github.com/recobro/recobro/modules/calls/internal/sounds"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// ByAgent is whom an agent of software is to call.
type ByAgent struct {
	agentcall.Who
	Wanted
	Self bool // in place of a number, the caller's own telephone in the browser; of a test alone
}

// CallByAgent has an agent call a debtor by the contact rules for agents or, for a test, whoever tries it. What the rules do not allow is
// written down as blocked, and not dialled. It fails with agentline.ErrUnknown, as try does, and as Call does.
func (s *Service) CallByAgent(ctx context.Context, w ByAgent) (call.Call, error) {
	if err := agentline.Known(ctx, s.host, w.AgentID); err != nil {
		return call.Call{}, err
	}
	if w.TestID != "" {
		return s.try(ctx, w)
	}
	allowed, err := s.reserve(ctx, w.Wanted, true)
	if err != nil {
		return call.Call{}, err
	}
	return s.byAgent(ctx, w, allowed)
}

func (s *Service) byAgent(ctx context.Context, w ByAgent, allowed contacts.Contact) (call.Call, error) {
	mode := call.AI
	if w.TestID != "" {
		mode = call.Test
	}
	c := call.Call{
		Row: storage.Row{ID: storage.NewID()}, Direction: call.Outbound, Mode: mode, AgentID: w.AgentID, DebtorID: allowed.DebtorID,
		PortfolioID: allowed.PortfolioID, PhoneID: allowed.PhoneID, DebtIDs: allowed.DebtIDs, ContactID: allowed.ID, RuleID: allowed.RuleID, ToNumber: w.Number,
	}
	if allowed.Blocked {
		c.Status = call.Blocked
		return c, s.calls.Open(ctx, &c)
	}
	live, err := s.dialFor(ctx, &c)
	if err != nil {
		if allowed.ID != "" {
			err = errors.Join(err, s.book.Release(ctx, allowed.ID))
		}
		return c, err
	}
	own := principal.With(context.WithoutCancel(ctx), principal.System(principal.Must(ctx).TenantID, "calls"))
	go s.attend(own, live, w.Who)
	return c, nil
}

// dialFor dials a debtor, or a number of a test.
func (s *Service) dialFor(ctx context.Context, c *call.Call) (*floor.Live, error) {
	if c.ContactID != "" {
		return s.dial(ctx, c, nil)
	}
	d, err := s.route(ctx, c, c.ToNumber, nil)
	if err != nil {
		return nil, err
	}
	if err := s.calls.Open(ctx, c); err != nil {
		return nil, err
	}
	live, err := s.floor.Dial(ctx, *c, d, nil)
	if err != nil {
		return nil, errors.Join(err, s.calls.Fail(ctx, c.ID))
	}
	return live, nil
}

// attend has the agent speak as soon as somebody, or something, has answered. Where it is not to be had, who has answered is told so.
func (s *Service) attend(ctx context.Context, l *floor.Live, who agentcall.Who) {
	select {
	case <-l.Over():
		return
	case <-l.Answered():
	}
	if err := s.agents.Hold(ctx, l, who); err != nil {
		s.log.WarnContext(ctx, "an agent that called is not to be had", "call", l.ID(), "error", err)
		_ = l.Say(ctx, sounds.To(l.Number(), sounds.Abandoned)) // who hangs up has heard enough
		l.Hangup()
	}
}
