package control_test

import (
	"bytes"
	"crypto/tls"
	"errors"
	"net"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/host/control"
)

func TestKeys(t *testing.T) {
	pair := func(t *testing.T) (host, module *tls.Config) {
		t.Helper()
		host, half, err := control.NewKeys()
		require.NoError(t, err)
		module, err = control.ReadKeys(bytes.NewReader(half))
		require.NoError(t, err)
		return host, module
	}
	shake := func(host, module *tls.Config) error {
		socket, err := net.Listen("unix", filepath.Join(t.TempDir(), "s"))
		require.NoError(t, err)
		defer socket.Close()
		heard := make(chan error, 1)
		go func() {
			far, err := socket.Accept()
			if err == nil {
				err = errors.Join(tls.Server(far, module).Handshake(), far.Close())
			}
			heard <- err
		}()
		near, err := net.Dial("unix", socket.Addr().String())
		require.NoError(t, err)
		defer near.Close()
		return errors.Join(tls.Client(near, host).Handshake(), <-heard)
	}
	host, module := pair(t)
	otherHost, otherModule := pair(t)
	require.NoError(t, shake(host, module))
	require.Error(t, shake(otherHost, module), "another process is not heard")
	require.Error(t, shake(host, otherModule), "another process does not answer")
	_, err := control.ReadKeys(strings.NewReader(""))
	require.ErrorContains(t, err, "standard input")
}
