package debtor

import (
	"context"
	"net/http"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

const base = "/api/v1/deudores"

// me stands for the caller where an assignee is asked for.
const me = "me"

// ListInput are the parameters of a list of debtors.
type ListInput struct {
	page.Params
	Q           string   `query:"q" maxLength:"120" doc:"Words of the name, the beginning of a national id, the last digits of a phone, or a tag" example:"silva"`
	PortfolioID []string `query:"portfolio_id" maxItems:"50" doc:"In any of these portfolios"`
	Currency    []string `query:"currency" maxItems:"20" doc:"Owed in any of these currencies" example:"UYU"`
	Bucket      []string `query:"bucket" maxItems:"30" doc:"In any of these ageing buckets" example:"b31"`
	Status      []Status `query:"status" maxItems:"9" enum:"new,in_progress,promised,plan,paid,disputed,legal,uncollectable,recalled" doc:"In any of these work statuses"`
	Tag         []string `query:"tag" maxItems:"20" doc:"With any of these tags"`
	Assignee    string   `query:"assignee" maxLength:"64" doc:"Worked by this user; me for the caller, none for nobody" example:"me"`
}

func (in ListInput) criteria(ctx context.Context) Criteria {
	c := Criteria{
		Text: in.Q, PortfolioIDs: in.PortfolioID, Currencies: in.Currency, BucketIDs: in.Bucket, Statuses: in.Status, TagIDs: in.Tag, AssigneeID: in.Assignee,
	}
	if in.Assignee == me {
		c.AssigneeID = principal.Must(ctx).UserID
	}
	return c
}

// IDInput names a debtor.
type IDInput struct {
	ID string `path:"id" maxLength:"64" doc:"Debtor"`
}

// ChangeInput names a debtor and the version that is changed.
type ChangeInput struct {
	IDInput
	httpx.IfMatch
}

// Routes serves debtors; numbers tells whole phone numbers.
func Routes(api *httpx.API, s *Service, numbers Numbers) {
	httpx.Register(api, operation("debtors-list", http.MethodGet, base, "read", "List and search debtors"),
		func(ctx context.Context, in *ListInput) (*httpx.List[Debtor], error) {
			order, err := ParseOrder(in.Sort)
			if err != nil {
				return nil, err
			}
			rows, meta, err := s.List(ctx, in.criteria(ctx), order, in.Params)
			return httpx.Listed(rows, meta), err
		})
	httpx.Register(api, operation("debtors-get", http.MethodGet, base+"/{id}", "read", "Read a debtor"),
		func(ctx context.Context, in *IDInput) (*httpx.Body[Debtor], error) {
			d, err := s.Get(ctx, in.ID)
			return httpx.OK(d), err
		})
	httpx.RegisterNames(api, operation("debtors-names", http.MethodGet, base+"/names", "read", "What debtors are called"), s.Names)
	writes(api, s)
	exportRoute(api, s)
	revealRoutes(api, s, numbers)
}

func writes(api *httpx.API, s *Service) {
	create := operation("debtors-create", http.MethodPost, base, "create", "Create a debtor in a portfolio")
	create.Status = http.StatusCreated
	httpx.RegisterWrite(api, create, func(ctx context.Context, in *struct{ Body NewDebtor }) (*httpx.Body[Debtor], error) {
		d := in.Body.debtor()
		err := s.Create(ctx, &d)
		return httpx.OK(d), err
	})
	httpx.RegisterWrite(api, operation("debtors-update", http.MethodPatch, base+"/{id}", "update", "Change a debtor"),
		func(ctx context.Context, in *struct {
			ChangeInput
			Body DebtorChange
		}) (*httpx.Body[Debtor], error) {
			version, err := in.Version()
			if err != nil {
				return nil, err
			}
			d, err := s.Change(ctx, in.ID, version, in.Body.apply)
			return httpx.OK(d), err
		})
	httpx.RegisterWrite(api, operation("debtors-delete", http.MethodDelete, base+"/{id}", "delete", "Remove a debtor without debts"),
		func(ctx context.Context, in *ChangeInput) (*struct{}, error) {
			version, err := in.Version()
			if err != nil {
				return nil, err
			}
			return nil, s.Delete(ctx, in.ID, version)
		})
}

func operation(id, method, path, right, summary string) httpx.Operation {
	return httpx.Operation{ID: id, Method: method, Path: path, Permission: "portfolios.debtors:" + right, Summary: summary, Tags: []string{"debtors"}}
}
