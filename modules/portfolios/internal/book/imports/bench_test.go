package imports_test

import (
	"bufio"
	"fmt"
	"io"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/portfolios/internal/book/imports"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

// BenchmarkImport tells rows per second of a check and of a run, in this process. bench/imports measures the product.
func BenchmarkImport(b *testing.B) {
	sdktest.BenchEngines(b, func(b *testing.B, engine sdktest.Engine) {
		const rows = 100_000
		for b.Loop() {
			d := newDesk(b, engine)
			id, file, err := d.service.Receive(manager(), portfolioFile(rows))
			require.NoError(b, err)
			i, err := d.service.Create(manager(), id, d.portfolio, "bench.csv", file)
			require.NoError(b, err)
			i, err = d.service.Map(manager(), i.ID, i.Version, i.Columns)
			require.NoError(b, err)
			i, err = d.service.Check(manager(), i.ID)
			require.NoError(b, err)
			b.ReportMetric(rows/d.timed(b, i.ID).Seconds(), "checked/s")
			i, err = d.service.Start(manager(), i.ID)
			require.NoError(b, err)
			b.ReportMetric(rows/d.timed(b, i.ID).Seconds(), "imported/s")
		}
	})
}

func (d *desk) timed(b *testing.B, id string) time.Duration {
	limits := imports.DefaultLimits()
	begun := time.Now()
	require.NoError(b, d.runnerWith(limits).Run(manager(), id))
	spent := time.Since(begun)
	i := d.get(b, id)
	require.Contains(b, []imports.Status{imports.Checked, imports.Finished}, i.Status, i.Failure)
	return spent
}

// portfolioFile streams a file of many rows: four debtors in five have one debt, the fifth has its second one far away.
func portfolioFile(rows int) io.Reader {
	read, write := io.Pipe()
	go func() {
		out := bufio.NewWriterSize(write, 1<<20)
		_, _ = out.WriteString(header)
		for n := range rows {
			who := n * 7919 % (rows * 5 / 6)
			fmt.Fprintf(out, "%s;Deudor %d Pérez;09%d%06d;OP-%08d;%d,%02d;%02d/%02d/2026;\n",
				ci(who), who, 1+who%9, who%1_000_000, n, 100+n%90_000, n%100, 1+n%28, 1+n%9)
		}
		_ = write.CloseWithError(out.Flush())
	}()
	return read
}
