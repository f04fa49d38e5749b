package conversation

import (
	"context"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// Side is who answers.
type Side string

// The sides.
const (
	People Side = "people"
	Agent  Side = "agent" // a program
)

// Enum are both.
func (Side) Enum() []Side { return []Side{People, Agent} }

// Hand is to whom a conversation is handed over, and why.
type Hand struct {
	To      Side
	Reason  Handoff
	Summary string // for whoever goes on
	UserID  string // of people, who; empty for whoever is free
	AgentID string // of programs, which
	From    string // program that gives it up: it must be its to answer still; empty for whoever answers
	// Before is until when a program was due that has not answered: one that has meanwhile goes on. Zero: whether it answered or not.
	Before time.Time
}

// The refusals of a hand-off.
var (
	ErrReason  = errs.New(errs.Invalid, "chats.handoff_reason").WithField("body.reason", "chats.handoff_reason")
	ErrAgent   = errs.New(errs.Invalid, "chats.handoff_agent").WithField("body.agent_id", "chats.handoff_agent")
	ErrHandled = errs.New(errs.Conflict, "chats.handoff_done")
)

// Check refuses a hand-off without a reason, and one to a program that is none.
func (h Hand) Check() error {
	switch {
	case h.Reason == None:
		return ErrReason
	case h.To == Agent && h.AgentID == "":
		return ErrAgent
	}
	return nil
}

// take hands the conversation over. It fails with ErrHandled where that side answers already, and with ErrTransition for one that is resolved.
func (c *Conversation) take(h Hand) error {
	to := map[Side]Status{People: Open, Agent: Pending}[h.To]
	switch {
	case h.From != "" && !c.Answers(h.From), !h.Before.IsZero() && (c.AgentDue == nil || c.AgentDue.After(h.Before)):
		return ErrAgentOff
	case c.Status == Resolved:
		return ErrTransition.WithParam("from", c.Status).WithParam("to", to)
	case c.Status == to && c.AgentID == h.AgentID && h.UserID == "":
		return ErrHandled
	}
	c.Status, c.SnoozedUntil, c.Handoff = to, nil, h.Reason
	c.AgentID, c.AssigneeID, c.AgentDue, c.AgentTurns = h.AgentID, h.UserID, nil, 0
	if h.To == People {
		c.AgentID = ""
	}
	return nil
}

// HandOver hands a conversation over that still has the version.
func (s *Service) HandOver(ctx context.Context, id string, version int64, h Hand) (Conversation, error) {
	if err := h.Check(); err != nil {
		return Conversation{}, err
	}
	return s.change(ctx, id, version, func(c *Conversation) error {
		if err := s.mayTake(ctx, *c, h.UserID); err != nil {
			return err
		}
		if err := s.present(ctx, h.UserID, false); err != nil {
			return err
		}
		if err := c.take(h); err != nil || c.Status != Pending || c.WaitingSince == nil {
			return err
		}
		return s.due(ctx, c)
	}, "status", "assignee_id", "agent_id", "handoff")
}
