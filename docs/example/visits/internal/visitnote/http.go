package visitnote

import (
	"context"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/page"
)

type createInput struct {
	Body struct {
		DebtorID  string    `json:"debtor_id" minLength:"1" maxLength:"64"`
		VisitedAt time.Time `json:"visited_at"`
		Outcome   Outcome   `json:"outcome"`
		Text      string    `json:"text" minLength:"1" maxLength:"2000"`
	}
}

type changeInput struct {
	httpx.ByVersion
	Body struct {
		VisitedAt *time.Time `json:"visited_at,omitempty"`
		Outcome   *Outcome   `json:"outcome,omitempty"`
		Text      *string    `json:"text,omitempty" minLength:"1" maxLength:"2000"`
	}
}

type listInput struct {
	page.Params
	Filter
}

type exportInput struct {
	httpx.ExportFormat
	Filter
	Sort string `query:"sort" maxLength:"64"`
}

var exported = httpx.Table{Name: "visits", Columns: []string{"id", "debtor_id", "visited_at", "outcome", "text", "created_by"}}

// Routes serves the notes.
func Routes(api *httpx.API, s *Service) {
	g := httpx.Group{API: api, Tag: "visits", Base: "/api/v1/visits", Rights: "visits.notes"}
	httpx.List(g.Op("list", "", "read", "List visit notes"), func(ctx context.Context, in *listInput) ([]Note, page.Meta, error) {
		return s.List(ctx, in.Filter, in.Params)
	})
	httpx.Names(g.Op("names", "/names", "read", "What visit notes are called"), s.names)
	httpx.Export(g.Op("export", "/export", "export", "Export visit notes"), exported, s.rows)
	httpx.Get(g.Op("get", "/{id}", "read", "One visit note"), func(ctx context.Context, in *httpx.ByID) (Note, error) {
		return s.Get(ctx, in.ID)
	})
	httpx.History(g.Op("history", "/{id}/history", "read", "What happened to a visit note"), s.History)
	httpx.Create(g.Op("create", "", "create", "Write a visit note"), s.create)
	httpx.Change(g.Op("update", "/{id}", "update", "Change a visit note"), s.change)
	httpx.Delete(g.Op("delete", "/{id}", "delete", "Delete a visit note"), func(ctx context.Context, in *httpx.ByVersion, version int64) error {
		return s.Delete(ctx, in.ID, version)
	})
}

func (s *Service) create(ctx context.Context, in *createInput) (n Note, err error) {
	httpx.Copy(&n, in.Body)
	return s.Create(ctx, n)
}

func (s *Service) change(ctx context.Context, in *changeInput, version int64) (Note, error) {
	return s.Change(ctx, in.ID, version, func(n *Note) { httpx.Copy(n, in.Body) })
}

func (s *Service) names(ctx context.Context, ids []string) ([]httpx.Name, error) {
	found, err := s.Some(ctx, ids)
	return httpx.Named(found, func(n Note) httpx.Name {
		return httpx.Name{ID: n.ID, Name: n.title(), Page: "/visits/" + n.ID}
	}), err
}

func (s *Service) rows(ctx context.Context, in *exportInput) (func(write func(cells ...string) error) error, error) {
	return s.Export(ctx, in.Filter, page.Params{Sort: in.Sort})
}
