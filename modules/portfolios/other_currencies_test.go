package portfolios_test

import (
	"net/http"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

// TestOtherCurrencies has debtors of a portfolio in pesos owe in dollars: whoever owes in any currency is owed by, is worked, and is not
// paid up.
func TestOtherCurrencies(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		d := openTill(t, engine)
		ana, luz := d.importForeign(t)
		t.Run("[MO-01] what is owed in another currency stands beside the balance, in the list and on the page", func(t *testing.T) {
			require.Zero(t, luz.Balance)
			require.Equal(t, []sumIn{{"USD", 50_000}}, luz.Others)
			require.EqualValues(t, 12_300, ana.Balance)
			require.Equal(t, []sumIn{{"USD", 70_000}}, ana.Others)
			require.Equal(t, luz.Others, get(t, d.admin, "/api/v1/deudores/"+luz.ID).Others)
		})
		t.Run("[CO-11] who owes in another currency alone stands in the queue, with that amount", func(t *testing.T) {
			require.Eventually(t, func() bool { return d.queued(t, luz.ID)["currency"] == "USD" }, 20*time.Second, 50*time.Millisecond)
			require.Equal(t, "50000", d.queued(t, luz.ID)["amount"])
		})
		t.Run("[MO-02] who has paid the pesos and still owes dollars is not paid up", func(t *testing.T) {
			d.cashier.POST("/api/v1/payments", map[string]any{"debtor_id": ana.ID, "amount": ana.Balance, "method": "cash", "currency": "UYU"}).OK(nil)
			now := get(t, d.admin, "/api/v1/deudores/"+ana.ID)
			require.Zero(t, now.Balance)
			require.NotEqual(t, "paid", now.Status)
			d.cashier.POST("/api/v1/payments", map[string]any{"debtor_id": ana.ID, "amount": 70_000, "method": "cash", "currency": "USD"}).OK(nil)
			now = get(t, d.admin, "/api/v1/deudores/"+ana.ID)
			require.Empty(t, now.Others)
			require.Equal(t, "paid", now.Status)
		})
	})
}

type sumIn struct {
	Currency string
	Balance  int64
}

// importForeign imports two debtors of a new portfolio in pesos: one owes in both currencies, the other in dollars alone.
func (d *desked) importForeign(t *testing.T) (ana, luz row) {
	t.Helper()
	var p row
	d.admin.POST("/api/v1/carteras", map[string]any{
		"code": "USD", "name": "Tarjetas", "creditor_name": "Banco", "type": "third_party", "stage": "early",
		"currency": "UYU", "country": "UY", "timezone": "America/Montevideo",
	}).OK(&p)
	var f file
	newImport(t, d.admin, p.ID, "a.csv", "Documento;Nombre;Teléfono;Nro Operación;Moneda;Saldo\n"+
		"12345672;Ana Pereira;099111222;A-1;UYU;123,00\n12345672;Ana Pereira;099111222;A-2;USD;700,00\n45678905;Luz Núñez;099333444;A-3;USD;500,00\n").OK(&f)
	mapping := []string{"national_id", "name", "phone", "debt_ref", "currency", "balance"}
	d.admin.PUT("/api/v1/imports/"+f.ID+"/mapping", map[string]any{"mapping": mapping}, "If-Match", f.version()).OK(&f)
	d.admin.POST("/api/v1/imports/"+f.ID+"/check", nil).OK(nil)
	awaited(t, d.admin, f.ID, "checked")
	d.admin.POST("/api/v1/imports/"+f.ID+"/start", nil).OK(nil)
	f = awaited(t, d.admin, f.ID, "finished")
	require.EqualValues(t, 3, f.Result.Created)
	all := list(t, d.admin, "/api/v1/deudores?sort=name&portfolio_id="+p.ID)
	require.Len(t, all, 2)
	d.manager.POST("/api/v1/deudores/assign", map[string]any{"ids": []string{all[0].ID}, "assignee_id": "ana"}).OK(nil)
	return all[0], all[1]
}

// queued is why a debtor stands in the queue: what they owe. It is empty for who does not stand there.
func (d *desked) queued(t *testing.T, id string) (owes map[string]string) {
	t.Helper()
	var item struct {
		Reasons []struct {
			Code   string
			Params map[string]string
		}
	}
	answer := d.admin.GET("/api/v1/queue/" + id)
	if answer.Status == http.StatusNotFound {
		return nil
	}
	answer.OK(&item)
	for _, reason := range item.Reasons {
		if reason.Code == "owes" {
			owes = reason.Params
		}
	}
	return owes
}
