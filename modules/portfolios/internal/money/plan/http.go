package plan

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/page"
)

// Filter narrows a list of plans; empty fields do not.
type Filter struct {
	DebtorID    string   `query:"debtor_id" maxLength:"64"`
	PortfolioID []string `query:"portfolio_id" maxItems:"50"`
	Status      []Status `query:"status" maxItems:"7"`
	Owner       []string `query:"owner" maxItems:"50" doc:"Who agreed to them"`
	Assignee    []string `query:"assignee" maxItems:"50" doc:"Who works their debtors"`
	Text        string   `query:"q" maxLength:"100" doc:"Words of the debtor's name, or parts of them"`
}

// ListInput are the parameters of a list of plans.
type ListInput struct {
	page.Params
	Filter
}

// NewPlan makes a plan of a signed offer.
type NewPlan struct {
	Offer    string `json:"offer" minLength:"1" maxLength:"65536" doc:"The signed offer, as it was handed out"`
	DebtorID string `json:"debtor_id,omitempty" maxLength:"64" doc:"Debtor who agrees; an offer to another one is refused"`
	Reason   string `json:"reason,omitempty" maxLength:"500" doc:"Why, for whoever approves; needed beyond one's own authority"`

	AgentID        string `json:"agent_id,omitempty" maxLength:"64" doc:"Program that agreed with the debtor; none for a person"`
	ConversationID string `json:"conversation_id,omitempty" maxLength:"64"`
	CallID         string `json:"call_id,omitempty" maxLength:"64"`
}

// PlanInput is a new plan.
type PlanInput struct{ Body NewPlan }

// ReasonInput names a plan, and why something is done with it.
type ReasonInput struct {
	httpx.ByID
	Body struct {
		Reason string `json:"reason" minLength:"3" maxLength:"500"`
	}
}

// Routes serves plans.
func Routes(api *httpx.API, s *Service) {
	g := httpx.Group{API: api, Tag: "plans", Base: "/api/v1/plans", Rights: "portfolios.plans"}
	httpx.List(g.Op("list", "", "read", "List plans, the latest first"), func(ctx context.Context, in *ListInput) ([]Plan, page.Meta, error) {
		return s.List(ctx, in.Filter, in.Params)
	})
	httpx.Get(g.Op("get", "/{id}", "read", "Read a plan with its instalments"), func(ctx context.Context, in *httpx.ByID) (Plan, error) { return s.Plan(ctx, in.ID) })
	httpx.Names(g.Op("names", "/names", "read", "What plans are called"), s.names)
	httpx.History(g.Op("history", "/{id}/history", "read", "What happened to a plan"), s.History)
	httpx.Create(g.Op("create", "", "create", "Agree to a signed offer"), func(ctx context.Context, in *PlanInput) (Plan, error) {
		return s.Create(ctx, in.Body)
	})
	httpx.Act(g.Op("approve", "/{id}/approve", "approve", "Let a plan begin that somebody else has asked for"), func(ctx context.Context, in *httpx.ByID) (Plan, error) {
		return s.Approve(ctx, in.ID)
	})
	httpx.Act(g.Op("refuse", "/{id}/refuse", "approve", "Refuse a plan that somebody else has asked for"), func(ctx context.Context, in *ReasonInput) (Plan, error) {
		return s.Refuse(ctx, in.ID, in.Body.Reason)
	})
	httpx.Act(g.Op("suspend", "/{id}/suspend", "update", "Let a plan rest"), func(ctx context.Context, in *httpx.ByID) (Plan, error) { return s.Suspend(ctx, in.ID) })
	httpx.Act(g.Op("resume", "/{id}/resume", "update", "Let a suspended plan go on"), func(ctx context.Context, in *httpx.ByID) (Plan, error) { return s.Resume(ctx, in.ID) })
	httpx.Act(g.Op("cancel", "/{id}/cancel", "delete", "End a plan; its discount is taken back"), func(ctx context.Context, in *ReasonInput) (Plan, error) {
		return s.Cancel(ctx, in.ID, in.Body.Reason)
	})
}
