package portfolios_test

import (
	"net/url"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/portfolios"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

const longName = "Desoxirribonucleoproteinsupercalifragilisticoespialidosamente"

type told struct {
	Name  string
	Facts []struct {
		Field, Kind, Record, Currency string
		Change                        bool
		From, To                      []string
	}
}

// says is a line with its facts as one text each.
func (l told) says() map[string]string {
	all := map[string]string{}
	for _, f := range l.Facts {
		text := strings.Join(f.To, ",")
		if f.Change {
			text = strings.Join(f.From, ",") + " → " + text
		}
		all[f.Field] = strings.Join(strings.Fields(f.Currency+" "+f.Record+" "+text), " ")
	}
	return all
}

type named struct {
	ID, Name, Page string
	Gone           bool
}

func namesOf(p *sdktest.Person, path string, ids ...string) (found []named) {
	p.GET(path + "?" + url.Values{"id": {strings.Join(ids, ",")}}.Encode()).OK(&found)
	return found
}

// TestTold has a debtor of sixty letters come with an import of Colombian pesos, and asks what is told of them.
func TestTold(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		h := sdktest.Start(t, portfolios.Module(), sdktest.Options{Engine: engine, Tenants: []string{"rioplatense"}})
		manager, cashier := h.As("rioplatense", "manager", "mara"), h.As("rioplatense", "cashier", "ana")
		var p row
		manager.POST("/api/v1/carteras", map[string]any{
			"code": "CO", "name": "Libranzas", "creditor_name": "Banco", "currency": "COP", "country": "CO", "timezone": "America/Bogota",
		}).OK(&p)
		var f file
		newImport(t, manager, p.ID, "noviembre.csv", "Documento;Nombre;Teléfono;Nro Operación;Saldo\n1020304;"+longName+";3001234567;A-1;1.234.567.890,00\n").OK(&f)
		manager.PUT("/api/v1/imports/"+f.ID+"/mapping", map[string]any{"mapping": f.Mapping}, "If-Match", f.version()).OK(&f)
		manager.POST("/api/v1/imports/"+f.ID+"/check", nil).OK(nil)
		awaited(t, manager, f.ID, "checked")
		manager.POST("/api/v1/imports/"+f.ID+"/start", nil).OK(nil)
		awaited(t, manager, f.ID, "finished")
		who := list(t, manager, "/api/v1/deudores")[0]
		debtor := "/api/v1/deudores/" + who.ID
		d := list(t, manager, debtor+"/debts")[0]

		t.Run("the ledger begins with what the import brought, by the import and not by an id", func(t *testing.T) {
			manager.POST(debtor+"/debts/"+d.ID+"/movements", map[string]any{"direction": "credit", "type": "discount", "amount": 56789000, "source_ref": "import:none:of:ours"}).OK(nil)
			var movements []struct {
				Type, Origin string
				ImportID     string `json:"import_id"`
				SourceRef    string `json:"source_ref"`
			}
			manager.GET(debtor + "/debts/" + d.ID + "/movements").OK(&movements)
			require.Len(t, movements, 2)
			require.Equal(t, []string{"opening", f.ID, ""}, []string{movements[1].Origin, movements[1].ImportID, movements[1].SourceRef})
			require.Equal(t, []named{{ID: f.ID, Name: "noviembre.csv", Page: "/portfolios/" + p.ID + "/imports/" + f.ID}}, namesOf(manager, "/api/v1/imports/names", f.ID))
		})

		t.Run("the timeline says to which debt, how much, from what to what, and ends with the import", func(t *testing.T) {
			manager.POST("/api/v1/deudores/assign", map[string]any{"ids": []string{who.ID}, "assignee_id": ""}).OK(nil)
			var lines []told
			manager.GET(debtor + "/timeline").OK(&lines)
			require.Equal(t, []string{"portfolios.debtor.assigned", "portfolios.debtor.movement_posted", "portfolios.debtor.imported"}, []string{lines[0].Name, lines[1].Name, lines[2].Name})
			require.Equal(t, map[string]string{
				"debt_id": "portfolios.debt " + d.ID, "type": "discount", "direction": "credit", "amount": "COP 56789000",
				"balance": "COP 123456789000 → 123400000000",
			}, lines[1].says())
			require.Equal(t, map[string]string{"import_id": "portfolios.import " + f.ID}, lines[2].says())
			require.Equal(t, []named{{ID: d.ID, Name: "A-1", Page: "/debtors/" + who.ID + "?debt=" + d.ID}}, namesOf(manager, "/api/v1/deudores/debts/names", d.ID))
		})

		t.Run("a change of a person's data says which, and holds neither the old nor the new", func(t *testing.T) {
			var now row
			manager.GET(debtor).OK(&now)
			changed := manager.PATCH(debtor, map[string]any{"name": "Otro " + longName, "segment": "A2"}, "If-Match", tag(now.Version))
			changed.OK(nil)
			timeline := manager.GET(debtor + "/timeline")
			var lines []told
			timeline.OK(&lines)
			require.Equal(t, map[string]string{"segment": "→ A2", "name": "→"}, lines[0].says())
			require.NotContains(t, string(timeline.Raw), longName)
		})

		t.Run("who may not see a debtor learns no name by any way, nor that it is there; their own, with the phone covered", func(t *testing.T) {
			phone := list(t, manager, debtor+"/phones")[0].ID
			kinds := map[string]string{"/api/v1/deudores/names": who.ID, "/api/v1/deudores/debts/names": d.ID, "/api/v1/deudores/phones/names": phone}
			for path, id := range kinds {
				require.Equal(t, []named{{ID: id}}, namesOf(cashier, path, id), path)
				require.NotEmpty(t, namesOf(manager, path, id)[0].Name, path)
				require.Equal(t, []named{{ID: "no-such", Gone: true}}, namesOf(manager, path, "no-such"))
				require.Equal(t, []named{{ID: "no-such"}}, namesOf(cashier, path, "no-such"))
			}
			h.Join("rioplatense", "cashier", "ana")
			manager.POST("/api/v1/deudores/assign", map[string]any{"ids": []string{who.ID}, "assignee_id": "ana"}).OK(nil)
			require.Contains(t, namesOf(cashier, "/api/v1/deudores/names", who.ID)[0].Name, longName)
			require.Contains(t, namesOf(cashier, "/api/v1/deudores/phones/names", phone)[0].Name, "***")
			require.NotContains(t, namesOf(manager, "/api/v1/deudores/phones/names", phone)[0].Name, "*")
		})

		t.Run("a hundred are named at once, and no more", func(t *testing.T) {
			ids := make([]string, 101)
			for i := range ids {
				ids[i] = "id" + strconv.Itoa(i)
			}
			require.Len(t, namesOf(manager, "/api/v1/deudores/names", ids[:100]...), 100)
			require.Equal(t, 422, manager.GET("/api/v1/deudores/names?id="+strings.Join(ids, ",")).Status)
		})
	})
}
