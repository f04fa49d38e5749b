package sdk

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net/http"
	"runtime/debug"
	"sync/atomic"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/host/dataplane"
)

// healthPath answers when the data plane does; the host asks it.
const healthPath = "/_sdk/health"

// server is the module's HTTP side.
type server struct {
	http     *http.Server
	inFlight atomic.Int64
	draining context.Context // ends streams and sockets
	end      context.CancelFunc
	catalog  *errs.Catalog
	log      *slog.Logger
}

func newServer(catalog *errs.Catalog, log *slog.Logger) *server {
	s := &server{catalog: catalog, log: log}
	s.draining, s.end = context.WithCancel(context.Background())
	return s
}

// listen makes the socket and serves handler on it, to who has the secret.
func (s *server) listen(socket string, secret dataplane.Secret, handler http.Handler) error {
	listener, err := dataplane.Listen(socket, secret, s.log)
	if err != nil {
		return err
	}
	s.http = &http.Server{
		Handler: s.around(handler), ReadHeaderTimeout: 10 * time.Second,
		ErrorLog: slog.NewLogLogger(s.log.Handler(), slog.LevelWarn),
	}
	go func() { _ = s.http.Serve(listener) }() // ends with close
	return nil
}

// around counts requests and turns panics into refusals.
func (s *server) around(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path == healthPath {
			w.WriteHeader(http.StatusOK)
			return
		}
		s.inFlight.Add(1)
		defer s.inFlight.Add(-1)
		defer s.recoverPanic(w, r)
		next.ServeHTTP(w, r)
	})
}

func (s *server) recoverPanic(w http.ResponseWriter, r *http.Request) {
	cause := recover()
	if cause == nil {
		return
	}
	if failed, ok := cause.(error); ok && errors.Is(failed, http.ErrAbortHandler) {
		panic(cause)
	}
	s.log.ErrorContext(r.Context(), "panic", "path", r.URL.Path, "cause", fmt.Sprint(cause), "stack", string(debug.Stack()))
	errs.WriteProblem(w, r, s.catalog, errs.New(errs.Internal, "internal"))
}

// drainPoll is how often a drain looks whether the last request is done.
const drainPoll = 5 * time.Millisecond

// drain ends streams and sockets and waits for the other requests; it returns how many were left when ctx ended.
func (s *server) drain(ctx context.Context) int64 {
	s.end()
	ticker := time.NewTicker(drainPoll)
	defer ticker.Stop()
	for s.inFlight.Load() > 0 {
		select {
		case <-ctx.Done():
			return s.inFlight.Load()
		case <-ticker.C:
		}
	}
	return 0
}

func (s *server) close() {
	s.end()
	if s.http != nil {
		_ = s.http.Close()
	}
}
