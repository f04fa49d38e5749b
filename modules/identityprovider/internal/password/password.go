// Package password hashes passwords and judges new ones.
package password

import (
	"context"
	"encoding/base64"
	"fmt"

	"github.com/alexedwards/argon2id"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// Length limits, in characters. There is no rule about kinds of characters: length is what resists guessing, and rules
// about kinds only make people write the password down (NIST SP 800-63B).
const (
	MinLength = 10
	MaxLength = 256
)

// ErrWeak says that a new password is refused; its field says why.
var ErrWeak = errs.New(errs.Invalid, "identityprovider.password_refused")

// Hasher hashes with argon2id, never more than a few at a time: each needs 19 MiB, and a burst of sign-ins must not
// use up the machine's memory. Safe for concurrent use.
type Hasher struct {
	params *argon2id.Params
	slots  chan struct{}
	decoy  string
}

// New is a hasher that works on at most parallel passwords at once. The cost is OWASP's for argon2id: 19 MiB of memory,
// two passes, one lane, about 25 ms on the machines this runs on.
func New(parallel int) *Hasher {
	params := &argon2id.Params{Memory: 19 * 1024, Iterations: 2, Parallelism: 1, SaltLength: 16, KeyLength: 32}
	return &Hasher{params: params, slots: make(chan struct{}, parallel), decoy: decoyOf(params)}
}

// decoyOf has the form of a hash and no password behind it: to compare with it costs what comparing with a hash does.
func decoyOf(p *argon2id.Params) string {
	zeros := func(bytes uint32) string { return base64.RawStdEncoding.EncodeToString(make([]byte, bytes)) }
	return fmt.Sprintf("$argon2id$v=19$m=%d,t=%d,p=%d$%s$%s", p.Memory, p.Iterations, p.Parallelism, zeros(p.SaltLength), zeros(p.KeyLength))
}

// Hash makes the form in which a password is stored. It waits for a free slot and fails when ctx ends first.
func (h *Hasher) Hash(ctx context.Context, plain string) (string, error) {
	if err := h.enter(ctx); err != nil {
		return "", err
	}
	defer h.leave()
	return argon2id.CreateHash(plain, h.params)
}

// Matches says whether plain is the password behind hash. Without a hash (no such account, or none set yet) it works
// as long as with one and says no, so that the time of an answer says nothing.
func (h *Hasher) Matches(ctx context.Context, plain, hash string) (bool, error) {
	if err := h.enter(ctx); err != nil {
		return false, err
	}
	defer h.leave()
	if hash == "" {
		_, err := argon2id.ComparePasswordAndHash(plain, h.decoy)
		return false, err
	}
	return argon2id.ComparePasswordAndHash(plain, hash)
}

func (h *Hasher) enter(ctx context.Context) error {
	select {
	case h.slots <- struct{}{}:
		return nil
	case <-ctx.Done():
		return errs.New(errs.Unavailable, "identityprovider.busy").Wrap(ctx.Err())
	}
}

func (h *Hasher) leave() { <-h.slots }
