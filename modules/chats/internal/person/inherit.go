package person

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Inherit has somebody who is found to be a debtor's be held to what the debtor asked for elsewhere: that nobody writes to them.
func (s *Store) Inherit(ctx context.Context, p *Person) error {
	if p.DebtorID == "" || p.StoppedAt != nil {
		return nil
	}
	others, err := s.OfDebtor(ctx, p.DebtorID)
	for _, other := range others {
		if other.ID != p.ID && other.StoppedAt != nil {
			p.StoppedAt = other.StoppedAt
		}
	}
	return err
}

// InheritAll has all by whom some debtors write be held to what one of them asked for, in the transaction of ctx.
func (s *Store) InheritAll(ctx context.Context, debtorIDs []string) error {
	for _, id := range debtorIDs {
		all, err := s.OfDebtor(ctx, id)
		if err != nil {
			return err
		}
		for _, p := range all {
			if err := s.inherit(ctx, p); err != nil {
				return err
			}
		}
	}
	return nil
}

func (s *Store) inherit(ctx context.Context, p Person) error {
	if p.StoppedAt != nil {
		return nil
	}
	if err := s.Inherit(ctx, &p); err != nil || p.StoppedAt == nil {
		return err
	}
	return storage.Update(ctx, s.db, &p, p.Version)
}
