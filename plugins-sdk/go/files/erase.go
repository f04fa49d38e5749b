package files

import (
	"context"
	"errors"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/sealed"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Erase destroys the keys, names and content of a record's files, in the transaction of ctx; the rows stay and say so. Held
// files stay as they are until they are released: held is their number.
func (s *Store) Erase(ctx context.Context, record Record) (held int64, err error) {
	err = s.cfg.DB.Within(ctx, func(ctx context.Context) error {
		// First all are marked: whoever releases one at the same time waits for that, and sees it.
		all, err := s.markErasure(ctx, record)
		if err != nil || all == 0 {
			return err
		}
		erased, err := s.eraseFree(ctx, record)
		if err != nil {
			return err
		}
		held = all - erased
		what := map[string]any{"files": erased, "held": held}
		return errors.Join(s.record(ctx, "erased", File{Record: record}, what), s.soon(ctx))
	})
	return held, err
}

func (s *Store) markErasure(ctx context.Context, record Record) (files int64, err error) {
	err = s.cfg.DB.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		done := tx.Model(&File{}).Scopes(record.files()).Where("erased_at IS NULL").Updates(map[string]any{"erasure_due_at": s.cfg.Clock.Now()})
		files = done.RowsAffected
		return done.Error
	})
	return files, err
}

// eraseFree erases a record's files that nobody holds, some at a time.
func (s *Store) eraseFree(ctx context.Context, record Record) (erased int64, err error) {
	for {
		some, err := storage.All[File](ctx, s.cfg.DB, mostSwept, record.files(), storage.Where("held_at IS NULL AND erased_at IS NULL"))
		if err != nil || len(some) == 0 {
			return erased, err
		}
		for _, f := range some {
			if err := s.erase(ctx, &f); err != nil {
				return erased, err
			}
			erased++
		}
	}
}

// erase destroys what can be read of a file.
func (s *Store) erase(ctx context.Context, f *File) error {
	f.Key, f.Name, f.SHA256 = sealed.Text{}, "", ""
	f.ErasedAt, f.ErasureDueAt = moment(s.cfg.Clock.Now()), nil
	if err := storage.Update(ctx, s.cfg.DB, f, f.Version); err != nil {
		return err
	}
	return errors.Join(s.loosen(ctx, *f), s.eraseDerived(ctx, *f))
}
