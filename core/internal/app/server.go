package app

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"net/http"
	"strings"
	"time"

	"github.com/recobro/recobro/core/internal/config"
)

// server is the listening side of the host.
type server struct {
	http     *http.Server
	address  string
	log      *slog.Logger
	draining context.Context // ends live streams when the host stops
	end      context.CancelFunc
}

func newServer(c config.Config, front http.Handler, log *slog.Logger) *server {
	s := &server{address: c.Addr, log: log}
	s.draining, s.end = context.WithCancel(context.Background())
	s.http = &http.Server{
		Handler: s.endingStreams(front), ReadHeaderTimeout: 10 * time.Second, IdleTimeout: 2 * time.Minute,
		MaxHeaderBytes: 64 << 10, ErrorLog: slog.NewLogLogger(log.Handler(), slog.LevelDebug),
	}
	return s
}

// endingStreams ends live streams when the host stops: they have no end of their own to wait for.
func (s *server) endingStreams(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if strings.Contains(r.Header.Get("Accept"), "text/event-stream") {
			ctx, cancel := context.WithCancel(r.Context())
			defer cancel()
			defer context.AfterFunc(s.draining, cancel)()
			r = r.WithContext(ctx)
		}
		next.ServeHTTP(w, r)
	})
}

func (s *server) start() error {
	listener, err := net.Listen("tcp", s.address)
	if err != nil {
		return fmt.Errorf("listen: %w", err)
	}
	go func() {
		if err := s.http.Serve(listener); !errors.Is(err, http.ErrServerClosed) {
			s.log.Error("serve", "error", err)
		}
	}()
	return nil
}

// stop takes no new requests and waits for those in flight until ctx ends.
func (s *server) stop(ctx context.Context) {
	s.end()
	if err := s.http.Shutdown(ctx); err != nil {
		s.log.Warn("requests were still running when the time to drain was over", "error", err)
		_ = s.http.Close()
	}
}
