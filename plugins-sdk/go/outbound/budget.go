package outbound

import (
	"context"
	"errors"
	"time"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// day is what a tenant has sent on one day, UTC.
type day struct {
	TenantID string    `gorm:"primaryKey"`
	Day      time.Time `gorm:"primaryKey"`
	Requests int64
}

// TableName is the table of the SDK's migrations.
func (day) TableName() string { return "sdk_outbound_days" }

// spend counts a request against what the tenant may send: in a minute by this process, in a day by all.
func (e *engine) spend(ctx context.Context) error {
	leave, err := e.meter.Enter(principal.Must(ctx).TenantID)
	var refused *errs.Error
	if errors.As(err, &refused) {
		return ErrBudget.WithParam("retry_after", refused.Params["retry_after"])
	}
	leave()
	if e.cfg.Bounds.PerDay == 0 {
		return nil
	}
	now := e.cfg.Clock.Now().UTC()
	today := now.Truncate(24 * time.Hour)
	within, err := e.count(ctx, today)
	if err == nil && !within {
		err = ErrBudget.WithParam("retry_after", int(today.Add(24*time.Hour).Sub(now).Seconds())+1)
	}
	return err
}

// count counts a request of the day, unless there have been as many as there may be.
func (e *engine) count(ctx context.Context, today time.Time) (within bool, err error) {
	err = e.cfg.DB.Brief(ctx, func(_ context.Context, tx *gorm.DB) error {
		if err := tx.Clauses(clause.OnConflict{DoNothing: true}).Create(&day{Day: today}).Error; err != nil {
			return err
		}
		counted := tx.Model(&day{}).Where("day = ? AND requests < ?", today, e.cfg.Bounds.PerDay).Update("requests", gorm.Expr("requests + 1"))
		within = counted.RowsAffected == 1
		return counted.Error
	})
	return within, err
}
