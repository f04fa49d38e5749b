package main

import (
	"context"
	"database/sql"
	"encoding/json"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	_ "github.com/jackc/pgx/v5/stdlib"

	_ "modernc.org/sqlite"

	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// bare is the same database without the product: statements written by hand, on the same disk with the same durability.
type bare struct {
	db     *sql.DB
	schema string
	mark   string // the first parameter
}

func openBare(engine sdktest.Engine, path, address string) (*bare, error) {
	driver, source := engineOf(engine, path, address)
	db, err := sql.Open(driver, source)
	if err != nil {
		return nil, err
	}
	b := &bare{db: db, mark: "?"}
	if engine.Name == storage.Postgres {
		b.schema, b.mark = storage.SchemaName("portfolios")+".", "$1"
		db.SetMaxOpenConns(writers)
		db.SetMaxIdleConns(writers)
	} else {
		db.SetMaxOpenConns(1) // SQLite has one writer; a queue in Go is the quickest way to wait for it
	}
	_, err = db.Exec("CREATE TABLE " + b.schema + "bench_rows (id INTEGER PRIMARY KEY, name TEXT NOT NULL, made TEXT NOT NULL)")
	return b, err
}

func (b *bare) close() { _ = b.db.Close() }

// insert writes one row in a transaction of its own.
func (b *bare) insert(ctx context.Context, n int) error {
	text := "INSERT INTO " + b.schema + "bench_rows (id, name, made) VALUES (?, ?, ?)"
	if b.mark == "$1" {
		text = strings.NewReplacer("?, ?, ?", "$1, $2, $3").Replace(text)
	}
	_, err := b.db.ExecContext(ctx, text, n, name(n), time.Now().Format(time.RFC3339Nano))
	return err
}

// serve answers 100 rows as JSON from the standard library's server, and is asked some times.
func (b *bare) serve(times int) (spread, error) {
	server := httptest.NewServer(http.HandlerFunc(b.rows))
	defer server.Close()
	return timed(times, func(int) error {
		answer, err := http.Get(server.URL)
		if err != nil {
			return err
		}
		defer func() { _ = answer.Body.Close() }()
		_, err = io.Copy(io.Discard, answer.Body)
		return err
	})
}

func (b *bare) rows(w http.ResponseWriter, r *http.Request) {
	found, err := b.db.QueryContext(r.Context(), "SELECT id, name, national_id, phone, status, balance, currency, portfolio_id, created_at FROM "+
		b.schema+"debtors WHERE tenant_id = "+b.mark+" ORDER BY name_key, id LIMIT 100", "rioplatense")
	if err != nil {
		http.Error(w, err.Error(), http.StatusInternalServerError)
		return
	}
	defer func() { _ = found.Close() }()
	rows := []any{}
	for found.Next() {
		row := make([]any, 9)
		targets := make([]any, len(row))
		for i := range row {
			targets[i] = &row[i]
		}
		if err := found.Scan(targets...); err != nil {
			http.Error(w, err.Error(), http.StatusInternalServerError)
			return
		}
		rows = append(rows, row)
	}
	_ = json.NewEncoder(w).Encode(rows)
}

// rate is how many writes a second eight writers bring about, each waiting for its answer.
func rate(write func(ctx context.Context, n int) error) (perSecond float64, err error) {
	ctx, cancel := context.WithCancelCause(context.Background())
	defer cancel(nil)
	var all sync.WaitGroup
	var next, done atomic.Int64
	next.Store(2_000_000)
	began := time.Now()
	for range writers {
		all.Go(func() {
			for ctx.Err() == nil && time.Since(began) < writesFor {
				if err := write(ctx, int(next.Add(1))); err != nil {
					cancel(err)
					return
				}
				done.Add(1)
			}
		})
	}
	all.Wait()
	return float64(done.Load()) / time.Since(began).Seconds(), context.Cause(ctx)
}
