package host

import (
	"log/slog"
	"net/http"
	"os"
	"strconv"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/host/dataplane"
)

// Asked answers a module's process that opens a socket of another module.
type Asked func(w http.ResponseWriter, r *http.Request, module string)

// Answers has the sockets that processes of modules ask for be opened by asked. Before, they are refused.
func (h *Host) Answers(asked Asked) {
	for _, m := range h.modules {
		m.asked.Store(&asked)
	}
}

// hearAsked makes the socket on which a process that is about to start opens sockets of other modules: who that is was proven on
// each connection.
func (m *Module) hearAsked(g *generation) error {
	path := dataplane.AskedPath(m.env.RunDir, m.Spec().Manifest.ID, g.number)
	_ = os.Remove(path) // of an earlier host that was killed
	listener, err := dataplane.ListenAsked(path, g.key, m.log)
	if err != nil {
		return err
	}
	g.asked = &http.Server{
		Handler: http.HandlerFunc(m.serveAsked), ReadHeaderTimeout: 10 * time.Second,
		ErrorLog: slog.NewLogLogger(m.log.Handler(), slog.LevelDebug),
	}
	go func() { _ = g.asked.Serve(listener) }() // ends with deaf
	return nil
}

// deaf hears no more; sockets that are open end with the process.
func (g *generation) deaf() {
	if g.asked != nil {
		_ = g.asked.Close()
	}
}

// serveAsked opens a socket, as far as the module may have as many.
func (m *Module) serveAsked(w http.ResponseWriter, r *http.Request) {
	defer m.asking.Add(-1)
	asked := m.asked.Load()
	switch {
	case m.asking.Add(1) > int64(m.env.Proxy.MaxAsked):
		m.refuseAsked(w, r, errBusy)
	case asked == nil:
		m.refuseAsked(w, r, errUnavailable)
	default:
		(*asked)(w, r, m.Spec().Manifest.ID)
	}
}

func (m *Module) refuseAsked(w http.ResponseWriter, r *http.Request, why error) {
	w.Header().Set("Retry-After", strconv.Itoa(retryAfterSeconds))
	errs.WriteProblem(w, r, m.env.Catalog, why)
}
