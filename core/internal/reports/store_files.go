package reports

import (
	"context"
	"errors"
	"time"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// chunkSize is how much of a file is one row, in bytes.
const chunkSize = 256 << 10

// AddChunk writes a piece of a run's file in a transaction of its own: a long file delays no other write.
func (s *Store) AddChunk(ctx context.Context, runID string, seq int, data []byte) error {
	return storage.Insert(ctx, s.db, &chunk{RunID: runID, Seq: seq, Data: data})
}

// Chunk is a piece of a run's file; nil behind the last.
func (s *Store) Chunk(ctx context.Context, runID string, seq int) ([]byte, error) {
	found, err := storage.One[chunk](ctx, s.db, storage.Where("run_id = ? AND seq = ?", runID, seq))
	if errors.Is(err, storage.ErrNotFound) {
		return nil, nil
	}
	return found.Data, err
}

// DropFile removes a run's file.
func (s *Store) DropFile(ctx context.Context, runID string) error {
	return s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Where("run_id = ?", runID).Delete(&chunk{}).Error
	})
}

// sweepAtOnce bounds what one sweep removes: a file may have a thousand chunks.
const sweepAtOnce = 50

// Expire removes the files of runs of any tenant that finished before a time.
func (s *Store) Expire(ctx context.Context, before time.Time) error {
	return s.db.Platform(ctx, func(_ context.Context, tx *gorm.DB) error {
		var ids []string
		err := tx.Model(&Run{}).Where("status = ? AND finished_at < ?", Done, before).Limit(sweepAtOnce).Pluck("id", &ids).Error
		if err != nil || len(ids) == 0 {
			return err
		}
		if err := tx.Where("run_id IN ?", ids).Delete(&chunk{}).Error; err != nil {
			return err
		}
		return tx.Model(&Run{}).Where("id IN ?", ids).UpdateColumns(map[string]any{"status": Expired}).Error
	})
}

// Forget removes the runs of any tenant that were over before a time, with whatever of their files a crash has left.
func (s *Store) Forget(ctx context.Context, before time.Time) error {
	return s.db.Platform(ctx, func(_ context.Context, tx *gorm.DB) error {
		var ids []string
		err := tx.Model(&Run{}).Where("finished_at < ? AND status <> ?", before, Done).Limit(sweepAtOnce).Pluck("id", &ids).Error
		if err != nil || len(ids) == 0 {
			return err
		}
		if err := tx.Where("run_id IN ?", ids).Delete(&chunk{}).Error; err != nil {
			return err
		}
		return tx.Where("id IN ?", ids).Delete(&Run{}).Error
	})
}
