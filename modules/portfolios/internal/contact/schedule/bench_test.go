package schedule_test

import (
	"context"
	"fmt"
	"os"
	"strconv"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/portfolios/internal/contact/contacttest"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/schedule"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"gorm.io/gorm"
)

// BenchmarkDue prints how long after their time the last of 100,000 callbacks are due that all fall due at one instant. RECOBRO_BENCH_EVENTS
// says another number.
func BenchmarkDue(b *testing.B) {
	sdktest.BenchEngines(b, func(b *testing.B, engine sdktest.Engine) {
		most := 100_000
		if n, err := strconv.Atoi(os.Getenv("RECOBRO_BENCH_EVENTS")); err == nil {
			most = n
		}
		d := contacttest.Open(b, engine)
		people := d.People(b, most)
		fall := d.Clock.Now().Add(time.Hour)
		plant(b, d, people, fall)
		d.Clock.Set(fall)
		began := time.Now()
		for more := true; more; {
			var err error
			more, err = d.Runner.Step(d.Ctx)
			require.NoError(b, err)
		}
		took := time.Since(began)
		var once, twice int64
		require.NoError(b, d.DB.Read(d.Ctx, func(_ context.Context, tx *gorm.DB) error {
			all := tx.Model(&schedule.Event{}).Session(&gorm.Session{})
			if err := all.Where("status = ? AND version = 2", schedule.Due).Count(&once).Error; err != nil {
				return err
			}
			return all.Where("version > 2").Count(&twice).Error
		}))
		require.EqualValues(b, most, once)
		_, _, err := d.Events.List(d.Ctx, schedule.Filter{}, page.Params{})
		require.NoError(b, err)
		result := "met"
		if took > time.Minute || twice > 0 {
			result = "**missed**"
		}
		fmt.Printf("| %s: %d events due at one instant: the last is due after (%d of them twice) | %.1f s | ≤ 60 s, none twice | %s |\n", engine.Name, most, twice, took.Seconds(), result)
	})
}

// plant has a callback with each debtor fall due at an instant.
func plant(b *testing.B, d *contacttest.Desk, people []string, fall time.Time) {
	columns := []string{
		"id", "version", "created_at", "updated_at", "created_by", "updated_by", "debtor_id", "portfolio_id", "kind", "status", "owner_id", "channel", "phone_id", "due_at",
		"until_at", "asked_for", "priority", "note", "subject", "body", "cause_id", "contact_id", "moves", "failure", "decision",
	}
	require.NoError(b, d.DB.Tx(d.Ctx, func(ctx context.Context, tx *gorm.DB) error {
		_, err := d.DB.Bulk(ctx, tx, "scheduled_events", columns, func(yield func([]any) bool) {
			for _, who := range people {
				if !yield([]any{
					storage.NewID(), 1, d.Clock.Now(), d.Clock.Now(), "", "", who, "UY", "callback", "scheduled", "", "call", "", fall,
					fall.Add(schedule.Window), fall, 0, "", "", "", "", "", 0, "", "{}",
				}) {
					return
				}
			}
		})
		return err
	}))
	require.NoError(b, d.DB.Refresh(d.Ctx))
}
