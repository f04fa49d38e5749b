// Package authz answers one question: may this role of this tenant do this, and to which rows?
//
// casbin decides; its decisions are compiled into a map per tenant, because asking casbin costs tens of microseconds
// and grows with the rules, while the map costs nanoseconds whatever their number. A map is thrown away as a whole
// when rules change: nothing of it outlives a right that was taken.
package authz

import (
	"fmt"
	"sync"
	"sync/atomic"

	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/policies"
)

// Table is the compiled decision table of the installation. Safe for concurrent use.
type Table struct {
	rules   atomic.Pointer[ruleSet]
	writing sync.Mutex
}

// ruleSet is one immutable state of the rules with the tables compiled from it so far.
type ruleSet struct {
	defaults  []policies.Rule
	overrides map[string][]policies.Rule
	compiled  sync.Map // tenant → grants
}

type question struct{ role, permission string }

type grants map[question]principal.Scope

// New compiles the default grants and refuses rules that cannot be compiled.
func New(defaults []policies.Rule) (*Table, error) {
	table := &Table{}
	if err := table.Replace(defaults, nil); err != nil {
		return nil, err
	}
	return table, nil
}

// Replace swaps in new rules: the default grants of every installed module and the tenants' own overrides. Decisions
// taken after it returns follow the new rules. On an error the old rules stay in force.
func (t *Table) Replace(defaults []policies.Rule, overrides map[string][]policies.Rule) error {
	t.writing.Lock()
	defer t.writing.Unlock()
	next := &ruleSet{defaults: defaults, overrides: overrides}
	if _, err := next.tenant(policies.AnyTenant); err != nil {
		return err
	}
	t.rules.Store(next)
	return nil
}

// Decide says whether role may use permission ("module.records:read") in tenant, and on which rows. What no rule
// allows is refused.
func (t *Table) Decide(tenant, role, permission string) (principal.Scope, bool) {
	scope, allowed := t.rules.Load().of(tenant)[question{role, permission}]
	return scope, allowed
}

// Permissions lists all that role may do in tenant, for the shell to draw only what will work.
func (t *Table) Permissions(tenant, role string) map[string]principal.Scope {
	allowed := map[string]principal.Scope{}
	for asked, scope := range t.rules.Load().of(tenant) {
		if asked.role == role {
			allowed[asked.permission] = scope
		}
	}
	return allowed
}

// of gives the tenant's table; rules that cannot be compiled grant nothing.
func (s *ruleSet) of(tenant string) grants {
	if len(s.overrides[tenant]) == 0 {
		tenant = policies.AnyTenant
	}
	if compiled, ok := s.compiled.Load(tenant); ok {
		return compiled.(grants)
	}
	compiled, err := s.tenant(tenant)
	if err != nil {
		return grants{}
	}
	return compiled
}

func (s *ruleSet) tenant(tenant string) (grants, error) {
	compiled, err := compile(tenant, append(append([]policies.Rule{}, s.overrides[tenant]...), s.defaults...))
	if err != nil {
		return nil, fmt.Errorf("compile policies of %s: %w", tenant, err)
	}
	s.compiled.Store(tenant, compiled)
	return compiled, nil
}
