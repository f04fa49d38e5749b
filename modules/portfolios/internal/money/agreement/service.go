// Package agreement draws what is signed of a plan, in the debtor's language.
package agreement

import (
	"context"

	"github.com/recobro/recobro/modules/portfolios/internal/book/ledger"
	"github.com/recobro/recobro/modules/portfolios/internal/money/paper"
	"github.com/recobro/recobro/modules/portfolios/internal/money/plan"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/settings"
)

// ErrNone refuses to draw what nobody has approved yet.
var ErrNone = errs.New(errs.Conflict, "portfolios.plan_no_agreement")

// Service draws agreements.
type Service struct {
	plans  *plan.Service
	ledger *ledger.Ledger
	look   *settings.Values[paper.Look]
}

// NewService draws plans as the company looks on paper.
func NewService(plans *plan.Service, ledger *ledger.Ledger, look *settings.Values[paper.Look]) *Service {
	return &Service{plans, ledger, look}
}

// Draw is what is signed of a plan; void once it has ended without being kept. It fails with plan.ErrNotFound and, as long as it waits
// for approval, ErrNone.
func (s *Service) Draw(ctx context.Context, id string) (httpx.Document, error) {
	p, err := s.plans.Get(ctx, id)
	if err != nil {
		return httpx.Document{}, err
	}
	if p.Status == plan.Awaiting {
		return httpx.Document{}, ErrNone
	}
	a, err := s.ledger.Look(ctx, p.DebtorID)
	if err != nil {
		return httpx.Document{}, err
	}
	made, err := draw(&p, a, s.look.Of(ctx).Of(principal.Must(ctx).TenantID))
	return httpx.Document{Name: "plan-" + p.ID + ".pdf", Content: made}, err
}

// Routes serves agreements.
func Routes(api *httpx.API, s *Service) {
	g := httpx.Group{API: api, Tag: "plans", Base: "/api/v1/plans", Rights: "portfolios.plans"}
	httpx.File(g.Op("agreement", "/{id}/agreement", "read", "What is signed of a plan, as PDF in the debtor's language"), "application/pdf",
		func(ctx context.Context, in *httpx.ByID) (httpx.Document, error) { return s.Draw(ctx, in.ID) })
}
