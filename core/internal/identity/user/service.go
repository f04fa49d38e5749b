package user

import (
	"context"
	"errors"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Sessions ends what a user has open.
type Sessions interface {
	// EndAll ends every session of a user of ctx's tenant, in the transaction of ctx.
	EndAll(ctx context.Context, userID string) error
	// Interrupt has the user's open pages ask anew for what they may hear, once the transaction of ctx has committed.
	Interrupt(ctx context.Context, userID string)
}

// Service keeps the users of the tenants. Safe for concurrent use.
type Service struct {
	db       *storage.DB
	sessions Sessions
	record   *record.Record
	clock    clock.Clock
}

// NewService is a service over the core's database.
func NewService(db *storage.DB, s Sessions, record *record.Record, c clock.Clock) *Service {
	return &Service{db: db, sessions: s, record: record, clock: c}
}

// Filter narrows a list; empty parts narrow nothing.
type Filter struct {
	IDs      []string
	Statuses []Status
	Roles    []Role
	Username string // part of the user name or the shown name
}

// Get gives a user of ctx's tenant, or ErrNotFound.
func (s *Service) Get(ctx context.Context, id string) (*User, error) {
	u, err := storage.One[User](ctx, s.db, storage.ByID(id))
	return &u, err
}

// List gives one page of the users of ctx's tenant. It fails with page.ErrSort and page.ErrCursor.
func (s *Service) List(ctx context.Context, f Filter, p page.Params) ([]User, page.Meta, error) {
	return list(ctx, s.db, f, p)
}

// Create stores a new user of ctx's tenant. ErrTaken if the tenant has one with that e-mail.
func (s *Service) Create(ctx context.Context, u *User) error {
	if err := guardRole(ctx, u.Role); err != nil {
		return err
	}
	if err := guardProof(ctx, s.clock.Now()); err != nil && (u.Role == Superadmin || u.Role == Admin) {
		return err
	}
	err := s.create(ctx, u)
	if errors.Is(err, storage.ErrDuplicate) && u.Username != u.Email {
		// Somebody at another domain has the same name before the @; the whole address is theirs alone.
		u.Username, u.ID = u.Email, ""
		err = s.create(ctx, u)
	}
	if errors.Is(err, storage.ErrDuplicate) {
		return ErrTaken.WithField("body.email", "identity.user_exists")
	}
	return err
}

func (s *Service) create(ctx context.Context, u *User) error {
	return s.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		if err := tx.Transaction(func(tx *gorm.DB) error { return tx.Create(u).Error }); err != nil {
			return s.db.Translate(err)
		}
		return s.wrote(ctx, "created", u.ID, map[string]any{"role": u.Role, "status": u.Status})
	})
}

// Change is what to change of a user; nil parts stay.
type Change struct {
	Role        *Role
	Status      *Status
	DisplayName *string
}

// Update changes a user of ctx's tenant that still has the version expected. It refuses what would let people raise
// themselves or lock everybody out: ErrSelf, ErrAboveOwn, ErrLastAdmin, ErrTransition.
func (s *Service) Update(ctx context.Context, id string, expected int64, c Change) (*User, error) {
	var changed *User
	err := s.changing(ctx, id, func(ctx context.Context, tx *gorm.DB, u *User) error {
		before := *u
		if err := s.apply(ctx, tx, u, c); err != nil {
			return err
		}
		if err := storage.Update(ctx, s.db, u, expected); err != nil {
			return err
		}
		changed = u
		return s.changed(ctx, before, *u)
	})
	return changed, err
}

// changing runs f on a user inside a transaction. That of a superadmin spans the tenants, because whether one is the
// last of all can be seen from there only.
func (s *Service) changing(ctx context.Context, id string, f func(context.Context, *gorm.DB, *User) error) error {
	known, err := s.Get(ctx, id)
	if err != nil {
		return err
	}
	within := s.db.Tx
	if known.Role == Superadmin {
		within = s.db.Platform
	}
	return within(ctx, func(ctx context.Context, tx *gorm.DB) error {
		u, err := s.Get(ctx, id)
		if err != nil {
			return err
		}
		if u.Role != known.Role {
			return storage.ErrStale
		}
		return f(ctx, tx, u)
	})
}

func (s *Service) apply(ctx context.Context, tx *gorm.DB, u *User, c Change) error {
	before := *u
	if c.DisplayName != nil {
		if err := u.Rename(*c.DisplayName); err != nil {
			return err
		}
	}
	if c.Role != nil {
		u.Role = *c.Role
	}
	if c.Status != nil {
		if err := u.ChangeStatus(*c.Status); err != nil {
			return err
		}
	}
	if u.Role == before.Role && u.Status == before.Status {
		return guardRole(ctx, u.Role)
	}
	if err := errors.Join(guardSelf(ctx, u.ID), guardRole(ctx, before.Role), guardRole(ctx, u.Role)); err != nil {
		return first(err)
	}
	if u.Role != before.Role {
		if err := guardProof(ctx, s.clock.Now()); err != nil {
			return err
		}
	}
	return guardLast(tx, before, *u)
}

// changed leaves the trace and shuts the doors of a user who may no longer come in, or may no longer hear what they heard.
func (s *Service) changed(ctx context.Context, before, after User) error {
	if before.Role != after.Role {
		s.sessions.Interrupt(ctx, after.ID)
	}
	if after.Status != Active && before.Status != after.Status {
		if err := s.sessions.EndAll(ctx, after.ID); err != nil {
			return err
		}
	}
	return s.wrote(ctx, "changed", after.ID, differences(before, after))
}

// Remove deletes a user of ctx's tenant that still has the version expected. Same refusals as Update.
func (s *Service) Remove(ctx context.Context, id string, expected int64) error {
	return s.changing(ctx, id, func(ctx context.Context, tx *gorm.DB, u *User) error {
		gone := *u
		gone.Status = Inactive
		if err := errors.Join(guardSelf(ctx, id), guardRole(ctx, u.Role)); err != nil {
			return first(err)
		}
		if err := guardLast(tx, *u, gone); err != nil {
			return err
		}
		if err := storage.Delete(ctx, s.db, u, expected); err != nil {
			return err
		}
		return s.gone(ctx, u, "removed")
	})
}

// Leave takes the user who asks out of ctx's tenant. ErrLastAdmin keeps the last admin in.
func (s *Service) Leave(ctx context.Context, id string) error {
	return s.changing(ctx, id, func(ctx context.Context, tx *gorm.DB, u *User) error {
		gone := *u
		gone.Status = Inactive
		if err := guardLast(tx, *u, gone); err != nil {
			return err
		}
		if err := s.sessions.EndAll(ctx, u.ID); err != nil {
			return err
		}
		u, err := s.Get(ctx, id) // ending has left its mark on it
		if err != nil {
			return err
		}
		if err := storage.Delete(ctx, s.db, u, u.Version); err != nil {
			return err
		}
		return s.gone(ctx, u, "left")
	})
}

func (s *Service) gone(ctx context.Context, u *User, how string) error {
	s.sessions.Interrupt(ctx, u.ID)
	return s.wrote(ctx, how, u.ID, map[string]any{"role": u.Role})
}

// SetLanguage changes the language the product speaks to a user of ctx's tenant.
func (s *Service) SetLanguage(ctx context.Context, id, language string) error {
	_, err := storage.Set[User](ctx, s.db, map[string]any{"language": language}, storage.ByID(id))
	return err
}

// Seen notes that a user has signed in.
func (s *Service) Seen(ctx context.Context, id string) error {
	return mark(ctx, s.db, id, "last_seen_at", s.clock.Now())
}

func (s *Service) wrote(ctx context.Context, what, id string, payload map[string]any) error {
	return s.record.Write(ctx, record.Act{Name: "user." + what, ID: id, Payload: payload})
}

func differences(before, after User) map[string]any {
	told := map[string]any{}
	note := func(field string, from, to any) {
		if from != to {
			told[field] = map[string]any{"from": from, "to": to}
		}
	}
	note("role", before.Role, after.Role)
	note("status", before.Status, after.Status)
	note("display_name", before.DisplayName, after.DisplayName) // personal: the recorder keeps only hashes of it
	return told
}

// first is the first of several refusals: one at a time is what a caller can tell a person.
func first(joined error) error {
	if many, ok := joined.(interface{ Unwrap() []error }); ok && len(many.Unwrap()) > 0 {
		return many.Unwrap()[0]
	}
	return joined
}

// Rename changes the shown name of a user, who may be oneself.
func (s *Service) Rename(ctx context.Context, id, name string) (*User, error) {
	return s.edit(ctx, id, func(u *User) error { return u.Rename(name) })
}

func (s *Service) edit(ctx context.Context, id string, change func(*User) error) (u *User, err error) {
	err = s.db.Within(ctx, func(ctx context.Context) error {
		if u, err = s.Get(ctx, id); err != nil {
			return err
		}
		before := *u
		if err := change(u); err != nil {
			return err
		}
		if err := storage.Update(ctx, s.db, u, before.Version); err != nil {
			return err
		}
		return s.wrote(ctx, "changed", id, differences(before, *u))
	})
	return u, err
}

// Correct changes who is invited, before they have come in: an address that was mistyped. The invitation before is of no use
// to the new one, so that another has to follow. ErrTransition once the person has come in, ErrInvalid.
func (s *Service) Correct(ctx context.Context, id string, wanted *User) (*User, error) {
	return s.edit(ctx, id, func(u *User) error {
		if u.Status != Invited {
			return ErrTransition.WithParam("from", u.Status).WithParam("to", Invited)
		}
		u.Email, u.Username, u.DisplayName, u.Language = wanted.Email, wanted.Username, wanted.DisplayName, wanted.Language
		return nil
	})
}

// ByEmail gives the user of ctx's tenant with an e-mail in lower case, or ErrNotFound.
func (s *Service) ByEmail(ctx context.Context, email string) (*User, error) {
	u, err := storage.One[User](ctx, s.db, storage.Where("email = ?", email))
	return &u, err
}

// Changeable gives a user whom ctx's principal may change: ErrAboveOwn for a superadmin, unless one asks.
func (s *Service) Changeable(ctx context.Context, id string) (*User, error) {
	u, err := s.Get(ctx, id)
	if err != nil {
		return nil, err
	}
	return u, guardRole(ctx, u.Role)
}
