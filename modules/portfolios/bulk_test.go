package portfolios_test

import (
	"fmt"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

type affected struct {
	Count  int64
	Queued bool
	Before []struct {
		AssigneeID string   `json:"assignee_id"`
		TagID      string   `json:"tag_id"`
		IDs        []string `json:"ids"`
	}
}

func TestBulk(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		h := start(t, engine)
		var p row // with thousands
		total := func(query string) int64 { return h.manager.GET("/api/v1/deudores?" + query).Meta().Total }

		t.Run("an assignment tells who worked the debtors before, to go back to", func(t *testing.T) {
			h.Host.Join("rioplatense", "cashier", "luis")
			mine := list(t, h.manager, "/api/v1/deudores?assignee=ana&sort=name&pageSize=1")[0].ID
			free := list(t, h.manager, "/api/v1/deudores?assignee=none&sort=name&pageSize=1")[0].ID
			var done affected
			h.manager.POST("/api/v1/deudores/assign", map[string]any{"ids": []string{mine, free}, "assignee_id": "luis"}).OK(&done)
			require.EqualValues(t, 2, done.Count)
			held := map[string][]string{}
			for _, before := range done.Before {
				held[before.AssigneeID] = before.IDs
			}
			require.Equal(t, map[string][]string{"ana": {mine}, "": {free}}, held)
		})

		t.Run("a few that a list shows are changed at once", func(t *testing.T) {
			var vip row
			h.manager.POST("/api/v1/deudores/tags", map[string]any{"name": "Campaña", "color": "red"}).OK(&vip)
			var done affected
			h.manager.POST("/api/v1/deudores/tag", map[string]any{"filter": map[string]any{"assignee": "ana"}, "add": []string{vip.ID}}).OK(&done)
			require.Equal(t, affected{Count: total("assignee=ana")}, done)
			require.Equal(t, done.Count, total("tag="+vip.ID))
		})

		t.Run("thousands that a list shows follow in the background, each with its line, and nobody else's", func(t *testing.T) {
			h.manager.POST("/api/v1/carteras", newPortfolio("BULK-1")).OK(&p)
			h.manager.POST("/api/v1/carteras/"+p.ID+"/activate", nil, "If-Match", tag(1)).OK(nil)
			filled(t, h, p.ID, 1_200)
			others := total("assignee=none")
			var done affected
			h.manager.POST("/api/v1/deudores/assign", map[string]any{"filter": map[string]any{"portfolio_id": []string{p.ID}}, "assignee_id": "luis"}).OK(&done)
			require.Equal(t, affected{Count: 500, Queued: true}, done)
			require.Eventually(t, func() bool { return total("assignee=luis&portfolio_id="+p.ID) == 1_200 }, time.Minute, 20*time.Millisecond)
			require.Equal(t, others-1_200, total("assignee=none"))
			last := list(t, h.manager, "/api/v1/deudores?sort=-created_at&pageSize=1&portfolio_id="+p.ID)[0]
			var timeline []struct {
				Name  string
				Actor struct{ ID string }
			}
			h.manager.GET("/api/v1/deudores/" + last.ID + "/timeline").OK(&timeline)
			require.Equal(t, "portfolios.debtor.assigned", timeline[0].Name)
			require.Equal(t, "mara", timeline[0].Actor.ID)
		})

		t.Run("[CO-11] a whole list goes to several in turn, each as many as the others", func(t *testing.T) {
			h.Host.Join("rioplatense", "cashier", "eva")
			var done affected
			all := map[string]any{"portfolio_id": []string{p.ID}}
			h.manager.POST("/api/v1/deudores/assign", map[string]any{"filter": all, "in_turn": []string{"ana", "luis", "eva"}}).OK(&done)
			require.True(t, done.Queued)
			for _, who := range []string{"ana", "luis", "eva"} {
				require.Eventually(t, func() bool { return total("assignee="+who+"&portfolio_id="+p.ID) == 400 }, time.Minute, 20*time.Millisecond)
			}
			few := []string{}
			for _, d := range list(t, h.manager, "/api/v1/deudores?assignee=eva&sort=name&pageSize=3") {
				few = append(few, d.ID)
			}
			h.manager.POST("/api/v1/deudores/assign", map[string]any{"ids": few, "in_turn": []string{"ana", "luis"}}).OK(&done)
			require.EqualValues(t, 3, done.Count)
			require.EqualValues(t, 397, total("assignee=eva"))
			refused := h.manager.POST("/api/v1/deudores/assign", map[string]any{"filter": all, "in_turn": []string{"ana", "nobody-here"}})
			require.Equal(t, http.StatusUnprocessableEntity, refused.Status)
			require.Equal(t, "body.in_turn", refused.Problem.Errors[0].Field)
		})

		t.Run("a change says which debtors it means: some, or all of a list", func(t *testing.T) {
			for _, body := range []map[string]any{
				{"assignee_id": "luis"},
				{"assignee_id": "luis", "ids": []string{"x"}, "filter": map[string]any{}},
				{"assignee_id": "luis", "filter": map[string]any{"status": []string{"gone"}}},
			} {
				require.Equal(t, http.StatusUnprocessableEntity, h.manager.POST("/api/v1/deudores/assign", body).Status)
			}
			require.Equal(t, http.StatusForbidden, h.cashier.POST("/api/v1/deudores/assign", map[string]any{"filter": map[string]any{}, "assignee_id": "ana"}).Status)
		})
	})
}

// filled imports n debtors into a portfolio.
func filled(t *testing.T, h *started, portfolioID string, n int) {
	t.Helper()
	var rows strings.Builder
	rows.WriteString("Documento;Nombre;Nro Operación;Saldo\n")
	for i := range n {
		fmt.Fprintf(&rows, "%s;Persona %d;R%d;10,00\n", sdktest.NationalID(2_000_000+i), i, i)
	}
	var f file
	newImport(t, h.manager, portfolioID, "muchos.csv", rows.String()).OK(&f)
	h.manager.PUT("/api/v1/imports/"+f.ID+"/mapping", map[string]any{"mapping": f.Mapping}, "If-Match", f.version()).OK(&f)
	h.manager.POST("/api/v1/imports/"+f.ID+"/check", nil).OK(nil)
	awaited(t, h.manager, f.ID, "checked")
	h.manager.POST("/api/v1/imports/"+f.ID+"/start", nil).OK(nil)
	awaited(t, h.manager, f.ID, "finished")
}
