package notifications

import (
	"context"
	"net/http"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/page"
)

// ListMeta says where in the list a page is, and how many notifications are unread in all.
type ListMeta struct {
	page.Meta
	Unread int `json:"unread" doc:"Unread notifications; 100 means 100 or more"`
}

type noticesOutput struct {
	Body struct {
		Data []View   `json:"data"`
		Meta ListMeta `json:"meta"`
	}
}

type markReadInput struct {
	Body struct {
		IDs []string `json:"ids,omitempty" maxItems:"100" doc:"Which ones; others' are passed over"`
		All bool     `json:"all,omitempty" doc:"All of them"`
	}
}

type chooseWaysInput struct {
	Body struct {
		Kinds []Choice `json:"kinds" maxItems:"500"`
	}
}

// Routes serves the notifications of the caller.
func (s *Service) Routes(api *httpx.API) {
	g := httpx.Group{API: api, Tag: "notifications", Base: "/api/v1/notifications", Rights: "core.notifications"}
	httpx.Register(api, g.Op("list", "", "read", "Own notifications, the newest first").By(http.MethodGet), s.list)
	httpx.Do(g.Op("read", "/read", "update", "Mark own notifications as read"), http.MethodPost, func(ctx context.Context, in *markReadInput) error {
		if in.Body.All {
			return s.MarkRead(ctx, nil)
		}
		return s.MarkRead(ctx, append([]string{}, in.Body.IDs...))
	})
	httpx.Get(g.Op("preferences", "/preferences", "read", "How one hears of each kind"), func(ctx context.Context, _ *struct{}) (Preferences, error) {
		return s.Preferences(ctx)
	})
	httpx.Write(g.Op("choose", "/preferences", "update", "Choose how to hear of each kind"), http.MethodPut, func(ctx context.Context, in *chooseWaysInput) (Preferences, error) {
		return s.Choose(ctx, in.Body.Kinds)
	})
}

func (s *Service) list(ctx context.Context, in *struct{ page.Params }) (*noticesOutput, error) {
	found, meta, unread, err := s.List(ctx, in.Params)
	if err != nil {
		return nil, err
	}
	out := &noticesOutput{}
	out.Body.Data, out.Body.Meta = found, ListMeta{Meta: meta, Unread: unread}
	return out, nil
}
