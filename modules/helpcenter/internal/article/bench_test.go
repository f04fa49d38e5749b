package article

import (
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"github.com/recobro/recobro/modules/helpcenter/internal/finding"
	"github.com/recobro/recobro/modules/helpcenter/internal/product"
	"github.com/recobro/recobro/plugins-sdk/go/ask"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/settings"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

const (
	shelf     = 50_000 // articles
	each      = 40     // words of one
	different = 20_000 // words that there are, few of them common
	rounds    = 500    // searches
)

// BenchmarkSearch tells the time that nineteen of twenty searches stay below, over 50,000 articles.
func BenchmarkSearch(b *testing.B) {
	sdktest.BenchEngines(b, func(b *testing.B, engine sdktest.Engine) {
		db := engine.DB(b, "helpcenter", os.DirFS("../.."))
		ctx := principal.With(context.Background(), principal.System("a", "helpcenter"))
		require.NoError(b, fill(ctx, db))
		require.NoError(b, db.Refresh(ctx)) // as its upkeep does by and by
		s := NewService(db, nil, clock.System(), nil, nil, settings.Fixed(Settings{StaleDays: 180}), nil, product.NewLibrary(ask.Fixed()))
		took := make([]time.Duration, rounds)
		for n := range took {
			since := time.Now()
			_, err := s.Search(ctx, Sought{Q: asked(n), Language: "es"})
			require.NoError(b, err)
			took[n] = time.Since(since)
		}
		slices.Sort(took)
		p95, result := float64(took[rounds*95/100].Microseconds())/1000, "met"
		if p95 > 30 {
			result = "**missed**"
		}
		fmt.Printf("| %s: article search over %d articles, p95 | %.1f ms | ≤ 30 ms | %s |\n", engine.Name, shelf, p95, result)
	})
}

// asked are searches of one common word, of two, of a rare one, and of one mistyped.
func asked(n int) string {
	return [...]string{name(1), name(2) + " " + name(40), name(9000), "x" + name(700), name(300)}[n%5]
}

func name(n int) string {
	const letters = "abcdefghijlmnoprstuv"
	text := []byte{}
	for n += 10_000; n > 0; n /= len(letters) {
		text = append(text, letters[n%len(letters)])
	}
	return string(text) + "ado"
}

func fill(ctx context.Context, db *storage.DB) error {
	random := rand.New(rand.NewPCG(1, 2))
	common := rand.NewZipf(random, 1.1, 8, different-1)
	for from := 0; from < shelf; from += 1000 {
		var articles []Article
		var words []word
		for n := range 1000 {
			id := fmt.Sprintf("%08d", from+n)
			articles = append(articles, Article{Row: storage.Row{ID: id}, Language: "es", Slug: id, Title: id, Status: Published, RootID: id, Screens: []string{}, Roles: []Role{}})
			has := map[string]int{}
			for range each {
				has[name(int(common.Uint64()))] = 1 + random.IntN(8)
			}
			for text, weight := range has {
				words = append(words, word{ArticleID: id, Word: text, Weight: weight})
			}
		}
		if err := insert(ctx, db, articles, words); err != nil {
			return err
		}
	}
	var slips []slip
	for n := range different {
		for _, less := range finding.Slips(name(n)) {
			slips = append(slips, slip{Slip: less, Word: name(n)})
		}
	}
	return insert(ctx, db, slips)
}

func insert(ctx context.Context, db *storage.DB, all ...any) error {
	return db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		for _, rows := range all {
			if err := tx.Clauses(clause.OnConflict{DoNothing: true}).CreateInBatches(rows, 500).Error; err != nil {
				return err
			}
		}
		return nil
	})
}
