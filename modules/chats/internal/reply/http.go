package reply

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/page"
)

type listInput struct {
	page.Params
	Text string `query:"q" maxLength:"100" doc:"Words of shortcut and text"`
}

// NewReply is a canned reply as it is asked for.
type NewReply struct {
	Shortcut string `json:"shortcut" minLength:"1" maxLength:"40" pattern:"^[\\p{L}\\p{N}_-]+$"`
	Text     string `json:"text" minLength:"1" maxLength:"4096" doc:"{{person.name}}, {{debtor.name}}, {{user.name}}, {{company.name}} and {{conversation.number}} are filled in"`
	IsShared bool   `json:"is_shared,omitempty" doc:"Everybody's; else the caller's own"`
}

func (n NewReply) onto(r *Reply) { r.Shortcut, r.Text = n.Shortcut, n.Text }

// ReplaceInput is a canned reply in the place of one that still has the version.
type ReplaceInput struct {
	httpx.ByVersion
	Body NewReply
}

// Routes serves canned replies.
func Routes(api *httpx.API, s *Service) {
	g := httpx.Group{API: api, Tag: "chat-replies", Base: "/api/v1/chats/replies", Rights: "chats.replies"}
	httpx.List(g.Op("list", "", "read", "Canned replies by shortcut: everybody's and the caller's own"), func(ctx context.Context, in *listInput) ([]Reply, page.Meta, error) {
		return s.List(ctx, in.Text, in.Params)
	})
	httpx.Get(g.Op("get", "/{id}", "read", "Read a canned reply"), func(ctx context.Context, in *httpx.ByID) (Reply, error) { return s.Get(ctx, in.ID) })
	httpx.Create(g.Op("create", "", "create", "Add a canned reply"), func(ctx context.Context, in *struct{ Body NewReply }) (r Reply, err error) {
		in.Body.onto(&r)
		return s.Create(ctx, r, in.Body.IsShared)
	})
	httpx.Replace(g.Op("replace", "/{id}", "update", "Change a canned reply"), func(ctx context.Context, in *ReplaceInput, version int64) (Reply, error) {
		return s.Change(ctx, in.ID, version, in.Body.IsShared, in.Body.onto)
	})
	httpx.Delete(g.Op("delete", "/{id}", "delete", "Remove a canned reply"), func(ctx context.Context, in *httpx.ByVersion, version int64) error {
		return s.Delete(ctx, in.ID, version)
	})
}
