package widget

import (
	"context"
	"net/http"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

// Snippet is what is put into a page, so that it shows the window.
type Snippet struct {
	Key       string     `json:"key" doc:"Anybody may know it"`
	ScriptURL string     `json:"script_url"`
	Snippet   string     `json:"snippet" doc:"What goes before the end of the page"`
	RotatedAt *time.Time `json:"rotated_at" doc:"When the secret was last changed; null for never"`
}

// Secret is what a page signs its users with.
type Secret struct {
	Secret string `json:"secret" doc:"It cannot be had again"`
}

// InboxRoutes serves what those who connect an inbox need of its window.
func InboxRoutes(api *httpx.API, s *Service) {
	g := httpx.Group{API: api, Tag: "inbox-widget", Base: "/api/v1/inboxes/{id}/widget", Rights: "chats.inboxes"}
	httpx.Get(g.Op("get", "", "read", "What to put into a page, so that it shows the window of an inbox"), func(ctx context.Context, in *httpx.ByID) (Snippet, error) {
		return s.Snippet(ctx, in.ID)
	})
	httpx.Write(g.Op("rotate", "/secret", "update", "Make another secret for signing who a page's users are; the one before signs no more"), http.MethodPost, func(ctx context.Context, in *httpx.ByID) (Secret, error) {
		return s.Rotate(ctx, in.ID)
	})
}
