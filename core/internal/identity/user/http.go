package user

import (
	"context"
	"net/http"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// Decider says what a role may do in a tenant.
type Decider interface {
	Decide(tenant, role, permission string) (principal.Scope, bool)
}

// detailsPermission is what it takes to see more of users than their names.
const detailsPermission = "core.users:read_details"

// UserView is a user as the API shows it. Who may not see details gets the names alone.
type UserView struct {
	ID          string     `json:"id"`
	Username    string     `json:"username"`
	DisplayName string     `json:"display_name"`
	Email       string     `json:"email,omitempty"`
	Role        Role       `json:"role,omitempty"`
	Status      Status     `json:"status,omitempty"`
	Language    string     `json:"language,omitempty"`
	Linked      bool       `json:"linked,omitempty" doc:"The person has signed in at least once"`
	LastSeenAt  *time.Time `json:"last_seen_at,omitempty"`
	CreatedAt   *time.Time `json:"created_at,omitempty"`
	Version     int64      `json:"version"`
}

// RowVersion is the version of the user, for the ETag.
func (v UserView) RowVersion() int64 { return v.Version }

// ViewOf is a user in full.
func ViewOf(u User) UserView {
	return UserView{
		ID: u.ID, Username: u.Username, DisplayName: u.DisplayName, Email: u.Email, Role: u.Role, Status: u.Status,
		Language: u.Language, Linked: u.Linked, LastSeenAt: u.LastSeenAt, CreatedAt: &u.CreatedAt, Version: u.Version,
	}
}

func namesOf(u User) UserView {
	return UserView{ID: u.ID, Username: u.Username, DisplayName: u.DisplayName, Version: u.Version}
}

// viewer shows users as far as the caller may see them.
func viewer(ctx context.Context, d Decider) func(User) UserView {
	if seesDetails(ctx, d) {
		return ViewOf
	}
	return namesOf
}

func seesDetails(ctx context.Context, d Decider) bool {
	who := principal.Must(ctx)
	_, allowed := d.Decide(who.TenantID, who.Role, detailsPermission)
	return allowed && who.Carries(detailsPermission)
}

type listInput struct {
	page.Params
	ID       []string `query:"id" maxItems:"100" doc:"These users alone"`
	Status   []Status `query:"status" enum:"active,inactive,invited,suspended"`
	Role     []Role   `query:"role" enum:"superadmin,admin,manager,cashier"`
	Username string   `query:"username" maxLength:"100" doc:"Part of the user name or the shown name"`
}

type oneInput struct {
	ID string `path:"id" maxLength:"64"`
}

type changeUserInput struct {
	ID string `path:"id" maxLength:"64"`
	httpx.IfMatch
	Body struct {
		Role        *Role   `json:"role,omitempty" enum:"superadmin,admin,manager,cashier"`
		Status      *Status `json:"status,omitempty" enum:"active,inactive,suspended"`
		DisplayName *string `json:"display_name,omitempty" maxLength:"100"`
	}
}

type removeInput struct {
	ID string `path:"id" maxLength:"64"`
	httpx.IfMatch
}

// Routes registers reading, changing and removing users. A change runs in its own transaction, because that of a
// superadmin has to span the tenants; If-Match keeps it from happening twice.
func (s *Service) Routes(api *httpx.API, d Decider) {
	operation := func(id, method, path, action, summary string) httpx.Operation {
		return httpx.Operation{
			ID: "users-" + id, Method: method, Path: "/api/v1/users" + path, Permission: "core.users:" + action,
			Summary: summary, Tags: []string{"users"},
		}
	}
	httpx.Register(api, operation("list", http.MethodGet, "", "read", "List the tenant's users"), s.listing(d))
	exportRoute(api, s)
	namesRoute(api, s, d)
	httpx.Register(api, operation("get", http.MethodGet, "/{id}", "read", "See one user"), s.getting(d))
	httpx.Register(api, operation("change", http.MethodPatch, "/{id}", "update", "Change a user's role, status or name"), s.updating)
	httpx.Register(api, operation("remove", http.MethodDelete, "/{id}", "delete", "Remove a user"), s.removing)
}

func (s *Service) listing(d Decider) func(context.Context, *listInput) (*httpx.List[UserView], error) {
	return func(ctx context.Context, in *listInput) (*httpx.List[UserView], error) {
		found, meta, err := s.List(ctx, Filter{IDs: in.ID, Statuses: in.Status, Roles: in.Role, Username: in.Username}, in.Params)
		if err != nil {
			return nil, err
		}
		show := viewer(ctx, d)
		views := make([]UserView, len(found))
		for i, u := range found {
			views[i] = show(u)
		}
		return httpx.Listed(views, meta), nil
	}
}

func (s *Service) getting(d Decider) func(context.Context, *oneInput) (*httpx.Body[UserView], error) {
	return func(ctx context.Context, in *oneInput) (*httpx.Body[UserView], error) {
		u, err := s.Get(ctx, in.ID)
		if err != nil {
			return nil, err
		}
		return httpx.OK(viewer(ctx, d)(*u)), nil
	}
}

func (s *Service) updating(ctx context.Context, in *changeUserInput) (*httpx.Body[UserView], error) {
	version, err := in.Version()
	if err != nil {
		return nil, err
	}
	u, err := s.Update(ctx, in.ID, version, Change{Role: in.Body.Role, Status: in.Body.Status, DisplayName: in.Body.DisplayName})
	if err != nil {
		return nil, err
	}
	return httpx.OK(ViewOf(*u)), nil
}

func (s *Service) removing(ctx context.Context, in *removeInput) (*struct{}, error) {
	version, err := in.Version()
	if err != nil {
		return nil, err
	}
	return nil, s.Remove(ctx, in.ID, version)
}
