package line

import (
	"context"

	"github.com/recobro/recobro/modules/calls/internal/bridge"
	"github.com/recobro/recobro/modules/calls/internal/floor"
	"github.com/recobro/recobro/modules/calls/internal/telephony"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// ColleagueInput names a colleague.
type ColleagueInput struct {
	httpx.ByID
	Body struct {
		UserID string `json:"user_id" minLength:"1" maxLength:"64"`
	}
}

// NumberInput names a number to go on with.
type NumberInput struct {
	httpx.ByID
	Body struct {
		Number string `json:"number" pattern:"^\\+[1-9][0-9]{6,14}$" doc:"E.164"`
	}
}

// CoachInput says as what a supervisor takes part.
type CoachInput struct {
	httpx.ByID
	Body struct {
		As string `json:"as" enum:"whisper,barge" doc:"Heard by our side alone, or by everybody"`
	}
}

// TransferRoutes serve the ways to move a call, and to take part in one of somebody else's.
func TransferRoutes(api *httpx.API, s *Service) {
	g := httpx.Group{API: api, Tag: "calls", Base: "/api/v1/llamadas", Rights: "calls.lines", Long: true}
	httpx.Do(g.Op("consult", "/{id}/consult", "use", "Ask a colleague about a call while the other side waits"), "POST", func(ctx context.Context, in *ColleagueInput) error {
		return s.Consult(ctx, in.ID, in.Body.UserID)
	})
	httpx.Do(g.Op("hand-over", "/{id}/hand-over", "use", "Leave a call to the colleague who was asked"), "POST", func(ctx context.Context, in *httpx.ByID) error {
		return s.do(ctx, in.ID, (*floor.Live).HandOver)
	})
	httpx.Do(g.Op("take-back", "/{id}/take-back", "use", "Go on with a call oneself"), "POST", func(ctx context.Context, in *httpx.ByID) error {
		return s.do(ctx, in.ID, (*floor.Live).TakeBack)
	})
	httpx.Do(g.Op("forward", "/{id}/forward", "use", "Have the other side go on with another number"), "POST", func(ctx context.Context, in *NumberInput) error {
		return s.Forward(ctx, in.ID, in.Body.Number)
	})
	above := httpx.Group{API: api, Tag: "calls", Base: "/api/v1/llamadas", Rights: "calls.calls", Long: true}
	httpx.Do(above.Op("listen", "/{id}/listen", "listen", "Hear a call of somebody else's, unheard"), "POST", func(ctx context.Context, in *httpx.ByID) error {
		return s.Supervise(ctx, in.ID, bridge.Listener)
	})
	httpx.Do(above.Op("coach", "/{id}/coach", "coach", "Speak on a call of somebody else's"), "POST", func(ctx context.Context, in *CoachInput) error {
		return s.Supervise(ctx, in.ID, map[string]bridge.Role{"whisper": bridge.Whisper, "barge": bridge.Barge}[in.Body.As])
	})
	httpx.Remove(above.Op("unlisten", "/{id}/listen", "listen", "Leave a call of somebody else's"), func(ctx context.Context, in *httpx.ByID) error {
		return s.Unsupervise(ctx, in.ID)
	})
}

// do does something with a call that whoever asks is on.
func (s *Service) do(ctx context.Context, id string, act func(*floor.Live, context.Context) error) error {
	l, err := s.own(ctx, id)
	if err != nil {
		return err
	}
	return act(l, ctx)
}

// Consult asks a colleague. It fails with floor.ErrNotFree and what Live.Consult refuses.
func (s *Service) Consult(ctx context.Context, id, userID string) error {
	colleague := s.floor.Person(floor.Who{Tenant: principal.Must(ctx).TenantID, User: userID})
	if colleague == nil || !colleague.Line.Ready(ctx) {
		return floor.ErrNotFree
	}
	return s.do(ctx, id, func(l *floor.Live, ctx context.Context) error { return l.Consult(ctx, colleague) })
}

// Forward has the other side go on with another number. It fails with outgoing.ErrDebtor, and with what Live.Forward refuses.
func (s *Service) Forward(ctx context.Context, id, number string) error {
	c, err := s.calls.Get(ctx, id)
	if err != nil {
		return err
	}
	if err := s.strangers.Stranger(ctx, number); err != nil {
		return err
	}
	order, err := s.trunks.Order(ctx, c.TrunkID)
	if err != nil {
		return err
	}
	refers, err := s.trunks.Refers(ctx, c.TrunkID)
	if err != nil {
		return err
	}
	shown := c.FromNumber
	if c.Direction == "inbound" {
		shown = c.ToNumber
	}
	return s.do(ctx, id, func(l *floor.Live, ctx context.Context) error {
		return l.Forward(ctx, telephony.Dial{Trunks: order, From: shown, To: number}, refers)
	})
}

// Supervise has whoever asks take part in a call of somebody else's. It fails with floor.ErrNoLine, floor.ErrBusy, floor.ErrNobody and
// floor.ErrNotHere.
func (s *Service) Supervise(ctx context.Context, id string, as bridge.Role) error {
	l, err := s.floor.Call(principal.Must(ctx).TenantID, id)
	if err != nil {
		return err
	}
	p := s.floor.Person(me(ctx))
	if p == nil || !p.Line.Ready(ctx) {
		return floor.ErrNoLine
	}
	return l.Supervise(ctx, p, as)
}

// Unsupervise has whoever asks leave it.
func (s *Service) Unsupervise(ctx context.Context, id string) error {
	l, err := s.floor.Call(principal.Must(ctx).TenantID, id)
	if err != nil {
		return err
	}
	if p := s.floor.Person(me(ctx)); p != nil {
		return l.Unsupervise(ctx, p)
	}
	return nil
}
