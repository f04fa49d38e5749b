package session

import (
	"context"
	"net/http"
	"strings"
	"time"

	"github.com/danielgtaylor/huma/v2"
	"github.com/danielgtaylor/huma/v2/adapters/humachi"

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
	Current    bool      `json:"current" doc:"The session that this request came with"`
}

// viewOf shows a session to who asks with the session here, which may be none.
func viewOf(s Session, here *Session) SessionView {
	return SessionView{
		ID: s.ID, Current: here != nil && here.ID == s.ID, UserAgent: s.UserAgent, Address: s.Address, Methods: strings.Fields(s.Methods),
		CreatedAt: s.CreatedAt, LastSeenAt: s.LastSeenAt, ExpiresAt: s.ExpiresAt,
	}
}

// Here gives the session that a request came with, nil for a program's key.
type Here func(ctx context.Context, r *http.Request) (*Session, error)

// Asked is the input of what depends on the session that asks: it keeps the request for its cookies.
type Asked struct{ request *http.Request }

// Resolve implements huma.Resolver.
func (a *Asked) Resolve(ctx huma.Context) []error {
	a.request, _ = humachi.Unwrap(ctx)
	return nil
}

// Request is the request that came with the input.
func (a *Asked) Request() *http.Request { return a.request }

// Ends is how one's own sessions end, with whatever hangs on them.
type Ends interface {
	EndOthers(ctx context.Context, userID, kept string) error
	EndOne(ctx context.Context, id, userID string) error
}

// Routes registers seeing and ending one's own sessions.
func (s *Service) Routes(api *httpx.API, here Here, ends Ends) {
	g := httpx.Group{API: api, Tag: "sessions", Base: "/api/v1/me/sessions", Rights: "core.sessions"}
	httpx.All(g.Op("list", "", "read", "Own sessions"), func(ctx context.Context, in *Asked) ([]SessionView, error) {
		current, err := here(ctx, in.Request())
		if err != nil {
			return nil, err
		}
		return s.Views(ctx, principal.Must(ctx).UserID, current)
	})
	others := g.Op("end-others", "", "delete", "Sign out everywhere else: end all of one's own sessions but the one that asks, and revoke one's API keys")
	httpx.Remove(others, func(ctx context.Context, in *Asked) error {
		current, err := here(ctx, in.Request())
		if err != nil {
			return err
		}
		kept := ""
		if current != nil {
			kept = current.ID
		}
		return ends.EndOthers(ctx, principal.Must(ctx).UserID, kept)
	})
	httpx.Remove(g.Op("end", "/{id}", "delete", "End one of one's own sessions"), func(ctx context.Context, in *httpx.ByID) error {
		return ends.EndOne(ctx, in.ID, principal.Must(ctx).UserID)
	})
}

// Views are the living sessions of a user of ctx's tenant, as an answer to who asks with the session here.
func (s *Service) Views(ctx context.Context, userID string, here *Session) ([]SessionView, error) {
	living, err := s.List(ctx, userID)
	shown := make([]SessionView, len(living))
	for i, one := range living {
		shown[i] = viewOf(one, here)
	}
	return shown, err
}
