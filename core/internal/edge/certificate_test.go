package edge_test

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/tls"
	"crypto/x509"
	"encoding/pem"
	"log/slog"
	"math/big"
	"net"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/core/internal/edge"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
)

// issue writes a certificate with a serial number and its key into dir, as a renewal does.
func issue(t *testing.T, dir string, serial int64) (cert, key string) {
	t.Helper()
	secret, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	require.NoError(t, err)
	template := &x509.Certificate{SerialNumber: big.NewInt(serial), NotAfter: time.Now().Add(time.Hour), IPAddresses: []net.IP{net.IPv4(127, 0, 0, 1)}}
	der, err := x509.CreateCertificate(rand.Reader, template, template, secret.Public(), secret)
	require.NoError(t, err)
	private, err := x509.MarshalPKCS8PrivateKey(secret)
	require.NoError(t, err)
	cert, key = filepath.Join(dir, "cert.pem"), filepath.Join(dir, "key.pem")
	require.NoError(t, os.WriteFile(key, pem.EncodeToMemory(&pem.Block{Type: "PRIVATE KEY", Bytes: private}), 0o600))
	require.NoError(t, os.WriteFile(cert, pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: der}), 0o600))
	return cert, key
}

func TestCertificate(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	cert, key := issue(t, dir, 1)
	now := clock.NewFake(time.Now())
	certificate, err := edge.OpenCertificate(cert, key, now, slog.New(slog.DiscardHandler))
	require.NoError(t, err)
	listener, err := tls.Listen("tcp", "127.0.0.1:0", certificate.TLS())
	require.NoError(t, err)
	t.Cleanup(func() { _ = listener.Close() })
	go func() {
		for {
			connection, err := listener.Accept()
			if err != nil {
				return
			}
			_ = connection.(*tls.Conn).Handshake()
			_ = connection.Close()
		}
	}()
	served := func() int64 {
		connection, err := tls.Dial("tcp", listener.Addr().String(), &tls.Config{InsecureSkipVerify: true}) // it is our own
		require.NoError(t, err)
		defer connection.Close()
		return connection.ConnectionState().PeerCertificates[0].SerialNumber.Int64()
	}
	require.EqualValues(t, 1, served())

	t.Run("a half-written renewal changes nothing", func(t *testing.T) {
		require.NoError(t, os.WriteFile(cert, []byte("half"), 0o600))
		now.Advance(time.Minute)
		require.EqualValues(t, 1, served())
	})

	t.Run("a renewed certificate is served without a restart", func(t *testing.T) {
		issue(t, dir, 2)
		now.Advance(time.Minute)
		require.EqualValues(t, 2, served())
	})

	t.Run("a key that is not the certificate's is refused", func(t *testing.T) {
		_, other := issue(t, t.TempDir(), 3)
		_, err := edge.OpenCertificate(cert, other, now, slog.New(slog.DiscardHandler))
		require.ErrorContains(t, err, "tls-cert")
	})
}
