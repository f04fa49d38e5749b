package maintenance

import (
	"context"
	"net/http"
	"strings"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// Routes registers the operations: everybody may ask, signed in or not.
func (s *Service) Routes(api *httpx.API) {
	g := httpx.Group{API: api, Tag: "maintenance", Base: "/api/v1/maintenance", Rights: "core.maintenance", Long: true}
	httpx.Write(g.Op("start", "", "update", "Close the installation"), http.MethodPut, func(ctx context.Context, in *startInput) (answer, error) {
		state, err := s.Close(ctx, in.Body.Message, in.Body.Until)
		return answer{Closed: true, State: state}, err
	})
	httpx.Remove(g.Op("end", "", "update", "Open the installation again"), func(ctx context.Context, _ *struct{}) error { return s.Open(ctx) })
	g.Base = "/api/v1/public/maintenance"
	httpx.Get(g.Open("get", "", "Whether the installation is closed for maintenance"), func(context.Context, *struct{}) (answer, error) {
		state := s.Current()
		return answer{Closed: state != nil, State: state}, nil
	})
}

// answer has a state only while the installation is closed.
type answer struct {
	Closed bool   `json:"closed"`
	State  *State `json:"state,omitempty"`
}

type startInput struct {
	Body struct {
		Message Message    `json:"message,omitempty"`
		Until   *time.Time `json:"until,omitempty" doc:"When it should be over; it opens by itself then"`
	}
}

// Admits reports whether a request may go on: always while the installation is open; while it is closed the superadmin's,
// signing in and out, and what is open to all.
func (s *Service) Admits(r *http.Request, who principal.Principal) bool {
	if s.Current() == nil || who.Role == "superadmin" {
		return true
	}
	for _, open := range []string{"/api/v1/health", "/api/v1/auth", "/api/v1/public", "/idp"} {
		if r.URL.Path == open || strings.HasPrefix(r.URL.Path, open+"/") {
			return true
		}
	}
	return false
}
