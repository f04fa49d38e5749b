package calls_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/calls/internal/peers"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

func TestTrunkStates(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		phone := peers.Baresip(t, peers.PhoneConfig{Number: "+59899123456"})
		x := exchangeTo(t, engine, phone.Port)
		var made row
		x.admin.POST("/api/v1/trunks", body{"name": "Reserva", "host": "127.0.0.1", "port": phone.Port, "keepalive_seconds": 15}).OK(&made)
		type state struct {
			TrunkID string `json:"trunk_id"`
			State   struct {
				Reachable bool `json:"reachable"`
			} `json:"state"`
			UpdatedAt time.Time `json:"updated_at"`
		}
		seen := func() (found state) {
			var all []state
			x.admin.GET("/api/v1/trunks/states").OK(&all)
			for _, one := range all {
				if one.TrunkID == made.ID {
					found = one
				}
			}
			return found
		}
		t.Run("[CA-01] a trunk that answers is shown as reachable, and the state is kept up to date", func(t *testing.T) {
			require.Eventually(t, func() bool { return seen().State.Reachable }, sdktest.Patience, 50*time.Millisecond)
			first := seen().UpdatedAt
			require.Eventually(t, func() bool { return seen().UpdatedAt.After(first) }, sdktest.Patience, 50*time.Millisecond)
		})
	})
}
