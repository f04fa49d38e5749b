package person

import (
	"context"
	"slices"

	"github.com/recobro/recobro/plugins-sdk/go/phonenumber"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Inherit has somebody be held to what they asked for elsewhere, by the same number or mailbox or as the same debtor: that nobody writes to
// them.
func (s *Store) Inherit(ctx context.Context, p *Person) error {
	if p.StoppedAt != nil {
		return nil
	}
	others, err := s.Same(ctx, *p)
	for _, other := range others {
		if other.ID != p.ID && other.StoppedAt != nil {
			p.StoppedAt = other.StoppedAt
		}
	}
	return err
}

// Same are all by which somebody writes: in whatever inbox by the same number, however it is spelled, or the same mailbox, and as the same
// debtor.
func (s *Store) Same(ctx context.Context, p Person) (all []Person, err error) {
	if p.DebtorID != "" {
		if all, err = s.OfDebtor(ctx, p.DebtorID); err != nil {
			return nil, err
		}
	}
	known := func(other Person) bool {
		return slices.ContainsFunc(all, func(one Person) bool { return one.ID == other.ID })
	}
	at, err := s.ofAddress(ctx, p.Address)
	for _, other := range at {
		if !known(other) {
			all = append(all, other)
		}
	}
	return all, err
}

// ofAddress are all who write from a number or a mailbox.
func (s *Store) ofAddress(ctx context.Context, address string) ([]Person, error) {
	if address == "" {
		return nil, nil
	}
	spelled := []string{address}
	if address[0] == '+' {
		spelled = phonenumber.Spellings(address)
	}
	return storage.All[Person](ctx, s.db, mostOfDebtor, storage.Where("address IN ? AND address <> ''", spelled), storage.Sorted("id"))
}

// Untold are some who asked that nobody contacts them, of whom the contact rules do not know yet.
func (s *Store) Untold(ctx context.Context, most int) ([]Person, error) {
	return storage.All[Person](ctx, s.db, most, storage.Where("stopped_at IS NOT NULL AND NOT stop_told"), storage.Sorted("id"))
}

// Told notes that the contact rules know of it.
func (s *Store) Told(ctx context.Context, id string) error {
	_, err := storage.Set[Person](ctx, s.db, map[string]any{"stop_told": true}, storage.ByID(id))
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
