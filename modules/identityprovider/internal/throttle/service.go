package throttle

import (
	"context"
	"math"
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

// Attempt is who tries: the account by whatever name was typed, known or not, and the address it comes from. What is
// the kind of secret that is tried.
type Attempt struct{ What, Account, Address string }

func (s *Service) account(a Attempt) string {
	return s.vault.Digest("account " + a.What + " " + strings.ToLower(strings.TrimSpace(a.Account)))
}

func (s *Service) address(a Attempt) string { return s.vault.Digest("address " + a.Address) }

// Enter lets an attempt go ahead or refuses it with ErrTooMany. It counts as failed at once, so that many attempts at
// the same time gain nothing over one after the other; Forgive takes that back.
func (s *Service) Enter(ctx context.Context, a Attempt) error {
	return s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		now := s.clock.Now()
		account, err := locked(tx, s.account(a))
		if err != nil {
			return err
		}
		address, err := locked(tx, s.address(a))
		if err != nil {
			return err
		}
		if wait := max(account.wait(now), address.wait(now)); wait > 0 {
			return tooMany(wait)
		}
		account.count(now, accountLimit())
		address.count(now, addressLimit())
		if err := keep(tx, account); err != nil {
			return err
		}
		return keep(tx, address)
	})
}

// Forgive takes back an attempt that was good: the account's failures are forgotten, and the address has one fewer.
func (s *Service) Forgive(ctx context.Context, a Attempt) error {
	return s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		if err := forgive(tx, s.account(a)); err != nil {
			return err
		}
		address, err := locked(tx, s.address(a))
		if err != nil {
			return err
		}
		address.Failures = max(0, address.Failures-1)
		if address.Failures <= addressLimit().Free {
			address.BlockedUntil = s.clock.Now()
		}
		return keep(tx, address)
	})
}

// Sweep removes what is forgiven by now.
func (s *Service) Sweep(ctx context.Context) error {
	return s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error { return sweep(tx, s.clock.Now().Add(-forgetAfter)) })
}

func tooMany(wait time.Duration) error {
	return ErrTooMany.WithParam("retry_after", int(math.Ceil(wait.Seconds())))
}
