package contact

import (
	"context"
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/contact/rule"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/page"
)

// Filter narrows the list of contacts; empty fields do not.
type Filter struct {
	DebtorID      string         `query:"debtor_id" maxLength:"64"`
	PortfolioID   []string       `query:"portfolio_id" maxItems:"50"`
	Status        []Status       `query:"status" maxItems:"6"`
	Channel       []rule.Channel `query:"channel" maxItems:"7"`
	DispositionID []string       `query:"disposition_id" maxItems:"50"`
	UserID        []string       `query:"user_id" maxItems:"50"`
	Reach         []string       `query:"reach" maxItems:"4" enum:"none,machine,third_party,right_party" doc:"Who was reached"`
	Attempt       string         `query:"attempt" enum:"true,false" doc:"Whether it counts as an attempt"`
	Reached       string         `query:"reached" enum:"true,false" doc:"Whether it counts as a contact"`
	From          string         `query:"from" maxLength:"40" doc:"From this day, where the company is, or this moment on" example:"2026-11-01"`
	To            string         `query:"to" maxLength:"40" doc:"Up to this day, that is among them, or to before this moment" example:"2026-11-24"`

	from, to time.Time // what these two mean
}

// check reads the days or moments. It fails with civil.ErrDay.
func (f *Filter) check(ctx context.Context) (err error) {
	if f.from, err = moment(ctx, f.From, 0); err != nil {
		return civil.ErrDay.WithField("query.from", civil.ErrDay.Code)
	}
	if f.to, err = moment(ctx, f.To, 1); err != nil {
		return civil.ErrDay.WithField("query.to", civil.ErrDay.Code)
	}
	return nil
}

// moment is a moment, or the beginning of a day, or of so many days later, where the company is; the zero time for none.
func moment(ctx context.Context, text string, later int) (time.Time, error) {
	if at, err := time.Parse(time.RFC3339, text); err == nil {
		return at.UTC(), nil
	}
	day, err := civil.Parse(text)
	if err != nil || day == "" {
		return time.Time{}, err
	}
	return day.Add(later).In(civil.CallerZone(ctx)).UTC(), nil
}

// ListInput are the parameters of a list of contacts.
type ListInput struct {
	page.Params
	Filter
}

// NewReservation asks whether a contact may be made now.
type NewReservation struct {
	DebtorID string       `json:"debtor_id" minLength:"1" maxLength:"64"`
	Channel  rule.Channel `json:"channel"`
	Maker    rule.Maker   `json:"maker,omitempty" default:"person" doc:"What makes the contact"`
	PhoneID  string       `json:"phone_id,omitempty" maxLength:"64" doc:"Number that it goes to; a call, a message to a telephone needs one"`
	DebtIDs  []string     `json:"debt_ids,omitempty" maxItems:"100" doc:"Debts that it is about; without them all that the debtor owes"`
	Origin   Origin       `json:"origin,omitempty" default:"manual"`
	EventID  string       `json:"event_id,omitempty" maxLength:"64" doc:"Scheduled event that it comes of"`
	Seconds  int          `json:"seconds,omitempty" minimum:"10" maximum:"3600" default:"600" doc:"For how long it is reserved"`
}

// NewOutcome is how a contact ended.
type NewOutcome struct {
	DispositionID string     `json:"disposition_id" minLength:"1" maxLength:"64"`
	Note          string     `json:"note,omitempty" maxLength:"2000"`
	DueAt         *time.Time `json:"due_at,omitempty" doc:"When to come back"`
	Amount        int64      `json:"amount,omitempty" minimum:"0" maximum:"1000000000000000" doc:"Minor units"`
	Currency      string     `json:"currency,omitempty" maxLength:"3"`
}

// NewContact is a contact in which the debtor turned to us.
type NewContact struct {
	DebtorID string       `json:"debtor_id" minLength:"1" maxLength:"64"`
	Channel  rule.Channel `json:"channel"`
	PhoneID  string       `json:"phone_id,omitempty" maxLength:"64"`
	NewOutcome
}

// EndInput ends a contact.
type EndInput struct {
	httpx.ByID
	Body NewOutcome
}

// CorrectInput corrects a contact that still has the version.
type CorrectInput struct {
	httpx.ByVersion
	Body NewOutcome
}

// Routes serves contacts.
func Routes(api *httpx.API, s *Service) {
	g := httpx.Group{API: api, Tag: "contacts", Base: "/api/v1/contacts", Rights: "portfolios.contacts"}
	httpx.List(g.Op("list", "", "read", "List contacts, the latest first"), func(ctx context.Context, in *ListInput) ([]Contact, page.Meta, error) {
		return s.List(ctx, in.Filter, in.Params)
	})
	httpx.Get(g.Op("get", "/{id}", "read", "Read a contact"), func(ctx context.Context, in *httpx.ByID) (Contact, error) { return s.Get(ctx, in.ID) })
	httpx.History(g.Op("history", "/{id}/history", "read", "What happened to a contact"), s.Story)
	httpx.Create(g.Op("log", "", "create", "Keep a contact in which the debtor turned to us"), func(ctx context.Context, in *struct{ Body NewContact }) (Contact, error) {
		b := in.Body
		return s.Log(ctx, Wanted{DebtorID: b.DebtorID, Channel: b.Channel, Maker: rule.Person, PhoneID: b.PhoneID, Origin: Manual}, b.Outcome())
	})
	httpx.Create(g.Op("reserve", "/reservations", "create", "Ask whether a contact may be made now, and reserve it if so"), func(ctx context.Context, in *struct{ Body NewReservation }) (Contact, error) {
		return s.Reserve(ctx, in.Body.wanted())
	})
	httpx.Act(g.Op("start", "/{id}/start", "create", "Say that a reserved contact goes on now"), func(ctx context.Context, in *httpx.ByID) (Contact, error) { return s.Start(ctx, in.ID) })
	httpx.Act(g.Op("release", "/{id}/release", "create", "Give a reservation back that came to nothing"), func(ctx context.Context, in *httpx.ByID) (Contact, error) { return s.Release(ctx, in.ID) })
	httpx.Act(g.Op("end", "/{id}/end", "create", "Say how a contact ended"), func(ctx context.Context, in *EndInput) (Contact, error) {
		return s.End(ctx, in.ID, in.Body.Outcome())
	})
	httpx.Change(g.Op("correct", "/{id}", "update", "Correct how a contact ended"), func(ctx context.Context, in *CorrectInput, version int64) (Contact, error) {
		return s.Correct(ctx, in.ID, version, in.Body.Outcome())
	})
}

// Outcome is what is told, as the contact takes it in.
func (n NewOutcome) Outcome() Outcome { return Outcome(n) }

func (n NewReservation) wanted() Wanted {
	return Wanted{
		DebtorID: n.DebtorID, Channel: n.Channel, Maker: n.Maker, PhoneID: n.PhoneID, DebtIDs: n.DebtIDs, Origin: n.Origin, EventID: n.EventID,
		Hold: time.Duration(n.Seconds) * time.Second, Direction: Outbound,
	}
}
