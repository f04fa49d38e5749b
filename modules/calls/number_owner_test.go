package calls_test

import (
	"net/http"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/calls"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

func TestNumberOfOneCompany(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		h := sdktest.Start(t, calls.Module(), sdktest.Options{Engine: engine, Others: newBook(), Settings: body{"media_ports": ""}})
		a, b := h.As("a", "admin", "admin-a"), h.As("b", "admin", "admin-b")
		trunks := map[*sdktest.Person]row{}
		for _, who := range []*sdktest.Person{a, b} {
			var made row
			who.POST("/api/v1/trunks", body{"name": "Central", "host": "203.0.113.5", "is_on": false}).OK(&made)
			trunks[who] = made
		}
		wanted := func(who *sdktest.Person, more body) body {
			of := body{"number": "+59829001234", "name": "Cobranzas", "trunk_id": trunks[who].ID}
			for name, value := range more {
				of[name] = value
			}
			return of
		}
		t.Run("[CA-05] a public number takes the calls of one company alone", func(t *testing.T) {
			a.POST("/api/v1/numbers", wanted(a, nil)).OK(nil)
			b.POST("/api/v1/numbers", wanted(b, nil)).Refused(http.StatusConflict, "calls.number_exists")
			var shown row
			b.POST("/api/v1/numbers", wanted(b, body{"takes_calls": false})).OK(&shown)
			b.PUT("/api/v1/numbers/"+shown.ID, wanted(b, nil), "If-Match", `"1"`).Refused(http.StatusConflict, "calls.number_exists")
		})
		t.Run("[CA-01] nobody takes a carrier's calls from half the world", func(t *testing.T) {
			for _, wide := range []string{"0.0.0.0/0", "203.0.113.0/8", "203.0.112.0/23", "::/0", "2001:db8::/32", "::ffff:0:0/96"} {
				a.POST("/api/v1/trunks", body{"name": "Ancha", "host": "203.0.113.6", "sources": []string{wide}, "is_on": false}).Refused(http.StatusUnprocessableEntity, "calls.trunk_source")
			}
			got := a.POST("/api/v1/trunks", body{"name": "Justa", "host": "203.0.113.6", "sources": []string{"203.0.113.0/24", "198.51.100.7", "2001:db8:0:1::/64"}, "is_on": false})
			require.Equal(t, http.StatusCreated, got.Status)
		})
	})
}
