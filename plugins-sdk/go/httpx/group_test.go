package httpx_test

import (
	"context"
	"net/http"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

func TestGroups(t *testing.T) {
	s := serve(t, sdktest.Engine{Name: storage.SQLite}.DB(t, "notes", migrations()))
	within := map[string]bool{}
	act := func(name string) func(context.Context, *createInput) error {
		return func(ctx context.Context, _ *createInput) error {
			within[name] = s.db.InTransaction(ctx)
			return nil
		}
	}
	g := httpx.Group{API: s.api, Tag: "doors", Base: "/doors", Rights: "notes.doors", Like: httpx.Operation{MaxBody: 100}}
	httpx.Do(g.Op("knock", "/knock", "open", "Knock"), http.MethodPost, act("knock"))
	httpx.Do(g.Open("ring", "/ring", "Ring"), http.MethodPost, act("ring"))
	g.Long = true
	httpx.Do(g.Op("wait", "/wait", "open", "Wait"), http.MethodPost, act("wait"))
	httpx.Get(g.Open("", "", "Whether there is a door"), func(context.Context, *struct{}) (bool, error) { return true, nil })

	t.Run("what is open answers nobody in particular, and nothing else does", func(t *testing.T) {
		require.Equal(t, http.StatusNoContent, s.call("POST", "/doors/ring", "", `{"title":"x"}`).status)
		require.Equal(t, http.StatusUnauthorized, s.call("POST", "/doors/knock", "", `{"title":"x"}`).status)
		require.Equal(t, http.StatusForbidden, s.call("POST", "/doors/knock", "notes.doors:close", `{"title":"x"}`).status)
	})
	t.Run("a write is in a transaction, and none is open while work is long", func(t *testing.T) {
		require.Equal(t, http.StatusNoContent, s.call("POST", "/doors/knock", "notes.doors:open", `{"title":"x"}`).status)
		require.Equal(t, http.StatusNoContent, s.call("POST", "/doors/wait", "notes.doors:open", `{"title":"x"}`).status)
		require.True(t, within["knock"])
		require.False(t, within["wait"])
	})
	t.Run("the group's limits are each operation's", func(t *testing.T) {
		long := `{"title":"` + strings.Repeat("x", 100) + `"}`
		require.Equal(t, http.StatusRequestEntityTooLarge, s.call("POST", "/doors/knock", "notes.doors:open", long).status)
	})
	t.Run("an operation is called by its group and its name, the only one by its group", func(t *testing.T) {
		paths := s.api.OpenAPI().Paths
		require.Equal(t, "doors-knock", paths["/doors/knock"].Post.OperationID)
		require.Equal(t, "doors", paths["/doors"].Get.OperationID)
		require.Equal(t, []string{"doors"}, paths["/doors"].Get.Tags)
	})
}
