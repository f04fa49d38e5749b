// Package grants is who may do what: the manifests' grants, and what each tenant has changed of them.
package grants

import (
	"embed"
	"slices"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/host/manifest"
	"github.com/recobro/recobro/policies"
)

// Migrations create the table of what tenants have changed.
//
//go:embed migrations
var Migrations embed.FS

// Reach is which rows a role reaches by a permission.
type Reach string

// The reaches, the narrowest first.
const (
	None Reach = "none"
	Own  Reach = "own"
	Team Reach = "team"
	All  Reach = "all"
)

// Enum are all of them.
func (Reach) Enum() []Reach { return []Reach{None, Own, Team, All} }

var (
	// ErrUnknown is that no such permission is declared, or no such role.
	ErrUnknown = errs.New(errs.NotFound, "core.grant_unknown")
	// ErrFixed refuses to change what no tenant may change, or to a reach that the permission does not have.
	ErrFixed = errs.New(errs.Invalid, "core.grant_fixed")
)

// Grant is one cell that a tenant has changed.
type Grant struct {
	storage.Row
	Permission string
	Role       string
	Reach      Reach
}

// TableName is the table of grants.
func (Grant) TableName() string { return "grants" }

func newGrant(permission, role string, reach Reach) *Grant {
	return &Grant{Row: storage.Row{ID: permission + " " + role}, Permission: permission, Role: role, Reach: reach}
}

// rule is the grant as policy: it stands before the default, so that its reach counts; none denies.
func (g Grant) rule() policies.Rule {
	if g.Reach == None {
		return policies.Of(g.Permission, g.Role, g.TenantID, string(All), policies.Deny)
	}
	return policies.Of(g.Permission, g.Role, g.TenantID, string(g.Reach), policies.Allow)
}

// byDefault is what the manifest grants a role.
func byDefault(p manifest.Permission, role string) Reach {
	if reach := p.Grants[role]; reach != "" {
		return Reach(reach)
	}
	return None
}

// choices are what a tenant may make of a cell; nil for one that stays. A role never gets a permission that it has nothing of,
// nor a reach that no role has of it or that is wider than an admin's. What admins and superadmins may is not changed, so that
// nobody locks themselves out.
func choices(p manifest.Permission, role string) []Reach {
	widest := slices.Index(Reach("").Enum(), byDefault(p, "admin"))
	if p.Fixed || role == "superadmin" || role == "admin" || byDefault(p, role) == None {
		return nil
	}
	return slices.DeleteFunc(Reach("").Enum(), func(reach Reach) bool {
		known := reach == None
		for other := range p.Grants {
			known = known || byDefault(p, other) == reach
		}
		return !known || slices.Index(Reach("").Enum(), reach) > widest && reach != byDefault(p, role)
	})
}
