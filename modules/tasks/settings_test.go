package tasks_test

import (
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

func TestSettings(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		t.Run("a task that is created or imported without a priority gets the company's", func(t *testing.T) {
			o := open(t, engine)
			before, _ := o.create(o.admin, map[string]any{"title": "Antes"})
			require.Equal(t, "medium", before.Priority)
			o.Choose("a", map[string]any{"default_priority": "high"})
			after, _ := o.create(o.cashier, map[string]any{"title": "Después"})
			require.Equal(t, "high", after.Priority)
			said, _ := o.create(o.admin, map[string]any{"title": "Dicha", "priority": "low"})
			require.Equal(t, "low", said.Priority)
			o.admin.POST(base+"/import", strings.NewReader("título\nDe un archivo\n"), "Content-Type", "text/csv").OK(nil)
			var rows []item
			o.admin.GET(base + "?filter=archivo").OK(&rows)
			require.Equal(t, "high", rows[0].Priority)
			elsewhere, _ := o.create(o.away, map[string]any{"title": "Otra empresa"})
			require.Equal(t, "medium", elsewhere.Priority)
		})

		t.Run("how many days ahead a task is due soon is the company's to say, at once", func(t *testing.T) {
			o := open(t, engine)
			due := func(title string, days int) {
				at := time.Now().AddDate(0, 0, days).UTC().Format(time.RFC3339)
				o.create(o.admin, map[string]any{"title": title, "due_at": at})
			}
			due("Vencida", -3)
			due("En cinco días", 5)
			due("En veinte días", 20)
			o.create(o.admin, map[string]any{"title": "Sin fecha"})
			o.create(o.admin, map[string]any{"title": "Hecha", "status": "done", "due_at": time.Now().UTC().Format(time.RFC3339)})
			require.Equal(t, []string{"Vencida"}, o.titles(o.admin, "due=soon&sort=due_at"))
			o.Choose("a", map[string]any{"due_soon_days": 7})
			require.Equal(t, []string{"Vencida", "En cinco días"}, o.titles(o.admin, "due=soon&sort=due_at"))
			var chosen struct {
				Days     int    `json:"due_soon_days"`
				Priority string `json:"default_priority"`
			}
			o.cashier.GET(base + "/settings").OK(&chosen)
			require.Equal(t, 7, chosen.Days)
			require.Equal(t, "medium", chosen.Priority)
			o.Choose("a", map[string]any{})
			require.Equal(t, []string{"Vencida"}, o.titles(o.admin, "due=soon&sort=due_at"))
		})
	})
}
