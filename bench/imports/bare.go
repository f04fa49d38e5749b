package main

import (
	"context"
	"database/sql"
	"fmt"
	"hash/fnv"
	"os"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"
	_ "github.com/jackc/pgx/v5/stdlib"

	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// chunk is how many rows are read, then inserted in one transaction; only the inserting is timed.
const chunk = 10_000

// table is one table whose rows are copied.
type table struct {
	name    string
	columns []string
}

func tables() []string { return []string{"debtors", "debts", "movements", "phones"} }

// bare inserts the rows of a module's database into a fresh one with the same schema and indexes, and nothing else.
func bare(b *testing.B, engine sdktest.Engine, path, address string) (rows int, spent time.Duration, err error) {
	target, admin, err := fresh(b, engine)
	if err != nil {
		return 0, 0, err
	}
	db, err := storage.Open(context.Background(), target)
	if err != nil {
		return 0, 0, err
	}
	defer func() { _ = db.Close() }()
	if err := db.Migrate(context.Background(), os.DirFS("modules/portfolios")); err != nil {
		return 0, 0, err
	}
	var from *sql.DB
	into := bareSQLite(target.Path)
	if engine.Name == storage.SQLite {
		from, err = sql.Open("sqlite", "file:"+path)
	} else if from, err = sql.Open("pgx", address); err == nil {
		from.SetMaxOpenConns(1)
		_, err = from.Exec("SET search_path = recobro_portfolios")
		into = barePostgres(b, admin)
	}
	if err != nil {
		return 0, 0, err
	}
	defer func() { _ = from.Close() }()
	return copyAll(from, into, engine.Name == storage.SQLite)
}

// fresh is an empty database, and on PostgreSQL the address of its administrator.
func fresh(b *testing.B, engine sdktest.Engine) (target storage.Config, admin string, err error) {
	if engine.Name == storage.SQLite {
		return engine.Config(b, "portfolios"), "", nil
	}
	target, admin = storage.Config{Engine: engine.Name, Schema: "portfolios"}, engine.AdminURL(b)
	target.URL, target.OwnerURL, err = storage.Provision(context.Background(), admin, "portfolios", make([]byte, 32))
	return target, admin, err
}

// inserter inserts one chunk in one transaction.
type inserter func(t table, rows [][]any) error

func copyAll(from *sql.DB, into inserter, grams bool) (rows int, spent time.Duration, err error) {
	for _, name := range tables() {
		found, err := from.Query("SELECT * FROM " + name)
		if err != nil {
			return 0, 0, err
		}
		n, took, err := copyTable(found, name, into, grams && name == "debtors")
		if err != nil {
			return 0, 0, fmt.Errorf("%s: %w", name, err)
		}
		rows, spent = rows+n, spent+took
	}
	return rows, spent, nil
}

func copyTable(found *sql.Rows, name string, into inserter, grams bool) (rows int, spent time.Duration, err error) {
	defer func() { _ = found.Close() }()
	t := table{name: name}
	if t.columns, err = found.Columns(); err != nil {
		return 0, 0, err
	}
	var part [][]any
	flush := func() error {
		texts := gramsOf(t, part, grams)
		begun := time.Now()
		err := into(t, part)
		if err == nil && grams {
			err = into(table{"debtor_grams", []string{"rowid", "grams", "tenant_id"}}, texts)
		}
		spent, rows, part = spent+time.Since(begun), rows+len(part)+len(texts), part[:0]
		return err
	}
	for found.Next() {
		row := make([]any, len(t.columns))
		targets := make([]any, len(row))
		for i := range row {
			targets[i] = &row[i]
		}
		if err := found.Scan(targets...); err != nil {
			return 0, 0, err
		}
		if part = append(part, row); len(part) == chunk {
			if err := flush(); err != nil {
				return 0, 0, err
			}
		}
	}
	if err := found.Err(); err != nil {
		return 0, 0, err
	}
	return rows, spent, flush()
}

// gramsOf are the entries of SQLite's text index for debtors: three letters in a row of each word of the name's key,
// behind the tenant's code. The index does not give back what it holds, so they are made again.
func gramsOf(t table, debtors [][]any, wanted bool) [][]any {
	if !wanted {
		return nil
	}
	place := map[string]int{}
	for i, column := range t.columns {
		place[column] = i
	}
	entries := make([][]any, len(debtors))
	for i, d := range debtors {
		hash := fnv.New32a()
		_, _ = hash.Write([]byte(d[place["tenant_id"]].(string)))
		code := strconv.FormatUint(uint64(hash.Sum32()), 36)
		var grams []string
		for word := range strings.SplitSeq(d[place["name_key"]].(string), " ") {
			for at := 0; at+3 <= len(word); at++ {
				grams = append(grams, code+word[at:at+3])
			}
		}
		entries[i] = []any{d[place["seq"]], strings.Join(grams, " "), d[place["tenant_id"]]}
	}
	return entries
}

// bareSQLite inserts by one prepared statement a table, on a connection set as the product's.
func bareSQLite(path string) inserter {
	db, failed := sql.Open("sqlite", "file:"+path+"?_txlock=immediate&_pragma=journal_mode(WAL)&_pragma=synchronous(FULL)"+
		"&_pragma=foreign_keys(1)&_pragma=cache_size(-16000)&_pragma=temp_store(MEMORY)&_time_format=sqlite&_timezone=UTC")
	statements := map[string]*sql.Stmt{}
	return func(t table, rows [][]any) error {
		if failed != nil {
			return failed
		}
		if statements[t.name] == nil {
			marks := strings.TrimSuffix(strings.Repeat("?,", len(t.columns)), ",")
			statement, err := db.Prepare("INSERT INTO " + t.name + " (" + strings.Join(t.columns, ",") + ") VALUES (" + marks + ")")
			if err != nil {
				return err
			}
			statements[t.name] = statement
		}
		tx, err := db.Begin()
		if err != nil {
			return err
		}
		insert := tx.Stmt(statements[t.name])
		for _, row := range rows {
			if _, err := insert.Exec(row...); err != nil {
				_ = tx.Rollback()
				return err
			}
		}
		return tx.Commit()
	}
}

// barePostgres copies as the administrator, whom row level security does not slow down.
func barePostgres(b *testing.B, admin string) inserter {
	conn, failed := pgx.Connect(context.Background(), admin)
	if failed == nil {
		b.Cleanup(func() { _ = conn.Close(context.Background()) })
	}
	return func(t table, rows [][]any) error {
		if failed != nil {
			return failed
		}
		_, err := conn.CopyFrom(context.Background(), pgx.Identifier{storage.SchemaName("portfolios"), t.name}, t.columns, pgx.CopyFromRows(rows))
		return err
	}
}
