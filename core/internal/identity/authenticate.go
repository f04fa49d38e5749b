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
	"github.com/recobro/recobro/core/internal/identity/tenant"
	"github.com/recobro/recobro/core/internal/identity/user"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// ErrUnauthenticated says that nobody we know is asking. It does not say why.
var ErrUnauthenticated = errs.New(errs.Unauthenticated, "unauthenticated")

// Authenticate says who sent a request: a bearer beside the cookie it is bound to, an API key, or, for a socket, a ticket beside
// the cookie. The session, the user's status and role are looked up each time, so what was taken from a user is gone with the
// next request.
func (s *Service) Authenticate(r *http.Request) (principal.Principal, error) {
	token, found := strings.CutPrefix(r.Header.Get("Authorization"), "Bearer ")
	if !found && r.Header.Get("Upgrade") != "" {
		return s.byTicket(r)
	}
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
	if !ok || bearer.BindingOf(cookie.String()) != claims.Binding {
		return principal.Principal{}, ErrUnauthenticated
	}
	seen, err := s.look(r.Context(), cookie)
	if err != nil {
		return principal.Principal{}, err
	}
	if seen.user.ID != claims.UserID || seen.here().ID != claims.TenantID {
		return principal.Principal{}, ErrUnauthenticated
	}
	return s.personal(r.Context(), seen), nil
}

// seen is a living session with its active user, and where the person works.
type seen struct {
	session *session.Session
	user    *user.User
	home    tenant.Tenant
	visited *tenant.Tenant // nil: at home
}

// here is the tenant that the session works in.
func (s seen) here() tenant.Tenant {
	if s.visited != nil {
		return *s.visited
	}
	return s.home
}

// Again says who a principal that Authenticate gave is now: with the present role, and in the tenant that the session works in
// now. It fails as Authenticate does once the session, the key or the user lets nobody in any more. It is no use of the session.
func (s *Service) Again(ctx context.Context, who principal.Principal) (principal.Principal, error) {
	if who.Through != "" {
		return s.behind(ctx, who)
	}
	if who.Kind == principal.KindAPIKey {
		return s.keyed(ctx, who.Home(), func(ctx context.Context) (*apikey.Key, error) { return s.keys.Get(ctx, who.ProofID) })
	}
	found, err := s.see(ctx, who.Home(), func(ctx context.Context) (*session.Session, error) { return s.sessions.Living(ctx, who.ProofID) })
	if err != nil {
		return principal.Principal{}, err
	}
	return s.personal(ctx, found), nil
}

// behind says who somebody is now for whom a module asks: it has shown that they asked it, but not by what they came in.
func (s *Service) behind(ctx context.Context, who principal.Principal) (principal.Principal, error) {
	ctx = principal.With(ctx, principal.System(who.Home(), "core"))
	found, err := s.users.Get(ctx, who.UserID)
	if err != nil {
		return principal.Principal{}, refused(err)
	}
	home, err := s.tenants.Now(ctx)
	if err != nil || found.Status != user.Active || home.Admits() != nil {
		return principal.Principal{}, refused(err)
	}
	if who.Visitor == "" {
		who.Role = string(found.Role)
	}
	return who, nil
}

// look is see of the session behind a cookie, which is in use by that.
func (s *Service) look(ctx context.Context, cookie session.Cookie) (seen, error) {
	found, err := s.see(ctx, cookie.Tenant, func(ctx context.Context) (*session.Session, error) { return s.sessions.Find(ctx, cookie) })
	if err != nil {
		return found, err
	}
	return found, s.sessions.Touch(principal.With(ctx, principal.System(cookie.Tenant, "core")), found.session)
}

// see finds a living session of a tenant, its active user and the tenant in one snapshot.
func (s *Service) see(ctx context.Context, home string, find func(context.Context) (*session.Session, error)) (seen, error) {
	var found seen
	ctx = principal.With(ctx, principal.System(home, "core"))
	err := s.config.DB.Read(ctx, func(ctx context.Context, _ *gorm.DB) (err error) {
		if found.session, err = find(ctx); err != nil {
			return err
		}
		if found.user, err = s.users.Get(ctx, found.session.UserID); err != nil {
			return err
		}
		found.home, err = s.tenants.Now(ctx)
		return err
	})
	if err != nil {
		return found, refused(err)
	}
	if found.user.Status != user.Active || found.home.Admits() != nil {
		return found, ErrUnauthenticated
	}
	found.visited, err = s.visited(ctx, found)
	return found, err
}

// visited is the tenant that a session visits; nil when it does not, when the visit has ended, when the tenant was suspended
// meanwhile, and when the person is no superadmin any more.
func (s *Service) visited(ctx context.Context, found seen) (there *tenant.Tenant, err error) {
	on, visiting := found.session.Visit(s.config.Clock.Now())
	if !visiting || found.user.Role != user.Superadmin {
		return nil, nil
	}
	ctx = principal.With(ctx, principal.System(on.Tenant, "core"))
	err = s.config.DB.Read(ctx, func(ctx context.Context, _ *gorm.DB) error {
		visit, err := s.visits.Get(ctx, on.ID)
		if err != nil || visit.LeftAt != nil {
			return err
		}
		in, err := s.tenants.Now(ctx)
		if err == nil && in.Admits() == nil {
			there = &in
		}
		return err
	})
	return there, err
}

func (s *Service) personal(ctx context.Context, found seen) principal.Principal {
	who := principal.Must(signin.As(ctx, found.user))
	who.Timezone, who.ProvedAt, who.ProofID = found.here().Timezone, found.session.ProvedAt, found.session.ID
	asks := found.home.AsksSecondFactor(who.Role) || found.here().AsksSecondFactor(who.Role)
	who.NeedsFactor = asks && !found.session.SecondFactor()
	if found.visited != nil {
		who.TenantID, who.Visitor = found.visited.ID, found.home.ID
	}
	return who
}

// byKey is keyed by a key's text, which is in use by that.
func (s *Service) byKey(ctx context.Context, text string) (principal.Principal, error) {
	tenantID, ok := apikey.TenantOf(text)
	if !ok {
		return principal.Principal{}, ErrUnauthenticated
	}
	return s.keyed(ctx, tenantID, func(ctx context.Context) (*apikey.Key, error) {
		key, err := s.keys.Find(ctx, text)
		if err != nil {
			return nil, err
		}
		return key, s.keys.Touch(ctx, key)
	})
}

// keyed is the principal of an API key: its user with the user's present role, or the program itself.
func (s *Service) keyed(ctx context.Context, tenantID string, find func(context.Context) (*apikey.Key, error)) (principal.Principal, error) {
	within := principal.With(ctx, principal.System(tenantID, "core"))
	key, err := find(within)
	if err != nil {
		return principal.Principal{}, refused(err)
	}
	home, err := s.tenants.Now(within)
	if err != nil || home.Admits() != nil || key.Outgrown(s.config.Clock.Now(), home.APIKeyDays) {
		return principal.Principal{}, refused(err)
	}
	who := principal.Principal{
		TenantID: tenantID, UserID: "apikey:" + key.ID, Username: key.Name, Role: key.Role,
		Kind: principal.KindAPIKey, Timezone: home.Timezone, Only: key.Scopes, ProofID: key.ID,
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
