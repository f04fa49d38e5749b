package app_test

import (
	"encoding/json"
	"net/http"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/core/internal/producttest"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

func TestRecordOfTheCore(t *testing.T) {
	t.Parallel()
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		product := producttest.Start(t, producttest.Options{DatabaseURL: engine.AdminURL(t)})
		admin := product.SignIn(t, "rioplatense", "admin")
		database := product.Database(t, "core")

		t.Run("holds which personal field was changed and a hash of it, never the value", func(t *testing.T) {
			const name = "Nombre Que Nadie Anota"
			renamed := admin.Do(t, http.MethodPatch, "/api/v1/me", map[string]string{"display_name": name}, nil)
			require.Equal(t, http.StatusOK, renamed.Status, string(renamed.Body))
			var lines []struct{ Payload json.RawMessage }
			admin.Get(t, "/api/v1/tracing-events?name=core.user.changed&subject="+admin.ID).Into(t, &lines)
			require.NotEmpty(t, lines)
			require.NotContains(t, string(lines[0].Payload), name)
			require.Contains(t, string(lines[0].Payload), `"class":"name"`)
			require.Contains(t, string(lines[0].Payload), `"hash":"`)
		})

		t.Run("is told of live to who may read it whole, and to nobody else [AU-05]", func(t *testing.T) {
			const news, tasksNews = "recobro.core.tracing.recorded", "recobro.tasks.tracing.recorded"
			manager, stranger := product.SignIn(t, "rioplatense", "manager"), product.SignIn(t, "andina", "admin")
			toAdmin, toManager, toStranger := admin.Live(t), manager.Live(t), stranger.Live(t)
			rename := func(who *producttest.Person) (told func(producttest.LiveEvent) bool) {
				require.Equal(t, http.StatusOK, who.Do(t, http.MethodPatch, "/api/v1/me", map[string]string{"display_name": "Otra vez"}, nil).Status)
				var lines []struct{ ID string }
				who.Get(t, "/api/v1/tracing-events?name=core.user.changed&subject="+who.ID).Into(t, &lines)
				require.NotEmpty(t, lines)
				return func(event producttest.LiveEvent) bool {
					return event.Kind == news && strings.Contains(event.Payload, lines[0].ID)
				}
			}
			ofAdmin := rename(admin)
			hear(t, toAdmin, 2*time.Second, ofAdmin)
			require.False(t, slices.ContainsFunc(hear(t, toStranger, 2*time.Second, rename(stranger)), ofAdmin))
			require.Equal(t, http.StatusCreated, manager.Do(t, http.MethodPost, "/api/v1/tasks", map[string]string{"title": "Sin más"}, nil).Status)
			require.False(t, slices.ContainsFunc(hear(t, toManager, 10*time.Second, ofKind(tasksNews)), ofKind(news)))
		})

		t.Run("speaks of things by name to whom may know it, of what is gone as gone, and to nobody else", func(t *testing.T) {
			type named struct {
				Of, Name, Page string
				Gone           bool
			}
			namesFor := func(who *producttest.Person, of ...string) (found []named) {
				who.Get(t, "/api/v1/record-names?of="+strings.Join(of, ",")).Into(t, &found)
				return found
			}
			var debtors []struct{ ID, Name string }
			admin.Get(t, "/api/v1/deudores?assignee=none&pageSize=1").Into(t, &debtors)
			debtor, user, gone := "portfolios.debtor:"+debtors[0].ID, "core.user:"+admin.ID, "portfolios.debtor:no-such"
			told := namesFor(admin, debtor, user, gone, "core.app:tasks", "core.permission:core.users:read", "moon.crater:1")
			require.Equal(t, named{Of: debtor, Name: debtors[0].Name, Page: "/debtors/" + debtors[0].ID}, told[0])
			require.NotEmpty(t, told[1].Name)
			require.Contains(t, told[1].Page, "/users?")
			require.Equal(t, named{Of: gone, Gone: true}, told[2])
			require.Equal(t, []string{"Tareas", "Ver usuarios"}, []string{told[3].Name, told[4].Name})
			require.Equal(t, named{Of: "moon.crater:1"}, told[5])

			cashier, stranger := product.SignIn(t, "rioplatense", "cashier"), product.SignIn(t, "andina", "admin")
			require.Equal(t, []named{{Of: debtor}, {Of: gone}}, namesFor(cashier, debtor, gone), "whether it is there is not told either")
			require.Equal(t, []named{{Of: debtor, Gone: true}, {Of: user, Gone: true}}, namesFor(stranger, debtor, user))
			require.Empty(t, namesFor(cashier, user)[0].Page, "no page that they may not open")
		})

		t.Run("is verified with a word of who did it before [AU-04]", func(t *testing.T) {
			type verification struct {
				Chains   []struct{ Module string }
				Previous *struct {
					By     string
					Broken int
				}
			}
			verify := func(who *producttest.Person) (found verification) {
				who.Do(t, http.MethodPost, "/api/v1/tracing-events/verification", nil, nil).Into(t, &found)
				return found
			}
			first := verify(admin)
			require.Nil(t, first.Previous)
			require.NotEmpty(t, first.Chains)
			again := verify(product.SignIn(t, "rioplatense", "superadmin"))
			require.Equal(t, "admin", again.Previous.By)
			require.Zero(t, again.Previous.Broken)
		})

		t.Run("is refused any change by the table itself", func(t *testing.T) {
			for _, statement := range []string{"UPDATE tracing_events SET actor_id = 'x' WHERE seq = 1", "DELETE FROM tracing_events WHERE seq = 1"} {
				_, err := database.ExecContext(t.Context(), statement)
				require.ErrorContains(t, err, "append-only", statement)
			}
		})

		t.Run("shows a line that was changed past the table's guard", func(t *testing.T) {
			type verdict struct {
				Module string
				Broken *struct{ Reason string }
			}
			core := func() (found verdict) {
				var all []verdict
				admin.Get(t, "/api/v1/tracing-events/verification").Into(t, &all)
				for _, one := range all {
					if one.Module == "core" {
						found = one
					}
				}
				return found
			}
			require.Eventually(t, func() bool { return core().Module == "core" }, 10*time.Second, 20*time.Millisecond)
			require.Nil(t, core().Broken)
			statements := []string{"DROP TRIGGER tracing_events_unchanged"}
			if product.DatabaseURL() != "" {
				statements = []string{"ALTER TABLE tracing_events DISABLE TRIGGER USER"}
			}
			for _, statement := range append(statements, "UPDATE tracing_events SET actor_name = 'otro' WHERE tenant_id = 'rioplatense' AND seq = 1") {
				_, err := database.ExecContext(t.Context(), statement)
				require.NoError(t, err, statement)
			}
			require.NotNil(t, core().Broken)
			require.Equal(t, "changed", core().Broken.Reason)
		})
	})
}
