package grants

import (
	"context"
	"log/slog"
	"slices"
	"sync"
	"time"

	"github.com/recobro/recobro/core/internal/authz"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/host/manifest"
	"github.com/recobro/recobro/policies"
)

// lookWithin bounds the look at a change that has just been made.
const lookWithin = time.Second

// Config is what the service needs.
type Config struct {
	DB        *storage.DB // the core's
	Record    *record.Record
	Table     *authz.Table
	Manifests []manifest.Manifest
	On        func(tenant, moduleID string) bool
	Changed   func(tenant string) // rights of a tenant's users have changed
	Log       *slog.Logger
}

// Service keeps the decision table by the manifests and by what tenants have changed. Safe for concurrent use.
type Service struct {
	Config
	defaults []policies.Rule
	loading  sync.Mutex
	inForce  []Grant
}

// New is a service; Load must be called before it is asked.
func New(c Config) *Service { return &Service{Config: c, defaults: Defaults(c.Manifests)} }

// Defaults are what manifests grant.
func Defaults(manifests []manifest.Manifest) (rules []policies.Rule) {
	for _, manifest := range manifests {
		for _, p := range manifest.Permissions {
			for _, role := range policies.Roles() {
				if reach := p.Grants[role]; reach != "" {
					rules = append(rules, policies.Of(p.Name, role, policies.AnyTenant, reach, policies.Allow))
				}
			}
		}
	}
	return rules
}

// Line is a permission and what each role has of it in the caller's tenant.
type Line struct {
	Module     string        `json:"module" doc:"Id of the module that declares it; core for the product's own"`
	App        manifest.Text `json:"app" doc:"What the module is called"`
	Permission string        `json:"permission" example:"module.records:read"`
	Title      manifest.Text `json:"title"`
	PII        bool          `json:"pii" doc:"Shows personal data"`
	Cells      []Cell        `json:"cells" doc:"One for each role, the widest first"`
}

// Cell is what a role has of a permission.
type Cell struct {
	Role    string  `json:"role" enum:"superadmin,admin,manager,cashier"`
	Reach   Reach   `json:"reach"`
	Default Reach   `json:"default" doc:"What the module grants"`
	Choices []Reach `json:"choices" doc:"What it may be changed to; empty for what stays as it is"`
}

// All are the permissions of the modules that the tenant of ctx has on.
func (s *Service) All(ctx context.Context) ([]Line, error) {
	tenant := principal.Must(ctx).TenantID
	var lines []Line
	for _, manifest := range s.Manifests {
		if manifest.ID != "core" && !s.On(tenant, manifest.ID) {
			continue
		}
		for _, p := range manifest.Permissions {
			lines = append(lines, s.line(tenant, manifest, p))
		}
	}
	return lines, nil
}

func (s *Service) line(tenant string, of manifest.Manifest, p manifest.Permission) Line {
	line := Line{Module: of.ID, App: of.Title, Permission: p.Name, Title: p.Title, PII: p.PII}
	for _, role := range policies.Roles() {
		cell := Cell{Role: role, Reach: None, Default: byDefault(p, role), Choices: choices(p, role)}
		if scope, allowed := s.Table.Decide(tenant, role, p.Name); allowed {
			cell.Reach = Reach(scope)
		}
		line.Cells = append(line.Cells, cell)
	}
	return line
}

// Set changes a cell in the tenant of ctx; its default takes the change back. It is in force, over all replicas, within a second
// of the commit. It fails with ErrUnknown and ErrFixed.
func (s *Service) Set(ctx context.Context, permission, role string, reach Reach) (Line, error) {
	of, p, err := s.find(permission)
	if err == nil && !slices.Contains(choices(p, role), reach) {
		err = ErrFixed.WithField("body.reach", ErrFixed.Code)
	}
	if err != nil {
		return Line{}, err
	}
	tenant := principal.Must(ctx).TenantID
	before := s.line(tenant, of, p).reach(role)
	if before == reach {
		return s.line(tenant, of, p), nil
	}
	err = s.DB.Within(ctx, func(ctx context.Context) error {
		if err := put(ctx, s.DB, newGrant(permission, role, reach), reach == byDefault(p, role)); err != nil {
			return err
		}
		s.DB.AfterCommit(ctx, func() { s.took(tenant) })
		return s.Record.Write(ctx, record.Act{
			Name: "grant.changed", Kind: "permission", ID: permission,
			Payload: map[string]any{"role": role, "changes": map[string]any{"reach": map[string]any{"from": before, "to": reach}}},
		})
	})
	line := s.line(tenant, of, p)
	line.set(role, reach)
	return line, err
}

func (l *Line) set(role string, reach Reach) {
	for i := range l.Cells {
		if l.Cells[i].Role == role {
			l.Cells[i].Reach = reach
		}
	}
}

func (l Line) reach(role string) Reach {
	at := slices.IndexFunc(l.Cells, func(c Cell) bool { return c.Role == role })
	return l.Cells[at].Reach
}

func (s *Service) find(permission string) (of manifest.Manifest, p manifest.Permission, err error) {
	for _, manifest := range s.Manifests {
		for _, p := range manifest.Permissions {
			if p.Name == permission {
				return manifest, p, nil
			}
		}
	}
	return of, p, ErrUnknown
}

// took puts a committed change in force here at once; the other replicas read it at their next look.
func (s *Service) took(tenant string) {
	ctx, cancel := context.WithTimeout(context.Background(), lookWithin)
	defer cancel()
	if err := s.Load(ctx); err != nil {
		s.Log.WarnContext(ctx, "read the tenants' grants", "error", err) // the next look tries again
	}
}

// Load reads what tenants have changed, and has it in force.
func (s *Service) Load(ctx context.Context) error {
	s.loading.Lock()
	defer s.loading.Unlock()
	changed, err := all(ctx, s.DB)
	if err != nil || slices.Equal(changed, s.inForce) {
		return err
	}
	overrides := s.overrides(changed)
	if err := s.Table.Replace(s.defaults, overrides); err != nil {
		return err
	}
	tenants := tenantsOf(append(slices.Clone(changed), s.inForce...))
	s.inForce = changed
	for tenant := range tenants {
		s.Changed(tenant)
	}
	return nil
}

// overrides are the changes that the manifests of now still allow: a module may have been updated since.
func (s *Service) overrides(changed []Grant) map[string][]policies.Rule {
	byTenant := map[string][]policies.Rule{}
	for _, g := range changed {
		if _, p, err := s.find(g.Permission); err == nil && slices.Contains(choices(p, g.Role), g.Reach) {
			byTenant[g.TenantID] = append(byTenant[g.TenantID], g.rule())
		}
	}
	return byTenant
}

func tenantsOf(changed []Grant) map[string]bool {
	tenants := map[string]bool{}
	for _, g := range changed {
		tenants[g.TenantID] = true
	}
	return tenants
}
