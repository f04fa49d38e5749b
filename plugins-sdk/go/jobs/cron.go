package jobs

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/robfig/cron/v3"
	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// Cron adds a job of each tenant that has the module on when spec says so by the clock on that tenant's wall: five fields,
// minute first, "30 7 * * 1-5". What fell due while nothing ran is done once. An hour that a clock skips counts as the one
// after it; one that it shows twice counts once. It panics on a spec that is none, and on a kind that has one already.
func (w *Workers) Cron(spec string, args Args) {
	schedule, err := cron.ParseStandard(spec)
	if err != nil {
		panic(fmt.Sprintf("jobs: %q: %v", spec, err))
	}
	if _, taken := w.crons[args.Kind()]; taken {
		panic(fmt.Sprintf("jobs: %s has a spec already", args.Kind()))
	}
	w.crons[args.Kind()] = plan{spec: spec, schedule: schedule, args: args}
}

// plan is when a job is due.
type plan struct {
	spec     string
	schedule cron.Schedule
	args     Args
}

// next is the first time after now that the plan means in a zone. The schedule is asked in wall-clock time, as if the wall
// clock were UTC, so that it knows nothing of hours that are skipped or shown twice.
func (p plan) next(now time.Time, zone *time.Location) time.Time {
	wall := onWall(now.In(zone), time.UTC)
	for {
		wall = p.schedule.Next(wall)
		due := onWall(wall, zone)
		if skipped := wall.Sub(onWall(due, time.UTC)); skipped > 0 {
			due = due.Add(skipped)
		}
		if due.After(now) || wall.IsZero() {
			return due
		}
	}
}

func onWall(t time.Time, zone *time.Location) time.Time {
	return time.Date(t.Year(), t.Month(), t.Day(), t.Hour(), t.Minute(), t.Second(), 0, zone)
}

// cronLook asks what is due.
type cronLook struct{}

// Kind names the job.
func (cronLook) Kind() string { return sdkKind + "cron" }

// cronPulses is how many polls pass between two looks at the clock: a minute in a running product.
const cronPulses = 60

// Zones are the time zones of tenants, by tenant.
//
//sdk:host
type Zones func(ctx context.Context, tenants []string) (map[string]*time.Location, error)

type cronRow struct {
	TenantID string `gorm:"primaryKey"`
	Kind     string `gorm:"primaryKey"`
	Plan     string // spec and zone that due_at comes from
	DueAt    time.Time
}

// TableName is the table of what is due.
func (cronRow) TableName() string { return "sdk_cron" }

// lookAtClocks adds what is due, tenant by tenant; one that fails does not keep the others waiting.
func (c *Client) lookAtClocks(ctx context.Context) error {
	tenants := c.workers.tenantsOn()
	zones, err := c.zones(ctx, tenants)
	if err != nil {
		return err
	}
	var all error
	for _, tenant := range tenants {
		zone := zones[tenant]
		if zone == nil {
			zone = time.UTC
		}
		ctx := principal.With(ctx, principal.System(tenant, c.workers.module))
		for _, plan := range c.workers.crons {
			if err := c.addDue(ctx, plan, zone); err != nil {
				all = errors.Join(all, fmt.Errorf("%s of %s: %w", plan.args.Kind(), tenant, err))
			}
		}
	}
	return all
}

func (c *Client) addDue(ctx context.Context, p plan, zone *time.Location) error {
	now := c.db.Clock().Now()
	return c.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		var row cronRow
		if err := tx.Where("kind = ?", p.args.Kind()).Limit(1).Find(&row).Error; err != nil {
			return err
		}
		known := row.Kind != "" && row.Plan == p.spec+" "+zone.String()
		if known && now.Before(row.DueAt) {
			return nil
		}
		if row.Kind != "" && !now.Before(row.DueAt) {
			if _, err := c.InsertTx(ctx, tx, p.args, nil); err != nil {
				return err
			}
		}
		row = cronRow{Kind: p.args.Kind(), Plan: p.spec + " " + zone.String(), DueAt: p.next(now, zone).UTC()}
		return tx.Clauses(clause.OnConflict{
			Columns: []clause.Column{{Name: "tenant_id"}, {Name: "kind"}}, DoUpdates: clause.AssignmentColumns([]string{"plan", "due_at"}),
		}).Create(&row).Error
	})
}
