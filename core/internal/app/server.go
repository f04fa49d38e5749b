package app

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"net/http"
	"time"

	"github.com/recobro/recobro/core/internal/config"
	"github.com/recobro/recobro/core/internal/edge"
	"github.com/recobro/recobro/core/internal/lasting"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
)

// server is the listening side of the host.
type server struct {
	http     *http.Server
	address  string
	listener net.Listener
	log      *slog.Logger
	answers  *lasting.Answers
}

// connectionsOfOne is how many connections one client may have: an office behind one address has hundreds.
const connectionsOfOne = 1024

func newServer(c config.Config, front http.Handler, answers *lasting.Answers, log *slog.Logger) (*server, error) {
	proxies, err := edge.ParseProxies(c.TrustedProxy)
	if err != nil {
		return nil, err
	}
	s := &server{address: c.Addr, answers: answers, log: log}
	crowd := &edge.Crowd{Most: connectionsOfOne, Proxies: proxies}
	s.http = &http.Server{
		Handler: front, ReadHeaderTimeout: 10 * time.Second, IdleTimeout: 2 * time.Minute,
		MaxHeaderBytes: 64 << 10, ErrorLog: slog.NewLogLogger(log.Handler(), slog.LevelDebug), ConnState: crowd.Watch,
		HTTP2: &http.HTTP2Config{MaxConcurrentStreams: streamsOfOne, SendPingTimeout: time.Minute, PingTimeout: 15 * time.Second},
	}
	return s, s.secure(c)
}

// streamsOfOne is how many requests one HTTP/2 connection may have under way.
const streamsOfOne = 100

// secure has the host speak TLS itself, if it has a certificate.
func (s *server) secure(c config.Config) error {
	if c.TLSCert == "" {
		return nil
	}
	certificate, err := edge.OpenCertificate(c.TLSCert, c.TLSKey, clock.System(), s.log)
	if err != nil {
		return err
	}
	s.http.TLSConfig = certificate.TLS()
	return nil
}

func (s *server) start() error {
	var err error
	if s.listener, err = net.Listen("tcp", s.address); err != nil {
		return fmt.Errorf("listen: %w", err)
	}
	go func() {
		if err := s.serve(); !errors.Is(err, http.ErrServerClosed) {
			s.log.Error("serve", "error", err)
		}
	}()
	return nil
}

func (s *server) serve() error {
	if s.http.TLSConfig == nil {
		return s.http.Serve(s.listener)
	}
	return s.http.ServeTLS(s.listener, "", "")
}

// stop takes no new requests, ends what has no end of its own, and waits for those in flight until ctx ends.
func (s *server) stop(ctx context.Context) {
	go s.answers.Stop(ctx)
	defer s.answers.Stop(ctx) // sockets are no longer the server's to wait for
	if err := s.http.Shutdown(ctx); err != nil {
		s.log.Warn("requests were still running when the time to drain was over", "error", err)
		_ = s.http.Close()
	}
}
