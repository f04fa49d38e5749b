package notifications

import (
	"context"
	"net/http"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/page"
)

const path = "/api/v1/notifications"

// ListMeta tells where in the list a page is, and how many notifications are unread in all.
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
	httpx.Register(api, operation("notifications-list", http.MethodGet, path, "read", "Own notifications, the newest first"), s.list)
	httpx.RegisterWrite(api, operation("notifications-read", http.MethodPost, path+"/read", "update", "Mark own notifications as read"), s.read)
	httpx.Register(api, operation("notifications-preferences", http.MethodGet, path+"/preferences", "read", "How one hears of each kind"),
		func(ctx context.Context, _ *struct{}) (*httpx.Body[Preferences], error) {
			found, err := s.Preferences(ctx)
			return httpx.OK(found), err
		})
	httpx.RegisterWrite(api, operation("notifications-choose", http.MethodPut, path+"/preferences", "update", "Choose how to hear of each kind"),
		func(ctx context.Context, in *chooseWaysInput) (*httpx.Body[Preferences], error) {
			chosen, err := s.Choose(ctx, in.Body.Kinds)
			return httpx.OK(chosen), err
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

func (s *Service) read(ctx context.Context, in *markReadInput) (*struct{}, error) {
	if in.Body.All {
		return nil, s.MarkRead(ctx, nil)
	}
	return nil, s.MarkRead(ctx, append([]string{}, in.Body.IDs...))
}

func operation(id, method, path, right, summary string) httpx.Operation {
	return httpx.Operation{ID: id, Method: method, Path: path, Permission: "core.notifications:" + right, Summary: summary, Tags: []string{"notifications"}}
}
