package throttle

import (
	"context"
	"errors"
	"math"
	"net/netip"
	"strings"
	"time"

	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/identityprovider/internal/vault"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Service counts attempts. Safe for concurrent use.
type Service struct {
	db    *storage.DB
	vault *vault.Vault
	clock clock.Clock
}

// New is a service over the module's database.
func New(db *storage.DB, v *vault.Vault, c clock.Clock) *Service {
	return &Service{db: db, vault: v, clock: c}
}

// Attempt is a try at what somebody has already proved half of: a code, a link, one's own password again. What is the
// kind of secret, Account whose it is, Address where the attempt comes from; empty where it does not matter.
type Attempt struct{ What, Account, Address string }

// counted is a bucket with its limit.
type counted struct {
	*throttle
	limit Limit
}

// bucket names where something is counted, and how.
type bucket struct {
	id    string
	limit Limit
}

func (s *Service) walls(a Attempt) []bucket {
	buckets := []bucket{{s.vault.Digest("account " + a.What + " " + normal(a.Account)), accountLimit()}}
	if a.Address != "" {
		buckets = append(buckets, bucket{s.vault.Digest("address " + a.What + " " + Network(a.Address)), addressLimit()})
	}
	return buckets
}

// Enter lets an attempt go ahead or refuses it with ErrTooMany. It counts as failed at once, so that many attempts at
// the same time gain nothing over one after the other; Forgive undoes that.
func (s *Service) Enter(ctx context.Context, a Attempt) error { return s.enter(ctx, s.walls(a)...) }

func (s *Service) enter(ctx context.Context, buckets ...bucket) error {
	return s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		now := s.clock.Now()
		held, err := lock(tx, buckets)
		if err != nil {
			return err
		}
		wait := time.Duration(0)
		for _, one := range held {
			wait = max(wait, one.wait(now))
		}
		if wait > 0 {
			return tooMany(wait)
		}
		return countAll(tx, held, now)
	})
}

// Forgive undoes the count of an attempt that was good: the account's failures are forgotten, and the address has one fewer.
func (s *Service) Forgive(ctx context.Context, a Attempt) error {
	return s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		buckets := s.walls(a)
		if err := forgive(tx, buckets[0].id); err != nil {
			return err
		}
		return uncount(tx, buckets[1:], s.clock.Now())
	})
}

// Letter says whether one more letter may go to who signs in with a login, and counts it. It is the same for nobody.
func (s *Service) Letter(ctx context.Context, login string) (bool, error) {
	err := s.enter(ctx, bucket{s.vault.Digest("letters " + normal(login)), letterLimit()})
	if errors.Is(err, ErrTooMany) {
		return false, nil
	}
	return err == nil, err
}

// Sweep removes what is forgiven by now, and proofs that could not be used any more.
func (s *Service) Sweep(ctx context.Context) error {
	now := s.clock.Now()
	return s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		return errors.Join(sweep(tx, now.Add(-forgetAfter)), sweepProofs(tx, now))
	})
}

func tooMany(wait time.Duration) error {
	return ErrTooMany.WithParam("retry_after", int(math.Ceil(wait.Seconds())))
}

func normal(login string) string { return strings.ToLower(strings.TrimSpace(login)) }

// ownedBits is how much of an IPv6 address one customer of a provider is given: one counts as one.
const ownedBits = 64

// Network is what of an address somebody cannot change at will.
func Network(address string) string {
	parsed, err := netip.ParseAddr(address)
	if err != nil || parsed.Unmap().Is4() {
		return address
	}
	return netip.PrefixFrom(parsed.WithZone(""), ownedBits).Masked().String()
}
