package grants_test

import (
	"context"
	"log/slog"
	"os"
	"sync/atomic"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"github.com/recobro/recobro/core/internal/authz"
	"github.com/recobro/recobro/core/internal/grants"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
	"github.com/recobro/recobro/plugins-sdk/host/manifest"
	"github.com/recobro/recobro/policies"
)

func shop() manifest.Manifest {
	return manifest.Manifest{ID: "shop", Permissions: []manifest.Permission{
		{Name: "shop.orders:read", Grants: map[string]string{"superadmin": "all", "admin": "all", "manager": "all", "cashier": "own"}},
		{Name: "shop.orders:delete", Grants: map[string]string{"superadmin": "all", "admin": "all", "manager": "all"}},
		{Name: "shop.keys:read", Fixed: true, Grants: map[string]string{"admin": "all", "manager": "all"}},
		{Name: "shop.cart:read", Grants: map[string]string{"admin": "own", "manager": "all", "cashier": "own"}},
	}}
}

type bench struct {
	db      *storage.DB
	table   *authz.Table
	service *grants.Service
	changed atomic.Int64
}

func newBench(t *testing.T, db *storage.DB) *bench {
	table, err := authz.New(grants.Defaults([]manifest.Manifest{shop()}))
	require.NoError(t, err)
	b := &bench{db: db, table: table}
	b.service = grants.New(grants.Config{
		DB: db, Record: record.New(db, tracing.NewRecorder(db, nil), nil, nil), Table: table, Manifests: []manifest.Manifest{shop()}, Log: slog.New(slog.DiscardHandler),
		On: func(string, string) bool { return true }, Changed: func(string) { b.changed.Add(1) },
	})
	require.NoError(t, b.service.Load(t.Context()))
	return b
}

func in(tenant string) context.Context {
	return principal.With(context.Background(), principal.Principal{TenantID: tenant, UserID: "a", Role: "admin"})
}

func TestGrants(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		db := engine.DB(t, "core", os.DirFS("."))
		here, there := newBench(t, db), newBench(t, db)
		decide := func(b *bench, tenant, role, permission string) grants.Reach {
			scope, allowed := b.table.Decide(tenant, role, permission)
			if !allowed {
				return grants.None
			}
			return grants.Reach(scope)
		}
		set := func(role, permission string, reach grants.Reach) error {
			_, err := here.service.Set(in("a"), permission, role, reach)
			return err
		}

		t.Run("a change holds for the company alone, on the other replica after its next look, until it is taken back", func(t *testing.T) {
			require.NoError(t, set("cashier", "shop.orders:read", grants.All))
			require.NoError(t, set("manager", "shop.orders:delete", grants.None))
			require.Equal(t, grants.Own, decide(there, "a", "cashier", "shop.orders:read"))
			require.NoError(t, there.service.Load(t.Context()))
			for _, b := range []*bench{here, there} {
				require.Equal(t, grants.All, decide(b, "a", "cashier", "shop.orders:read"))
				require.Equal(t, grants.None, decide(b, "a", "manager", "shop.orders:delete"))
				require.Equal(t, grants.Own, decide(b, "b", "cashier", "shop.orders:read"))
				require.NotZero(t, b.changed.Load(), "open streams are looked at")
			}
			require.NoError(t, set("cashier", "shop.orders:read", grants.Own))
			require.NoError(t, set("manager", "shop.orders:delete", grants.All))
			require.Equal(t, grants.Own, decide(here, "a", "cashier", "shop.orders:read"))
			require.Equal(t, grants.All, decide(here, "a", "manager", "shop.orders:delete"))
		})

		t.Run("a change of each cell stands in the record once", func(t *testing.T) {
			require.NoError(t, set("cashier", "shop.orders:read", grants.None))
			require.NoError(t, set("cashier", "shop.orders:read", grants.None))
			lines, err := tracing.List(principal.With(context.Background(), principal.System("a", "core")), db, tracing.Filter{Limit: 1})
			require.NoError(t, err)
			require.Contains(t, string(lines[0].Payload), `"from":"own","to":"none"`)
			require.NoError(t, set("cashier", "shop.orders:read", grants.Own))
		})

		t.Run("nobody gets what the row does not hold, and admins keep theirs", func(t *testing.T) {
			for _, c := range []struct {
				role, permission string
				reach            grants.Reach
			}{
				{"cashier", "shop.orders:delete", grants.All}, {"cashier", "shop.orders:read", grants.Team}, {"admin", "shop.orders:read", grants.None},
				{"superadmin", "shop.orders:read", grants.None}, {"manager", "shop.keys:read", grants.None}, {"cashier", "shop.cart:read", grants.All},
				{"nobody", "shop.orders:read", grants.All},
			} {
				require.ErrorIs(t, set(c.role, c.permission, c.reach), grants.ErrFixed, "%v", c)
			}
			require.ErrorIs(t, set("manager", "shop.nothing:read", grants.None), grants.ErrUnknown)
		})

		t.Run("whatever is changed, no role reaches more than an admin, or than its manifest gives some role", func(t *testing.T) {
			lines, err := here.service.All(in("a"))
			require.NoError(t, err)
			rapid.Check(t, func(t *rapid.T) {
				line := rapid.SampledFrom(lines).Draw(t, "line")
				role := rapid.SampledFrom(policies.Roles()).Draw(t, "role")
				err := set(role, line.Permission, rapid.SampledFrom(grants.Reach("").Enum()).Draw(t, "reach"))
				if err != nil {
					require.ErrorIs(t, err, grants.ErrFixed)
				}
				for i, cell := range line.Cells {
					now := decide(here, "a", cell.Role, line.Permission)
					require.True(t, now == cell.Default || line.Cells[i].Default != grants.None, "%s %s", cell.Role, line.Permission)
					if admin := line.Cells[1].Default; now == grants.All && cell.Default != grants.All {
						require.Equal(t, grants.All, admin)
					}
				}
			})
		})
	})
}
