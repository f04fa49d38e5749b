package dataplane

import (
	"crypto/hmac"
	"crypto/sha256"
)

// Secret is what a host and one process of a module share; it travels over the control plane. What proves connections follows
// from the key that signs principals.
type Secret []byte

// plane is one of the two sockets between a host and a process of a module: who dials there, who listens, and the key of both.
// Each plane has a key of its own, so that what is said on one proves nothing on the other.
type plane struct {
	dialer, listener string
	key              []byte
}

// requests is the way from the host to the module.
func (s Secret) requests() plane { return plane{"host", "module", s.key("recobro data plane v1")} }

// asked is the way from the module to the host.
func (s Secret) asked() plane { return plane{"module", "host", s.key("recobro asked plane v1")} }

// key proves connections; principals are signed with the secret itself.
func (s Secret) key(of string) []byte {
	mac := hmac.New(sha256.New, s)
	mac.Write([]byte(of))
	return mac.Sum(nil)
}
