package edge

import (
	"crypto/tls"
	"fmt"
	"log/slog"
	"os"
	"sync"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/clock"
)

// lookEvery is how long after a look at the files the next one is due.
const lookEvery = time.Second

// Certificate serves a certificate from two files and takes a new one when they change. Safe for concurrent use.
type Certificate struct {
	cert, key string
	clock     clock.Clock
	log       *slog.Logger
	mutex     sync.Mutex
	current   *tls.Certificate
	seen      [2]os.FileInfo
	looked    time.Time
}

// OpenCertificate reads the files; it fails when they hold no certificate with its key.
func OpenCertificate(cert, key string, clock clock.Clock, log *slog.Logger) (*Certificate, error) {
	c := &Certificate{cert: cert, key: key, clock: clock, log: log}
	if err := c.read(); err != nil {
		return nil, err
	}
	return c, nil
}

// TLS is how a server serves it.
func (c *Certificate) TLS() *tls.Config {
	return &tls.Config{
		MinVersion: tls.VersionTLS12, NextProtos: []string{"h2", "http/1.1"},
		GetCertificate: func(*tls.ClientHelloInfo) (*tls.Certificate, error) { return c.get(), nil },
	}
}

// get is the certificate of the files as they are now; the last good one while they cannot be read.
func (c *Certificate) get() *tls.Certificate {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	if c.clock.Now().Sub(c.looked) >= lookEvery && c.changed() {
		if err := c.read(); err != nil {
			c.log.Error("the new certificate cannot be used; the old one serves on", "error", err)
		} else {
			c.log.Info("certificate replaced", "file", c.cert)
		}
	}
	return c.current
}

func (c *Certificate) changed() bool {
	c.looked = c.clock.Now()
	for i, now := range c.stat() {
		was := c.seen[i]
		if now != nil && (was == nil || !os.SameFile(now, was) || !now.ModTime().Equal(was.ModTime()) || now.Size() != was.Size()) {
			return true
		}
	}
	return false
}

func (c *Certificate) stat() (found [2]os.FileInfo) {
	for i, file := range []string{c.cert, c.key} {
		found[i], _ = os.Stat(file) // nil while it is being replaced
	}
	return found
}

func (c *Certificate) read() error {
	seen := c.stat()
	pair, err := tls.LoadX509KeyPair(c.cert, c.key)
	if err != nil {
		return fmt.Errorf("tls-cert, tls-key: %w", err)
	}
	c.current, c.seen, c.looked = &pair, seen, c.clock.Now()
	return nil
}
