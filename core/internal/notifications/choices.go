package notifications

import (
	"context"
	"errors"

	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Ways are how a user wants to hear of one kind.
type Ways struct {
	InApp bool `json:"in_app" doc:"Under the bell"`
	Mail  bool `json:"mail" doc:"By e-mail, where the installation has a mail server"`
	Push  bool `json:"push" doc:"By the browser, while the product is open in it"`
}

func (w Ways) none() bool { return w == Ways{} }

// usual are the ways of who chose nothing.
func usual() Ways { return Ways{InApp: true} }

// choices are the ways that a user chose, by kind; the row's id is the user's.
type choices struct {
	storage.Row
	Ways map[string]Ways `gorm:"serializer:json"`
}

// TableName is where choices are kept.
func (choices) TableName() string { return "notification_choices" }

func (c choices) of(kind string) Ways {
	if chosen, ok := c.Ways[kind]; ok {
		return chosen
	}
	return usual()
}

// Choices are the choices of some users of ctx's tenant, by user.
func (s *Store) Choices(ctx context.Context, userIDs []string) (map[string]choices, error) {
	found, err := storage.All[choices](ctx, s.db, len(userIDs), storage.Where("id IN ?", userIDs))
	byUser := make(map[string]choices, len(found))
	for _, one := range found {
		byUser[one.ID] = one
	}
	return byUser, err
}

// Choose keeps the choices of ctx's user.
func (s *Store) Choose(ctx context.Context, ways map[string]Ways) error {
	user := principal.Must(ctx).UserID
	return s.db.Within(ctx, func(ctx context.Context) error {
		kept, err := storage.One[choices](ctx, s.db, storage.ByID(user))
		if errors.Is(err, storage.ErrNotFound) {
			return storage.Insert(ctx, s.db, &choices{Row: storage.Row{ID: user}, Ways: ways})
		}
		if err != nil {
			return err
		}
		kept.Ways = ways
		return storage.Update(ctx, s.db, &kept, kept.Version)
	})
}
