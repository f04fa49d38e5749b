package outgoing

import (
	"context"
	"errors"
	"slices"
	"time"

	"github.com/recobro/recobro/modules/calls/internal/call"
	"github.com/recobro/recobro/modules/calls/internal/contacts"
	"github.com/recobro/recobro/modules/calls/internal/floor"
	"github.com/recobro/recobro/modules/calls/internal/telephony"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// ErrTestNumber says that a number is none on which the company tries agents: no program rings whomever somebody types.
var ErrTestNumber = errs.New(errs.Invalid, "calls.test_number").WithField("body.number", "calls.test_number")

// Settings are what a company has chosen of calls by which agents are tried.
type Settings struct {
	TestNumbers []string `json:"test_numbers"`
}

// Ways are how somebody may be called by an agent that they try.
type Ways struct {
	Numbers []string `json:"numbers" doc:"Telephones on which the company tries agents, E.164"`
	HasLine bool     `json:"has_line" doc:"There is a way to the public network, and a number to show there"`
	HasDesk bool     `json:"has_desk" doc:"The caller's own telephone in the browser is connected, and free"`
}

// Ways are those of whoever asks, as they are now.
func (s *Service) Ways(ctx context.Context) (w Ways, err error) {
	if w.Numbers = s.chosen.Of(ctx).TestNumbers; w.Numbers == nil {
		w.Numbers = []string{}
	}
	_, free := s.floor.Free(ctx)
	w.HasDesk = free == nil
	shown, err := s.numbers.CanShow(ctx)
	if err != nil {
		return w, err
	}
	trunks, err := s.trunks.Order(ctx, "")
	w.HasLine = shown && len(trunks) > 0
	return w, err
}

// try has an agent call whoever tries it: on their own telephone in the browser, or on a telephone that the company has listed for it. It is
// no contact of anybody. It fails with ErrTestNumber, ErrDebtor, floor.ErrNoLine and floor.ErrBusy.
func (s *Service) try(ctx context.Context, w ByAgent) (call.Call, error) {
	if w.Self {
		return s.ringSelf(ctx, w)
	}
	if !slices.Contains(s.chosen.Of(ctx).TestNumbers, w.Number) {
		return call.Call{}, ErrTestNumber
	}
	if err := s.Stranger(ctx, w.Number); err != nil {
		return call.Call{}, err
	}
	return s.byAgent(ctx, w, contacts.Contact{})
}

// ringSelf has the caller's own telephone ring.
func (s *Service) ringSelf(ctx context.Context, w ByAgent) (call.Call, error) {
	person, err := s.floor.Free(ctx)
	if err != nil {
		return call.Call{}, err
	}
	c := call.Call{
		Row: storage.Row{ID: storage.NewID()}, Direction: call.Outbound, Mode: call.Test, AgentID: w.AgentID, DebtIDs: []string{}, Node: s.floor.Node(),
	}
	if err := s.calls.Open(ctx, &c); err != nil {
		return c, err
	}
	live, err := s.floor.RingDesk(ctx, c, person)
	if err != nil {
		return c, errors.Join(err, s.calls.Fail(ctx, c.ID))
	}
	own := principal.With(context.WithoutCancel(ctx), principal.System(principal.Must(ctx).TenantID, "calls"))
	go giveUp(live, person)
	go s.attend(own, live, w.Who)
	return c, nil
}

// deskRings is for how long one's own telephone rings.
const deskRings = 45 * time.Second

// giveUp ends a call that nobody takes, or that was declined.
func giveUp(l *floor.Live, p *floor.Person) {
	end, beat := time.NewTimer(deskRings), time.NewTicker(look)
	defer end.Stop()
	defer beat.Stop()
	for {
		select {
		case <-l.Answered():
			return
		case <-l.Over():
			return
		case <-end.C:
			l.Refuse(telephony.NoAnswer)
			return
		case <-beat.C:
			if p.Rings() != l && p.On() != l {
				l.Refuse(telephony.Rejected)
				return
			}
		}
	}
}

const look = 250 * time.Millisecond
