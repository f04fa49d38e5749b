package files

import (
	"context"
	"errors"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// KeepUntil changes when a file is removed by itself; the zero time is never.
func (s *Store) KeepUntil(ctx context.Context, id string, until time.Time) error {
	return s.change(ctx, id, func(ctx context.Context, f *File) error {
		f.KeepUntil = moment(until)
		return s.save(ctx, f, "kept", map[string]any{"until": f.KeepUntil})
	})
}

// Hold keeps a file from being removed and erased, by whomever, until Release. Done again it changes nothing. It fails with
// storage.ErrNotFound and ErrErased.
func (s *Store) Hold(ctx context.Context, id string) error {
	return s.change(ctx, id, func(ctx context.Context, f *File) error {
		switch {
		case f.ErasedAt != nil:
			return ErrErased
		case f.HeldAt != nil:
			return nil
		}
		f.HeldAt, f.HeldBy = moment(s.cfg.Clock.Now()), principal.Must(ctx).UserID
		return s.save(ctx, f, "held", nil)
	})
}

// Release ends a hold. A file whose record was erased meanwhile is erased now.
func (s *Store) Release(ctx context.Context, id string) error {
	return s.change(ctx, id, func(ctx context.Context, f *File) error {
		if f.HeldAt == nil {
			return nil
		}
		f.HeldAt, f.HeldBy = nil, ""
		if err := s.save(ctx, f, "released", nil); err != nil || f.ErasureDueAt == nil {
			return err
		}
		if err := s.erase(ctx, f); err != nil {
			return err
		}
		return errors.Join(s.record(ctx, "erased", *f, nil), s.soon(ctx))
	})
}

// Remove forgets a file: its row at once, its content by a job. It fails with storage.ErrNotFound and ErrHeld.
func (s *Store) Remove(ctx context.Context, id string) error { return s.forget(ctx, id, "asked") }

func (s *Store) forget(ctx context.Context, id, why string) error {
	return s.change(ctx, id, func(ctx context.Context, f *File) error {
		if f.HeldAt != nil {
			return ErrHeld
		}
		if err := storage.Delete(ctx, s.cfg.DB, f, f.Version); err != nil {
			return err
		}
		if f.ErasedAt == nil {
			if err := errors.Join(s.loosen(ctx, *f), s.forgetDerived(ctx, *f), s.soon(ctx)); err != nil {
				return err
			}
		}
		return s.record(ctx, "removed", *f, map[string]any{"why": why})
	})
}

// change runs f with a file that nobody else changes meanwhile, in the transaction of ctx.
func (s *Store) change(ctx context.Context, id string, f func(ctx context.Context, f *File) error) error {
	return s.cfg.DB.Within(ctx, func(ctx context.Context) error {
		file, err := storage.Lock[File](ctx, s.cfg.DB, storage.ByID(id))
		if err != nil {
			return err
		}
		return f(ctx, &file)
	})
}

func (s *Store) save(ctx context.Context, f *File, what string, more map[string]any) error {
	if err := storage.Update(ctx, s.cfg.DB, f, f.Version); err != nil {
		return err
	}
	return s.record(ctx, what, *f, more)
}
