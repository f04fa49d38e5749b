// Package events is the host's side of events: the embedded NATS server or the external one, what each module may say and
// hear there, and the stream of live updates to browsers.
package events

import (
	"context"
	"crypto/rand"
	"encoding/base64"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"net/url"
	"time"

	"github.com/nats-io/nats-server/v2/server"
	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"github.com/recobro/recobro/plugins-sdk/host/broker"
)

const (
	loopback      = "127.0.0.1"
	startWithin   = 10 * time.Second
	keptFor       = 7 * 24 * time.Hour
	largest       = 4 << 30 // bytes of stored events
	largestUpdate = 1 << 20 // bytes of one event
)

// Config says where events go.
type Config struct {
	ExternalURL string   // nats://user:password@host:port of a cluster; empty = embedded
	DataDir     string   // where the embedded server keeps its stream
	Modules     []Rights // what each module may say and hear (embedded server)
}

// Server is the event server in use, embedded or external.
type Server struct {
	embedded *server.Server
	host     *nats.Conn
	modules  map[string]Credentials
	address  string
}

// Credentials are what one module connects with.
type Credentials struct{ URL, User, Password string }

// Start starts the embedded server, or connects to the external one, and makes sure that the stream exists.
func Start(ctx context.Context, config Config, logger *slog.Logger) (*Server, error) {
	s := &Server{modules: map[string]Credentials{}}
	if err := s.open(config, logger); err != nil {
		return nil, err
	}
	if err := s.ensureStream(ctx); err != nil {
		s.Close()
		return nil, err
	}
	return s, nil
}

// Credentials are what the module with this id connects with.
func (s *Server) Credentials(moduleID string) Credentials { return s.modules[moduleID] }

// Connection is the host's own connection, which hears everything.
func (s *Server) Connection() *nats.Conn { return s.host }

// Close ends the connection and the embedded server. What was acknowledged is on disk.
func (s *Server) Close() {
	if s.host != nil {
		s.host.Close()
	}
	if s.embedded != nil {
		s.embedded.Shutdown()
		s.embedded.WaitForShutdown()
	}
}

func (s *Server) open(config Config, logger *slog.Logger) error {
	if config.ExternalURL != "" {
		return s.connectExternal(config)
	}
	return s.embed(config, logger)
}

func (s *Server) connectExternal(config Config) error {
	parsed, err := url.Parse(config.ExternalURL)
	if err != nil {
		return fmt.Errorf("nats url: %w", err)
	}
	password, _ := parsed.User.Password()
	for _, module := range config.Modules {
		s.modules[module.ModuleID] = Credentials{URL: config.ExternalURL, User: parsed.User.Username(), Password: password}
	}
	s.host, err = nats.Connect(config.ExternalURL, nats.Name("recobro host"), nats.MaxReconnects(-1))
	return err
}

func (s *Server) embed(config Config, logger *slog.Logger) error {
	hostPassword, users := s.accounts(config.Modules)
	embedded, err := server.NewServer(&server.Options{
		ServerName: "recobro", Host: loopback, Port: server.RANDOM_PORT, NoSigs: true, NoLog: true,
		JetStream: true, StoreDir: config.DataDir, SyncAlways: true, Users: users, MaxPayload: largestUpdate,
	})
	if err != nil {
		return fmt.Errorf("embedded event server: %w", err)
	}
	s.embedded = embedded
	embedded.Start()
	if !embedded.ReadyForConnections(startWithin) {
		embedded.Shutdown()
		return errors.New("embedded event server: not ready in time")
	}
	s.address = "nats://" + embedded.Addr().(*net.TCPAddr).String()
	for id, credentials := range s.modules {
		credentials.URL = s.address
		s.modules[id] = credentials
	}
	logger.Debug("event server ready", "address", s.address)
	s.host, err = nats.Connect(s.address, nats.UserInfo(hostUser, hostPassword), nats.Name("recobro host"),
		nats.InProcessServer(embedded), nats.MaxReconnects(-1))
	return err
}

// ensureStream creates or widens the stream that keeps what modules publish.
func (s *Server) ensureStream(ctx context.Context) error {
	stream, err := jetstream.New(s.host)
	if err != nil {
		return err
	}
	_, err = stream.CreateOrUpdateStream(ctx, jetstream.StreamConfig{
		Name: broker.Stream, Subjects: []string{broker.StoredPrefix + ".>"},
		Storage: jetstream.FileStorage, MaxAge: keptFor, MaxBytes: largest, Discard: jetstream.DiscardOld,
		Duplicates: 10 * time.Minute,
	})
	if err != nil {
		return fmt.Errorf("event stream: %w", err)
	}
	return nil
}

func secret() string {
	bytes := make([]byte, 24)
	_, _ = rand.Read(bytes) // never fails: crypto/rand ends the process instead
	return base64.RawURLEncoding.EncodeToString(bytes)
}
