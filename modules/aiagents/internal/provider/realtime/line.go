package realtime

import (
	"bufio"
	"bytes"
	"context"
	"io"
	"net/http"
	"strconv"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/outbound"
)

const (
	handshake  = 10 * time.Second
	mostAnswer = 64 << 10 // bytes of a refusal
)

// line opens a connection that goes on after its handshake, by the module's way out: where it may go, and that it speaks TLS, is decided there.
type line struct {
	ctx     context.Context // of the session, which the connection ends with
	outside *outbound.Client
}

// RoundTrip implements http.RoundTripper.
func (l line) RoundTrip(r *http.Request) (*http.Response, error) {
	encrypted := r.URL.Scheme == "https"
	port, err := strconv.Atoi(r.URL.Port())
	if err != nil {
		port = map[bool]int{true: 443, false: 80}[encrypted]
	}
	conn, err := l.outside.Connect(l.ctx, r.URL.Hostname(), port, encrypted)
	if err != nil {
		return nil, err
	}
	response, err := shake(conn, r, encrypted || conn.Trusted)
	if err != nil || response.StatusCode != http.StatusSwitchingProtocols {
		_ = conn.Close() // it leads nowhere
	}
	return response, err
}

// shake has the other side switch to the protocol of the request.
func shake(conn *outbound.Connection, r *http.Request, secret bool) (*http.Response, error) {
	if !secret { // the key would be read on the way
		return nil, outbound.ErrNotListed
	}
	if err := conn.SetDeadline(time.Now().Add(handshake)); err != nil {
		return nil, err
	}
	if err := r.Write(conn); err != nil {
		return nil, outbound.ErrUnreachable.Wrap(err)
	}
	reader := bufio.NewReader(conn)
	response, err := http.ReadResponse(reader, r)
	if err != nil {
		return nil, outbound.ErrUnreachable.Wrap(err)
	}
	if response.StatusCode != http.StatusSwitchingProtocols {
		return refused(response)
	}
	response.Body = both{reader, conn}
	return response, conn.SetDeadline(time.Time{})
}

// refused is a refusal that is read before its connection is closed.
func refused(response *http.Response) (*http.Response, error) {
	raw, err := io.ReadAll(io.LimitReader(response.Body, mostAnswer))
	if err != nil {
		return nil, outbound.ErrUnreachable.Wrap(err)
	}
	response.Body = io.NopCloser(bytes.NewReader(raw))
	return response, nil
}

// both are the two ways of a connection, of which a part has been read already.
type both struct {
	io.Reader
	io.WriteCloser
}
