package identity

import (
	"context"
	"net/http"
	"strings"

	"gorm.io/gorm"

	"github.com/recobro/recobro/core/internal/identity/apikey"
	"github.com/recobro/recobro/core/internal/identity/bearer"
	"github.com/recobro/recobro/core/internal/identity/session"
	"github.com/recobro/recobro/core/internal/identity/signin"
	"github.com/recobro/recobro/core/internal/identity/user"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// ErrUnauthenticated says that nobody we know is asking. It does not say why.
var ErrUnauthenticated = errs.New(errs.Unauthenticated, "unauthenticated")

// Authenticate says who sent a request: a bearer beside the cookie it is bound to, or an API key. The session, the
// user's status and role are looked up each time, so what was taken from a user is gone with the next request.
func (s *Service) Authenticate(r *http.Request) (principal.Principal, error) {
	token, found := strings.CutPrefix(r.Header.Get("Authorization"), "Bearer ")
	if !found {
		return principal.Principal{}, ErrUnauthenticated
	}
	if strings.HasPrefix(token, apikey.Prefix) {
		return s.byKey(r.Context(), token)
	}
	claims, err := s.mint.Verify(token)
	if err != nil {
		return principal.Principal{}, ErrUnauthenticated
	}
	cookie, ok := s.cookies.Session(r)
	if !ok || cookie.Tenant != claims.TenantID || bearer.BindingOf(cookie.String()) != claims.Binding {
		return principal.Principal{}, ErrUnauthenticated
	}
	seen, err := s.look(r.Context(), cookie)
	if err != nil {
		return principal.Principal{}, err
	}
	if seen.user.ID != claims.UserID {
		return principal.Principal{}, ErrUnauthenticated
	}
	return s.personal(r.Context(), seen)
}

// seen is a living session with its active user.
type seen struct {
	session *session.Session
	user    *user.User
}

// look finds the living session behind a cookie and its active user in one snapshot.
func (s *Service) look(ctx context.Context, cookie session.Cookie) (seen, error) {
	var found seen
	ctx = principal.With(ctx, principal.System(cookie.Tenant, "core"))
	err := s.config.DB.Read(ctx, func(ctx context.Context, _ *gorm.DB) (err error) {
		if found.session, err = s.sessions.Find(ctx, cookie); err != nil {
			return err
		}
		found.user, err = s.users.Get(ctx, found.session.UserID)
		return err
	})
	if err != nil {
		return found, refused(err)
	}
	if found.user.Status != user.Active {
		return found, ErrUnauthenticated
	}
	if err := s.sessions.Touch(ctx, found.session); err != nil {
		return found, err
	}
	return found, nil
}

func (s *Service) personal(ctx context.Context, found seen) (principal.Principal, error) {
	who := principal.Must(signin.As(ctx, found.user))
	home, err := s.tenants.Get(ctx, found.user.TenantID)
	who.Timezone, who.ProvedAt = home.Timezone, found.session.ProvedAt
	who.NeedsFactor = home.AsksSecondFactor(who.Role) && !found.session.SecondFactor()
	return who, err
}

// byKey is the principal of an API key: its user with the user's present role, or the program itself.
func (s *Service) byKey(ctx context.Context, text string) (principal.Principal, error) {
	tenantID, ok := apikey.TenantOf(text)
	if !ok {
		return principal.Principal{}, ErrUnauthenticated
	}
	within := principal.With(ctx, principal.System(tenantID, "core"))
	key, err := s.keys.Find(within, text)
	if err != nil {
		return principal.Principal{}, refused(err)
	}
	if err := s.keys.Touch(within, key); err != nil {
		return principal.Principal{}, err
	}
	home, err := s.tenants.Get(ctx, tenantID)
	if err != nil || key.Outgrown(s.config.Clock.Now(), home.APIKeyDays) {
		return principal.Principal{}, refused(err)
	}
	who := principal.Principal{
		TenantID: tenantID, UserID: "apikey:" + key.ID, Username: key.Name, Role: key.Role,
		Kind: principal.KindAPIKey, Timezone: home.Timezone, Only: key.Scopes,
	}
	if key.UserID == "" {
		return who, nil
	}
	owner, err := s.users.Get(within, key.UserID)
	if err != nil || owner.Status != user.Active {
		return principal.Principal{}, refused(err)
	}
	who.UserID, who.Username, who.Role, who.Language = owner.ID, owner.Username, string(owner.Role), owner.Language
	return who, nil
}

// refused tells a failure of ours from somebody who is not known. To the caller all of the latter look the same.
func refused(err error) error {
	if err != nil && (errs.KindOf(err) == errs.Internal || errs.KindOf(err) == errs.Unavailable) {
		return err
	}
	return ErrUnauthenticated
}
