package files

import (
	"context"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// errGivenUp is content that was on its way for so long that it was given up.
var errGivenUp = errs.New(errs.Conflict, "files.given_up")

// reserve reserves bytes of the tenant's quota for content on its way in, before they are written: whatever a crash leaves, a row
// leads to it. It fails with ErrQuota.
func (s *Store) reserve(ctx context.Context, id string, first bool, bytes, quota int64) error {
	return s.cfg.DB.Brief(ctx, func(_ context.Context, tx *gorm.DB) error {
		if first {
			if err := tx.Clauses(clause.OnConflict{DoNothing: true}).Create(&usage{}).Error; err != nil {
				return err
			}
		}
		done := tx.Model(&usage{}).Where("bytes + ? <= ?", bytes, quota).Update("bytes", gorm.Expr("bytes + ?", bytes))
		if done.Error == nil && done.RowsAffected == 0 {
			return sized(ErrQuota, quota)
		}
		if done.Error != nil {
			return done.Error
		}
		due := s.cfg.Clock.Now().Add(arrivalTime)
		if first {
			return tx.Create(&loose{ID: id, Bytes: bytes, DueAt: due}).Error
		}
		return changed(arriving(tx, id).Updates(map[string]any{"bytes": gorm.Expr("bytes + ?", bytes), "due_at": due}))
	})
}

// settle frees what was reserved beyond the content's size.
func (s *Store) settle(ctx context.Context, id string, size, reserved int64) error {
	return s.cfg.DB.Brief(ctx, func(_ context.Context, tx *gorm.DB) error {
		due := s.cfg.Clock.Now().Add(arrivalTime)
		if err := changed(arriving(tx, id).Updates(map[string]any{"bytes": size, "due_at": due})); err != nil {
			return err
		}
		return free(tx, reserved-size)
	})
}

// arriving is content that nobody has given up.
func arriving(tx *gorm.DB, id string) *gorm.DB {
	return tx.Model(&loose{}).Where("id = ? AND NOT leaving", id)
}

// changed is errGivenUp where a statement found no content.
func changed(done *gorm.DB) error {
	if done.Error == nil && done.RowsAffected == 0 {
		return errGivenUp
	}
	return done.Error
}

func free(tx *gorm.DB, bytes int64) error {
	if bytes == 0 {
		return nil
	}
	return tx.Model(&usage{}).Update("bytes", gorm.Expr("bytes - ?", bytes)).Error
}

// giveUp removes content that is on its way in, or waits for its record.
func (s *Store) giveUp(ctx context.Context, id string) error {
	claimed := false
	err := s.cfg.DB.Brief(ctx, func(_ context.Context, tx *gorm.DB) error {
		done := arriving(tx, id).Updates(map[string]any{"leaving": true, "due_at": s.cfg.Clock.Now().Add(sweepEvery)})
		claimed = done.RowsAffected == 1
		return done.Error
	})
	if err != nil || !claimed {
		return err
	}
	return s.remove(ctx, id)
}

// remove deletes content that leaves, and then frees its part of the quota. Done again, or at once by another, it does no harm.
func (s *Store) remove(ctx context.Context, id string) error {
	if err := s.cfg.Blobs.Delete(ctx, Blob{Tenant: principal.Must(ctx).TenantID, ID: id}); err != nil {
		return err
	}
	return s.cfg.DB.Brief(ctx, func(_ context.Context, tx *gorm.DB) error {
		var gone []loose
		if err := tx.Where("id = ? AND leaving", id).Find(&gone).Error; err != nil || len(gone) == 0 {
			return err
		}
		done := tx.Where("id = ?", id).Delete(&loose{})
		if done.Error != nil || done.RowsAffected == 0 {
			return done.Error
		}
		return free(tx, gone[0].Bytes)
	})
}

// loosen marks the content of a file that is removed or erased as leaving, in the transaction of ctx.
func (s *Store) loosen(ctx context.Context, f File) error {
	return storage.Insert(ctx, s.cfg.DB, &loose{ID: f.ID, Bytes: f.Size, Leaving: true, DueAt: s.cfg.Clock.Now()})
}

// soon has content that leaves removed once the transaction of ctx has committed.
func (s *Store) soon(ctx context.Context) error {
	return s.cfg.DB.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		_, err := s.cfg.Queue.InsertTx(ctx, tx, sweep{}, nil)
		return err
	})
}

// claim has content that waits for its record be a file's from now on.
func (s *Store) claim(ctx context.Context, id string) error {
	return s.cfg.DB.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		return changed(tx.Where("id = ? AND NOT leaving", id).Delete(&loose{}))
	})
}
