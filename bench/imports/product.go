package main

import (
	"path/filepath"
	"testing"
	"time"

	"github.com/recobro/recobro/bench/product"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

// figures are what one import came to.
type figures struct {
	rows, written           int
	checked, imported, bare time.Duration
	peak                    int64 // bytes of the module's memory at its highest
}

// run imports a file into a fresh installation, and inserts the same rows the bare way when asked to.
func run(b *testing.B, engine sdktest.Engine, binary string, rows int, compare bool) (figures, error) {
	database := engine.AdminURL(b)
	p, err := product.Start(b.TempDir(), binary, database)
	if err != nil {
		return figures{}, err
	}
	defer p.Kill()
	done, err := p.Import("BENCH", file(rows))
	if err != nil {
		return figures{}, err
	}
	f := figures{rows: rows, checked: done.Checked, imported: done.Imported}
	if f.peak, err = p.Peak("portfolios"); err != nil || !compare {
		return f, err
	}
	p.Kill()
	f.written, f.bare, err = bare(b, engine, filepath.Join(p.Dir, "modules", "portfolios.db"), database)
	return f, err
}
