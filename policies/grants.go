package policies

import (
	"encoding/json"
	"fmt"
	"strings"
)

// Roles are the four roles of the product, the widest first.
func Roles() []string { return []string{"superadmin", "admin", "manager", "cashier"} }

type declaration struct {
	Permissions []struct {
		Name   string            `json:"name"`
		Grants map[string]string `json:"grants"`
	} `json:"permissions"`
}

// FromManifest turns the permissions of a module's manifest into default grants, in the manifest's order and from the
// widest role to the narrowest. It serves the built-in modules (at generation) and partner modules (at install) alike.
func FromManifest(manifest []byte) ([]Rule, error) {
	var declared declaration
	if err := json.Unmarshal(manifest, &declared); err != nil {
		return nil, fmt.Errorf("read permissions: %w", err)
	}
	var rules []Rule
	for _, permission := range declared.Permissions {
		object, action, ok := strings.Cut(permission.Name, ":")
		if !ok {
			return nil, fmt.Errorf("permission %q is not of the form module.resource:action", permission.Name)
		}
		for role := range permission.Grants {
			if !known(role) {
				return nil, fmt.Errorf("permission %q is granted to the unknown role %q", permission.Name, role)
			}
		}
		for _, role := range Roles() {
			if scope := permission.Grants[role]; scope != "" {
				rules = append(rules, Rule{role, AnyTenant, object, action, scope, "allow"})
			}
		}
	}
	return rules, nil
}

// Format writes rules as policy lines.
func Format(rules []Rule) string {
	var out strings.Builder
	for _, r := range rules {
		fmt.Fprintf(&out, "p, %s, %s, %s, %s, %s, %s\n", r.Role, r.Tenant, r.Object, r.Action, r.Scope, r.Effect)
	}
	return out.String()
}

func known(role string) bool {
	for _, r := range Roles() {
		if r == role {
			return true
		}
	}
	return false
}
