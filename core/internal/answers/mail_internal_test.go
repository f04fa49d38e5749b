package answers

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/mail"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/host/manifest"
)

func TestMail(t *testing.T) {
	post := sdktest.NewPost(t, 1)
	sender, err := mail.New(post.Address, "no-reply@recobro.example", "")
	require.NoError(t, err)
	catalog, err := errs.NewCatalog()
	require.NoError(t, err)
	d := &Desk{Mail: sender, Catalog: catalog, Manifests: []manifest.Manifest{{ID: "money", Mail: true}, {ID: "visits"}}}
	send := func(module, body string) int {
		w := httptest.NewRecorder()
		d.Socket(w, httptest.NewRequest(http.MethodPost, mail.HostPath, strings.NewReader(body)), module)
		return w.Code
	}
	const letter = `{"id":"event-1@recobro","to":"ana@example.com","subject":"Recibo","text":"Gracias.","files":[{"name":"r.pdf","type":"application/pdf","content":"JVBERi0="}]}`

	t.Run("the host sends mail only for modules whose manifest says that they send any", func(t *testing.T) {
		require.Equal(t, http.StatusForbidden, send("visits", letter))
		require.Equal(t, http.StatusForbidden, send("nobody", letter))
		require.Empty(t, post.Letters)
	})
	t.Run("what the server does not take is told, and what it takes is sent once, under its id", func(t *testing.T) {
		require.Equal(t, http.StatusServiceUnavailable, send("money", letter))
		require.Equal(t, http.StatusNoContent, send("money", letter))
		text := <-post.Letters
		require.Contains(t, text, "<event-1@recobro>")
		require.Contains(t, text, "no-reply@recobro.example")
		require.Contains(t, text, "JVBERi0=")
		require.Empty(t, post.Letters)
	})
	t.Run("what is no message is refused", func(t *testing.T) {
		require.Equal(t, http.StatusBadRequest, send("money", "{"))
		require.Equal(t, http.StatusServiceUnavailable, send("money", `{"to":"ana@example.com\r\nBcc: all@example.com","subject":"x","text":"y"}`))
		require.Empty(t, post.Letters)
	})
}
