// Package incoming takes the calls of those who call us: it finds out who they are, whose telephone rings, and what happens when nobody
// comes.
package incoming

import (
	"context"
	"log/slog"
	"time"

	"github.com/recobro/recobro/modules/calls/internal/agentcall"
	"github.com/recobro/recobro/modules/calls/internal/call"
	"github.com/recobro/recobro/modules/calls/internal/contacts"
	"github.com/recobro/recobro/modules/calls/internal/floor"
	"github.com/recobro/recobro/modules/calls/internal/number"
	"github.com/recobro/recobro/modules/calls/internal/telephony"
	"github.com/recobro/recobro/plugins-sdk/go/ask"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Service takes calls.
type Service struct {
	calls   *call.Service
	numbers *number.Store
	book    *contacts.Book
	floor   *floor.Floor
	agents  *agentcall.Service
	host    *ask.Host
	clock   clock.Clock
	log     *slog.Logger
}

// NewService takes calls on a floor.
func NewService(calls *call.Service, numbers *number.Store, book *contacts.Book, f *floor.Floor, agents *agentcall.Service, host *ask.Host, c clock.Clock, log *slog.Logger) *Service {
	return &Service{calls, numbers, book, f, agents, host, c, log}
}

// Take takes one call, from its first ring to its end or to somebody who speaks with the caller.
func (s *Service) Take(in telephony.Incoming) {
	ctx := principal.With(context.Background(), principal.System(in.Tenant(), "calls"))
	n, err := s.numbers.Called(ctx, in.To())
	if err != nil {
		s.log.InfoContext(ctx, "a call to a number that takes none", "error", err)
		in.Refuse(telephony.Invalid)
		return
	}
	c, err := s.open(ctx, in, n)
	if err != nil {
		s.log.ErrorContext(ctx, "a call that came in is not written down", "error", err)
		in.Refuse(telephony.Failed)
		return
	}
	l, err := s.floor.Receive(ctx, c, in)
	if err != nil {
		in.Refuse(telephony.Congestion)
		return
	}
	s.answer(ctx, &taking{service: s, live: l, in: in, number: n, call: c})
}

// open writes down a call that comes in, and whose it seems to be.
func (s *Service) open(ctx context.Context, in telephony.Incoming, n number.Number) (call.Call, error) {
	c := call.Call{
		Row: storage.Row{ID: storage.NewID()}, Direction: call.Inbound, Mode: call.Manual, Status: call.Queued, TrunkID: in.Trunk(), NumberID: n.ID,
		PortfolioID: n.PortfolioID, FromNumber: in.From(), ToNumber: n.Number, ProviderCallID: in.ID(), Node: s.floor.Node(), DebtIDs: []string{},
	}
	if holder, known := s.caller(ctx, in.From()); known {
		c.DebtorID, c.PortfolioID, c.PhoneID = holder.DebtorID, holder.PortfolioID, holder.PhoneID
	}
	return c, s.calls.Open(ctx, &c)
}

// caller is who calls, as far as their number tells. Where portfolios cannot be asked, the call goes on without.
func (s *Service) caller(ctx context.Context, from string) (contacts.Holder, bool) {
	if from == "" {
		return contacts.Holder{}, false
	}
	found, err := s.book.Holders(ctx, from)
	if err != nil {
		s.log.WarnContext(ctx, "nobody knows who calls", "error", err)
	}
	if len(found) == 0 {
		return contacts.Holder{}, false
	}
	return found[0], true
}

// isOpen tells whether somebody speaks with callers of a number now.
func (s *Service) isOpen(ctx context.Context, n number.Number) bool {
	zones, err := s.host.Zones(ctx, []string{principal.Must(ctx).TenantID})
	zone := zones[principal.Must(ctx).TenantID]
	if err != nil || zone == nil {
		zone = time.UTC
	}
	return n.Open(s.clock.Now().In(zone))
}
