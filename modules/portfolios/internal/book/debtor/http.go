package debtor

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// me stands for the caller where an assignee is asked for.
const me = "me"

// DebtorFilter narrows a list of debtors.
type DebtorFilter struct {
	Q           string   `query:"q" json:"q,omitempty" maxLength:"120" doc:"Words of the name, the beginning of a national id, the last digits of a phone, or a tag" example:"silva"`
	PortfolioID []string `query:"portfolio_id" json:"portfolio_id,omitempty" maxItems:"50" doc:"In any of these portfolios"`
	Currency    []string `query:"currency" json:"currency,omitempty" maxItems:"20" doc:"Owed in any of these currencies" example:"UYU"`
	Bucket      []string `query:"bucket" json:"bucket,omitempty" maxItems:"30" doc:"In any of these ageing buckets" example:"b31"`
	Status      []Status `query:"status" json:"status,omitempty" maxItems:"9" doc:"In any of these work statuses"`
	Tag         []string `query:"tag" json:"tag,omitempty" maxItems:"20" doc:"With any of these tags"`
	Assignee    string   `query:"assignee" json:"assignee,omitempty" maxLength:"64" doc:"Worked by this user; me for the caller, none for nobody" example:"me"`
}

func (f DebtorFilter) criteria(ctx context.Context) Criteria {
	c := Criteria{
		Text: f.Q, PortfolioIDs: f.PortfolioID, Currencies: f.Currency, BucketIDs: f.Bucket, Statuses: f.Status, TagIDs: f.Tag, AssigneeID: f.Assignee,
	}
	if f.Assignee == me {
		c.AssigneeID = principal.Must(ctx).UserID
	}
	return c
}

// ListInput are the parameters of a list of debtors.
type ListInput struct {
	page.Params
	DebtorFilter
}

// ExportInput are the parameters of a file of debtors.
type ExportInput struct {
	httpx.ExportFormat
	DebtorFilter
	Sort string `query:"sort" maxLength:"64" default:"created_at" doc:"Column to sort by; a leading - is descending"`
}

// ChangeInput is a change of a debtor that still has the version.
type ChangeInput struct {
	httpx.ByVersion
	Body DebtorChange
}

func group(api *httpx.API) httpx.Group {
	return httpx.Group{API: api, Tag: "debtors", Base: "/api/v1/deudores", Rights: "portfolios.debtors"}
}

// Routes serves debtors; numbers reveals whole phone numbers.
func Routes(api *httpx.API, s *Service, numbers Numbers) {
	g := group(api)
	httpx.List(g.Op("list", "", "read", "List and search debtors"), func(ctx context.Context, in *ListInput) ([]Debtor, page.Meta, error) {
		return s.List(ctx, in.criteria(ctx), in.Params)
	})
	httpx.Get(g.Op("totals", "/totals", "read", "What the debtors of a list come to"), func(ctx context.Context, in *DebtorFilter) (Totals, error) {
		return s.Totals(ctx, in.criteria(ctx))
	})
	httpx.Get(g.Op("get", "/{id}", "read", "Read a debtor, also by the id of one who was merged into them"), func(ctx context.Context, in *httpx.ByID) (Debtor, error) {
		return s.Find(ctx, in.ID)
	})
	httpx.Some(g.Op("some", "/some", "read", "Read some debtors by id"), s.Some)
	httpx.Names(g.Op("names", "/names", "read", "What debtors are called"), s.Names)
	httpx.Create(g.Op("create", "", "create", "Create a debtor in a portfolio"), func(ctx context.Context, in *struct{ Body NewDebtor }) (Debtor, error) {
		d := in.Body.debtor()
		err := s.Create(ctx, &d)
		return d, err
	})
	httpx.Change(g.Op("update", "/{id}", "update", "Change a debtor"), func(ctx context.Context, in *ChangeInput, version int64) (Debtor, error) {
		return s.Change(ctx, in.ID, version, in.Body.apply)
	})
	httpx.Delete(g.Op("delete", "/{id}", "delete", "Remove a debtor without debts"), func(ctx context.Context, in *httpx.ByVersion, version int64) error {
		return s.Delete(ctx, in.ID, version)
	})
	httpx.Export(g.Op("export", "/export", "export", "Write debtors as a CSV or XLSX file, with the filters and the order of the list"), exportTable(), s.export)
	revealRoutes(g, s, numbers)
	lookupRoutes(g, s)
}
