package bank_test

import (
	"fmt"
	"os"
	"strconv"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/portfolios/internal/money/appropriation"
	"github.com/recobro/recobro/modules/portfolios/internal/money/bank"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// BenchmarkBankFile prints how many lines of a bank file are read, matched, posted and appropriated in a second, each for another
// debtor: every tenth of them has promised to pay.
func BenchmarkBankFile(b *testing.B) {
	lines := benchLines()
	sdktest.BenchEngines(b, func(b *testing.B, engine sdktest.Engine) {
		branch := openBranch(b, engine, lines)
		f := branch.file(lines)
		began := time.Now()
		batch := bank.DefaultLimits().Batch
		require.NoError(b, branch.run(branch.ctx, f.ID, batch, nil))
		matched := time.Since(began)
		_, err := branch.service.PostAll(branch.ctx, f.ID, 90)
		require.NoError(b, err)
		require.NoError(b, branch.run(branch.ctx, f.ID, batch, nil))
		all := time.Since(began)
		now, err := branch.service.Get(branch.ctx, f.ID)
		require.NoError(b, err)
		require.EqualValues(b, lines, now.Counts.Posted)
		require.Contains(b, branch.audited(b), "holds")
		brought, err := storage.All[appropriation.Appropriation](branch.ctx, branch.db, -1, storage.Columns("id"))
		require.NoError(b, err)
		require.Len(b, brought, (lines+9)/10)
		fmt.Printf("| %s: %d payments of a bank file matched, posted and appropriated, a second (matched alone %.0f) | %.0f | ≥ 2000 |\n",
			engine.Name, lines, float64(lines)/matched.Seconds(), float64(lines)/all.Seconds())
	})
}

// benchLines are how many lines the file has: a tenth of RECOBRO_BENCH_ROWS.
func benchLines() int {
	if n, err := strconv.Atoi(os.Getenv("RECOBRO_BENCH_ROWS")); err == nil {
		return n / 10
	}
	return 100_000
}
