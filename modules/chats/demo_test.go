package chats_test

import (
	"fmt"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/chats"
	sdk "github.com/recobro/recobro/plugins-sdk/go"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

func TestDemo(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		b := newBook()
		seed := &sdk.DemoSeed{Tenants: []sdk.DemoTenant{{ID: "a", Name: "A", Users: []sdk.DemoUser{{ID: "ana", Role: "cashier"}, {ID: "mario", Role: "manager"}}}}}
		host := sdktest.Start(t, chats.Module(), sdktest.Options{Engine: engine, Others: b, Demo: seed})
		manager := host.As("a", "manager", "mario")
		for n := range 30 {
			b.knows(fmt.Sprintf("d%02d", n), "p1", "")
		}
		var all []talk
		require.Eventually(t, func() bool {
			manager.GET("/api/v1/conversations?pageSize=100").OK(&all)
			return len(all) > 20
		}, sdktest.Patience, 20*time.Millisecond, "the debtors of the demo have written")
		states, labelled, nobodys := map[string]int{}, 0, 0
		for _, c := range all {
			states[c.Status]++
			labelled += len(c.Labels)
			if c.AssigneeID == "" {
				nobodys++
			}
		}
		require.Len(t, states, 3)
		require.Greater(t, labelled, 10)
		require.Greater(t, nobodys, 2)
	})
}
