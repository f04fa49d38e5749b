// Package policies holds the authorisation model, and the grants of the core and of every built-in module as a table to be
// reviewed: one CSV each, written from the manifests by `make generate`. At run time the manifests themselves decide.
package policies

import (
	"embed"
	"encoding/csv"
	"fmt"
	"io/fs"
	"slices"
	"strings"
)

// Model is the casbin model: deny overrides, role policies only.
//
//go:embed model.conf
var Model string

//go:embed *.csv
var tables embed.FS

// AnyTenant is the domain of a manifest's grant.
const AnyTenant = "*"

// The effects of a rule.
const (
	Allow = "allow"
	Deny  = "deny"
)

// Roles are the four roles of the product, the widest first.
func Roles() []string { return []string{"superadmin", "admin", "manager", "cashier"} }

// Rule is one line of policy: a role may (or may not) do an action on an object, within a scope of rows.
type Rule struct {
	Role   string // superadmin, admin, manager or cashier
	Tenant string // AnyTenant for a manifest's grant
	Object string // "portfolios.debtors"
	Action string // "read"
	Scope  string // "all", "team" or "own": which rows
	Effect string // Allow or Deny
}

// Of is a rule about a permission: "portfolios.debtors:read".
func Of(permission, role, tenant, scope, effect string) Rule {
	object, action, _ := strings.Cut(permission, ":")
	return Rule{role, tenant, object, action, scope, effect}
}

// Permission names what the rule is about: "portfolios.debtors:read".
func (r Rule) Permission() string { return r.Object + ":" + r.Action }

const header = "permission,superadmin,admin,manager,cashier"

// Line is a permission in a table: the scope of each role, "-" for none.
func Line(permission string, grants map[string]string) string {
	cells := []string{permission}
	for _, role := range Roles() {
		scope := grants[role]
		if scope == "" {
			scope = "-"
		}
		cells = append(cells, scope)
	}
	return strings.Join(cells, ",")
}

// Table is what stands in <module>.csv.
func Table(lines []string) string {
	return strings.Join(append([]string{header}, lines...), "\n") + "\n"
}

// Reviewed reads the tables: what the product grants as it was reviewed last, to hold the running product against.
func Reviewed() (rules []Rule, err error) {
	names, err := fs.Glob(tables, "*.csv")
	if err != nil {
		return nil, err
	}
	for _, name := range names {
		file, err := tables.Open(name)
		if err != nil {
			return nil, err
		}
		lines, err := csv.NewReader(file).ReadAll()
		if err != nil || !slices.Equal(lines[0], strings.Split(header, ",")) {
			return nil, fmt.Errorf("%s is no table of grants: %w", name, err)
		}
		for _, line := range lines[1:] {
			rules = append(rules, ofLine(line)...)
		}
	}
	return rules, nil
}

func ofLine(line []string) (rules []Rule) {
	for i, role := range Roles() {
		if scope := line[1+i]; scope != "-" {
			rules = append(rules, Of(line[0], role, AnyTenant, scope, Allow))
		}
	}
	return rules
}
