package preferences

import (
	"context"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Users keep the language in which the product speaks to a user where every request finds it.
type Users interface {
	// SetLanguage changes it for a user of ctx's tenant, in the transaction of ctx.
	SetLanguage(ctx context.Context, id, language string) error
}

// Service keeps preferences. Safe for concurrent use.
type Service struct {
	db    *storage.DB
	users Users
}

// NewService is a service over the core's database.
func NewService(db *storage.DB, users Users) *Service { return &Service{db: db, users: users} }

// Of are the preferences of ctx's user, the defaults filled in.
func (s *Service) Of(ctx context.Context) (Preferences, error) {
	chosen, err := s.ChosenBy(ctx)
	return chosen.complete(principal.Must(ctx).Language), err
}

// ChosenBy is what ctx's user chose, and nothing else.
func (s *Service) ChosenBy(ctx context.Context) (chosen Chosen, err error) {
	err = s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		found, err := find(tx, principal.Must(ctx).UserID)
		if found != nil {
			chosen = found.Chosen
		}
		return err
	})
	return chosen, err
}

// Change changes the preferences of ctx's user; ErrInvalid with the fields at fault, and then nothing is changed.
func (s *Service) Change(ctx context.Context, change Change) (Preferences, error) {
	who := principal.Must(ctx)
	var after Preferences
	err := s.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		found, err := findOrNew(tx, who.UserID)
		if err != nil {
			return err
		}
		if err := found.Chosen.apply(change); err != nil {
			return err
		}
		language := who.Language
		if change.Language.Reset {
			language = errs.Languages()[0]
		}
		after = found.Chosen.complete(language)
		if err := keep(tx, found); err != nil {
			return err
		}
		return s.users.SetLanguage(ctx, who.UserID, after.Language)
	})
	return after, err
}

func findOrNew(tx *gorm.DB, userID string) (*row, error) {
	found, err := find(tx, userID)
	if err == nil && found == nil {
		found = &row{Row: storage.Row{ID: userID}}
	}
	return found, err
}
