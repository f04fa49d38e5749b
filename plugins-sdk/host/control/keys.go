package control

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/tls"
	"crypto/x509"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math/big"
	"time"
)

// NewKeys makes what the two ends of one control connection know each other by: any process of this user can reach the socket, and
// only these two are heard. module is what the process reads from its standard input, so that no list of processes and no file
// shows it. go-plugin's own (AutoMTLS) takes P-521, which is a fifth of the time that ten modules need to start.
func NewKeys() (host *tls.Config, module []byte, err error) {
	ours, err := newIdentity()
	if err != nil {
		return nil, nil, err
	}
	theirs, err := newIdentity()
	if err != nil {
		return nil, nil, err
	}
	if module, err = json.Marshal(keys{identity: theirs, Peer: ours.Certificate}); err != nil {
		return nil, nil, err
	}
	host, err = keys{identity: ours, Peer: theirs.Certificate}.config()
	return host, module, err
}

// ReadKeys reads the module's half of NewKeys.
func ReadKeys(from io.Reader) (*tls.Config, error) {
	const most = 16 << 10
	var k keys
	if err := json.NewDecoder(io.LimitReader(from, most)).Decode(&k); err != nil {
		return nil, fmt.Errorf("read the keys of the control connection from the standard input: %w", err)
	}
	return k.config()
}

// identity is a key with the certificate that names it, both as DER.
type identity struct{ Certificate, Key []byte }

type keys struct {
	identity
	Peer []byte // the other end's certificate
}

// end is the name that both certificates are for.
const end = "localhost"

func newIdentity() (identity, error) {
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		return identity{}, err
	}
	names := &x509.Certificate{
		SerialNumber: big.NewInt(1), DNSNames: []string{end}, IsCA: true, BasicConstraintsValid: true,
		KeyUsage:    x509.KeyUsageDigitalSignature | x509.KeyUsageCertSign,
		ExtKeyUsage: []x509.ExtKeyUsage{x509.ExtKeyUsageClientAuth, x509.ExtKeyUsageServerAuth},
		NotBefore:   time.Unix(0, 0), NotAfter: time.Now().AddDate(30, 0, 0), // for as long as the process runs, whatever the clock does
	}
	certificate, err := x509.CreateCertificate(rand.Reader, names, names, key.Public(), key)
	if err != nil {
		return identity{}, err
	}
	private, err := x509.MarshalPKCS8PrivateKey(key)
	return identity{Certificate: certificate, Key: private}, err
}

func (k keys) config() (*tls.Config, error) {
	private, err := x509.ParsePKCS8PrivateKey(k.Key)
	peer, wrong := x509.ParseCertificate(k.Peer)
	if err = errors.Join(err, wrong); err != nil {
		return nil, err
	}
	only := x509.NewCertPool()
	only.AddCert(peer)
	return &tls.Config{
		Certificates: []tls.Certificate{{Certificate: [][]byte{k.Certificate}, PrivateKey: private}},
		RootCAs:      only, ClientCAs: only, ClientAuth: tls.RequireAndVerifyClientCert, ServerName: end, MinVersion: tls.VersionTLS13,
	}, nil
}
