package bank_test

import (
	"fmt"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

// benchLines are how many lines the benchmark's file has.
const benchLines = 20_000

// BenchmarkBankFile prints how many lines of a bank file are read, matched and posted in a second, each for another debtor.
func BenchmarkBankFile(b *testing.B) {
	sdktest.BenchEngines(b, func(b *testing.B, engine sdktest.Engine) {
		branch := openBranch(b, engine, benchLines)
		f := branch.file(benchLines)
		began := time.Now()
		require.NoError(b, branch.run(branch.ctx, f.ID, 500, nil))
		matched := time.Since(began)
		_, err := branch.service.PostAll(branch.ctx, f.ID, 90)
		require.NoError(b, err)
		require.NoError(b, branch.run(branch.ctx, f.ID, 500, nil))
		all := time.Since(began)
		now, err := branch.service.Get(branch.ctx, f.ID)
		require.NoError(b, err)
		require.EqualValues(b, benchLines, now.Counts.Posted)
		fmt.Printf("| %s: payments of a bank file matched, posted and appropriated in a second (matched alone %.0f) | %.0f | ≥ 2000 |\n",
			engine.Name, benchLines/matched.Seconds(), benchLines/all.Seconds())
	})
}
