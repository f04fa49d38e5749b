package files

import (
	"context"
	"errors"
	"time"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// upkeepTime is how long one round of upkeep may take; the next goes on.
const upkeepTime = 10 * time.Minute

// mostSwept is how many files, or blobs, one round is about.
const mostSwept = 500

// sweep is the job of removing the files whose time is over, and the content that no file speaks of.
type sweep struct{}

// Kind names the job.
func (sweep) Kind() string { return "recobro.files.sweep" }

// search is the job of finding blobs that nothing speaks of, as after a database was restored.
type search struct{}

// Kind names the job.
func (search) Kind() string { return "recobro.files.search" }

func (s *Store) sweep(ctx context.Context) error {
	return errors.Join(s.retire(ctx), s.removeLoose(ctx))
}

// retire removes the files that are to be kept no longer.
func (s *Store) retire(ctx context.Context) error {
	var due []File
	err := s.cfg.DB.PlatformRead(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Where("keep_until <= ? AND held_at IS NULL AND erased_at IS NULL", s.cfg.Clock.Now()).
			Order("keep_until").Limit(mostSwept).Find(&due).Error
	})
	for _, f := range due {
		err = errors.Join(err, s.forget(s.as(ctx, f.TenantID), f.ID, "retention"))
	}
	return err
}

// removeLoose removes content whose time is up. What fails is tried again at a later round, behind the rest.
func (s *Store) removeLoose(ctx context.Context) error {
	var due []loose
	now := s.cfg.Clock.Now()
	err := s.cfg.DB.PlatformRead(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Where("due_at <= ?", now).Order("due_at").Limit(mostSwept).Find(&due).Error
	})
	for _, l := range due {
		err = errors.Join(err, s.removeDue(s.as(ctx, l.TenantID), l.ID, now))
	}
	return err
}

// removeDue claims content before it removes it: Add may want it at the same moment.
func (s *Store) removeDue(ctx context.Context, id string, now time.Time) error {
	claimed := false
	err := s.cfg.DB.Brief(ctx, func(_ context.Context, tx *gorm.DB) error {
		done := tx.Model(&loose{}).Where("id = ? AND due_at <= ?", id, now).
			Updates(map[string]any{"leaving": true, "due_at": now.Add(sweepEvery)})
		claimed = done.RowsAffected == 1
		return done.Error
	})
	if err != nil || !claimed {
		return err
	}
	return s.remove(ctx, id)
}

// search has blobs removed that are older than an hour and that neither a file nor loose content speaks of.
func (s *Store) search(ctx context.Context) error {
	old := s.cfg.Clock.Now().Add(-arrivalTime)
	var some []Blob
	for blob, err := range s.cfg.Blobs.List(ctx) {
		if err != nil {
			return err
		}
		if blob.ModifiedAt.Before(old) {
			some = append(some, blob)
		}
		if len(some) == mostSwept {
			if err := s.disown(ctx, some); err != nil {
				return err
			}
			some = some[:0]
		}
	}
	return errors.Join(s.disown(ctx, some), s.removeLoose(ctx))
}

// disown marks those of some blobs as leaving that nothing speaks of.
func (s *Store) disown(ctx context.Context, some []Blob) error {
	ids := make([]string, len(some))
	for i, blob := range some {
		ids[i] = blob.ID
	}
	known := map[Blob]bool{}
	err := s.cfg.DB.PlatformRead(ctx, func(_ context.Context, tx *gorm.DB) error {
		for _, speaking := range []*gorm.DB{tx.Model(&File{}).Where("erased_at IS NULL"), tx.Model(&loose{})} {
			var rows []Blob
			if err := speaking.Select("tenant_id AS tenant", "id").Where("id IN ?", ids).Find(&rows).Error; err != nil {
				return err
			}
			for _, row := range rows {
				known[row] = true
			}
		}
		return nil
	})
	for _, blob := range some {
		if blob := (Blob{Tenant: blob.Tenant, ID: blob.ID}); err == nil && !known[blob] {
			err = s.cfg.DB.Brief(s.as(ctx, blob.Tenant), func(_ context.Context, tx *gorm.DB) error {
				return tx.Clauses(clause.OnConflict{DoNothing: true}).Create(&loose{ID: blob.ID, Leaving: true, DueAt: s.cfg.Clock.Now()}).Error
			})
		}
	}
	return err
}

// as is ctx as the system in a tenant.
func (s *Store) as(ctx context.Context, tenant string) context.Context {
	return principal.With(ctx, principal.System(tenant, s.cfg.DB.Schema()))
}
