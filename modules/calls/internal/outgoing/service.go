// Package outgoing has people call debtors: the contact rules are asked, a number of ours is chosen to be shown, and the line is dialled.
package outgoing

import (
	"context"
	"errors"
	"log/slog"
	"time"

	"github.com/recobro/recobro/modules/calls/internal/agentcall"
	"github.com/recobro/recobro/modules/calls/internal/call"
	"github.com/recobro/recobro/modules/calls/internal/contacts"
	"github.com/recobro/recobro/modules/calls/internal/floor"
	"github.com/recobro/recobro/modules/calls/internal/number"
	"github.com/recobro/recobro/modules/calls/internal/session"
	"github.com/recobro/recobro/modules/calls/internal/telephony"
	"github.com/recobro/recobro/modules/calls/internal/trunk"
	"github.com/recobro/recobro/plugins-sdk/go/ask"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/settings"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// ErrNoTrunk says that there is no way to the public network.
var ErrNoTrunk = errs.New(errs.Conflict, "calls.no_trunk")

// Service has people call.
type Service struct {
	calls   *call.Service
	numbers *number.Service
	trunks  *trunk.Store
	book    *contacts.Book
	plans   *session.Service
	floor   *floor.Floor
	agents  *agentcall.Service
	chosen  *settings.Values[Settings]
	host    *ask.Host
	clock   clock.Clock
	log     *slog.Logger
}

// NewService calls over a floor.
func NewService(calls *call.Service, numbers *number.Service, trunks *trunk.Store, book *contacts.Book, plans *session.Service, f *floor.Floor, agents *agentcall.Service, chosen *settings.Values[Settings], host *ask.Host, c clock.Clock, log *slog.Logger) *Service {
	return &Service{calls, numbers, trunks, book, plans, f, agents, chosen, host, c, log}
}

// Wanted is whom somebody wants to call.
type Wanted struct {
	DebtorID string
	PhoneID  string
	Number   string // in place of both
	DebtIDs  []string
	EventID  string
}

// Call calls a debtor for whoever asks, who must be at their line. What the contact rules do not allow is written down as blocked, and not
// dialled. It fails with floor.ErrNoLine, floor.ErrBusy, ErrWhom, ErrNoTrunk, number.ErrNoneShown, and with what portfolios
// refuses.
func (s *Service) Call(ctx context.Context, w Wanted) (call.Call, error) {
	person, err := s.floor.Free(ctx)
	if err != nil {
		return call.Call{}, err
	}
	allowed, err := s.reserve(ctx, w, false)
	if err != nil {
		return call.Call{}, err
	}
	c := call.Call{
		Row: storage.Row{ID: storage.NewID()}, Direction: call.Outbound, Mode: call.Manual, UserID: principal.Must(ctx).UserID, DebtorID: allowed.DebtorID,
		PortfolioID: allowed.PortfolioID, PhoneID: allowed.PhoneID, DebtIDs: allowed.DebtIDs, ContactID: allowed.ID, RuleID: allowed.RuleID,
	}
	if err := s.preview(ctx, &c); err != nil {
		return c, err
	}
	if allowed.Blocked {
		c.Status = call.Blocked
		return c, errors.Join(s.calls.Open(ctx, &c), s.settle(ctx, c))
	}
	live, err := s.dial(ctx, &c, person)
	if err != nil {
		return c, errors.Join(err, s.book.Release(ctx, allowed.ID))
	}
	s.follow(ctx, c, live)
	return c, nil
}

// dial dials what is allowed.
func (s *Service) dial(ctx context.Context, c *call.Call, person *floor.Person) (*floor.Live, error) {
	d, err := s.Plan(ctx, c, nil)
	if err != nil {
		return nil, err
	}
	if err := s.calls.Open(ctx, c); err != nil {
		return nil, err
	}
	live, err := s.floor.Dial(ctx, *c, d, person)
	if err != nil {
		return nil, errors.Join(err, s.calls.Fail(ctx, c.ID))
	}
	return live, nil
}

// preview notes of which session a call is, where the debtor was given to whoever calls by one of previews.
func (s *Service) preview(ctx context.Context, c *call.Call) error {
	t, err := s.plans.OfDebtor(ctx, c.DebtorID, c.UserID)
	if err != nil {
		if errors.Is(err, session.ErrNext) {
			return nil
		}
		return err
	}
	c.Mode, c.SessionID, c.TargetID = call.Preview, t.SessionID, t.ID
	return s.plans.Settle(ctx, t.ID, func(t *session.Target, made session.Session) { t.CallID, c.WrapSeconds = c.ID, made.WrapSeconds })
}

// follow settles the plan of the call's session once the call is over.
func (s *Service) follow(ctx context.Context, c call.Call, live *floor.Live) {
	if c.TargetID == "" {
		return
	}
	own := principal.With(context.WithoutCancel(ctx), principal.System(principal.Must(ctx).TenantID, "calls"))
	go func() {
		<-live.Over()
		ended, err := s.calls.Any(own, c.ID)
		if err == nil {
			err = s.settle(own, ended)
		}
		if err != nil {
			s.log.ErrorContext(own, "a target is not settled", "target", c.TargetID, "error", err)
		}
	}()
}

// settle puts the debtor in the plan of the call's session where the call leads.
func (s *Service) settle(ctx context.Context, c call.Call) error {
	if c.TargetID == "" {
		return nil
	}
	return s.plans.Settle(ctx, c.TargetID, func(t *session.Target, made session.Session) { t.After(c, made, s.clock.Now()) })
}

// Plan says how a call is dialled: to which number, what is shown there, over which trunks. It writes on the call what was chosen. It
// fails with ErrNoTrunk and number.ErrNoneShown.
func (s *Service) Plan(ctx context.Context, c *call.Call, among []string) (d telephony.Dial, err error) {
	to, err := s.book.Number(ctx, c.ContactID)
	if err != nil {
		return d, err
	}
	return s.route(ctx, c, to, among)
}

// route is Plan for a number that is known.
func (s *Service) route(ctx context.Context, c *call.Call, to string, among []string) (d telephony.Dial, err error) {
	d.To = to
	shown, err := s.numbers.Show(ctx, c.PortfolioID, among)
	if err != nil {
		return d, err
	}
	if d.Trunks, err = s.trunks.Order(ctx, shown.TrunkID); err != nil {
		return d, err
	}
	if len(d.Trunks) == 0 {
		return d, ErrNoTrunk
	}
	d.From = shown.Number
	c.NumberID, c.FromNumber, c.ToNumber, c.Node = shown.ID, shown.Number, d.To, s.floor.Node()
	return d, nil
}

// Dial dials what is allowed for a session: nobody of ours is on it yet. It fails as Plan does, and with what the floor refuses; the
// contact is given back then.
func (s *Service) Dial(ctx context.Context, c *call.Call, among []string, ring time.Duration) (*floor.Live, error) {
	d, err := s.Plan(ctx, c, among)
	if err == nil {
		err = s.calls.Open(ctx, c)
	}
	if err != nil {
		return nil, errors.Join(err, s.book.Release(ctx, c.ContactID))
	}
	d.RingFor = ring
	l, err := s.floor.Dial(ctx, *c, d, nil)
	if err != nil {
		return nil, errors.Join(err, s.calls.Fail(ctx, c.ID), s.book.Release(ctx, c.ContactID))
	}
	return l, nil
}
