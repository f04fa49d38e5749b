package identity

import (
	"context"
	"net/http"
	"strings"

	"github.com/recobro/recobro/core/internal/identity/bearer"
	"github.com/recobro/recobro/core/internal/identity/session"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// ErrForeignPage says that a request that only our own pages may send came from elsewhere.
var ErrForeignPage = errs.New(errs.Forbidden, "identity.foreign_page")

// ErrOtherTenant says that the session works in another tenant than the page that asks shows: the page is out of date.
var ErrOtherTenant = errs.New(errs.Conflict, "identity.other_tenant")

// nextToken is the header by which an answer carries the next bearer.
const nextToken = "X-Recobro-Token"

// own is the input of what only our own pages may ask: other origins can neither set the client header without our
// leave nor change what the browser says of where the request comes from.
type own struct {
	session.Asked
	Client string `header:"X-Recobro-Client" doc:"Names the client, for instance web"`
	Site   string `header:"Sec-Fetch-Site" doc:"Set by the browser"`
	Tenant string `header:"X-Recobro-Tenant" doc:"The tenant that the page shows; refused when the session works in another one by now"`
}

func (o *own) check() error {
	if o.Client == "" || (o.Site != "" && o.Site != "same-origin") {
		return ErrForeignPage
	}
	return nil
}

// Minted is a bearer and its life in seconds.
type Minted struct {
	Token     string `json:"token"`
	ExpiresIn int    `json:"expires_in" doc:"Seconds"`
}

type mintedAnswer struct {
	CacheControl string `header:"Cache-Control"`
	Body         struct {
		Data Minted `json:"data"`
	}
}

// minting gives our own page a bearer for the session of its cookie, having made sure that the provider still vouches.
func (s *Service) minting(ctx context.Context, in *own) (*mintedAnswer, error) {
	if err := in.check(); err != nil {
		return nil, err
	}
	cookie, ok := s.cookies.Session(in.Request())
	if !ok {
		return nil, ErrUnauthenticated
	}
	found, err := s.look(ctx, cookie)
	if err != nil {
		return nil, err
	}
	here := found.here().ID
	if in.Tenant != "" && in.Tenant != here {
		return nil, ErrOtherTenant
	}
	within := principal.With(ctx, principal.System(cookie.Tenant, "core"))
	if err := s.sessions.Vouch(within, found.session); err != nil {
		return nil, refused(err)
	}
	answer := &mintedAnswer{CacheControl: "no-store"}
	answer.Body.Data.ExpiresIn = int(bearer.Lifetime.Seconds())
	answer.Body.Data.Token, err = s.mint.Sign(bearer.Claims{
		UserID: found.user.ID, TenantID: here, Binding: bearer.BindingOf(cookie.String()),
	})
	return answer, err
}

// Fresh gives answers under the paths that always need a fresh token the next one, so that fresh costs no extra round
// trip. It belongs behind Authenticate, with the principal in the context.
func (s *Service) Fresh(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		who, known := principal.From(r.Context())
		cookie, ok := s.cookies.Session(r)
		if known && ok && who.Kind == principal.KindUser && forcedFresh(r.URL.Path) {
			token, err := s.mint.Sign(bearer.Claims{
				UserID: who.UserID, TenantID: who.TenantID, Binding: bearer.BindingOf(cookie.String()),
			})
			if err == nil {
				w.Header().Set(nextToken, token)
			}
		}
		next.ServeHTTP(w, r)
	})
}

// forcedFresh says whether the client takes a fresh token for a path each time.
func forcedFresh(path string) bool {
	rest, found := strings.CutPrefix(path, "/api/v1/")
	if !found {
		return false
	}
	noun, _, _ := strings.Cut(rest, "/")
	switch noun {
	case "carteras", "deudores", "sesiones", "llamadas", "promesas", "eventos-programados":
		return true
	default:
		return false
	}
}
