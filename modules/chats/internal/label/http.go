package label

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

// NewLabel is a label as it is asked for.
type NewLabel struct {
	Name  string `json:"name" minLength:"1" maxLength:"40"`
	Color Color  `json:"color"`
}

// ReplaceInput is a label in the place of one that still has the version.
type ReplaceInput struct {
	httpx.ByVersion
	Body NewLabel
}

// Routes serves labels.
func Routes(api *httpx.API, s *Service) {
	g := httpx.Group{API: api, Tag: "chat-labels", Base: "/api/v1/chats/labels", Rights: "chats.labels"}
	httpx.All(g.Op("list", "", "read", "Labels by name"), func(ctx context.Context, _ *struct{}) ([]Label, error) { return s.All(ctx) })
	httpx.Names(g.Op("names", "/names", "read", "What labels are called"), s.names)
	httpx.Get(g.Op("get", "/{id}", "read", "Read a label"), func(ctx context.Context, in *httpx.ByID) (Label, error) { return s.Get(ctx, in.ID) })
	httpx.History(g.Op("history", "/{id}/history", "read", "What happened to a label"), s.history)
	httpx.Create(g.Op("create", "", "create", "Add a label"), func(ctx context.Context, in *struct{ Body NewLabel }) (l Label, err error) {
		httpx.Copy(&l, in.Body)
		return s.Create(ctx, l)
	})
	httpx.Replace(g.Op("replace", "/{id}", "update", "Change a label"), func(ctx context.Context, in *ReplaceInput, version int64) (Label, error) {
		return s.Change(ctx, in.ID, version, func(l *Label) { httpx.Copy(l, in.Body) })
	})
	httpx.Delete(g.Op("delete", "/{id}", "delete", "Remove a label, also from the conversations that bear it"), func(ctx context.Context, in *httpx.ByVersion, version int64) error {
		return s.Delete(ctx, in.ID, version)
	})
}
