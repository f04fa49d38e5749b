package schedule

import (
	"context"
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/contact/rule"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// Filter narrows the list of events; empty fields do not.
type Filter struct {
	DebtorID    string    `query:"debtor_id" maxLength:"64"`
	PortfolioID []string  `query:"portfolio_id" maxItems:"50"`
	Status      []Status  `query:"status" maxItems:"8"`
	Kind        []Kind    `query:"kind" maxItems:"7"`
	Owner       string    `query:"owner" maxLength:"64" doc:"Of this user; me for the caller, none for those of nobody" example:"me"`
	From        time.Time `query:"from" doc:"Due at this time or later"`
	To          time.Time `query:"to" doc:"Due before this time"`
}

// ListInput are the parameters of a list of events.
type ListInput struct {
	page.Params
	Filter
}

// NewEvent is an event as it is asked for.
type NewEvent struct {
	DebtorID string       `json:"debtor_id" minLength:"1" maxLength:"64"`
	Kind     Kind         `json:"kind"`
	DueAt    time.Time    `json:"due_at"`
	Until    time.Time    `json:"until,omitzero" doc:"After this it is missed; a day after due_at without it"`
	OwnerID  string       `json:"owner_id,omitempty" maxLength:"64" doc:"Whose it is; me for the caller; without it whoever works the debtor" example:"me"`
	Channel  rule.Channel `json:"channel,omitempty" doc:"The kind's usual one without it"`
	PhoneID  string       `json:"phone_id,omitempty" maxLength:"64" doc:"Number that it goes to; the best one then without it"`
	Priority int          `json:"priority,omitempty" minimum:"0" maximum:"9"`
	Note     string       `json:"note,omitempty" maxLength:"2000"`
	Subject  string       `json:"subject,omitempty" maxLength:"200" doc:"Of a message"`
	Body     string       `json:"body,omitempty" maxLength:"10000" doc:"Of a message"`
}

// EventChange is what may be changed; what is left out stays.
type EventChange struct {
	DueAt    *time.Time `json:"due_at,omitempty"`
	Until    *time.Time `json:"until,omitempty"`
	OwnerID  *string    `json:"owner_id,omitempty" maxLength:"64"`
	Priority *int       `json:"priority,omitempty" minimum:"0" maximum:"9"`
	Note     *string    `json:"note,omitempty" maxLength:"2000"`
}

// ChangeInput changes an event that still has the version.
type ChangeInput struct {
	httpx.ByVersion
	Body EventChange
}

// CancelInput cancels an event.
type CancelInput struct {
	httpx.ByID
	Body EventCancellation
}

// EventCancellation says why an event is not to be done any more.
type EventCancellation struct {
	Reason string `json:"reason,omitempty" maxLength:"500"`
}

// Routes serves scheduled events.
func Routes(api *httpx.API, s *Service) {
	g := httpx.Group{API: api, Tag: "events", Base: "/api/v1/eventos-programados", Rights: "portfolios.events"}
	httpx.List(g.Op("list", "", "read", "List scheduled events, the first due first"), func(ctx context.Context, in *ListInput) ([]Event, page.Meta, error) {
		return s.List(ctx, in.Filter, in.Params)
	})
	httpx.Get(g.Op("get", "/{id}", "read", "Read a scheduled event"), func(ctx context.Context, in *httpx.ByID) (Event, error) { return s.Get(ctx, in.ID) })
	httpx.History(g.Op("history", "/{id}/history", "read", "What happened to a scheduled event"), s.Story)
	httpx.Create(g.Op("create", "", "create", "Schedule an event"), func(ctx context.Context, in *struct{ Body NewEvent }) (Event, error) {
		return s.Create(ctx, in.Body.event(ctx))
	})
	httpx.Change(g.Op("update", "/{id}", "update", "Change a scheduled event"), func(ctx context.Context, in *ChangeInput, version int64) (Event, error) {
		return s.Update(ctx, in.ID, version, Change(in.Body))
	})
	httpx.Act(g.Op("cancel", "/{id}/cancel", "delete", "Cancel a scheduled event"), func(ctx context.Context, in *CancelInput) (Event, error) {
		return s.Cancel(ctx, in.ID, in.Body.Reason)
	})
	httpx.Act(g.Op("complete", "/{id}/complete", "complete", "Say that a scheduled event was done"), func(ctx context.Context, in *httpx.ByID) (Event, error) {
		return s.Complete(ctx, in.ID)
	})
}

func (n NewEvent) event(ctx context.Context) Event {
	var e Event
	httpx.Copy(&e, n)
	if e.OwnerID == me {
		e.OwnerID = principal.Must(ctx).UserID
	}
	return e
}
