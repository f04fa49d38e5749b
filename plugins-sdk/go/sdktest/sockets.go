package sdktest

import (
	"log/slog"
	"net/http"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/ask"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/mail"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/host/control"
	"github.com/recobro/recobro/plugins-sdk/host/dataplane"
	"github.com/recobro/recobro/plugins-sdk/host/vouch"
)

// hearAsked has the module under test open sockets of other modules: those that Host.Others serves.
func (h *Host) hearAsked(request control.StartRequest) {
	path := dataplane.AskedPath(request.RunDir, h.Manifest.ID, request.Generation)
	listener, err := dataplane.ListenAsked(path, h.key, slog.New(slog.DiscardHandler))
	require.NoError(h.t, err)
	server := &http.Server{Handler: http.HandlerFunc(h.desk.serveSocket), ReadHeaderTimeout: answerTime}
	go func() { _ = server.Serve(listener) }() // ends with the test
	h.t.Cleanup(func() { _ = server.Close() })
}

// mailThrough sends what the module mails through a server, as the host does.
func mailThrough(t testing.TB, post *Post) http.Handler {
	if post == nil {
		return nil
	}
	sender, err := mail.New(post.Address, "recibos@rioplatense.example", "")
	require.NoError(t, err)
	catalog, err := errs.NewCatalog()
	require.NoError(t, err)
	return mail.Handler(sender, catalog)
}

// serveSocket has the others answer as the host would ask them.
func (d *desk) serveSocket(w http.ResponseWriter, r *http.Request) {
	if r.URL.Path == mail.HostPath && d.mail != nil {
		d.mail.ServeHTTP(w, r)
		return
	}
	d.mutex.Lock()
	others := d.others
	d.mutex.Unlock()
	who, err := d.asker(ask.Question{Tenant: r.Header.Get(ask.TenantHeader), Vouch: r.Header.Get(vouch.Header)})
	if err != nil || others == nil {
		http.Error(w, "nobody answers", http.StatusServiceUnavailable)
		return
	}
	others.ServeHTTP(w, r.WithContext(principal.With(r.Context(), who)))
}

// asker is for whom the module asks.
func (d *desk) asker(q ask.Question) (who principal.Principal, err error) {
	if q.Vouch == "" {
		return principal.Module(q.Tenant, d.manifest.ID, d.manifest.Scopes), nil
	}
	who, err = d.vouched(q.Vouch)
	return who.Within(d.manifest.ID, d.manifest.Scopes), err
}
