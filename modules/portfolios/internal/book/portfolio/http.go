package portfolio

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/page"
)

// ListInput are the parameters of a list of portfolios.
type ListInput struct {
	page.Params
	Status []Status `query:"status" doc:"Any of these states; all without it"`
	Filter string   `query:"filter" maxLength:"100" doc:"Words of the name, or parts of them"`
}

// NewPortfolio is a portfolio as it is asked for.
type NewPortfolio struct {
	Code         string    `json:"code" minLength:"1" maxLength:"40" pattern:"^[A-Za-z0-9][A-Za-z0-9._-]*$" doc:"Short code, unique in the tenant" example:"BCU-2026-11"`
	Name         string    `json:"name" minLength:"1" maxLength:"120" example:"Banco del Plata · Tarjetas noviembre"`
	CreditorName string    `json:"creditor_name" minLength:"1" maxLength:"120" example:"Banco del Plata"`
	Type         Type      `json:"type,omitempty" default:"third_party" doc:"Whose debt it is"`
	Stage        Stage     `json:"stage,omitempty" default:"early"`
	Currency     string    `json:"currency" minLength:"3" maxLength:"3" doc:"ISO 4217 code" example:"UYU"`
	Country      string    `json:"country" pattern:"^[A-Z]{2}$" doc:"ISO country whose phones, ids and rules apply" example:"UY"`
	Timezone     string    `json:"timezone" minLength:"1" maxLength:"64" doc:"IANA zone in which days past due change" example:"America/Montevideo"`
	Description  string    `json:"description,omitempty" maxLength:"2000"`
	OpenedOn     civil.Day `json:"opened_on,omitempty" maxLength:"10" doc:"Day it was handed over" example:"2026-11-02"`
	ClosesOn     civil.Day `json:"closes_on,omitempty" maxLength:"10" doc:"Day it goes back" example:"2027-05-02"`
	Commission   int64     `json:"commission,omitempty" minimum:"0" maximum:"10000" doc:"The agency's share of what is recovered, in hundredths of a percent" example:"1800"`
	Target       int64     `json:"target,omitempty" minimum:"0" maximum:"1000000000000000" doc:"What is to be recovered in a month, in minor units; 0 for no target" example:"250000000"`
}

// PortfolioChange are the fields to change; what is absent stays.
type PortfolioChange struct {
	Code         *string    `json:"code,omitempty" minLength:"1" maxLength:"40" pattern:"^[A-Za-z0-9][A-Za-z0-9._-]*$"`
	Name         *string    `json:"name,omitempty" minLength:"1" maxLength:"120"`
	CreditorName *string    `json:"creditor_name,omitempty" minLength:"1" maxLength:"120"`
	Type         *Type      `json:"type,omitempty"`
	Stage        *Stage     `json:"stage,omitempty"`
	Timezone     *string    `json:"timezone,omitempty" minLength:"1" maxLength:"64"`
	Description  *string    `json:"description,omitempty" maxLength:"2000"`
	OpenedOn     *civil.Day `json:"opened_on,omitempty" maxLength:"10"`
	ClosesOn     *civil.Day `json:"closes_on,omitempty" maxLength:"10"`
	Commission   *int64     `json:"commission,omitempty" minimum:"0" maximum:"10000" doc:"The agency's share of what is recovered, in hundredths of a percent"`
	Target       *int64     `json:"target,omitempty" minimum:"0" maximum:"1000000000000000" doc:"What is to be recovered in a month, in minor units; 0 for no target"`
}

// ChangeInput is a change of a portfolio that still has the version.
type ChangeInput struct {
	httpx.ByVersion
	Body PortfolioChange
}

// AuthorityLimits say how far each role may change debts of a portfolio by itself.
type AuthorityLimits struct {
	Limits []Limit `json:"limits" maxItems:"3" doc:"What is said of a role; a role that is left out has what it has at first"`
}

// AuthorizeInput sets the authority of a portfolio that still has the version.
type AuthorizeInput struct {
	httpx.ByVersion
	Body AuthorityLimits
}

// PaymentOrder is the order in which payments pay what is owed.
type PaymentOrder struct {
	Cells []Cell `json:"cells" minItems:"12" maxItems:"12" doc:"Every kind of owing once"`
}

// OrderInput sets the order of a portfolio that still has the version.
type OrderInput struct {
	httpx.ByVersion
	Body PaymentOrder
}

// Routes serves portfolios.
func Routes(api *httpx.API, s *Service) {
	g := httpx.Group{API: api, Tag: "portfolios", Base: "/api/v1/carteras", Rights: "portfolios.portfolios"}
	httpx.List(g.Op("list", "", "read", "List portfolios"), s.List)
	httpx.Get(g.Op("get", "/{id}", "read", "Read a portfolio"), func(ctx context.Context, in *httpx.ByID) (Portfolio, error) {
		return s.Get(ctx, in.ID)
	})
	httpx.Names(g.Op("names", "/names", "read", "What portfolios are called"), s.names)
	httpx.Export(g.Op("export", "/export", "export", "Write the portfolios and their figures as a CSV or XLSX file"), exported(), s.export)
	httpx.Create(g.Op("create", "", "create", "Create a portfolio, in draft"), func(ctx context.Context, in *struct{ Body NewPortfolio }) (p Portfolio, err error) {
		httpx.Copy(&p, in.Body)
		err = s.Create(ctx, &p)
		return p, err
	})
	httpx.Change(g.Op("update", "/{id}", "update", "Change a portfolio"), func(ctx context.Context, in *ChangeInput, version int64) (Portfolio, error) {
		return s.Change(ctx, in.ID, version, func(p *Portfolio) { httpx.Copy(p, in.Body) })
	})
	httpx.Delete(g.Op("delete", "/{id}", "delete", "Remove a portfolio without debtors"), func(ctx context.Context, in *httpx.ByVersion, version int64) error {
		return s.Delete(ctx, in.ID, version)
	})
	httpx.Replace(g.Op("set-authority", "/{id}/authority", "authorize", "Set how far each role may change the portfolio's debts without somebody else's approval"),
		func(ctx context.Context, in *AuthorizeInput, version int64) (Portfolio, error) {
			return s.Authorize(ctx, in.ID, version, in.Body.Limits)
		})
	httpx.Replace(g.Op("set-waterfall", "/{id}/waterfall", "update", "Set the order in which payments pay what is owed in the portfolio"),
		func(ctx context.Context, in *OrderInput, version int64) (Portfolio, error) {
			return s.Order(ctx, in.ID, version, in.Body.Cells)
		})
	moves(g, s)
}

func moves(g httpx.Group, s *Service) {
	for name, move := range map[string]struct {
		to      Status
		summary string
	}{
		"activate": {Active, "Let a portfolio be worked"},
		"pause":    {Paused, "Let the work on a portfolio rest"},
		"close":    {Closed, "End the work on a portfolio"},
		"archive":  {Archived, "Put a closed portfolio, or a draft, away"},
	} {
		httpx.Move(g.Op(name, "/{id}/"+name, "update", move.summary), func(ctx context.Context, in *httpx.ByVersion, version int64) (Portfolio, error) {
			return s.Move(ctx, in.ID, version, move.to)
		})
	}
	httpx.Move(g.Op("restore", "/{id}/restore", "update", "Take a portfolio back from the archive"),
		func(ctx context.Context, in *httpx.ByVersion, version int64) (Portfolio, error) {
			return s.Restore(ctx, in.ID, version)
		})
}
