package debtor_test

import (
	"context"
	"database/sql"
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/namekey"

	_ "github.com/jackc/pgx/v5/stdlib" // the hand-written statements' own driver
	"github.com/stretchr/testify/require"
	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/book/phone"
	"github.com/recobro/recobro/modules/portfolios/internal/book/portfolio"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/nationalid"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/phonenumber"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// RECOBRO_BENCH_ROWS is how many debtors the big tenant has; the small one has a hundredth. RECOBRO_BENCH_ROUNDS is how
// often each statement is asked.
func fromEnv(name string, otherwise int) int {
	if n, err := strconv.Atoi(os.Getenv(name)); err == nil {
		return n
	}
	return otherwise
}

// BenchmarkLists prints, as rows of a table, what a page of debtors costs beside the same page by a statement written by
// hand on the same tables, both asked in turns. It measures itself and takes no heed of b.N.
func BenchmarkLists(b *testing.B) {
	rows, rounds := fromEnv("RECOBRO_BENCH_ROWS", 100_000), fromEnv("RECOBRO_BENCH_ROUNDS", 100)
	sdktest.BenchEngines(b, func(b *testing.B, engine sdktest.Engine) {
		var cfg storage.Config
		db := engine.DB(b, "portfolios", os.DirFS("../../.."), func(c *storage.Config) { cfg = *c })
		w := &world{b: b, db: db, store: debtor.NewStore(db), rows: rows, rounds: rounds}
		w.hand = byHand(b, cfg)
		began := time.Now()
		w.load("big", rows)
		w.load("small", rows/100)
		w.analyse()
		fmt.Printf("\n%s: %d debtors loaded in %.1f s\n\n", engine.Name, rows, time.Since(began).Seconds())
		if engine.Name == storage.SQLite {
			fmt.Println("| engine | page | list p50 ms | list p95 ms | by hand p50 ms | by hand p95 ms | p50 ratio | p95 ratio |")
			fmt.Println("|---|---|---|---|---|---|---|---|")
		}
		w.run()
	})
}

type world struct {
	b            *testing.B
	db           *storage.DB
	store        *debtor.Store
	hand         *sql.DB
	rows, rounds int
	asTenant     string // of the hand's connection
}

func byHand(b *testing.B, cfg storage.Config) *sql.DB {
	driver, source := "sqlite", "file:"+cfg.Path+"?_pragma=busy_timeout(10000)&_pragma=cache_size(-16000)&_pragma=query_only(1)"
	if cfg.Engine == storage.Postgres {
		joint := "?"
		if strings.Contains(cfg.URL, "?") {
			joint = "&"
		}
		driver, source = "pgx", cfg.URL+joint+"search_path="+storage.SchemaName("portfolios")
	}
	hand, err := sql.Open(driver, source)
	require.NoError(b, err)
	hand.SetMaxOpenConns(1)
	b.Cleanup(func() { _ = hand.Close() })
	return hand
}

func in(tenant string) context.Context {
	return principal.With(context.Background(), principal.Principal{TenantID: tenant, UserID: "u", Scope: principal.ScopeAll})
}

// load writes a tenant's debtors in two portfolios, with a phone each.
func (w *world) load(tenant string, n int) {
	w.b.Helper()
	dice := rand.New(rand.NewPCG(1, uint64(n)))
	ctx, done := context.WithTimeout(in(tenant), time.Hour) // a busy machine may take its time to load
	defer done()
	portfolios := []string{storage.NewID(), storage.NewID()}
	counts := map[string]int64{}
	for from := 0; from < n; from += 10_000 {
		some := make([]*debtor.Debtor, min(10_000, n-from))
		for i := range some {
			some[i] = drawn(dice, tenant, portfolios, from+i)
			counts[some[i].PortfolioID]++
		}
		require.NoError(w.b, w.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
			if err := w.store.InsertBulk(ctx, some); err != nil {
				return err
			}
			_, err := w.db.Bulk(ctx, tx, "phones", phone.BulkColumns(), func(yield func([]any) bool) {
				for _, d := range some {
					p := phone.Phone{Row: d.Row, DebtorID: d.ID, E164: d.Phone, Country: "UY", Line: phonenumber.Mobile, Label: phone.Own, Status: phone.Unverified}
					if !yield(p.BulkValues()) {
						return
					}
				}
			})
			return err
		}))
	}
	for i, id := range portfolios {
		p := portfolio.Portfolio{Row: storage.Row{ID: id}, Code: fmt.Sprint("P", i), Name: "P", CreditorName: "C", DebtorsCount: counts[id]}
		require.NoError(w.b, p.Seal())
		require.NoError(w.b, storage.Insert(ctx, w.db, &p))
	}
}

func drawn(dice *rand.Rand, tenant string, portfolios []string, n int) *debtor.Debtor {
	given := []string{"Ana", "Maria", "Jose", "Lucia", "Martin", "Pedro", "Sofia", "Diego", "Elena", "Bruno", "Camila", "Hugo"}
	syllables := []string{"ro", "dri", "guez", "pe", "rei", "ra", "sil", "va", "nu", "ñez", "go", "mez", "al", "ta", "mi", "ra", "ca", "bre", "so", "sa"}
	family := func() string {
		return syllables[dice.IntN(20)] + syllables[dice.IntN(20)] + syllables[dice.IntN(20)]
	}
	now := time.Date(2026, 11, 20, 12, 0, 0, 0, time.UTC)
	d := &debtor.Debtor{
		Row:         storage.Row{TenantID: tenant, ID: storage.NewID(), Version: 1, CreatedAt: now, UpdatedAt: now},
		PortfolioID: portfolios[min(1, dice.IntN(3))], Kind: debtor.Natural, Currency: "UYU", NationalIDType: nationalid.UYCI,
		NationalID: fmt.Sprintf("%08d", 10_000_000+n*37), Status: debtor.New.Enum()[min(8, dice.IntN(12)*dice.IntN(2))],
		BucketID: []string{"b0", "b1", "b31", "b61", "b91", "b121", "b181"}[dice.IntN(7)], Balance: int64(dice.IntN(90_000_000)),
		AgedFrom: civil.Day("2026-11-01").Add(-dice.IntN(500)), DebtsCount: 1, Phone: fmt.Sprintf("+5989%07d", n),
	}
	d.Name = given[dice.IntN(12)] + " " + family() + " " + family()
	if dice.IntN(10) == 0 {
		d.Name += " Fernandez"
	}
	d.NameKey, d.DedupeKey = namekey.Of(d.Name), debtor.DedupeKey(d.NationalIDType, d.NationalID, "", d.ID)
	return d
}

// analyse gathers statistics by the database's own upkeep, as an import does.
func (w *world) analyse() { require.NoError(w.b, w.db.Refresh(context.Background())) }

// asked is one kind of page: how the list is asked, and the statements that do the same by hand.
type asked struct {
	name     string
	tenant   string
	criteria debtor.Criteria
	sort     string
	page     page.Params
	hand     []string // {tenant}, {key}, {id}, {p1} are filled in
	place    int      // of the row the hand-written page begins behind; 0 = the first page
}

const (
	columns = "SELECT id, version, created_at, updated_at, created_by, updated_by, portfolio_id, external_ref, kind, name, given_name, family_name, national_id_type, national_id, birthday, language, timezone, emails, segment, preferences, flags, status, assignee_id, balance, currency, debts_count, aged_from, bucket_id, phone, tag_ids FROM debtors "
	sum     = "SELECT sum(debtors_count) FROM portfolios WHERE tenant_id = '{tenant}'"
)

func (w *world) pages() []asked {
	deep := w.rows / 20
	behind := columns + "WHERE tenant_id = '{tenant}' AND (name_key, id) > ('{key}', '{id}') ORDER BY name_key, id LIMIT 10"
	byName := columns + "WHERE tenant_id = '{tenant}' ORDER BY name_key, id LIMIT 10"
	narrow := " WHERE tenant_id = '{tenant}' AND portfolio_id = '{p1}' AND status = 'new'"
	walked := narrow
	if w.db.Engine() == storage.SQLite { // a hand that knows SQLite keeps it from an index that would have to be sorted
		walked = " WHERE tenant_id = '{tenant}' AND +portfolio_id = '{p1}' AND +status = 'new'"
	}
	named := "AND d.name_key LIKE '%rodri%' AND d.name_key LIKE '%guezsil%'"
	rare := strings.Replace(columns, "FROM debtors ", "FROM debtors d ", 1) + "WHERE d.tenant_id = '{tenant}' " + named + " ORDER BY d.name_key, d.id LIMIT 10"
	return []asked{
		{name: "first, by name", tenant: "big", sort: "name", hand: []string{sum, byName}},
		{name: "first, by name, a hundredth of the rows", tenant: "small", sort: "name", hand: []string{sum, byName}},
		{name: "first, most owed", tenant: "big", sort: "-balance", hand: []string{sum, columns + "WHERE tenant_id = '{tenant}' ORDER BY balance DESC, id DESC LIMIT 10"}},
		{name: "first, one portfolio and status, by name", tenant: "big", sort: "name", criteria: debtor.Criteria{PortfolioIDs: []string{"{p1}"}, Statuses: []debtor.Status{debtor.New}},
			hand: []string{"SELECT count(*) FROM (SELECT 1 FROM debtors" + narrow + " LIMIT 10001) c", columns + walked + " ORDER BY name_key, id LIMIT 10"}},
		{name: "page 100 by number", tenant: "big", sort: "name", page: page.Params{Page: 100}, place: 990, hand: []string{sum, behind}},
		{name: fmt.Sprintf("page %d by cursor", deep+1), tenant: "big", sort: "name", page: page.Params{Page: deep}, place: deep * 10, hand: []string{behind}},
		{name: fmt.Sprintf("page %d by number", deep+1), tenant: "big", sort: "name", page: page.Params{Page: deep + 1}, place: deep * 10, hand: []string{sum, behind}},
		{name: fmt.Sprintf("page %d by number, the last", w.rows/10), tenant: "big", sort: "name", page: page.Params{Page: w.rows / 10}, place: w.rows - 10, hand: []string{sum, behind}},
		{name: "search: parts of a name, few", tenant: "big", sort: "name", criteria: debtor.Criteria{Text: "rodri guezsil"}, hand: []string{rare}},
		{name: "search: a name that a tenth have", tenant: "big", sort: "name", criteria: debtor.Criteria{Text: "fernandez"},
			hand: []string{columns + "WHERE tenant_id = '{tenant}' AND name_key LIKE '%fernandez%' ORDER BY name_key, id LIMIT 10"}},
		{name: "search: the same in the small tenant", tenant: "small", sort: "name", criteria: debtor.Criteria{Text: "fernandez"},
			hand: []string{columns + "WHERE tenant_id = '{tenant}' AND name_key LIKE '%fernandez%' ORDER BY name_key, id LIMIT 10"}},
		{name: "search: a document", tenant: "big", sort: "name", criteria: debtor.Criteria{Text: "10370000"},
			hand: []string{columns + "WHERE tenant_id = '{tenant}' AND national_id = '10370000' AND national_id <> '' ORDER BY name_key, id LIMIT 10"}},
		{name: "search: the end of a phone", tenant: "big", sort: "name", criteria: debtor.Criteria{Text: "90112345"},
			hand: []string{columns + "WHERE tenant_id = '{tenant}' AND id IN (SELECT debtor_id FROM phones WHERE tenant_id = '{tenant}' AND e164_reversed >= '54321109' AND e164_reversed < '5432110A') ORDER BY name_key, id LIMIT 10"}},
		{name: "search: two letters", tenant: "big", sort: "name", criteria: debtor.Criteria{Text: "an"},
			hand: []string{columns + "WHERE tenant_id = '{tenant}' AND name_key >= 'an' AND name_key < 'ao' ORDER BY name_key, id LIMIT 10"}},
	}
}

func (w *world) run() {
	for _, a := range w.pages() {
		ours, theirs := w.measure(a)
		fmt.Printf("| %s | %s | %.2f | %.2f | %.2f | %.2f | %.2f | %.2f |\n", w.db.Engine(), a.name, at(ours, 50), at(ours, 95),
			at(theirs, 50), at(theirs, 95), at(ours, 50)/at(theirs, 50), at(ours, 95)/at(theirs, 95))
	}
	w.overview()
}

// overviews is how often the sums of all debtors are made: each takes as long as many pages.
const overviews = 10

// overview prints what the sums of the home page cost beside a sum of the one column that cannot be left out.
func (w *world) overview() {
	w.tenant("big")
	var ours, theirs []time.Duration
	for range overviews {
		began := time.Now()
		_, err := w.store.Shares(in("big"), "")
		mid := time.Now()
		require.NoError(w.b, err)
		_ = w.text("SELECT sum(balance) FROM debtors WHERE tenant_id = 'big'", "big")
		ours, theirs = append(ours, mid.Sub(began)), append(theirs, time.Since(mid))
	}
	fmt.Printf("| %s | sums by portfolio, age and person, beside one sum of all | %.0f | %.0f | %.0f | %.0f | %.2f | %.2f |\n", w.db.Engine(), at(ours, 50),
		at(ours, 95), at(theirs, 50), at(theirs, 95), at(ours, 50)/at(theirs, 50), at(ours, 95)/at(theirs, 95))
}

// at is a percentile in milliseconds.
func at(took []time.Duration, percent int) float64 {
	slices.Sort(took)
	return float64(took[len(took)*percent/100].Microseconds()) / 1000
}

func (w *world) measure(a asked) (ours, theirs []time.Duration) {
	ctx := in(a.tenant)
	p1 := w.text("SELECT id FROM portfolios WHERE tenant_id = '"+a.tenant+"' ORDER BY debtors_count DESC LIMIT 1", a.tenant)
	fill := strings.NewReplacer("{tenant}", a.tenant, "{p1}", p1, "{key}", "", "{id}", "")
	if a.place > 0 {
		key, id := w.keyAt(a.tenant, a.place)
		fill = strings.NewReplacer("{tenant}", a.tenant, "{p1}", p1, "{key}", key, "{id}", id)
	}
	for i, id := range a.criteria.PortfolioIDs {
		a.criteria.PortfolioIDs[i] = fill.Replace(id)
	}
	a.page.PageSize, a.page.Sort = 10, a.sort
	if strings.HasSuffix(a.name, "by cursor") {
		_, meta, err := w.store.List(ctx, a.criteria, a.page)
		require.NoError(w.b, err)
		a.page = page.Params{Cursor: meta.Next, PageSize: 10, Sort: a.sort}
	}
	for round := range w.rounds + 3 {
		began := time.Now()
		rows, _, err := w.store.List(ctx, a.criteria, a.page)
		mid := time.Now()
		require.NoError(w.b, err)
		n := w.byHand(a, fill)
		if round < 3 {
			require.Equal(w.b, n, len(rows), a.name)
			continue // warm
		}
		ours, theirs = append(ours, mid.Sub(began)), append(theirs, time.Since(mid))
	}
	return ours, theirs
}

// byHand runs the statements of a page on one snapshot, as the list does, and counts the last one's rows.
func (w *world) byHand(a asked, fill *strings.Replacer) (n int) {
	w.tenant(a.tenant)
	tx, err := w.hand.BeginTx(context.Background(), &sql.TxOptions{ReadOnly: true})
	require.NoError(w.b, err)
	for _, statement := range a.hand {
		n = w.read(tx, fill.Replace(statement))
	}
	require.NoError(w.b, tx.Commit())
	return n
}

// read runs a statement written by hand and counts its rows.
func (w *world) read(tx *sql.Tx, statement string) (n int) {
	rows, err := tx.Query(statement)
	require.NoError(w.b, err, statement)
	defer func() { _ = rows.Close() }()
	names, err := rows.Columns()
	require.NoError(w.b, err)
	values, targets := make([]any, len(names)), make([]any, len(names))
	for i := range values {
		targets[i] = &values[i]
	}
	for rows.Next() {
		require.NoError(w.b, rows.Scan(targets...))
		n++
	}
	require.NoError(w.b, rows.Err())
	return n
}

// tenant tells the hand's one connection whose rows it may see.
func (w *world) tenant(tenant string) {
	if w.db.Engine() == storage.Postgres && tenant != w.asTenant {
		_, err := w.hand.Exec("SET app.tenant = '" + tenant + "'")
		require.NoError(w.b, err)
		w.asTenant = tenant
	}
}

func (w *world) text(statement, tenant string) (text string) {
	w.tenant(tenant)
	require.NoError(w.b, w.hand.QueryRow(statement).Scan(&text))
	return text
}

func (w *world) keyAt(tenant string, place int) (key, id string) {
	w.tenant(tenant)
	require.NoError(w.b, w.hand.QueryRow(fmt.Sprintf(
		"SELECT name_key, id FROM debtors WHERE tenant_id = '%s' ORDER BY name_key, id LIMIT 1 OFFSET %d", tenant, place-1)).Scan(&key, &id))
	return key, id
}
