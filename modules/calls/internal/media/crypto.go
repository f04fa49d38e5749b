package media

import (
	"crypto/rand"
	"encoding/base64"

	"github.com/pion/srtp/v3"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// ErrKey refuses keys of SRTP that are not what their suite needs.
var ErrKey = errs.New(errs.Invalid, "calls.srtp_key")

// Suite is how sound is sealed and proven (RFC 4568).
type Suite string

// The suites, the better one first.
const (
	Suite80 Suite = "AES_CM_128_HMAC_SHA1_80"
	Suite32 Suite = "AES_CM_128_HMAC_SHA1_32"
)

// Key is what one side seals by: a key and a salt in base64, as SDP has it.
type Key struct {
	Tag   string // which of the offered ones it answers
	Suite Suite
	Text  string
}

const keyLength, saltLength = 16, 14

// replays is how many packets back a packet that comes again is known: who has caught one must not take the line over by it.
const replays = 64

// NewKey is a key that nobody has had before.
func NewKey(tag string, suite Suite) Key {
	secret := make([]byte, keyLength+saltLength)
	_, _ = rand.Read(secret) // never fails
	return Key{Tag: tag, Suite: suite, Text: base64.StdEncoding.EncodeToString(secret)}
}

func (k Key) context(more ...srtp.ContextOption) (*srtp.Context, error) {
	secret, err := base64.StdEncoding.DecodeString(k.Text)
	if err != nil || len(secret) != keyLength+saltLength {
		return nil, ErrKey
	}
	profile := srtp.ProtectionProfileAes128CmHmacSha1_80
	if k.Suite == Suite32 {
		profile = srtp.ProtectionProfileAes128CmHmacSha1_32
	}
	return srtp.CreateContext(secret[:keyLength], secret[keyLength:], profile, more...)
}
