package throttle

import (
	"context"
	"time"

	"gorm.io/gorm"
)

// SignIn is an attempt on a password: the account by whatever name was typed, known or not, how its password is stored,
// and whence the attempt comes.
type SignIn struct {
	Login, Stored string
	From
}

// From is whence an attempt on a password comes.
type From struct {
	Address string
	Devices string // the browser's cookie, by which it is known to have signed in before
	Proof   Proof
}

// counted in the browser's own bucket if it has signed in to this account before: nobody else's failures matter there.
func (s *Service) signIns(a SignIn) []bucket {
	if device := s.device(a.Devices, a.Login, a.Stored); device != "" {
		return []bucket{{s.vault.Digest("device " + normal(a.Login) + " " + device), accountLimit()}}
	}
	return []bucket{
		{s.vault.Digest("account password " + normal(a.Login)), accountLimit()},
		{s.vault.Digest("address password " + Network(a.Address)), addressLimit()},
	}
}

// EnterSignIn lets an attempt on a password go ahead, or refuses it with ErrProof, which has what there is to solve. It
// counts as failed at once, so that many attempts at the same time gain nothing; ForgiveSignIn undoes that.
func (s *Service) EnterSignIn(ctx context.Context, a SignIn) error {
	return s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		now := s.clock.Now()
		held, err := lock(tx, s.signIns(a))
		if err != nil {
			return err
		}
		if err := s.prove(tx, a, dearest(held, now), now); err != nil {
			return err
		}
		return countAll(tx, held, now)
	})
}

func dearest(held []counted, now time.Time) int {
	most := 0
	for _, one := range held {
		most = max(most, one.bits(now, one.limit))
	}
	return most
}

// ForgiveSignIn undoes the count of an attempt that was good. The browser's own failures are forgotten. The account's and the
// address's stay but for this one: they are those of others too, who must not begin anew each time the owner comes in.
func (s *Service) ForgiveSignIn(ctx context.Context, a SignIn) error {
	return s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		buckets := s.signIns(a)
		if len(buckets) == 1 {
			return forgive(tx, buckets[0].id)
		}
		return uncount(tx, buckets, s.clock.Now())
	})
}
