// Package dataplane is the way of requests from the host to a module process, and of the sockets that the process opens at other
// modules through the host: unix sockets on which both sides prove, once for each connection, that they are who the control plane
// has told the other about. Any process of the same user can reach the sockets; none can speak on them.
package dataplane

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net"
	"os"
	"path/filepath"
	"sync"
	"time"
)

// ErrStranger says that the other side could not prove who it is.
var ErrStranger = errors.New("dataplane: the other side is a stranger")

// provenWithin is how long a proof may take.
const provenWithin = 2 * time.Second

// Listen makes the module's socket, for its owner alone. Connections that prove nothing are closed without a word; log tells
// of them.
func Listen(socket string, secret Secret, log *slog.Logger) (net.Listener, error) {
	return listen(socket, secret.requests(), log)
}

// ListenAsked makes the host's socket on which one process of a module opens sockets of other modules.
func ListenAsked(socket string, secret Secret, log *slog.Logger) (net.Listener, error) {
	return listen(socket, secret.asked(), log)
}

// AskedPath is where that socket is.
func AskedPath(runDir, module string, generation int64) string {
	return filepath.Join(runDir, fmt.Sprintf("%s-%d.ask", module, generation))
}

func listen(socket string, p plane, log *slog.Logger) (net.Listener, error) {
	listener, err := net.Listen("unix", socket)
	if err != nil {
		return nil, fmt.Errorf("socket: %w", err)
	}
	if err := os.Chmod(socket, 0o600); err != nil {
		return nil, errors.Join(fmt.Errorf("socket: %w", err), listener.Close())
	}
	return &proving{Listener: listener, plane: p, log: log}, nil
}

// Dial connects the host to a module's socket and returns when both have proven who they are.
func Dial(ctx context.Context, socket string, secret Secret) (net.Conn, error) {
	return dial(ctx, socket, secret.requests())
}

// Ask connects a process of a module to its host, and returns when both have proven who they are.
func Ask(ctx context.Context, socket string, secret Secret) (net.Conn, error) {
	return dial(ctx, socket, secret.asked())
}

func dial(ctx context.Context, socket string, p plane) (net.Conn, error) {
	ctx, cancel := context.WithTimeout(ctx, provenWithin)
	defer cancel()
	connection, err := new(net.Dialer).DialContext(ctx, "unix", socket)
	if err != nil {
		return nil, err
	}
	if err := askAndProve(ctx, connection, p); err != nil {
		return nil, errors.Join(err, connection.Close())
	}
	return connection, nil
}

func askAndProve(ctx context.Context, connection net.Conn, p plane) error {
	if end, ok := ctx.Deadline(); ok {
		_ = connection.SetDeadline(end)
	}
	stop := context.AfterFunc(ctx, func() { _ = connection.SetDeadline(time.Unix(1, 0)) })
	err := p.dialed(connection)
	if !stop() {
		return context.Cause(ctx)
	}
	return errors.Join(err, connection.SetDeadline(time.Time{}))
}

// proving is a listener. Each connection proves itself when it is first read, on the goroutine that reads: nobody
// keeps others waiting by proving slowly.
type proving struct {
	net.Listener
	plane plane
	log   *slog.Logger
}

// Accept gives the next connection.
func (l *proving) Accept() (net.Conn, error) {
	connection, err := l.Listener.Accept()
	if err != nil {
		return nil, err
	}
	return &guarded{Conn: connection, from: l}, nil
}

// guarded is a connection that says and hears nothing before the other side has proven itself.
type guarded struct {
	net.Conn
	from   *proving
	once   sync.Once
	proven bool
}

// Read reads from who has proven themselves; from anybody else there is nothing to read.
func (g *guarded) Read(p []byte) (int, error) {
	g.once.Do(g.prove)
	if !g.proven {
		return 0, io.EOF // as from who goes away: a server answers nothing to that
	}
	return g.Conn.Read(p)
}

// Write writes to them alone.
func (g *guarded) Write(p []byte) (int, error) {
	g.once.Do(g.prove)
	if !g.proven {
		return 0, ErrStranger
	}
	return g.Conn.Write(p)
}

func (g *guarded) prove() {
	pid, err := g.from.plane.accepted(g.Conn)
	if err == nil {
		g.proven = true
		return
	}
	_ = g.Conn.Close()
	g.from.log.Warn("a connection of a stranger was refused", "pid", pid, "error", err)
}
