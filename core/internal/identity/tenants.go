package identity

import (
	"cmp"
	"context"
	"net/http"
	"time"

	"github.com/recobro/recobro/core/internal/identity/invitation"
	"github.com/recobro/recobro/core/internal/identity/tenant"
	"github.com/recobro/recobro/core/internal/identity/user"
	"github.com/recobro/recobro/core/internal/identity/visit"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

type listTenantsInput struct {
	page.Params
	Filter string `query:"filter" maxLength:"100" doc:"Part of the name or the id"`
}

type createTenantInput struct {
	Body struct {
		ID          string `json:"id,omitempty" pattern:"^[a-z][a-z0-9-]{1,38}[a-z0-9]$" doc:"Short name; made of the name when it is left out"`
		Name        string `json:"name" minLength:"1" maxLength:"100"`
		Country     string `json:"country,omitempty" maxLength:"2"`
		Currency    string `json:"currency,omitempty" maxLength:"3"`
		Timezone    string `json:"timezone,omitempty" maxLength:"64"`
		Language    string `json:"language,omitempty" enum:"es,en,pt"`
		Email       string `json:"email,omitempty" maxLength:"254" doc:"Of the first admin, who is invited"`
		DisplayName string `json:"display_name,omitempty" maxLength:"100" doc:"Of the first admin"`
	}
}

// FoundedTenant is a new tenant and, where no mail could be sent, the link that has to reach its first admin some other way.
type FoundedTenant struct {
	tenant.TenantView
	Link string `json:"invitation_link,omitempty"`
}

type suspendInput struct {
	httpx.ByID
	Body struct {
		Reason tenant.Reason `json:"reason" enum:"payment,request,security,other" doc:"What its people read at sign-in"`
	}
}

// tenantRoutes are those of who runs the installation. Their writes are Long, because the transaction of another one is inside the
// caller's own tenant; doing one of them again changes nothing.
func (s *Service) tenantRoutes(api *httpx.API, modulesOn func(string) int) {
	g := httpx.Group{API: api, Tag: "tenants", Base: "/api/v1/tenants", Rights: "core.tenants"}
	list := g.Op("list", "", "read", "The tenants of the installation, with figures of their use")
	httpx.List(list, func(ctx context.Context, in *listTenantsInput) ([]tenant.TenantLine, page.Meta, error) {
		found, meta, err := s.tenants.Page(ctx, in.Filter, in.Params)
		if err != nil {
			return nil, meta, err
		}
		lines, err := s.lines(ctx, found, modulesOn)
		return lines, meta, err
	})
	g.Long, g.Like.FreshProof = true, true
	httpx.Act(g.Op("create", "", "create", "Make a tenant, and invite its first admin"), s.founding)
	httpx.Do(g.Op("suspend", "/{id}/suspension", "update", "Suspend a tenant: sessions end, keys and sign-in are refused"), http.MethodPut, s.suspending)
	httpx.Remove(g.Op("resume", "/{id}/suspension", "update", "Let a suspended tenant's people in again"), func(ctx context.Context, in *httpx.ByID) error {
		_, err := s.tenants.Resume(tenant.Within(ctx, in.ID))
		return err
	})
}

// activeWithin is how far back somebody counts as active.
const activeWithin = 30 * 24 * time.Hour

// lines are tenants with their figures.
func (s *Service) lines(ctx context.Context, found []tenant.Tenant, modulesOn func(string) int) ([]tenant.TenantLine, error) {
	figures, err := s.figures(ctx, found)
	lines := make([]tenant.TenantLine, len(found))
	for i, t := range found {
		of := figures[t.ID]
		if modulesOn != nil {
			of.ModulesOn = modulesOn(t.ID)
		}
		lines[i] = tenant.LineOf(t, of)
	}
	return lines, err
}

// figures are those of the tenants of a page.
func (s *Service) figures(ctx context.Context, of []tenant.Tenant) (map[string]tenant.TenantFigures, error) {
	ids := make([]string, len(of))
	for i, t := range of {
		ids[i] = t.ID
	}
	people, err := s.users.Counts(ctx, ids)
	if err != nil {
		return nil, err
	}
	used, err := s.sessions.Activity(ctx, ids, s.config.Clock.Now().Add(-activeWithin))
	if err != nil {
		return nil, err
	}
	keys, err := s.keys.LastUsed(ctx, ids)
	figures := map[string]tenant.TenantFigures{}
	for _, id := range ids {
		figures[id] = tenant.TenantFigures{People: people[id], ActivePeople: used[id].People, LastActivityAt: later(used[id].Last, keys[id])}
	}
	return figures, err
}

// later is the later of two moments, either of which may never have been.
func later(a, b time.Time) *time.Time {
	if b.After(a) {
		a = b
	}
	if a.IsZero() {
		return nil
	}
	return &a
}

func (s *Service) founding(ctx context.Context, in *createTenantInput) (founded FoundedTenant, err error) {
	b := in.Body
	settings := tenant.Settings{ID: b.ID, Name: b.Name, Country: b.Country, Currency: b.Currency, Timezone: b.Timezone, Language: b.Language}
	var admin *user.User
	if b.Email != "" || b.DisplayName != "" {
		if admin, err = user.New(b.Email, b.DisplayName, user.Admin, cmp.Or(b.Language, principal.Must(ctx).Language)); err != nil {
			return founded, err
		}
	}
	made, issued, err := s.found(ctx, settings, admin)
	if err != nil {
		return founded, err
	}
	founded.TenantView = tenant.ViewOf(*made)
	if issued != nil {
		err = s.invitations.Deliver(ctx, issued)
		founded.Link = issued.Link
	}
	return founded, err
}

// found makes a tenant and invites its first person, all or nothing; without a person the tenant waits for one.
func (s *Service) found(ctx context.Context, settings tenant.Settings, person *user.User) (made *tenant.Tenant, issued *invitation.Issued, err error) {
	if settings.ID == "" {
		if settings.ID, err = s.tenants.FreeID(ctx, settings.Name); err != nil {
			return nil, nil, err
		}
	}
	ctx = tenant.Within(ctx, settings.ID)
	err = s.config.DB.Within(ctx, func(ctx context.Context) error {
		if made, err = s.tenants.Create(ctx, settings); err != nil || person == nil {
			return err
		}
		if err := s.users.Create(ctx, person); err != nil {
			return err
		}
		issued, err = s.invitations.Issue(ctx, person, made.Name)
		return err
	})
	return made, issued, err
}

// suspending shuts every way into a tenant at once. Keys are not revoked: they are refused until it is resumed.
func (s *Service) suspending(ctx context.Context, in *suspendInput) error {
	who := principal.Must(ctx)
	if in.ID == who.TenantID || in.ID == who.Home() {
		return tenant.ErrOwn
	}
	return s.config.DB.Within(tenant.Within(ctx, in.ID), func(ctx context.Context) error {
		if changed, err := s.tenants.Suspend(ctx, in.Body.Reason); err != nil || !changed {
			return err
		}
		if err := s.visits.EndAll(ctx, visit.Shut); err != nil {
			return err
		}
		return s.sessions.EndTenant(ctx)
	})
}
