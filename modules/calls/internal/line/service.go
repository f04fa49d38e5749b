package line

import (
	"context"
	"time"

	"github.com/recobro/recobro/modules/calls/internal/call"
	"github.com/recobro/recobro/modules/calls/internal/floor"
	"github.com/recobro/recobro/modules/calls/internal/headset"
	"github.com/recobro/recobro/plugins-sdk/go/audio"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// Laws says how sound is written where a company's calls go.
type Laws interface {
	Law(ctx context.Context) audio.Law
}

// Trunks are the ways to the public network.
type Trunks interface {
	Order(ctx context.Context, first string) ([]string, error)
	Refers(ctx context.Context, id string) (bool, error)
}

// Strangers tells debtors' numbers from others.
type Strangers interface {
	Stranger(ctx context.Context, number string) error
}

// Service is what people do with their lines.
type Service struct {
	floor     *floor.Floor
	calls     *call.Service
	laws      Laws
	trunks    Trunks
	strangers Strangers
	relay     *headset.Relay // nil for none
	urls      []string       // of the relay
}

// NewService works on a floor; relay is nil where there is none.
func NewService(f *floor.Floor, calls *call.Service, laws Laws, trunks Trunks, others Strangers, relay *headset.Relay, urls []string) *Service {
	return &Service{f, calls, laws, trunks, others, relay, urls}
}

func me(ctx context.Context) floor.Who {
	who := principal.Must(ctx)
	return floor.Who{Tenant: who.TenantID, User: who.UserID}
}

// Connect gives whoever asks a line to their browser. It fails with headset.ErrOffer.
func (s *Service) Connect(ctx context.Context, tab, offer string) (Connected, error) {
	answer, err := s.floor.Connect(ctx, me(ctx), tab, offer, s.laws.Law(ctx))
	return Connected{answer}, err
}

// relayFor is for how long credentials of the relay are good.
const relayFor = 12 * time.Hour

// Relay are credentials of the relay.
func (s *Service) Relay(ctx context.Context) (r Relay, err error) {
	if s.relay == nil {
		return Relay{URLs: []string{}}, nil
	}
	r.URLs = s.urls
	r.Username, r.Credential, err = s.relay.Credentials(principal.Must(ctx).UserID, relayFor)
	return r, err
}

// Mine is the line of whoever asks.
func (s *Service) Mine(ctx context.Context) (state State, err error) {
	if p := s.floor.Person(me(ctx)); p != nil {
		since := p.Since()
		state = State{IsUp: p.Line.Up(), Tab: p.Tab(), Since: &since}
		if state.Offer, err = s.offered(ctx, p); err != nil {
			return state, err
		}
	}
	state.Call, err = s.calls.Current(ctx, principal.Must(ctx).UserID)
	return state, err
}

// offered is what a person's telephone rings for; nil for nothing.
func (s *Service) offered(ctx context.Context, p *floor.Person) (*call.Call, error) {
	l := p.Rings()
	if l == nil {
		return nil, nil
	}
	c, err := s.calls.Any(ctx, l.ID())
	return &c, err
}

// ringing is the line of whoever asks, and the call that it rings for. It fails with floor.ErrNotHere where it rings for no such call.
func (s *Service) ringing(ctx context.Context, id string) (*floor.Person, *floor.Live, error) {
	p := s.floor.Person(me(ctx))
	if p == nil {
		return nil, nil, floor.ErrNoLine
	}
	l := p.Rings()
	if l == nil || l.ID() != id {
		return nil, nil, floor.ErrNotHere
	}
	return p, l, nil
}

// Answer takes the call that one's telephone rings for. It fails with floor.ErrNoLine, floor.ErrNotHere, floor.ErrTaken and
// telephony.ErrGone.
func (s *Service) Answer(ctx context.Context, id string) error {
	p, l, err := s.ringing(ctx, id)
	if err != nil {
		return err
	}
	return l.Take(ctx, p)
}

// Decline leaves it to others.
func (s *Service) Decline(ctx context.Context, id string) error {
	p, l, err := s.ringing(ctx, id)
	if err == nil {
		l.Withdraw(p)
	}
	return err
}

// Leave gives the line of whoever asks up.
func (s *Service) Leave(ctx context.Context) error {
	if p := s.floor.Person(me(ctx)); p != nil {
		p.Leave()
	}
	return nil
}

// Echo has whoever asks hear themselves, or no longer. It fails with floor.ErrNoLine and floor.ErrBusy.
func (s *Service) Echo(ctx context.Context, on bool) error {
	p := s.floor.Person(me(ctx))
	if p == nil || !p.Line.Ready(ctx) {
		return floor.ErrNoLine
	}
	return p.Echo(on)
}

// own is a call that whoever asks is on. It fails with call.ErrNotFound, and with floor.ErrNotHere.
func (s *Service) own(ctx context.Context, id string) (*floor.Live, error) {
	if _, err := s.calls.Get(ctx, id); err != nil {
		return nil, err
	}
	return s.floor.Call(principal.Must(ctx).TenantID, id)
}

// Hangup ends a call.
func (s *Service) Hangup(ctx context.Context, id string) error {
	l, err := s.own(ctx, id)
	if err == nil {
		l.Hangup()
	}
	return err
}

// Hold sets the other side aside, or takes it back.
func (s *Service) Hold(ctx context.Context, id string, on bool) error {
	l, err := s.own(ctx, id)
	if err != nil {
		return err
	}
	return l.Hold(ctx, on)
}

// PauseTape leaves out of the recording what is said from now on, or no longer. It fails with floor.ErrNoTape.
func (s *Service) PauseTape(ctx context.Context, id string, on bool, why string) error {
	l, err := s.own(ctx, id)
	if err != nil {
		return err
	}
	return l.PauseTape(ctx, on, why)
}

// Press presses keys for the other side. It fails with media.ErrKeys.
func (s *Service) Press(ctx context.Context, id, keys string) error {
	l, err := s.own(ctx, id)
	if err != nil {
		return err
	}
	return l.Press(ctx, keys)
}
