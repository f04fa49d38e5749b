package throttle

import (
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"encoding/binary"
	"math/bits"
	"strings"
	"time"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// ErrProof says that an attempt costs a proof of work: a nonce with which SHA-256(challenge + nonce) begins with so many
// zero bits. The answer's params are the challenge and the bits.
var ErrProof = errs.New(errs.RateLimited, "identityprovider.proof_of_work")

// proofLife is how long a challenge may be solved: a slow phone needs a minute for the dearest.
const proofLife = 10 * time.Minute

// Proof is a challenge solved.
type Proof struct {
	Challenge string `json:"challenge" minLength:"1" maxLength:"256" doc:"As the refusal gave it"`
	Nonce     string `json:"nonce" minLength:"1" maxLength:"32" doc:"With which SHA-256 of challenge and nonce begins with as many zero bits as asked for"`
}

// challenge is what stands in a challenge in clear; its mac binds it to the login it was made for.
type challenge struct {
	random  [12]byte
	bits    int
	expires time.Time
}

const challengeSize = 12 + 1 + 8

func (c challenge) encoded() string {
	raw := make([]byte, 0, challengeSize)
	raw = append(append(raw, c.random[:]...), byte(c.bits)) //nolint:gosec // at most mostBits
	raw = binary.BigEndian.AppendUint64(raw, uint64(c.expires.Unix()))
	return base64.RawURLEncoding.EncodeToString(raw)
}

func decoded(text string) (c challenge, ok bool) {
	raw, err := base64.RawURLEncoding.DecodeString(text)
	if err != nil || len(raw) != challengeSize {
		return challenge{}, false
	}
	copy(c.random[:], raw)
	c.bits = int(raw[12])
	c.expires = time.Unix(int64(binary.BigEndian.Uint64(raw[13:])), 0) //nolint:gosec // signed by us
	return c, true
}

func (s *Service) signed(login, text string) string {
	return text + "." + s.vault.Digest("challenge "+normal(login)+" "+text)
}

// prove accepts the proof of an attempt that costs so many bits, once; ErrProof with a fresh challenge for any that does
// not prove it. A challenge from when it cost less is worth nothing any more: nobody gains by laying them in.
func (s *Service) prove(tx *gorm.DB, a SignIn, cost int, now time.Time) error {
	if cost == 0 {
		return nil
	}
	text, _, _ := strings.Cut(a.Proof.Challenge, ".")
	given, ok := decoded(text)
	if !ok || !hmac.Equal([]byte(s.signed(a.Login, text)), []byte(a.Proof.Challenge)) ||
		given.bits < cost || !now.Before(given.expires) || zeros(a.Proof) < given.bits {
		return s.asked(a.Login, cost, now)
	}
	fresh, err := spend(tx, s.vault.Digest("spent "+text), given.expires)
	if err == nil && !fresh {
		return s.asked(a.Login, cost, now)
	}
	return err
}

func (s *Service) asked(login string, cost int, now time.Time) error {
	fresh := challenge{bits: cost, expires: now.Add(proofLife)}
	rand.Read(fresh.random[:]) // never fails: crypto/rand ends the process instead
	return ErrProof.WithTold("challenge", s.signed(login, fresh.encoded())).WithTold("bits", cost)
}

// zeros is with how many zero bits a proof's digest begins.
func zeros(p Proof) int {
	count := 0
	for _, b := range sha256.Sum256([]byte(p.Challenge + p.Nonce)) {
		count += bits.LeadingZeros8(b)
		if b != 0 {
			break
		}
	}
	return count
}
