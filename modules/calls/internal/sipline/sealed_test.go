package sipline_test

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/tls"
	"crypto/x509"
	"crypto/x509/pkix"
	"encoding/pem"
	"math/big"
	"net"
	"net/netip"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/calls/internal/peers"
	"github.com/recobro/recobro/modules/calls/internal/sdp"
	"github.com/recobro/recobro/modules/calls/internal/sipline"
	"github.com/recobro/recobro/modules/calls/internal/telephony"
)

// vouched is a file with a certificate of 127.0.0.1 and its key, the certificate that vouches for it, and both for a listener.
func vouched(t *testing.T) (file, authority string, listener *tls.Config) {
	t.Helper()
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	require.NoError(t, err)
	form := &x509.Certificate{
		SerialNumber: big.NewInt(1), Subject: pkix.Name{CommonName: "127.0.0.1"}, NotAfter: time.Now().Add(time.Hour), IPAddresses: []net.IP{net.IPv4(127, 0, 0, 1)},
		IsCA: true, BasicConstraintsValid: true, KeyUsage: x509.KeyUsageDigitalSignature | x509.KeyUsageCertSign, ExtKeyUsage: []x509.ExtKeyUsage{x509.ExtKeyUsageServerAuth},
	}
	raw, err := x509.CreateCertificate(rand.Reader, form, form, key.Public(), key)
	require.NoError(t, err)
	secret, err := x509.MarshalECPrivateKey(key)
	require.NoError(t, err)
	certificate := pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: raw})
	both := append(pem.EncodeToMemory(&pem.Block{Type: "EC PRIVATE KEY", Bytes: secret}), certificate...)
	file = filepath.Join(t.TempDir(), "cert.pem")
	require.NoError(t, os.WriteFile(file, both, 0o600))
	pair, err := tls.X509KeyPair(both, both)
	require.NoError(t, err)
	return file, string(certificate), &tls.Config{Certificates: []tls.Certificate{pair}, MinVersion: tls.VersionTLS12}
}

func TestSealed(t *testing.T) {
	t.Parallel()
	theirs := speech(4, time.Minute)
	sealed := func(authority string) func(*sipline.Trunk) {
		return func(w *sipline.Trunk) { w.Transport, w.Seal, w.CA = sipline.TLS, sdp.MustSeal, authority }
	}
	t.Run("[CA-02] over TLS and SRTP both sides hear what the other says, and nobody else could", func(t *testing.T) {
		t.Parallel()
		file, authority, _ := vouched(t)
		phone := peers.Baresip(t, peers.PhoneConfig{Speaks: wav(t, theirs), Transport: "tls", Sealed: true, Cert: file})
		h := open(t, phone.Port+1, sealed(authority)) // baresip hears TLS one port above
		l := h.dial(t)
		l.await(t, telephony.Answered)
		require.GreaterOrEqual(t, peers.Alike(l.listen().awaits(t, 2*time.Second), theirs), 0.95)
		require.Less(t, l.Figures().Strange, uint64(50), "but for what came before we knew its keys, all of it proved itself")
		l.Hangup(telephony.HungUp)
		phone.Await(t, "CALL_CLOSED")
	})
	t.Run("a trunk with a certificate that nobody vouches for is not spoken with", func(t *testing.T) {
		t.Parallel()
		file, _, _ := vouched(t)
		_, other, _ := vouched(t)
		phone := peers.Baresip(t, peers.PhoneConfig{Transport: "tls", Sealed: true, Cert: file})
		require.Equal(t, telephony.Congestion, open(t, phone.Port+1, sealed(other)).dial(t).await(t, telephony.Ended).End)
	})
	t.Run("a trunk that may seal its sound speaks plainly with who cannot", func(t *testing.T) {
		t.Parallel()
		phone := peers.Baresip(t, peers.PhoneConfig{Speaks: wav(t, theirs)})
		l := open(t, phone.Port, func(w *sipline.Trunk) { w.Seal = sdp.MaySeal }).dial(t)
		l.await(t, telephony.Answered)
		l.listen().awaits(t, 200*time.Millisecond)
		l.Hangup(telephony.HungUp)
		l.await(t, telephony.Ended)
	})
	t.Run("[CA-05] a telephone calls us over TLS, sealed", func(t *testing.T) {
		t.Parallel()
		file, _, listener := vouched(t)
		phone := peers.Baresip(t, peers.PhoneConfig{Speaks: wav(t, theirs), Transport: "tls", Sealed: true, Cert: file, Number: "+59899123456"})
		h := openWith(t, loopback, uint16(phone.Port), func(c *sipline.Config) {
			c.Certificate, c.Listen = listener, append(c.Listen, sipline.Address{Transport: sipline.TLS, At: netip.AddrPortFrom(loopback, 0)})
		}, func(w *sipline.Trunk) { w.Transport, w.Seal = sipline.TLS, sdp.MustSeal })
		for _, at := range h.Listening() {
			if at.Transport == sipline.TLS {
				phone.Do(t, "dial", "sip:+59829001234@"+at.At.String()+";transport=tls")
			}
		}
		in := got(t, h.arrived)
		require.Equal(t, "+59899123456", in.From())
		require.NoError(t, in.Answer())
		require.GreaterOrEqual(t, peers.Alike(follow(in).listen().awaits(t, 2*time.Second), theirs), 0.95)
		in.Hangup(telephony.HungUp)
		phone.Await(t, "CALL_CLOSED")
	})
}
