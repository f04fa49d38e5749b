package answers

import (
	"net/http"
	"slices"
	"strings"

	"go.opentelemetry.io/otel/propagation"

	"github.com/recobro/recobro/plugins-sdk/go/ask"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/mail"
	"github.com/recobro/recobro/plugins-sdk/host/manifest"
	"github.com/recobro/recobro/plugins-sdk/host/vouch"
)

// handshake are the headers of a socket's request that go along, beside ask.Headers.
var handshake = []string{"Connection", "Upgrade", "Sec-Websocket-Key", "Sec-Websocket-Version", "Sec-Websocket-Protocol"}

// errNoSocket refuses what is no socket: anything else is asked over the event server, where it is bounded.
var errNoSocket = errs.New(errs.BadRequest, "socket_expected")

// Socket opens a socket for a module, by the rules by which it asks anything, see asker; or sends its mail.
func (d *Desk) Socket(w http.ResponseWriter, r *http.Request, module string) {
	if r.URL.Path == mail.HostPath {
		d.mail(w, r, module)
		return
	}
	who, err := d.asker(module, ask.Question{
		Tenant: r.Header.Get(ask.TenantHeader), Vouch: r.Header.Get(vouch.Header), Language: r.Header.Get("Accept-Language"),
	})
	if err == nil && (r.Header.Get("Upgrade") == "" || !strings.HasPrefix(r.URL.Path, "/api/")) {
		err = errNoSocket
	}
	if err != nil {
		errs.WriteProblem(w, r, d.Catalog, err)
		return
	}
	asked := r.WithContext(propagation.TraceContext{}.Extract(r.Context(), propagation.HeaderCarrier(r.Header)))
	asked.Header = passed(r.Header)
	d.Inside.Serve(w, asked, who)
}

// mail sends a message for a module whose manifest says that it sends any.
func (d *Desk) mail(w http.ResponseWriter, r *http.Request, module string) {
	sends := func(m manifest.Manifest) bool { return m.ID == module && m.Mail }
	if !slices.ContainsFunc(d.Manifests, sends) {
		errs.WriteProblem(w, r, d.Catalog, errs.New(errs.Forbidden, "forbidden"))
		return
	}
	mail.Handler(d.Mail, d.Catalog).ServeHTTP(w, r)
}

// passed is what of a request's header goes along.
func passed(header http.Header) http.Header {
	kept := http.Header{}
	for name, values := range header {
		if slices.Contains(ask.Headers, name) || slices.Contains(handshake, name) {
			kept[name] = values
		}
	}
	return kept
}
