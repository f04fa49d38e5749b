package outbound_test

import (
	"context"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/outbound"
)

// greets is a server that says hello to whoever connects.
func greets(t *testing.T) (port int) {
	t.Helper()
	listener, err := new(net.ListenConfig).Listen(t.Context(), "tcp", "127.0.0.1:0")
	require.NoError(t, err)
	t.Cleanup(func() { require.NoError(t, listener.Close()) })
	go func() {
		for {
			c, err := listener.Accept()
			if err != nil {
				return
			}
			_, _ = io.WriteString(c, "* OK hello\r\n")
		}
	}()
	return listener.Addr().(*net.TCPAddr).Port
}

func TestConnect(t *testing.T) {
	t.Parallel()
	port := greets(t)
	ports := []outbound.Destination{{Ports: []int{993, port}}}

	t.Run("a port that the manifest does not list is not reached, a private address neither, by whatever name", func(t *testing.T) {
		t.Parallel()
		o := open(t, sqlite(), ports, nil)
		names, asked := names(t)
		o.ResolveBy(names)
		for host, refusal := range map[string]error{"127.0.0.1": outbound.ErrPrivate, "::1": outbound.ErrPrivate, "rebinds.test": outbound.ErrPrivate, "169.254.169.254": outbound.ErrPrivate} {
			_, err := o.Connect(as("a"), host, port, false)
			require.ErrorIs(t, err, refusal, host)
		}
		require.EqualValues(t, 1, asked.Load())
		_, err := o.Connect(as("a"), "127.0.0.1", 22, false)
		require.ErrorIs(t, err, outbound.ErrNotListed)
		_, err = open(t, sqlite(), to("https://api.example.com"), nil).Connect(as("a"), "api.example.com", 993, true)
		require.ErrorIs(t, err, outbound.ErrNotListed)
	})

	t.Run("what the operator has allowed is reached and trusted, and the connection ends with its context", func(t *testing.T) {
		t.Parallel()
		o := open(t, sqlite(), ports, func(c *outbound.Config) {
			c.Bounds.Private = []string{net.JoinHostPort("127.0.0.1", strconv.Itoa(port))}
		})
		ctx, end := context.WithCancel(as("a"))
		line, err := o.Connect(ctx, "127.0.0.1", port, false)
		require.NoError(t, err)
		require.True(t, line.Trusted)
		hello := make([]byte, 12)
		_, err = io.ReadFull(line, hello)
		require.NoError(t, err)
		require.Equal(t, "* OK hello\r\n", string(hello))
		end()
		_, err = line.Read(hello)
		require.ErrorIs(t, err, net.ErrClosed)
	})

	t.Run("a host that cannot show who it is is not spoken with", func(t *testing.T) {
		t.Parallel()
		forged := httptest.NewTLSServer(http.NotFoundHandler())
		t.Cleanup(forged.Close)
		at := forged.Listener.Addr().(*net.TCPAddr)
		o := open(t, sqlite(), ports, func(c *outbound.Config) { c.Bounds.Private = []string{at.String()} })
		_, err := o.Connect(as("a"), "127.0.0.1", at.Port, true)
		require.ErrorIs(t, err, outbound.ErrCertificate)
	})
}
