package authz

import (
	"github.com/casbin/casbin/v3"
	"github.com/casbin/casbin/v3/model"

	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/policies"
)

// compile asks casbin once for every (role, permission) that a rule names. Rules are grouped first, because only the
// rules about one question can bear on its answer: the work stays linear in their number.
func compile(tenant string, rules []policies.Rule) (grants, error) {
	enforcer, err := newEnforcer()
	if err != nil {
		return nil, err
	}
	compiled := grants{}
	for asked, about := range group(rules) {
		scope, allowed, err := ask(enforcer, tenant, about)
		if err != nil {
			return nil, err
		}
		if allowed {
			compiled[asked] = scope
		}
	}
	return compiled, nil
}

func newEnforcer() (*casbin.Enforcer, error) {
	parsed, err := model.NewModelFromString(policies.Model)
	if err != nil {
		return nil, err
	}
	return casbin.NewEnforcer(parsed)
}

func group(rules []policies.Rule) map[question][]policies.Rule {
	groups := map[question][]policies.Rule{}
	for _, rule := range rules {
		asked := question{rule.Role, rule.Permission()}
		groups[asked] = append(groups[asked], rule)
	}
	return groups
}

// ask puts the one question that all of these rules are about. The scope is that of the first allowing rule, so a
// tenant's override, which stands first, narrows or widens the default.
func ask(enforcer *casbin.Enforcer, tenant string, about []policies.Rule) (principal.Scope, bool, error) {
	enforcer.ClearPolicy()
	for _, r := range about {
		if _, err := enforcer.AddPolicy(r.Role, r.Tenant, r.Object, r.Action, r.Scope, r.Effect); err != nil {
			return "", false, err
		}
	}
	allowed, matched, err := enforcer.EnforceEx(about[0].Role, tenant, about[0].Object, about[0].Action)
	if err != nil || !allowed {
		return "", false, err
	}
	const scope = 4
	return principal.Scope(matched[scope]), true, nil
}
