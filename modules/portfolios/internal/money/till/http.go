package till

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/page"
)

// Filter narrows the list of tills; empty fields do not.
type Filter struct {
	Status  []Status  `query:"status" maxItems:"2"`
	UserID  []string  `query:"user_id" maxItems:"50" doc:"Whose tills"`
	PointID []string  `query:"point_id" maxItems:"50" doc:"Opened at these points of sale"`
	From    civil.Day `query:"from" maxLength:"10" doc:"Opened on or after this day, where the caller is"`
	To      civil.Day `query:"to" maxLength:"10" doc:"Opened on or before this day"`
}

// ListInput are the parameters of a list of tills.
type ListInput struct {
	page.Params
	Filter
}

// OpenInput opens a till.
type OpenInput struct {
	Body struct {
		PointID string   `json:"point_id" minLength:"1" maxLength:"64" doc:"Point of sale"`
		Opening []Amount `json:"opening,omitempty" maxItems:"10" doc:"The cash that lies in it, by currency"`
	}
}

// MoveInput puts cash into a till or takes some out.
type MoveInput struct {
	httpx.ByID
	Body struct {
		Kind     Kind   `json:"kind" enum:"cash_in,cash_out"`
		Currency string `json:"currency" minLength:"3" maxLength:"3" example:"UYU"`
		Amount   int64  `json:"amount" minimum:"1" maximum:"1000000000000000" doc:"Minor units" example:"50000"`
		Note     string `json:"note" minLength:"1" maxLength:"200" doc:"Why"`
	}
}

// CloseInput closes a till that still has the version.
type CloseInput struct {
	httpx.ByVersion
	Body struct {
		Counted []Amount `json:"counted" maxItems:"10" doc:"The cash that was counted, by currency"`
		Note    string   `json:"note,omitempty" maxLength:"500"`
	}
}

// EntriesInput names a till and a page of its entries.
type EntriesInput struct {
	page.Params
	httpx.ByID
}

// PointInput is a new point of sale.
type PointInput struct {
	Body struct {
		Code string `json:"code" minLength:"1" maxLength:"8" pattern:"^[0-9A-Z]+$" doc:"Begins the numbers of its receipts" example:"001"`
		Name string `json:"name" minLength:"1" maxLength:"80" example:"Mostrador Centro"`
	}
}

// PointChangeInput changes a point of sale that still has the version.
type PointChangeInput struct {
	httpx.ByVersion
	Body struct {
		Name    *string `json:"name,omitempty" minLength:"1" maxLength:"80"`
		Retired *bool   `json:"retired,omitempty"`
	}
}

// Routes serves tills and points of sale.
func Routes(api *httpx.API, s *Service) {
	g := httpx.Group{API: api, Tag: "tills", Base: "/api/v1/tills", Rights: "portfolios.tills"}
	httpx.List(g.Op("list", "", "read", "List tills, the latest first"), func(ctx context.Context, in *ListInput) ([]Till, page.Meta, error) {
		return s.List(ctx, in.Filter, in.Params)
	})
	httpx.Get(g.Op("current", "/current", "open", "Read one's open till"), func(ctx context.Context, _ *struct{}) (Till, error) { return s.Current(ctx) })
	httpx.Export(g.Op("export", "/export", "export", "Write tills as a CSV or XLSX file: what came in and went out of each by currency and method, and what was counted"), exportTable(), s.export)
	httpx.Get(g.Op("get", "/{id}", "read", "Read a till"), func(ctx context.Context, in *httpx.ByID) (Till, error) { return s.Get(ctx, in.ID) })
	httpx.History(g.Op("history", "/{id}/history", "read", "What happened to a till"), s.History)
	httpx.List(g.Op("entries", "/{id}/entries", "read", "List what came into a till and went out of it, the latest first"),
		func(ctx context.Context, in *EntriesInput) ([]Entry, page.Meta, error) {
			if _, err := s.Store.Get(ctx, in.ID); err != nil {
				return nil, page.Meta{}, err
			}
			return s.Entries(ctx, in.ID, in.Params)
		})
	httpx.Create(g.Op("open", "", "open", "Open a till at a point of sale"), func(ctx context.Context, in *OpenInput) (Till, error) {
		return s.Open(ctx, in.Body.PointID, in.Body.Opening)
	})
	httpx.Create(g.Op("move", "/{id}/entries", "open", "Put cash into one's till or take some out"), func(ctx context.Context, in *MoveInput) (e Entry, err error) {
		httpx.Copy(&e, in.Body)
		return s.Move(ctx, in.ID, e)
	})
	httpx.Move(g.Op("close", "/{id}/close", "close", "Count and close a till"), func(ctx context.Context, in *CloseInput, version int64) (Till, error) {
		return s.Close(ctx, in.ID, version, in.Body.Counted, in.Body.Note)
	})
}

// PointRoutes serve points of sale.
func PointRoutes(api *httpx.API, s *Service) {
	g := httpx.Group{API: api, Tag: "points", Base: "/api/v1/tills/points", Rights: "portfolios.points"}
	httpx.All(g.Op("list", "", "read", "List points of sale, by code"), func(ctx context.Context, _ *struct{}) ([]Point, error) { return s.Points(ctx) })
	httpx.Names(g.Op("names", "/names", "read", "What points of sale are called"), s.pointNames)
	httpx.Create(g.Op("create", "", "create", "Add a point of sale"), func(ctx context.Context, in *PointInput) (p Point, err error) {
		httpx.Copy(&p, in.Body)
		return s.CreatePoint(ctx, p)
	})
	httpx.Change(g.Op("update", "/{id}", "update", "Change a point of sale"), func(ctx context.Context, in *PointChangeInput, version int64) (Point, error) {
		return s.ChangePoint(ctx, in.ID, version, func(p *Point) { httpx.Copy(p, in.Body) })
	})
}
