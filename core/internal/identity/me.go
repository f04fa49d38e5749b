package identity

import (
	"context"
	"errors"
	"net/http"

	"github.com/recobro/recobro/core/internal/identity/session"
	"github.com/recobro/recobro/core/internal/identity/tenant"
	"github.com/recobro/recobro/core/internal/identity/user"
	"github.com/recobro/recobro/core/internal/preferences"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// Me is all the shell has to know of who is signed in.
type Me struct {
	ID          string            `json:"id"`
	Username    string            `json:"username"`
	DisplayName string            `json:"display_name"`
	Email       string            `json:"email"`
	Role        string            `json:"role" enum:"superadmin,admin,manager,cashier"`
	Tenant      tenant.TenantView `json:"tenant"`
	Tenants     []TenantName      `json:"tenants" doc:"Tenants in which the person has an active user"`
	Visit       *VisitView        `json:"visit,omitempty" doc:"The person is of another tenant, and here for a while"`
	Permissions httpx.Scopes      `json:"permissions" doc:"Permission to the rows it reaches"`
	Language    string            `json:"language" doc:"In which the person was invited, or has chosen"`
	// NeedsSecondFactor keeps the person out of everything else.
	NeedsSecondFactor bool               `json:"needs_second_factor,omitempty" doc:"The company asks for a second factor that the person has to set up or prove first"`
	Preferences       preferences.Chosen `json:"preferences" doc:"What the person has chosen, and nothing else: a page may hold choices made before sign-in"`
}

// TenantName is a tenant by name.
type TenantName struct {
	ID   string `json:"id"`
	Name string `json:"name"`
}

// ProviderView is what the sign-in page has to know of the identity provider.
type ProviderView struct {
	Embedded    bool   `json:"embedded" doc:"The bundled provider, whose forms the shell draws"`
	SignUp      bool   `json:"sign_up"`
	Recovery    bool   `json:"recovery"`
	Mail        bool   `json:"mail" doc:"Letters with links are mailed; otherwise they lie with the operator"`
	RecoveryURL string `json:"recovery_url,omitempty" doc:"A foreign provider's page for forgotten passwords"`
}

// BootSession is what the host writes into the shell's page. Me is nil when nobody is signed in.
type BootSession struct {
	Provider ProviderView `json:"provider"`
	Me       *Me          `json:"me"`
	Setup    bool         `json:"setup"` // the installation waits for its first person
}

// Boot says who the browser that asks for a page is. Nobody being signed in is no error.
func (s *Service) Boot(r *http.Request) (BootSession, error) {
	boot := BootSession{Provider: s.provider()}
	cookie, ok := s.cookies.Session(r)
	if !ok {
		return s.stranger(r.Context(), boot)
	}
	found, err := s.look(r.Context(), cookie)
	if errors.Is(err, ErrUnauthenticated) {
		return s.stranger(r.Context(), boot)
	}
	if err != nil {
		return boot, err
	}
	me, err := s.me(principal.With(r.Context(), s.personal(r.Context(), found)), found.session)
	boot.Me = &me
	return boot, err
}

// stranger is what nobody in particular is told.
func (s *Service) stranger(ctx context.Context, boot BootSession) (_ BootSession, err error) {
	boot.Setup, err = s.setup.Waits(ctx)
	return boot, err
}

func (s *Service) provider() ProviderView {
	settings := s.party.Settings()
	return ProviderView{
		Embedded: settings.Embedded, SignUp: len(settings.SignUp) > 0, RecoveryURL: settings.RecoveryURL,
		Recovery: settings.Embedded || settings.RecoveryURL != "", Mail: s.config.Mail.Configured(),
	}
}

// me is ctx's user. Without a session (an API key asks) the person's other tenants are not told.
func (s *Service) me(ctx context.Context, of *session.Session) (me Me, err error) {
	who := principal.Must(ctx)
	home, err := s.tenants.Get(ctx, who.TenantID)
	if err != nil {
		return me, err
	}
	chosen, err := s.preferences.ChosenBy(atHome(ctx))
	if err != nil {
		return me, err
	}
	me = Me{
		ID: who.UserID, Username: who.Username, DisplayName: who.Username, Role: who.Role, Tenant: tenant.ViewOf(home),
		Tenants: []TenantName{{ID: home.ID, Name: home.Name}}, Language: who.Language, Preferences: chosen,
		Permissions: s.permissionsOf(who), NeedsSecondFactor: who.NeedsFactor,
	}
	err = s.personalise(ctx, &me, of)
	return me, err
}

func (s *Service) personalise(ctx context.Context, me *Me, of *session.Session) error {
	u, err := s.users.Get(atHome(ctx), me.ID)
	if errors.Is(err, user.ErrNotFound) {
		return nil // a program's key, not a person's
	}
	if err != nil {
		return err
	}
	me.DisplayName, me.Email = u.DisplayName, u.Email
	if of == nil {
		return nil
	}
	if me.Visit, err = s.visitView(ctx, of); err != nil {
		return err
	}
	me.Tenants, err = s.tenantsOf(ctx, of)
	return err
}

// atHome is ctx in the tenant that its person is of: what is the person's own lies there, wherever they visit.
func atHome(ctx context.Context) context.Context {
	return tenant.Within(ctx, principal.Must(ctx).Home())
}

func (s *Service) tenantsOf(ctx context.Context, of *session.Session) ([]TenantName, error) {
	known, err := s.users.Known(ctx, s.party.Settings().Issuer, of.Subject)
	names := []TenantName{}
	for _, u := range known {
		if u.Status != user.Active {
			continue
		}
		t, missing := s.tenants.Get(ctx, u.TenantID)
		if err = errors.Join(err, missing); missing == nil && t.Admits() == nil {
			names = append(names, TenantName{ID: t.ID, Name: t.Name})
		}
	}
	return names, err
}

// sessionOf is the session a request comes with; nil for an API key.
func (s *Service) sessionOf(ctx context.Context, r *http.Request) (*session.Session, error) {
	cookie, ok := s.cookies.Session(r)
	if !ok || principal.Must(ctx).Kind != principal.KindUser {
		return nil, nil
	}
	found, err := s.sessions.Find(principal.With(ctx, principal.System(cookie.Tenant, "core")), cookie)
	if err != nil && errs.KindOf(err) == errs.Unauthenticated {
		return nil, nil
	}
	return found, err
}
