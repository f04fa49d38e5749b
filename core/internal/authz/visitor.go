package authz

import (
	"strings"

	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// ForVisitors says whether a permission of the role holds on a visit to another tenant too. What is a person's own — keys,
// profile, choices, sessions, reports that are made in their name — is made and changed at home alone: it would outlive the
// visit.
func ForVisitors(permission string, scope principal.Scope) bool {
	if permission == "core.reports:export" {
		return false
	}
	return scope != principal.ScopeOwn || strings.HasSuffix(permission, ":read")
}
