package chats_test

import (
	"context"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/chats"
	"github.com/recobro/recobro/modules/chats/internal/retention"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/files"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/host/control"
)

// years is a clock that is ahead.
type years struct{ clock.Clock }

// Now implements clock.Clock.
func (y years) Now() time.Time { return y.Clock.Now().AddDate(2, 0, 0) }

func TestRetention(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		module, kept, stored := chats.Module(), make(chan *retention.Service, 1), make(chan *files.Store, 1)
		module.Jobs = append(module.Jobs, func(s *retention.Service, f *files.Store) {
			kept <- s
			stored <- f
		})
		x := officeOf(t, module, sdktest.Options{Engine: engine, Chosen: map[string]any{"a": body{"retains_months": 12}}}, func(*control.StartRequest) {})
		purger := (<-kept).At(years{clock.System()})
		for n, name := range []string{"Ana", "Bea", "Cleo"} {
			x.whatsapp.Writes("wamid.r"+name, "5989900000"+string(rune('1'+n)), name, "Mi cédula es 1.234.567-8", time.Now())
		}
		ana, bea, cleo := x.of("Ana").ID, x.of("Bea").ID, x.of("Cleo").ID
		for _, id := range []string{ana, bea} {
			x.admin.POST("/api/v1/conversations/"+id+"/move", body{"status": "resolved"}, "If-Match", "*").OK(nil)
		}
		x.ana.POST("/api/v1/conversations/"+bea+"/hold", body{"on": true}, "If-Match", "*").Refused(http.StatusForbidden, "forbidden")
		x.admin.POST("/api/v1/conversations/"+bea+"/hold", body{"on": true}, "If-Match", "*").OK(nil)
		require.NoError(t, purger.Purge(principal.With(context.Background(), principal.System("a", "chats"))))
		t.Run("[CH-09] what a company keeps no longer is removed, and that something was written stays", func(t *testing.T) {
			thread := x.thread(t, ana)
			require.Len(t, thread, 1)
			require.Equal(t, []string{"", "in"}, []string{thread[0].Text, thread[0].Direction})
			var found []row
			x.admin.GET("/api/v1/conversations/" + ana).OK(&row{})
			x.admin.GET("/api/v1/conversations?status=resolved").OK(&found)
			require.Len(t, found, 2)
		})
		t.Run("[CH-14] who removes a conversation removes what was sent there, to be read by nobody again", func(t *testing.T) {
			x.whatsapp.Writes("wamid.rDora", "59899000009", "Dora", "hola", time.Now())
			dora := "/api/v1/conversations/" + x.of("Dora").ID
			var f struct{ ID string }
			x.admin.POST(dora+"/files", strings.NewReader(pdf), "Content-Type", "application/pdf").OK(&f)
			require.Equal(t, http.StatusNoContent, x.admin.DELETE(dora, "If-Match", "*").Status)
			got, err := (<-stored).Get(principal.With(context.Background(), principal.System("a", "chats")), f.ID)
			require.NoError(t, err)
			require.NotNil(t, got.ErasedAt)
		})
		t.Run("[CH-09] what a legal matter needs is held, and what goes on is not old", func(t *testing.T) {
			for _, id := range []string{bea, cleo} {
				require.Contains(t, x.thread(t, id)[0].Text, "1.234.567")
			}
		})
	})
}
