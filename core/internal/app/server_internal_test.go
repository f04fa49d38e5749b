package app

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
	"net/http"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/core/internal/config"
	"github.com/recobro/recobro/core/internal/lasting"
)

// certificate writes a certificate for this machine and its key, and gives who trusts it.
func certificate(t *testing.T) (cert, key string, trusted *x509.CertPool) {
	t.Helper()
	secret, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	require.NoError(t, err)
	template := &x509.Certificate{SerialNumber: big.NewInt(1), NotAfter: time.Now().Add(time.Hour), IPAddresses: []net.IP{net.IPv4(127, 0, 0, 1)}}
	der, err := x509.CreateCertificate(rand.Reader, template, template, secret.Public(), secret)
	require.NoError(t, err)
	private, err := x509.MarshalPKCS8PrivateKey(secret)
	require.NoError(t, err)
	cert, key = filepath.Join(t.TempDir(), "cert.pem"), filepath.Join(t.TempDir(), "key.pem")
	require.NoError(t, os.WriteFile(cert, pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: der}), 0o600))
	require.NoError(t, os.WriteFile(key, pem.EncodeToMemory(&pem.Block{Type: "PRIVATE KEY", Bytes: private}), 0o600))
	trusted = x509.NewCertPool()
	trusted.AddCert(must(x509.ParseCertificate(der)))
	return cert, key, trusted
}

func must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}

func TestServer(t *testing.T) {
	t.Parallel()
	front := http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(http.StatusTeapot) })
	log := slog.New(slog.DiscardHandler)

	t.Run("the host serves HTTPS itself, by HTTP/2 where the client can, and never an old protocol", func(t *testing.T) {
		t.Parallel()
		cert, key, trusted := certificate(t)
		s, err := newServer(config.Config{Addr: "127.0.0.1:0", TLSCert: cert, TLSKey: key}, front, lasting.New(lasting.Config{}), log)
		require.NoError(t, err)
		require.NoError(t, s.start())
		t.Cleanup(func() { s.stop(t.Context()) })
		client := &http.Client{Transport: &http.Transport{TLSClientConfig: &tls.Config{RootCAs: trusted}, ForceAttemptHTTP2: true}}
		response, err := client.Get("https://" + s.listener.Addr().String())
		require.NoError(t, err)
		require.NoError(t, response.Body.Close())
		require.Equal(t, http.StatusTeapot, response.StatusCode)
		require.Equal(t, 2, response.ProtoMajor)
		_, err = tls.Dial("tcp", s.listener.Addr().String(), &tls.Config{RootCAs: trusted, MaxVersion: tls.VersionTLS11})
		require.Error(t, err)
	})

	t.Run("a certificate that is not there stops the start", func(t *testing.T) {
		t.Parallel()
		_, err := newServer(config.Config{Addr: "127.0.0.1:0", TLSCert: "/nowhere/cert.pem", TLSKey: "/nowhere/key.pem"}, front, lasting.New(lasting.Config{}), log)
		require.ErrorContains(t, err, "/nowhere/cert.pem")
	})
}
