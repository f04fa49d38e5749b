// Package policies holds the authorisation model and the default grants of every built-in module, one CSV each.
//
// The CSVs are generated from the modules' manifests (`make generate`), so that a grant is written in one place; they
// are committed because a reviewer reads a change of rights best as a line of a table.
package policies

import (
	"embed"
	"encoding/csv"
	"fmt"
	"io/fs"
	"sort"
	"strings"
)

// Model is the casbin model: deny overrides, role policies only.
//
//go:embed model.conf
var Model string

//go:embed *.csv
var grants embed.FS

// AnyTenant is the domain of a default grant.
const AnyTenant = "*"

// Rule is one line of policy: a role may (or may not) do an action on an object, within a scope of rows.
type Rule struct {
	Role   string // superadmin, admin, manager or cashier
	Tenant string // AnyTenant for a default grant
	Object string // "portfolios.debtors"
	Action string // "read"
	Scope  string // "all", "team" or "own": which rows
	Effect string // "allow" or "deny"
}

// Permission names what the rule is about: "portfolios.debtors:read".
func (r Rule) Permission() string { return r.Object + ":" + r.Action }

// Defaults reads the default grants of all built-in modules, in the order of their file names.
func Defaults() ([]Rule, error) {
	names, err := fs.Glob(grants, "*.csv")
	if err != nil {
		return nil, fmt.Errorf("list policies: %w", err)
	}
	sort.Strings(names)
	var rules []Rule
	for _, name := range names {
		text, err := grants.ReadFile(name)
		if err != nil {
			return nil, fmt.Errorf("read %s: %w", name, err)
		}
		parsed, err := Parse(string(text))
		if err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		rules = append(rules, parsed...)
	}
	return rules, nil
}

// Parse reads policy lines "p, role, tenant, object, action, scope, effect". A line of another form is an error: a
// grant that is not understood must not be dropped silently.
func Parse(text string) ([]Rule, error) {
	reader := csv.NewReader(strings.NewReader(text))
	reader.Comment = '#'
	reader.TrimLeadingSpace = true
	reader.FieldsPerRecord = 7
	lines, err := reader.ReadAll()
	if err != nil {
		return nil, fmt.Errorf("parse policy: %w", err)
	}
	rules := make([]Rule, 0, len(lines))
	for _, f := range lines {
		if f[0] != "p" {
			return nil, fmt.Errorf("parse policy: unknown kind of line %q", f[0])
		}
		rules = append(rules, Rule{Role: f[1], Tenant: f[2], Object: f[3], Action: f[4], Scope: f[5], Effect: f[6]})
	}
	return rules, nil
}
