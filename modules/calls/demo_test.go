package calls_test

import (
	"fmt"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/calls"
	sdk "github.com/recobro/recobro/plugins-sdk/go"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

func TestDemo(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		b := newBook()
		x := &exchange{t: t, book: b}
		ana := sdk.DemoUser{ID: "ana", Role: "cashier"}
		x.Host = sdktest.Start(t, calls.Module(), sdktest.Options{Engine: engine, Others: b, Demo: &sdk.DemoSeed{Tenants: []sdk.DemoTenant{{ID: "a", Name: "A", Users: []sdk.DemoUser{ana}}}}})
		x.manager = x.As("a", "manager", "mario")
		x.Join("a", "cashier", "ana")
		var list []row
		x.manager.GET("/api/v1/llamadas").OK(&list)
		require.Len(t, list, 1, "a stranger's; nobody knows yet with whom the others are")
		require.Empty(t, list[0].DebtorID)
		for n := range 30 {
			x.debtor(fmt.Sprintf("d%02d", n), fmt.Sprintf("+598991234%02d", n))
		}
		b.mutex.Lock()
		for n := range 30 {
			b.debtors = append(b.debtors, fmt.Sprintf("d%02d", n))
		}
		b.mutex.Unlock()
		x.Broker.Await("recobro.calls.session.filled")
		x.Broker.Await("recobro.calls.session.filled")
		demoTold(t, x)
	})
}

// demoTold reads what is planted last: when that is there, all is.
func demoTold(t *testing.T, x *exchange) {
	var sessions []timed
	require.Eventually(t, func() bool {
		x.manager.GET("/api/v1/sesiones").OK(&sessions)
		return len(sessions) == 2 && sessions[0].Status == "running"
	}, sdktest.Patience, 10*time.Millisecond)
	require.Equal(t, "done", sessions[1].Status)
	for _, each := range sessions {
		r := x.results(each.ID)
		require.EqualValues(t, 30, r.Planned)
		require.NotZero(t, r.States["reached"])
		require.NotZero(t, r.States["spent"])
		require.Equal(t, r.Calls, r.States["reached"]+r.States["spent"])
	}
	var list []row
	x.manager.GET("/api/v1/llamadas?pageSize=100").OK(&list)
	outcomes, kept, strangers := 0, 0, 0
	for _, c := range list {
		if c.DebtorID == "" {
			strangers++
		}
		require.NotEqual(t, "wrap_up", c.Status)
		var all []taped
		x.manager.GET("/api/v1/llamadas/" + c.ID + "/recordings").OK(&all)
		kept += len(all)
		if c.DispositionID != "" {
			outcomes++
		}
	}
	require.Equal(t, 1, strangers)
	require.NotZero(t, outcomes)
	require.NotZero(t, kept)
}
