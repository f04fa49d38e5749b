package queue

import (
	"context"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

// Filter narrows what is shown of the queue; empty fields do not.
type Filter struct {
	PortfolioID []string `query:"portfolio_id" maxItems:"50"`
	For         string   `query:"for" maxLength:"64" doc:"For this user; me for the caller, none for those of nobody" example:"me"`
	Limit       int      `query:"limit" minimum:"1" maximum:"200" default:"50"`
}

// SkipInput passes over a debtor.
type SkipInput struct {
	httpx.ByID
	Body QueueSkip
}

// QueueSkip says why a debtor is passed over.
type QueueSkip struct {
	Reason string `json:"reason" minLength:"1" maxLength:"500"`
}

// SnoozeInput puts a debtor off.
type SnoozeInput struct {
	httpx.ByID
	Body QueueSnooze
}

// QueueSnooze says until when a debtor is put off, and why.
type QueueSnooze struct {
	Until  time.Time `json:"until" doc:"30 days ahead at most"`
	Reason string    `json:"reason" minLength:"1" maxLength:"500"`
}

// PinInput pins a debtor.
type PinInput struct {
	httpx.ByID
	Body QueuePin
}

// QueuePin says for whom a debtor is put before all others.
type QueuePin struct {
	UserID string `json:"user_id" minLength:"1" maxLength:"64"`
	Reason string `json:"reason,omitempty" maxLength:"500"`
}

// PreviewInput names a version of a portfolio's strategy.
type PreviewInput struct {
	PortfolioID string `path:"portfolio_id" maxLength:"64"`
	Number      int    `query:"number" minimum:"0" maximum:"1000000" doc:"Version; 0 is what the product does where nothing was published"`
}

// PreviewRoutes serves what strategies would do.
func PreviewRoutes(api *httpx.API, p *Previewer) {
	g := httpx.Group{API: api, Tag: "strategies", Base: "/api/v1/strategies/{portfolio_id}", Rights: "portfolios.strategies"}
	httpx.Get(g.Op("preview", "/preview", "read", "What a version of a portfolio's strategy would do now"), func(ctx context.Context, in *PreviewInput) (Preview, error) {
		return p.Preview(ctx, in.PortfolioID, in.Number)
	})
}

// Routes serves the queue. An item's id is its debtor's.
func Routes(api *httpx.API, s *Service) {
	g := httpx.Group{API: api, Tag: "queue", Base: "/api/v1/queue", Rights: "portfolios.queue"}
	httpx.All(g.Op("list", "", "read", "The first debtors of the queue, those first who are ready"), func(ctx context.Context, in *Filter) ([]Item, error) {
		return s.Top(ctx, *in)
	})
	next := g
	next.Long = true // each who is looked at is a transaction of its own
	httpx.Act(next.Op("next", "/next", "work", "Take the next debtor of the queue"), func(ctx context.Context, _ *struct{}) (Item, error) { return s.Next(ctx) })
	httpx.All(g.Op("held", "/held", "work", "Whom the caller has taken: one debtor, or none"), func(ctx context.Context, _ *struct{}) ([]Item, error) { return s.Held(ctx) })
	httpx.Get(g.Op("get", "/{id}", "read", "Read a debtor's place in the queue"), func(ctx context.Context, in *httpx.ByID) (Item, error) { return s.Of(ctx, in.ID) })
	httpx.Act(g.Op("keep", "/{id}/keep", "work", "Hold the debtor who was taken for a while longer"), func(ctx context.Context, in *httpx.ByID) (Item, error) {
		return s.Keep(ctx, in.ID)
	})
	httpx.Act(g.Op("release", "/{id}/release", "work", "Give back the debtor who was taken"), func(ctx context.Context, in *httpx.ByID) (Item, error) {
		return s.Release(ctx, in.ID)
	})
	httpx.Act(g.Op("skip", "/{id}/skip", "work", "Pass over the debtor who was taken, for an hour"), func(ctx context.Context, in *SkipInput) (Item, error) {
		return s.Skip(ctx, in.ID, in.Body.Reason)
	})
	httpx.Act(g.Op("snooze", "/{id}/snooze", "work", "Put off the debtor who was taken"), func(ctx context.Context, in *SnoozeInput) (Item, error) {
		return s.Snooze(ctx, in.ID, in.Body.Until, in.Body.Reason)
	})
	httpx.Act(g.Op("pin", "/{id}/pin", "assign", "Put a debtor before all others, for a user"), func(ctx context.Context, in *PinInput) (Item, error) {
		return s.Pin(ctx, in.ID, in.Body.UserID, in.Body.Reason)
	})
	httpx.Act(g.Op("unpin", "/{id}/unpin", "assign", "Put a debtor back where they belong"), func(ctx context.Context, in *httpx.ByID) (Item, error) {
		return s.Unpin(ctx, in.ID)
	})
}
