package app_test

import (
	"encoding/json"
	"net/http"
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/core/internal/producttest"
)

func TestRecordOfRefusals(t *testing.T) {
	t.Parallel()
	product := producttest.Start(t, producttest.Options{})
	admin, manager := product.SignIn(t, "rioplatense", "admin"), product.SignIn(t, "rioplatense", "manager")
	cashier, stranger := product.SignIn(t, "rioplatense", "cashier"), product.SignIn(t, "andina", "admin")
	type line struct {
		ActorID   string `json:"actor_id"`
		SubjectID string `json:"subject_id"`
		Payload   json.RawMessage
	}
	lines := func(who *producttest.Person, name string) (found []line) {
		who.Get(t, "/api/v1/tracing-events?pageSize=100&name="+name).Into(t, &found)
		return found
	}

	t.Run("a refused permission is on the record once, however often it is asked for", func(t *testing.T) {
		for range 20 {
			require.Equal(t, http.StatusForbidden, cashier.Get(t, "/api/v1/deudores/export").Status)
			require.Equal(t, http.StatusForbidden, cashier.Get(t, "/api/v1/tracing-events").Status)
		}
		found := lines(admin, "core.access.refused")
		require.Len(t, found, 2)
		for _, one := range found {
			require.Equal(t, cashier.ID, one.ActorID)
			require.Contains(t, []string{"portfolios.debtors:export", "core.tracing_events:read"}, one.SubjectID)
		}
		require.Empty(t, lines(stranger, "core.access.refused"), "another company's")
		require.Empty(t, lines(manager, "core.access.refused"), "what concerns users is for admins")
	})

	t.Run("a refused sign-in is on the record of the companies that the person belongs to", func(t *testing.T) {
		product.Fail(t, "rioplatense", "manager")
		require.Eventually(t, func() bool { return len(lines(admin, "core.signin.refused")) == 1 }, 20*time.Second, 50*time.Millisecond)
		require.Equal(t, manager.ID, lines(admin, "core.signin.refused")[0].SubjectID)
		require.Empty(t, lines(stranger, "core.signin.refused"))
	})

	t.Run("a search for a whole covered document is on the record, the document is not", func(t *testing.T) {
		for range 3 {
			cashier.Get(t, "/api/v1/deudores?q=1.234.567-2")
		}
		manager.Get(t, "/api/v1/deudores?q=1.234.567-2")
		found := lines(manager, "portfolios.debtor.searched")
		require.Len(t, found, 1)
		require.Equal(t, cashier.ID, found[0].ActorID)
		require.NotContains(t, string(found[0].Payload), "12345672")
		require.Contains(t, string(found[0].Payload), `"hash":"`)
	})

	t.Run("every export is on the record", func(t *testing.T) {
		for path, name := range map[string]string{
			"/api/v1/users/export": "core.users.exported", "/api/v1/carteras/export": "portfolios.portfolios.exported",
			"/api/v1/deudores/export": "portfolios.debtors.exported", "/api/v1/tasks/export": "tasks.task.exported",
			"/api/v1/tracing-events/export": "core.record.exported",
		} {
			require.Equal(t, http.StatusOK, admin.Get(t, path).Status, path)
			own := slices.DeleteFunc(lines(admin, name), func(one line) bool { return one.ActorID != admin.ID })
			require.Len(t, own, 1, path)
		}
	})
}
