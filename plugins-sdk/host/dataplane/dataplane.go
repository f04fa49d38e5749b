// Package dataplane is the way of requests from the host to a module process: a unix socket on which both sides prove, once
// for each connection, that they are who the control plane has told the other about. Any process of the same user can reach
// the socket; none can speak on it.
package dataplane

import (
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net"
	"os"
	"sync"
	"time"
)

// Secret is what a host and one process of a module share; it travels over the control plane. What proves connections follows
// from the key that signs principals.
type Secret []byte

// ErrStranger says that the other side could not prove who it is.
var ErrStranger = errors.New("dataplane: the other side is a stranger")

// provenWithin is how long a proof may take.
const provenWithin = 2 * time.Second

// Listen makes the module's socket, for its owner alone. Connections that prove nothing are closed without a word; log tells
// of them.
func Listen(socket string, secret Secret, log *slog.Logger) (net.Listener, error) {
	listener, err := net.Listen("unix", socket)
	if err != nil {
		return nil, fmt.Errorf("socket: %w", err)
	}
	if err := os.Chmod(socket, 0o600); err != nil {
		return nil, errors.Join(fmt.Errorf("socket: %w", err), listener.Close())
	}
	return &proving{Listener: listener, key: secret.key(), log: log}, nil
}

// Dial connects the host to a module's socket and returns when both have proven who they are.
func Dial(ctx context.Context, socket string, secret Secret) (net.Conn, error) {
	ctx, cancel := context.WithTimeout(ctx, provenWithin)
	defer cancel()
	connection, err := new(net.Dialer).DialContext(ctx, "unix", socket)
	if err != nil {
		return nil, err
	}
	if err := askAndProve(ctx, connection, secret.key()); err != nil {
		return nil, errors.Join(err, connection.Close())
	}
	return connection, nil
}

func askAndProve(ctx context.Context, connection net.Conn, key []byte) error {
	if end, ok := ctx.Deadline(); ok {
		_ = connection.SetDeadline(end)
	}
	stop := context.AfterFunc(ctx, func() { _ = connection.SetDeadline(time.Unix(1, 0)) })
	err := asHost(connection, key)
	if !stop() {
		return context.Cause(ctx)
	}
	return errors.Join(err, connection.SetDeadline(time.Time{}))
}

// key proves connections; principals are signed with the secret itself.
func (s Secret) key() []byte {
	mac := hmac.New(sha256.New, s)
	mac.Write([]byte("recobro data plane v1"))
	return mac.Sum(nil)
}

// proving is the module's listener. Each connection proves itself when it is first read, on the goroutine that reads: nobody
// keeps others waiting by proving slowly.
type proving struct {
	net.Listener
	key []byte
	log *slog.Logger
}

// Accept gives the next connection.
func (l *proving) Accept() (net.Conn, error) {
	connection, err := l.Listener.Accept()
	if err != nil {
		return nil, err
	}
	return &guarded{Conn: connection, from: l}, nil
}

// guarded is a connection that says and hears nothing before the host has proven itself.
type guarded struct {
	net.Conn
	from   *proving
	once   sync.Once
	proven bool
}

// Read reads from the host; from anybody else there is nothing to read.
func (g *guarded) Read(p []byte) (int, error) {
	g.once.Do(g.prove)
	if !g.proven {
		return 0, io.EOF // as from who goes away: a server answers nothing to that
	}
	return g.Conn.Read(p)
}

// Write writes to the host alone.
func (g *guarded) Write(p []byte) (int, error) {
	g.once.Do(g.prove)
	if !g.proven {
		return 0, ErrStranger
	}
	return g.Conn.Write(p)
}

func (g *guarded) prove() {
	pid, err := asModule(g.Conn, g.from.key)
	if err == nil {
		g.proven = true
		return
	}
	_ = g.Conn.Close()
	g.from.log.Warn("a connection that is not the host's was refused", "pid", pid, "error", err)
}
