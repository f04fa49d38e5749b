package sender

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Service is what can be done with senders.
type Service struct {
	*Store
	record *record.Record
}

// NewService works on a store and records what happens.
func NewService(store *Store, record *record.Record) *Service {
	return &Service{Store: store, record: record}
}

// Create writes a new sender. It fails with ErrAddress, ErrDuplicate and ErrTooMany.
func (s *Service) Create(ctx context.Context, sender *Sender) error {
	if err := sender.Check(); err != nil {
		return err
	}
	all, err := s.All(ctx)
	if err != nil {
		return err
	}
	if len(all) >= most {
		return ErrTooMany.WithParam("most", most)
	}
	if err := storage.Insert(ctx, s.db, sender); err != nil {
		return err
	}
	return s.wrote(ctx, "created", *sender)
}

// Replace writes what apply does to a sender that still has the version. It fails with ErrAddress, ErrNotFound, ErrDuplicate and
// storage.ErrStale.
func (s *Service) Replace(ctx context.Context, id string, version int64, apply func(*Sender)) (Sender, error) {
	sender, err := storage.Lock[Sender](ctx, s.db, storage.ByID(id))
	if err != nil {
		return sender, err
	}
	apply(&sender)
	if err := sender.Check(); err != nil {
		return sender, err
	}
	if err := storage.Update(ctx, s.db, &sender, version); err != nil {
		return sender, err
	}
	return sender, s.wrote(ctx, "updated", sender)
}

// Delete removes a sender that still has the version. It fails with ErrNotFound and storage.ErrStale.
func (s *Service) Delete(ctx context.Context, id string, version int64) error {
	sender, err := storage.Lock[Sender](ctx, s.db, storage.ByID(id))
	if err != nil {
		return err
	}
	if err := storage.Delete(ctx, s.db, &sender, version); err != nil {
		return err
	}
	return s.wrote(ctx, "deleted", sender)
}

// wrote records what happened to a sender; one that is marked is the only one of its channel from then on.
func (s *Service) wrote(ctx context.Context, what string, sender Sender) error {
	if sender.IsDefault {
		if err := s.clearDefault(ctx, sender); err != nil {
			return err
		}
	}
	return s.record.Write(ctx, record.Act{Name: "sender." + what, ID: sender.ID, Payload: map[string]any{
		"channel": sender.Channel, "address": sender.Address, "is_default": sender.IsDefault,
	}})
}

// names are what senders are called.
func (s *Service) names(ctx context.Context, ids []string) ([]httpx.Name, error) {
	found, err := storage.All[Sender](ctx, s.db, len(ids), storage.Where("id IN ?", ids))
	return httpx.Named(found, func(s Sender) httpx.Name { return httpx.Name{ID: s.ID, Name: s.Name, Page: "/settings/communication"} }), err
}
