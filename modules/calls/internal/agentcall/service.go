// Package agentcall has agents of software hold calls: it brings them together with the call, and people with it where an agent does not go
// on by itself.
package agentcall

import (
	"context"
	"log/slog"

	"github.com/recobro/recobro/modules/calls/internal/agentline"
	"github.com/recobro/recobro/modules/calls/internal/call"
	"github.com/recobro/recobro/modules/calls/internal/contacts"
	"github.com/recobro/recobro/modules/calls/internal/floor"
	"github.com/recobro/recobro/plugins-sdk/go/ask"
	"github.com/recobro/recobro/plugins-sdk/go/phonenumber"
)

// Service has agents hold calls.
type Service struct {
	calls *call.Service
	book  *contacts.Book
	floor *floor.Floor
	host  *ask.Host
	log   *slog.Logger
}

// NewService brings agents of the module that has them to the calls of a floor.
func NewService(calls *call.Service, book *contacts.Book, f *floor.Floor, host *ask.Host, log *slog.Logger) *Service {
	return &Service{calls, book, f, host, log}
}

// Who is the agent that is to speak: its live version, or one that is tried.
type Who struct {
	AgentID, VersionID, TestID string
}

// Hold has an agent speak on a call until that is over, or somebody of ours has taken it. It fails, before a word, where the agent cannot be
// had, and with what Live.Employ refuses.
func (s *Service) Hold(ctx context.Context, l *floor.Live, who Who) error {
	c, err := s.calls.Any(ctx, l.ID())
	if err != nil {
		return err
	}
	line, err := agentline.Open(ctx, s.host, began(c, who), l.Law())
	if err != nil {
		return err
	}
	h := &held{service: s, live: l, line: line, call: c}
	defer h.end(ctx)
	if err := l.Employ(ctx, who.AgentID, line); err != nil {
		return err
	}
	h.follow(ctx)
	return nil
}

func began(c call.Call, who Who) agentline.Began {
	return agentline.Began{
		CallID: c.ID, Direction: c.Direction, DebtorID: c.DebtorID, PortfolioID: c.PortfolioID, ContactID: c.ContactID, SessionID: c.SessionID,
		Country: country(c.Other()), AgentID: who.AgentID, VersionID: who.VersionID, TestID: who.TestID, AnsweredBy: c.AnsweredBy,
	}
}

// country is that of a number; empty where it is withheld, or none.
func country(number string) string {
	parsed, err := phonenumber.Parse(number, "")
	if err != nil {
		return ""
	}
	return parsed.Country
}
