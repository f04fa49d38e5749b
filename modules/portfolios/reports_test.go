package portfolios_test

import (
	"bytes"
	"context"
	"encoding/base64"
	"net/http"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/money/payment"
	"github.com/recobro/recobro/modules/portfolios/internal/money/reported"
	"github.com/recobro/recobro/modules/portfolios/internal/money/till"
	sdk "github.com/recobro/recobro/plugins-sdk/go"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// pixel is the smallest picture.
const pixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="

// reports fills the first page of payments with some that wait for a proof.
func reports(demo sdk.DemoSeed, db *storage.DB, service *reported.Service) error {
	for _, tenant := range demo.Tenants {
		ctx := principal.With(context.Background(), principal.System(tenant.ID, "portfolios"))
		some, err := storage.All[debtor.Debtor](ctx, db, 1)
		if err != nil {
			return err
		}
		for range 10 {
			if _, err := service.Report(ctx, payment.Payment{Amount: 100, Method: till.Transfer}, some[0].ID); err != nil {
				return err
			}
		}
	}
	return nil
}

func TestReportedPayments(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		t.Run("[MO-13] a reported payment is proved and verified, and posted only then", func(t *testing.T) { verifies(t, openTill(t, engine)) })
		t.Run("[MO-13] a reported payment is rejected with a reason, and nothing was posted", func(t *testing.T) { rejects(t, openTill(t, engine)) })
		t.Run("[MO-13] nobody verifies what they reported, and two verify it once", func(t *testing.T) { verifiesOnce(t, openTill(t, engine)) })
		t.Run("[MO-18] a cashier reports, and does not verify", func(t *testing.T) { mayReport(t, openTill(t, engine)) })
	})
}

// report has a person tell of a transfer.
func (d *desked) report(p *sdktest.Person, amount int64) (told paid) {
	p.POST("/api/v1/payments/reports", map[string]any{
		"debtor_id": d.who.ID, "amount": amount, "method": "transfer", "external_ref": "TRX-1", "note": "Transfirió al acreedor",
	}).OK(&told)
	return told
}

func (d *desked) prove(t *testing.T, p *sdktest.Person, id, name string, content []byte) *sdktest.Answer {
	t.Helper()
	return p.Do(http.MethodPost, "/api/v1/payments/"+id+"/proof", bytes.NewReader(content), "Content-Type", "application/octet-stream",
		"Content-Disposition", `attachment; filename="`+name+`"`)
}

func picture(t *testing.T) []byte {
	t.Helper()
	raw, err := base64.StdEncoding.DecodeString(pixel)
	require.NoError(t, err)
	return raw
}

func verifies(t *testing.T, d *desked) {
	before := d.balance(t)
	told := d.report(d.cashier, 30_000)
	require.Equal(t, "reported", told.Status)
	require.Empty(t, told.Receipt)
	require.Equal(t, before, d.balance(t))
	d.prove(t, d.cashier, told.ID, "recibo.exe", []byte("MZ nothing to be seen")).Refused(http.StatusUnprocessableEntity, "files.type")
	var proof row
	d.prove(t, d.cashier, told.ID, "recibo.png", picture(t)).OK(&proof)
	require.Equal(t, "verifying", get(t, d.manager, "/api/v1/payments/"+told.ID).Status)
	require.Len(t, list(t, d.manager, "/api/v1/payments/"+told.ID+"/proof"), 1)
	answer := d.manager.GET("/api/v1/payments/" + told.ID + "/proof/" + proof.ID)
	require.Equal(t, http.StatusOK, answer.Status)
	require.Equal(t, picture(t), answer.Raw)
	require.Len(t, list(t, d.manager, "/api/v1/payments?status=reported,verifying&debtor_id="+d.who.ID), 1)
	var done paid
	d.manager.POST("/api/v1/payments/"+told.ID+"/verify", nil).OK(&done)
	require.Equal(t, "allocated", done.Status)
	require.Equal(t, "000-00000001", done.Receipt)
	require.Equal(t, before-30_000, d.balance(t))
	d.manager.POST("/api/v1/payments/"+told.ID+"/verify", nil).Refused(http.StatusConflict, "portfolios.payment_transition")
	d.prove(t, d.cashier, told.ID, "otro.png", picture(t)).Refused(http.StatusConflict, "portfolios.payment_transition")
}

func rejects(t *testing.T, d *desked) {
	before := d.balance(t)
	told := d.report(d.cashier, before+1) // more than owed may be told, too
	d.manager.POST("/api/v1/payments/"+told.ID+"/verify", nil).Refused(http.StatusConflict, "portfolios.payment_too_much")
	d.manager.POST("/api/v1/payments/"+told.ID+"/reject", map[string]any{"reason": ""}).Refused(http.StatusUnprocessableEntity, "invalid")
	var done struct{ Status, Reason, Receipt string }
	d.manager.POST("/api/v1/payments/"+told.ID+"/reject", map[string]any{"reason": "El banco no la tiene"}).OK(&done)
	require.Equal(t, "rejected", done.Status)
	require.Equal(t, "El banco no la tiene", done.Reason)
	require.Empty(t, done.Receipt)
	require.Equal(t, before, d.balance(t))
	next := d.report(d.cashier, 10_000)
	var took paid
	d.manager.POST("/api/v1/payments/"+next.ID+"/verify", nil).OK(&took)
	require.Equal(t, "000-00000001", took.Receipt, "what was refused has drawn no number")
}

func verifiesOnce(t *testing.T, d *desked) {
	before := d.balance(t)
	told := d.report(d.manager, 20_000)
	path := "/api/v1/payments/" + told.ID
	d.manager.POST(path+"/verify", nil).Refused(http.StatusForbidden, "portfolios.payment_report_own")
	d.manager.POST(path+"/reject", map[string]any{"reason": "No llegó"}).Refused(http.StatusForbidden, "portfolios.payment_report_own")
	var both sync.WaitGroup
	statuses := make([]int, 2)
	for n, p := range []*sdktest.Person{d.admin, d.As("rioplatense", "manager", "milo")} {
		both.Go(func() { statuses[n] = p.POST(path+"/verify", nil).Status })
	}
	both.Wait()
	require.ElementsMatch(t, []int{http.StatusOK, http.StatusConflict}, statuses)
	require.Equal(t, before-20_000, d.balance(t))
}

func mayReport(t *testing.T, d *desked) {
	told := d.report(d.cashier, 20_000)
	d.cashier.POST("/api/v1/payments/"+told.ID+"/verify", nil).Refused(http.StatusForbidden, "forbidden")
	d.superadmin.POST("/api/v1/payments/"+told.ID+"/verify", nil).Refused(http.StatusForbidden, "forbidden")
	other := d.As("rioplatense", "cashier", "otro")
	require.Equal(t, http.StatusNotFound, other.GET("/api/v1/payments/"+told.ID).Status)
	other.POST("/api/v1/payments/reports", map[string]any{"debtor_id": d.who.ID, "amount": 100}).Refused(http.StatusNotFound, "portfolios.debtor_not_found")
}
