package queue_test

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"os"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	_ "github.com/jackc/pgx/v5/stdlib" // the hand-written statement's own driver
	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/book/phone"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/contacttest"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/queue"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/phonenumber"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// collectors take debtors at once; QUEUE_ITEMS says how many there are.
const collectors = 200

func size(name string, usual int) int {
	if n, err := strconv.Atoi(os.Getenv(name)); err == nil {
		return n
	}
	return usual
}

// BenchmarkTake prints how many debtors 200 collectors take in a second until none is left, beside the same by hand, and how many went to
// two of them.
func BenchmarkTake(b *testing.B) {
	sdktest.BenchEngines(b, func(b *testing.B, engine sdktest.Engine) {
		items := size("QUEUE_ITEMS", 20_000)
		var cfg storage.Config
		now := clock.NewFake(time.Date(2026, 11, 24, 15, 0, 0, 0, time.UTC))
		db := engine.DB(b, "portfolios", os.DirFS("../../.."), func(c *storage.Config) { c.Clock, cfg = now, *c })
		store := queue.NewStore(db)
		ctx := principal.With(b.Context(), principal.System("acme", "portfolios"))
		fill(ctx, b, db, items, "a")
		taken, doubles := race(b, func(who string) (string, error) {
			i, err := store.Take(ctx, who, nil, now.Now())
			return i.DebtorID, err
		})
		b.ReportMetric(taken, "taken/s")
		b.ReportMetric(float64(doubles), "doubles")
		if engine.Name != storage.Postgres {
			return
		}
		fill(ctx, b, db, items, "b")
		hand := byHand(b, cfg)
		bare, _ := race(b, func(who string) (id string, err error) {
			err = hand.QueryRow(skipLocked, who).Scan(&id)
			if errors.Is(err, sql.ErrNoRows) {
				err = queue.ErrEmpty
			}
			return id, err
		})
		b.ReportMetric(bare, "byhand/s")
		b.ReportMetric(taken/bare, "ratio")
	})
}

// skipLocked takes one by hand, without a tenant's wall.
const skipLocked = `UPDATE queue_items SET ready = FALSE, taken_by = $1, ready_at = now() + interval '2 minutes' WHERE (tenant_id, debtor_id) =
	(SELECT tenant_id, debtor_id FROM queue_items WHERE tenant_id = 'acme' AND for_id = '' AND ready ORDER BY rank DESC, debtor_id LIMIT 1 FOR UPDATE SKIP LOCKED)
	RETURNING debtor_id`

func byHand(b *testing.B, cfg storage.Config) *sql.DB {
	joint := map[bool]string{true: "&", false: "?"}[strings.Contains(cfg.OwnerURL, "?")]
	hand, err := sql.Open("pgx", cfg.OwnerURL+joint+"search_path="+storage.SchemaName("portfolios"))
	require.NoError(b, err)
	b.Cleanup(func() { _ = hand.Close() })
	hand.SetMaxOpenConns(8)
	hand.SetMaxIdleConns(8)
	return hand
}

func fill(ctx context.Context, b *testing.B, db *storage.DB, items int, prefix string) {
	for from := 0; from < items; from += 500 {
		some := make([]queue.Item, 0, 500)
		for n := from; n < min(from+500, items); n++ {
			some = append(some, queue.Item{
				DebtorID: fmt.Sprintf("%s%08d", prefix, n), PortfolioID: "p", Channel: "call", Rank: int64(n * 7919 % items), Reasons: []queue.Reason{}, Ready: true,
			})
		}
		require.NoError(b, storage.Insert(ctx, db, some))
	}
	require.NoError(b, db.Refresh(ctx))
}

// race has all collectors take until none is left; it answers how many were taken in a second, and how many twice.
func race(b *testing.B, take func(who string) (string, error)) (float64, int64) {
	var all sync.WaitGroup
	var taken, doubles atomic.Int64
	var seen sync.Map
	began := time.Now()
	for n := range collectors {
		all.Go(func() {
			for {
				id, err := take(fmt.Sprintf("c%03d", n))
				if errors.Is(err, queue.ErrEmpty) {
					return
				}
				if err != nil {
					b.Error(err)
					return
				}
				taken.Add(1)
				if _, twice := seen.LoadOrStore(id, true); twice {
					doubles.Add(1)
				}
			}
		})
	}
	all.Wait()
	return float64(taken.Load()) / time.Since(began).Seconds(), doubles.Load()
}

// BenchmarkPreview prints how long the preview of a strategy takes on a portfolio of PREVIEW_DEBTORS.
func BenchmarkPreview(b *testing.B) {
	sdktest.BenchEngines(b, func(b *testing.B, engine sdktest.Engine) {
		d := contacttest.Open(b, engine)
		people(b, d, size("PREVIEW_DEBTORS", 100_000))
		began := time.Now()
		p, err := d.Previews.Preview(d.Ctx, "UY", 0)
		require.NoError(b, err)
		b.ReportMetric(time.Since(began).Seconds(), "s/preview")
		b.ReportMetric(float64(p.Looked), "looked")
	})
}

func people(b *testing.B, d *contacttest.Desk, rows int) {
	d.Debtors.Watch(nil)
	for from := 0; from < rows; from += 5_000 {
		debtors, phones := make([]*debtor.Debtor, 0, 5_000), make([]phone.Phone, 0, 5_000)
		for n := from; n < min(from+5_000, rows); n++ {
			id, e164 := storage.NewID(), fmt.Sprintf("+5989%07d", n)
			debtors = append(debtors, &debtor.Debtor{
				Row: storage.Row{TenantID: "acme", ID: id, Version: 1, CreatedAt: d.Clock.Now(), UpdatedAt: d.Clock.Now()}, PortfolioID: "UY", DedupeKey: id, Name: id, NameKey: id, Currency: "UYU", Status: debtor.New, Balance: int64(n + 1), Emails: []string{}, Flags: []debtor.Flag{},
			})
			phones = append(phones, phone.Phone{
				Row: storage.Row{ID: id}, DebtorID: id, E164: e164, E164Reversed: phonenumber.Reversed(e164), Country: "UY", Line: phonenumber.Mobile, Label: phone.Own, Status: phone.Unverified,
			})
		}
		require.NoError(b, d.Try(func(ctx context.Context) error {
			if err := d.Debtors.InsertBulk(ctx, debtors); err != nil {
				return err
			}
			for at := 0; at < len(phones); at += 500 {
				if err := storage.Insert(ctx, d.DB, phones[at:min(at+500, len(phones))]); err != nil {
					return err
				}
			}
			return nil
		}))
	}
	require.NoError(b, d.DB.Refresh(d.Ctx))
}
