package outbound

import (
	"context"
	"crypto/tls"
	"errors"
	"net"
	"net/http"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// ErrCertificate is that a host could not show that it is the one it is taken for, or speaks no TLS where it has to.
var ErrCertificate = errs.New(errs.Unavailable, "outbound.certificate")

// Connection leads to a host that speaks something else than HTTP: IMAP, SMTP. It ends with the context that it was opened in.
type Connection struct {
	net.Conn
	Trusted bool // the operator has allowed the place by name: here alone may one speak without TLS
}

// Connect opens a connection to a host that the company names, on a port that an entry of the manifest's egress lists. With encrypted it
// speaks TLS from the start; otherwise it is for the caller to ask for TLS before anything secret is said, unless the place is trusted.
func (c *Client) Connect(ctx context.Context, host string, port int, encrypted bool) (*Connection, error) {
	place := net.JoinHostPort(strings.ToLower(host), strconv.Itoa(port))
	t := &trip{Client: c, began: time.Now()}
	opened, err := t.connect(ctx, place, port, encrypted)
	result := "connected"
	if err != nil {
		result = codeOf(err)
	}
	t.figure(result, time.Since(t.began))
	c.cfg.Log.DebugContext(ctx, "connection to the outside", "place", place, "error", err)
	return opened, err
}

func (t *trip) connect(ctx context.Context, place string, port int, encrypted bool) (*Connection, error) {
	if err := t.admitPlace(ctx, place, port); err != nil {
		return nil, err
	}
	done, err := t.breakerOf(place).Allow()
	if err != nil {
		return nil, ErrPaused.Wrap(err)
	}
	opened, err := t.open(ctx, place, encrypted)
	done(err)
	if err != nil {
		return nil, err
	}
	return &Connection{opened, t.private[place]}, nil
}

// admitPlace refuses what may not be reached, and finds the entry that leads there otherwise.
func (t *trip) admitPlace(ctx context.Context, place string, port int) error {
	asked := (&http.Request{URL: &url.URL{Scheme: "tcp", Host: place}}).WithContext(ctx)
	if err := t.admit(asked); !errors.Is(err, ErrNotListed) {
		return err
	}
	for _, d := range t.cfg.Egress {
		if slices.Contains(d.Ports, port) || len(d.Ports) > 0 && t.private[place] {
			t.to = d
			return nil
		}
	}
	return ErrNotListed
}

func (t *trip) open(ctx context.Context, place string, encrypted bool) (net.Conn, error) {
	if err := t.spend(ctx); err != nil {
		return nil, err
	}
	opened, err := t.dial(ctx, "tcp", place)
	if err != nil {
		return nil, reason(ctx, err)
	}
	context.AfterFunc(ctx, func() { _ = opened.Close() }) // whoever waits for it is woken
	if !encrypted {
		return opened, nil
	}
	host, _, _ := net.SplitHostPort(place)
	secured := tls.Client(opened, &tls.Config{ServerName: host, MinVersion: tls.VersionTLS12})
	within, cancel := context.WithTimeout(ctx, connectTime)
	defer cancel()
	if err := secured.HandshakeContext(within); err != nil {
		_ = opened.Close() // it leads nowhere
		return nil, ErrCertificate.Wrap(err)
	}
	return secured, nil
}
