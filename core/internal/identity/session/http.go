package session

import (
	"context"
	"net/http"
	"strings"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// SessionView is a session as its owner sees it.
type SessionView struct {
	ID         string    `json:"id"`
	UserAgent  string    `json:"user_agent"`
	Address    string    `json:"address"`
	Methods    []string  `json:"methods" doc:"How the person signed in"`
	CreatedAt  time.Time `json:"created_at"`
	LastSeenAt time.Time `json:"last_seen_at"`
	ExpiresAt  time.Time `json:"expires_at"`
}

func viewOf(s Session) SessionView {
	return SessionView{
		ID: s.ID, UserAgent: s.UserAgent, Address: s.Address, Methods: strings.Fields(s.Methods),
		CreatedAt: s.CreatedAt, LastSeenAt: s.LastSeenAt, ExpiresAt: s.ExpiresAt,
	}
}

type idInput struct {
	ID string `path:"id" maxLength:"64"`
}

// Routes registers seeing and ending one's own sessions.
func (s *Service) Routes(api *httpx.API) {
	httpx.Register(api, httpx.Operation{
		ID: "sessions-list", Method: http.MethodGet, Path: "/api/v1/me/sessions", Permission: "core.sessions:read",
		Summary: "Own sessions", Tags: []string{"sessions"},
	}, func(ctx context.Context, _ *struct{}) (*httpx.Body[[]SessionView], error) {
		return s.Views(ctx, principal.Must(ctx).UserID)
	})
	httpx.RegisterWrite(api, httpx.Operation{
		ID: "sessions-end", Method: http.MethodDelete, Path: "/api/v1/me/sessions/{id}", Permission: "core.sessions:delete",
		Summary: "End one of one's own sessions", Tags: []string{"sessions"},
	}, func(ctx context.Context, in *idInput) (*struct{}, error) {
		return nil, s.EndOwned(ctx, in.ID, principal.Must(ctx).UserID)
	})
}

// Views are the living sessions of a user of ctx's tenant, as an answer.
func (s *Service) Views(ctx context.Context, userID string) (*httpx.Body[[]SessionView], error) {
	living, err := s.List(ctx, userID)
	shown := make([]SessionView, len(living))
	for i, one := range living {
		shown[i] = viewOf(one)
	}
	return httpx.OK(shown), err
}
