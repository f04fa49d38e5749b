package main

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"path/filepath"
	"strconv"
	"testing"
	"time"

	"github.com/recobro/recobro/bench/product"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

const (
	writers     = 8
	writesFor   = 10 * time.Second
	settledFor  = 10 * time.Second // until what an import left to do is done
	memoryAfter = 10 * time.Second
)

// measure is the product's column on one engine.
func (s settings) measure(b *testing.B, engine sdktest.Engine) (column, error) {
	c := column{}
	address := engine.AdminURL(b)
	p, err := product.Start(b.TempDir(), s.binary, address)
	if err != nil {
		return c, err
	}
	defer func() { p.Kill() }()
	done, err := p.Import("BENCH", file(s.rows))
	if err != nil {
		return c, err
	}
	c.imports(s.rows, done)
	time.Sleep(settledFor)
	p.Stop() // what is measured is read from the file as the import left it, by a process that remembers nothing
	if err := errors.Join(p.Run(), p.SignIn()); err != nil {
		return c, err
	}
	time.Sleep(memoryAfter)
	memory, err := p.Memory()
	if err != nil {
		return c, err
	}
	c.set(rowMemory, fmt.Sprintf("%d MB", sum(memory)>>20))
	bare, err := openBare(engine, filepath.Join(p.Dir, "modules", "portfolios.db"), address)
	if err != nil {
		return c, err
	}
	defer bare.close()
	return c, errors.Join(c.asked(s.rows, p), c.floor(bare), c.creates(p, bare, done.Portfolio))
}

func sum(parts []int64) (total int64) {
	for _, part := range parts {
		total += part
	}
	return total
}

// asked puts every question to the product.
func (c column) asked(rows int, p *product.Product) error {
	for _, q := range questions(rows) {
		took, err := timed(q.times, func(n int) error {
			return p.Ask(http.MethodGet, q.path(n), "", nil, "", nil)
		})
		if err != nil {
			return fmt.Errorf("%s: %w", q.name, err)
		}
		c.took(q, took)
	}
	return nil
}

// floor is 100 rows of bare SQL as JSON over the standard library's server.
func (c column) floor(bare *bare) error {
	took, err := bare.serve(100)
	c.set(rowFloor, milliseconds(took.at(0.5))+" / "+milliseconds(took.at(0.95)))
	return err
}

// creates writes debtors from eight connections, then bare rows of the same durability from as many.
func (c column) creates(p *product.Product, bare *bare, portfolio string) error {
	if err := p.Keep(); err != nil {
		return err
	}
	own, err := rate(func(_ context.Context, n int) error {
		body := fmt.Sprintf(`{"portfolio_id":%q,"name":"%s","external_ref":"NEW-%d"}`, portfolio, name(n), n)
		return p.Create("/api/v1/deudores", body)
	})
	if err != nil {
		return err
	}
	hand, err := rate(bare.insert)
	c.set(rowCreates, fmt.Sprintf("%.0f/s", own))
	c.set(rowBare, fmt.Sprintf("%.0f/s", hand))
	c.set(rowShare, verdict(strconv.FormatFloat(own/hand, 'f', 2, 64), own/hand >= 0.4))
	return err
}

// engineOf names an engine's driver for statements written by hand.
func engineOf(engine sdktest.Engine, path, address string) (driver, source string) {
	if engine.Name == storage.Postgres {
		return "pgx", address
	}
	return "sqlite", "file:" + path + "?_txlock=immediate&_pragma=busy_timeout(10000)&_pragma=journal_mode(WAL)&_pragma=synchronous(FULL)&_pragma=cache_size(-16000)"
}
