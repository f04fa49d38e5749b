package user

import (
	"context"
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
	Role        Role       `json:"role,omitempty" enum:"superadmin,admin,manager,cashier"`
	Status      Status     `json:"status,omitempty" enum:"active,inactive,invited,suspended"`
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

// Filters narrow a list of users.
type Filters struct {
	ID       []string `query:"id" maxItems:"100" doc:"These users alone"`
	Status   []Status `query:"status"`
	Role     []Role   `query:"role"`
	Username string   `query:"username" maxLength:"100" doc:"Part of the user name or the shown name"`
}

func (f Filters) filter() Filter {
	return Filter{IDs: f.ID, Statuses: f.Status, Roles: f.Role, Username: f.Username}
}

// ListInput are the parameters of a list of users.
type ListInput struct {
	page.Params
	Filters
}

// UserChange are the fields to change; what is absent stays.
type UserChange struct {
	Role        *Role   `json:"role,omitempty"`
	Status      *Status `json:"status,omitempty" enum:"active,inactive,suspended"`
	DisplayName *string `json:"display_name,omitempty" maxLength:"100"`
}

// ChangeInput is a change of a user who still has the version.
type ChangeInput struct {
	httpx.ByVersion
	Body UserChange
}

// Routes registers reading, changing and removing users. A change runs in its own transaction, because that of a
// superadmin has to span the tenants; If-Match keeps it from happening twice.
func (s *Service) Routes(api *httpx.API, d Decider) {
	g := httpx.Group{API: api, Tag: "users", Base: "/api/v1/users", Rights: "core.users"}
	httpx.List(g.Op("list", "", "read", "List the tenant's users"), func(ctx context.Context, in *ListInput) (views []UserView, meta page.Meta, err error) {
		found, meta, err := s.List(ctx, in.filter(), in.Params)
		show := viewer(ctx, d)
		for _, u := range found {
			views = append(views, show(u))
		}
		return views, meta, err
	})
	httpx.Export(g.Op("export", "/export", "read_details", "Write the tenant's users as a CSV or XLSX file, with the filters of the list"), exportTable(), s.export)
	httpx.Names(g.Op("names", "/names", "read", "What users are called"), func(ctx context.Context, ids []string) ([]httpx.Name, error) { return s.names(ctx, d, ids) })
	httpx.Get(g.Op("get", "/{id}", "read", "See one user"), func(ctx context.Context, in *httpx.ByID) (UserView, error) {
		u, err := s.Get(ctx, in.ID)
		if err != nil {
			return UserView{}, err
		}
		return viewer(ctx, d)(*u), nil
	})
	change := g.Op("change", "/{id}", "update", "Change a user's role, status or name")
	remove := g.Op("remove", "/{id}", "delete", "Remove a user")
	change.Long, remove.Long = true, true
	httpx.Change(change, func(ctx context.Context, in *ChangeInput, version int64) (UserView, error) {
		u, err := s.Update(ctx, in.ID, version, Change(in.Body))
		if err != nil {
			return UserView{}, err
		}
		return ViewOf(*u), nil
	})
	httpx.Delete(remove, func(ctx context.Context, in *httpx.ByVersion, version int64) error {
		return s.Remove(ctx, in.ID, version)
	})
}
