package judge_test

import (
	"context"
	"fmt"
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/portfolios/internal/contact/contacttest"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/rule"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// How many debtors there are, contacts with each, and decisions.
const (
	debtors = 2_000
	each    = 20
	rounds  = 1_000
)

// BenchmarkDecision prints what a decision costs that reads all it rests on: debtor, numbers, beliefs, consents, what was tried.
func BenchmarkDecision(b *testing.B) {
	sdktest.BenchEngines(b, func(b *testing.B, engine sdktest.Engine) {
		d := contacttest.Open(b, engine)
		people := d.People(b, debtors)
		plant(b, d, people)
		took := make([]time.Duration, rounds)
		for n := range took {
			began := time.Now()
			require.NoError(b, d.DB.Seeing(d.Ctx, func(ctx context.Context) error { return decide(ctx, d, people[n*7919%len(people)]) }))
			took[n] = time.Since(began)
		}
		slices.Sort(took)
		ms := func(at int) float64 { return float64(took[at].Microseconds()) / 1000 }
		result := "met"
		if ms(rounds/2) > 1 {
			result = "**missed**"
		}
		fmt.Printf("| %s: a decision through the database, %d contacts of the past, p50 (p95 %.2f ms) | %.2f ms | ≤ 1 ms | %s |\n", engine.Name, each, ms(rounds*95/100), ms(rounds/2), result)
	})
}

// decide asks whether a debtor may be called now, in one transaction, as a reservation does.
func decide(ctx context.Context, d *contacttest.Desk, debtorID string) error {
	who, err := d.Debtors.Get(ctx, debtorID)
	if err != nil {
		return err
	}
	cases, err := d.Judge.Hear(ctx, who)
	if err == nil {
		cases[0].Decide(rule.Call, rule.Person, cases[0].Phones[0])
	}
	return err
}

// plant has each debtor been called, a day apart.
func plant(b *testing.B, d *contacttest.Desk, people []string) {
	columns := []string{"id", "version", "created_at", "updated_at", "debtor_id", "portfolio_id", "person", "status", "channel", "at", "attempt", "reached", "debt_ids"}
	require.NoError(b, d.DB.Tx(d.Ctx, func(ctx context.Context, tx *gorm.DB) error {
		_, err := d.DB.Bulk(ctx, tx, "contacts", columns, func(yield func([]any) bool) {
			for _, who := range people {
				for n := range each {
					at := d.Clock.Now().Add(-time.Duration(n+1) * 24 * time.Hour)
					if !yield([]any{storage.NewID(), 1, at, at, who, "UY", who, "ended", "call", at, true, false, "[]"}) {
						return
					}
				}
			}
		})
		return err
	}))
	require.NoError(b, d.DB.Refresh(d.Ctx))
}
