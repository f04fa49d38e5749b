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

	"github.com/recobro/recobro/modules/portfolios/internal/contact/contacttest"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/queue"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
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
		fmt.Printf("| %s: of %d takes by %d collectors, went to two | %d | 0 | %s |\n", engine.Name, items, collectors, doubles, met(doubles == 0))
		if engine.Name != storage.Postgres {
			fmt.Printf("| %s: takes a second | %.0f | ≥ 10,000 | %s |\n", engine.Name, taken, met(taken >= 10_000))
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
		fmt.Printf("| %s: takes against bare SKIP LOCKED (%.0f against %.0f a second) | %.2f | ≥ 0.80 | %s |\n", engine.Name, taken, bare, taken/bare, met(taken/bare >= 0.8))
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

// BenchmarkPreview prints how long the preview of a strategy takes on a portfolio of RECOBRO_BENCH_ROWS debtors, or 100,000.
func BenchmarkPreview(b *testing.B) {
	sdktest.BenchEngines(b, func(b *testing.B, engine sdktest.Engine) {
		d := contacttest.Open(b, engine)
		rows := size("RECOBRO_BENCH_ROWS", 100_000)
		d.People(b, rows)
		began := time.Now()
		p, err := d.Previews.Preview(d.Ctx, "UY", 0)
		took := time.Since(began)
		require.NoError(b, err)
		fmt.Printf("| %s: preview of a strategy on %d debtors who owe, of whom it looks at %d | %.1f s | ≤ 5 s | %s |\n", engine.Name, p.Owing, p.Looked, took.Seconds(), met(took <= 5*time.Second))
	})
}

func met(is bool) string {
	if is {
		return "met"
	}
	return "**missed**"
}
