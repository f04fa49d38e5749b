package portfolio

import (
	"context"
	"net/http"

	"github.com/recobro/recobro/modules/portfolios/internal/civil"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/page"
)

const base = "/api/v1/carteras"

// ListInput are the parameters of a list of portfolios.
type ListInput struct {
	page.Params
	Status []Status `query:"status" enum:"draft,active,paused,closed,archived" doc:"Any of these states; all without it"`
	Filter string   `query:"filter" maxLength:"100" doc:"Part of the name"`
}

// IDInput names a portfolio.
type IDInput struct {
	ID string `path:"id" maxLength:"64" doc:"Portfolio"`
}

// ChangeInput names a portfolio and the version that is changed.
type ChangeInput struct {
	IDInput
	httpx.IfMatch
}

// NewPortfolio is a portfolio as it is asked for.
type NewPortfolio struct {
	Code         string    `json:"code" minLength:"1" maxLength:"40" pattern:"^[A-Za-z0-9][A-Za-z0-9._-]*$" doc:"Short code, unique in the tenant" example:"BCU-2026-11"`
	Name         string    `json:"name" minLength:"1" maxLength:"120" example:"Banco del Plata · Tarjetas noviembre"`
	CreditorName string    `json:"creditor_name" minLength:"1" maxLength:"120" example:"Banco del Plata"`
	Type         Type      `json:"type,omitempty" enum:"own,third_party,purchased" default:"third_party" doc:"Whose debt it is"`
	Stage        Stage     `json:"stage,omitempty" enum:"preventive,early,pre_legal,legal,written_off" default:"early"`
	Currency     string    `json:"currency" minLength:"3" maxLength:"3" doc:"ISO 4217 code" example:"UYU"`
	Country      string    `json:"country" pattern:"^[A-Z]{2}$" doc:"ISO country whose phones, ids and rules apply" example:"UY"`
	Timezone     string    `json:"timezone" minLength:"1" maxLength:"64" doc:"IANA zone in which days past due change" example:"America/Montevideo"`
	Description  string    `json:"description,omitempty" maxLength:"2000"`
	OpenedOn     civil.Day `json:"opened_on,omitempty" maxLength:"10" doc:"Day it was handed over" example:"2026-11-02"`
	ClosesOn     civil.Day `json:"closes_on,omitempty" maxLength:"10" doc:"Day it goes back" example:"2027-05-02"`
}

// PortfolioChange are the fields to change; what is absent stays.
type PortfolioChange struct {
	Code         *string    `json:"code,omitempty" minLength:"1" maxLength:"40" pattern:"^[A-Za-z0-9][A-Za-z0-9._-]*$"`
	Name         *string    `json:"name,omitempty" minLength:"1" maxLength:"120"`
	CreditorName *string    `json:"creditor_name,omitempty" minLength:"1" maxLength:"120"`
	Type         *Type      `json:"type,omitempty" enum:"own,third_party,purchased"`
	Stage        *Stage     `json:"stage,omitempty" enum:"preventive,early,pre_legal,legal,written_off"`
	Timezone     *string    `json:"timezone,omitempty" minLength:"1" maxLength:"64"`
	Description  *string    `json:"description,omitempty" maxLength:"2000"`
	OpenedOn     *civil.Day `json:"opened_on,omitempty" maxLength:"10"`
	ClosesOn     *civil.Day `json:"closes_on,omitempty" maxLength:"10"`
}

func (n NewPortfolio) portfolio() Portfolio {
	return Portfolio{
		Code: n.Code, Name: n.Name, CreditorName: n.CreditorName, Type: n.Type, Stage: n.Stage, Currency: n.Currency,
		Country: n.Country, Timezone: n.Timezone, Description: n.Description, OpenedOn: n.OpenedOn, ClosesOn: n.ClosesOn,
	}
}

func (c PortfolioChange) apply(p *Portfolio) {
	set(&p.Code, c.Code)
	set(&p.Name, c.Name)
	set(&p.CreditorName, c.CreditorName)
	set(&p.Type, c.Type)
	set(&p.Stage, c.Stage)
	set(&p.Timezone, c.Timezone)
	set(&p.Description, c.Description)
	set(&p.OpenedOn, c.OpenedOn)
	set(&p.ClosesOn, c.ClosesOn)
}

func set[T any](to *T, from *T) {
	if from != nil {
		*to = *from
	}
}

// Routes serves portfolios.
func Routes(api *httpx.API, s *Service) {
	httpx.RegisterNames(api, read("portfolios-names", base+"/names", "What portfolios are called"), s.names)
	httpx.Register(api, read("portfolios-list", base, "List portfolios"), func(ctx context.Context, in *ListInput) (*httpx.List[Portfolio], error) {
		rows, meta, err := s.List(ctx, in.Status, in.Filter, in.Params)
		return httpx.Listed(rows, meta), err
	})
	httpx.Register(api, read("portfolios-get", base+"/{id}", "Read a portfolio"), func(ctx context.Context, in *IDInput) (*httpx.Body[Portfolio], error) {
		p, err := s.Get(ctx, in.ID)
		return httpx.OK(p), err
	})
	exportRoute(api, s)
	authorityRoute(api, s)
	httpx.RegisterWrite(api, created(write(http.MethodPost, "portfolios-create", base, "create", "Create a portfolio, in draft")),
		func(ctx context.Context, in *struct{ Body NewPortfolio }) (*httpx.Body[Portfolio], error) {
			p := in.Body.portfolio()
			err := s.Create(ctx, &p)
			return httpx.OK(p), err
		})
	changes(api, s)
}

func changes(api *httpx.API, s *Service) {
	httpx.RegisterWrite(api, write(http.MethodPatch, "portfolios-update", base+"/{id}", "update", "Change a portfolio"),
		func(ctx context.Context, in *struct {
			ChangeInput
			Body PortfolioChange
		}) (*httpx.Body[Portfolio], error) {
			return update(ctx, s, in.ChangeInput, in.Body)
		})
	httpx.RegisterWrite(api, write(http.MethodDelete, "portfolios-delete", base+"/{id}", "delete", "Remove a portfolio without debtors"),
		func(ctx context.Context, in *ChangeInput) (*struct{}, error) {
			version, err := in.Version()
			if err != nil {
				return nil, err
			}
			return nil, s.Delete(ctx, in.ID, version)
		})
	move(api, s, "activate", Active, "Let a portfolio be worked")
	move(api, s, "pause", Paused, "Let the work on a portfolio rest")
	move(api, s, "close", Closed, "End the work on a portfolio")
	move(api, s, "archive", Archived, "Put a closed portfolio, or a draft, away")
	moving(api, "restore", "Take a portfolio back from the archive", s.Restore)
}

func update(ctx context.Context, s *Service, in ChangeInput, change PortfolioChange) (*httpx.Body[Portfolio], error) {
	version, err := in.Version()
	if err != nil {
		return nil, err
	}
	p, err := s.Change(ctx, in.ID, version, change.apply)
	return httpx.OK(p), err
}

func move(api *httpx.API, s *Service, name string, to Status, summary string) {
	moving(api, name, summary, func(ctx context.Context, id string, version int64) (Portfolio, error) {
		return s.Move(ctx, id, version, to)
	})
}

func moving(api *httpx.API, name, summary string, move func(ctx context.Context, id string, version int64) (Portfolio, error)) {
	httpx.RegisterWrite(api, write(http.MethodPost, "portfolios-"+name, base+"/{id}/"+name, "update", summary),
		func(ctx context.Context, in *ChangeInput) (*httpx.Body[Portfolio], error) {
			version, err := in.Version()
			if err != nil {
				return nil, err
			}
			p, err := move(ctx, in.ID, version)
			return httpx.OK(p), err
		})
}

func read(id, path, summary string) httpx.Operation {
	return httpx.Operation{ID: id, Method: http.MethodGet, Path: path, Permission: "portfolios.portfolios:read", Summary: summary, Tags: []string{"portfolios"}}
}

func write(method, id, path, right, summary string) httpx.Operation {
	return httpx.Operation{ID: id, Method: method, Path: path, Permission: "portfolios.portfolios:" + right, Summary: summary, Tags: []string{"portfolios"}}
}

func created(op httpx.Operation) httpx.Operation {
	op.Status = http.StatusCreated
	return op
}
