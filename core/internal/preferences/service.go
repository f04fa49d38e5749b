package preferences

import (
	"context"
	"errors"

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
func (s *Service) ChosenBy(ctx context.Context) (Chosen, error) {
	found, err := s.find(ctx)
	return found.Chosen, err
}

// Change changes the preferences of ctx's user; ErrInvalid with the fields at fault, and then nothing is changed. Two first choices
// at once make one of them fail with a conflict, which the client repeats.
func (s *Service) Change(ctx context.Context, change Change) (after Preferences, err error) {
	who := principal.Must(ctx)
	err = s.db.Within(ctx, func(ctx context.Context) error {
		found, err := s.find(ctx)
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
		if err := s.keep(ctx, &found); err != nil {
			return err
		}
		return s.users.SetLanguage(ctx, who.UserID, after.Language)
	})
	return after, err
}

// find gives the row of ctx's user; a new one, without a version, if nothing was ever chosen.
func (s *Service) find(ctx context.Context) (row, error) {
	id := principal.Must(ctx).UserID
	found, err := storage.One[row](ctx, s.db, storage.ByID(id))
	if errors.Is(err, storage.ErrNotFound) {
		return row{Row: storage.Row{ID: id}}, nil
	}
	return found, err
}

func (s *Service) keep(ctx context.Context, r *row) error {
	if r.Version == 0 {
		return storage.Insert(ctx, s.db, r)
	}
	return storage.Update(ctx, s.db, r, r.Version)
}
