package identity

import (
	"context"
	"errors"

	"github.com/recobro/recobro/core/internal/identity/tenant"
	"github.com/recobro/recobro/core/internal/identity/user"
	sdk "github.com/recobro/recobro/plugins-sdk/go"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

type demoTenant struct {
	tenant.Settings
	people map[user.Role]string // role → shown name
	more   []demoPerson         // further collectors
}

// demoPerson is somebody whose e-mail is their own name.
type demoPerson struct {
	login, name string
	status      user.Status
}

func demoTenants() []demoTenant {
	return []demoTenant{
		{
			Settings: tenant.Settings{
				ID: "rioplatense", Name: "Recuperos Rioplatense", Country: "UY", Currency: "UYU", Timezone: "America/Montevideo",
			},
			people: map[user.Role]string{
				user.Superadmin: "Inés Etcheverry", user.Admin: "Martín Olivera", user.Manager: "Lucía Ferreira", user.Cashier: "Nicolás Cabrera",
			},
			more: []demoPerson{
				{"agustina.piriz", "Agustina Píriz", user.Active}, {"federico.larrosa", "Federico Larrosa", user.Active},
				{"bruno.techera", "Bruno Techera", user.Inactive},
			},
		},
		{
			Settings: tenant.Settings{
				ID: "andina", Name: "Cobranzas Andina", Country: "CL", Currency: "CLP", Timezone: "America/Santiago",
			},
			people: map[user.Role]string{
				user.Superadmin: "Catalina Errázuriz", user.Admin: "Rodrigo Fuentes", user.Manager: "Javiera Contreras", user.Cashier: "Tomás Araya",
			},
			more: []demoPerson{
				{"antonia.sepulveda", "Antonia Sepúlveda", user.Active}, {"luis.quispe", "Luis Quispe", user.Active},
				{"gloria.zuluaga", "Gloria Zuluaga", user.Inactive},
			},
		},
	}
}

// SeedDemo makes the demo tenants with a user of each role, or finds those of an earlier start, and tells every module
// about them. The users are active but not bound to anybody: the first sign-in with their e-mail binds them.
func (s *Service) SeedDemo(ctx context.Context, password string) (sdk.DemoSeed, error) {
	seed := sdk.DemoSeed{Password: password}
	for _, wanted := range demoTenants() {
		ctx := clock.With(principal.With(ctx, principal.System(wanted.ID, "core")), clock.NewPast(s.config.Clock.Now().AddDate(0, 0, -demoDays)))
		if _, err := s.tenants.Create(ctx, wanted.Settings); err != nil && !errors.Is(err, tenant.ErrExists) {
			return seed, err
		}
		made, err := s.seedPeople(ctx, wanted)
		if err != nil {
			return seed, err
		}
		seed.Tenants = append(seed.Tenants, made)
	}
	return seed, nil
}

// demoDays is how long the demo's people have been with their companies.
const demoDays = 90

// seedPeople makes a user of each role, and further collectors; whoever is not active any more signs in no more.
func (s *Service) seedPeople(ctx context.Context, t demoTenant) (sdk.DemoTenant, error) {
	made := sdk.DemoTenant{ID: t.ID, Name: t.Name}
	for _, role := range user.Admin.Enum() {
		person, err := s.seedUser(ctx, t, demoPerson{string(role), t.people[role], user.Active}, role)
		if err != nil {
			return made, err
		}
		made.Users = append(made.Users, person)
	}
	for _, further := range t.more {
		person, err := s.seedUser(ctx, t, further, user.Cashier)
		if err != nil {
			return made, err
		}
		if further.status == user.Active {
			made.Users = append(made.Users, person)
		}
	}
	return made, nil
}

func (s *Service) seedUser(ctx context.Context, t demoTenant, p demoPerson, role user.Role) (sdk.DemoUser, error) {
	wanted, err := user.New(p.login+"@"+t.ID+".demo", p.name, role, "es")
	if err != nil {
		return sdk.DemoUser{}, err
	}
	wanted.Status = p.status
	found, err := s.users.ByEmail(ctx, wanted.Email)
	if errors.Is(err, user.ErrNotFound) {
		found, err = wanted, s.users.Create(ctx, wanted)
	}
	if err != nil {
		return sdk.DemoUser{}, err
	}
	return sdk.DemoUser{
		ID: found.ID, Username: found.Username, Email: found.Email, Role: string(found.Role),
		DisplayName: found.DisplayName, Language: found.Language,
	}, nil
}
