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
	tags := []string{"Maintenance"}
	httpx.Register(api, httpx.Operation{ID: "maintenance-get", Method: http.MethodGet, Path: "/api/v1/public/maintenance",
		Open: true, Summary: "Whether the installation is closed for maintenance", Tags: tags}, s.get)
	httpx.Register(api, httpx.Operation{ID: "maintenance-start", Method: http.MethodPut, Path: "/api/v1/maintenance",
		Permission: "core.maintenance:update", Summary: "Close the installation", Tags: tags}, s.start)
	httpx.Register(api, httpx.Operation{ID: "maintenance-end", Method: http.MethodDelete, Path: "/api/v1/maintenance",
		Permission: "core.maintenance:update", Summary: "Open the installation again", Tags: tags, Status: http.StatusNoContent}, s.end)
}

// answer has a state only while the installation is closed.
type answer struct {
	Closed bool   `json:"closed"`
	State  *State `json:"state,omitempty"`
}

func (s *Service) get(context.Context, *struct{}) (*httpx.Body[answer], error) {
	state := s.Current()
	return httpx.OK(answer{Closed: state != nil, State: state}), nil
}

type startInput struct {
	Body struct {
		Message Message    `json:"message,omitempty"`
		Until   *time.Time `json:"until,omitempty" doc:"When it should be over; it opens by itself then"`
	}
}

func (s *Service) start(ctx context.Context, in *startInput) (*httpx.Body[answer], error) {
	state, err := s.Close(ctx, in.Body.Message, in.Body.Until)
	if err != nil {
		return nil, err
	}
	return httpx.OK(answer{Closed: true, State: state}), nil
}

func (s *Service) end(ctx context.Context, _ *struct{}) (*struct{}, error) {
	return nil, s.Open(ctx)
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
