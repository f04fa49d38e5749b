package recording

import (
	"context"
	"net/http"

	"github.com/recobro/recobro/plugins-sdk/go/files"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

// LegalHoldInput keeps a recording for a legal matter, or no longer.
type LegalHoldInput struct {
	httpx.ByID
	Recording string `path:"recording" maxLength:"64"`
	Body      struct {
		On     bool   `json:"on"`
		Reason string `json:"reason,omitempty" maxLength:"500" doc:"Which matter it is held for; needed to hold it"`
	}
}

// Routes serves recordings, each beneath its call.
func Routes(api *httpx.API, s *Service) {
	g := httpx.Group{API: api, Tag: "recordings", Base: "/api/v1/llamadas", Rights: "calls.recordings"}
	httpx.Names(g.Op("names", "/recordings/names", "read", "What recordings are called"), s.names)
	httpx.All(g.Op("list", "/{id}/recordings", "read", "What was recorded of a call"), func(ctx context.Context, in *httpx.ByID) ([]Recording, error) {
		return s.Seen(ctx, in.ID)
	})
	files.RegisterDownload(api, s.files, g.Op("content", "/{id}/recordings/{recording}/content", "read", "A recording").Operation, files.Download{
		Find: func(r *http.Request) (files.File, error) {
			return s.content(r.Context(), r.PathValue("id"), r.PathValue("recording"))
		},
		Inline: true, Recorded: true,
	})
	httpx.Do(g.Op("hold", "/{id}/recordings/{recording}/hold", "hold", "Keep a recording for a legal matter, or no longer"), "POST", func(ctx context.Context, in *LegalHoldInput) error {
		return s.Hold(ctx, in.ID, in.Recording, in.Body.On, in.Body.Reason)
	})
}
