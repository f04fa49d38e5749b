package host

import (
	"io"
	"net/http"
	"sync"

	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// RoundTrip sends a request of the host's own to the module, credentials included, and gives the answer as it comes.
// It waits for a serving process as requests of people do. The caller closes the answer's body.
func (m *Module) RoundTrip(r *http.Request, who principal.Principal) (*http.Response, error) {
	t := &trip{proxy: m.proxy, who: who, ownCredentials: true}
	generation, err := m.proxy.await(r.Context(), nil)
	if err != nil {
		return nil, err
	}
	t.generation = generation
	out := r.Clone(r.Context())
	out.URL.Scheme, out.URL.Host = "http", "module"
	if out.Host == "" {
		out.Host = r.URL.Host
	}
	response, err := generation.transport.RoundTrip(t.attempt(out))
	if err != nil {
		t.finish()
		return nil, err
	}
	response.Body = &leased{ReadCloser: response.Body, finish: t.finish}
	return response, nil
}

// leased keeps the process in use until the answer has been read.
type leased struct {
	io.ReadCloser
	finish func()
	once   sync.Once
}

// Close gives the process back.
func (l *leased) Close() error {
	l.once.Do(l.finish)
	return l.ReadCloser.Close()
}
