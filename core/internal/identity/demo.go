package identity

import (
	"context"
	"errors"

	"github.com/recobro/recobro/core/internal/identity/tenant"
	"github.com/recobro/recobro/core/internal/identity/user"
	sdk "github.com/recobro/recobro/plugins-sdk/go"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

type demoTenant struct {
	tenant.Settings
	people map[user.Role]string // role → shown name
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
		},
		{
			Settings: tenant.Settings{
				ID: "andina", Name: "Cobranzas Andina", Country: "CL", Currency: "CLP", Timezone: "America/Santiago",
			},
			people: map[user.Role]string{
				user.Superadmin: "Catalina Errázuriz", user.Admin: "Rodrigo Fuentes", user.Manager: "Javiera Contreras", user.Cashier: "Tomás Araya",
			},
		},
	}
}

// SeedDemo makes the demo tenants with a user of each role, or finds those of an earlier start, and tells every module
// about them. The users are active but not bound to anybody: the first sign-in with their e-mail binds them.
func (s *Service) SeedDemo(ctx context.Context, password string) (sdk.DemoSeed, error) {
	seed := sdk.DemoSeed{Password: password}
	for _, wanted := range demoTenants() {
		ctx := principal.With(ctx, principal.System(wanted.ID, "core"))
		if _, err := s.tenants.Create(ctx, wanted.Settings); err != nil && !errors.Is(err, tenant.ErrExists) {
			return seed, err
		}
		made := sdk.DemoTenant{ID: wanted.ID, Name: wanted.Name}
		for _, role := range user.Roles() {
			person, err := s.seedUser(ctx, wanted, role)
			if err != nil {
				return seed, err
			}
			made.Users = append(made.Users, person)
		}
		seed.Tenants = append(seed.Tenants, made)
	}
	return seed, nil
}

func (s *Service) seedUser(ctx context.Context, t demoTenant, role user.Role) (sdk.DemoUser, error) {
	wanted, err := user.New(string(role)+"@"+t.ID+".demo", t.people[role], role, "es")
	if err != nil {
		return sdk.DemoUser{}, err
	}
	wanted.Status = user.Active
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
