package promise_test

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

	_ "github.com/jackc/pgx/v5/stdlib" // the hand-written statements' own driver
	"github.com/stretchr/testify/require"
	"gorm.io/gorm"
	_ "modernc.org/sqlite"

	"github.com/recobro/recobro/modules/portfolios/internal/money/promise"
	"github.com/recobro/recobro/modules/portfolios/internal/money/promisecalendar"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// most is how many times as long as a statement written by hand a page may take.
const most = 2.0

// envNumber is a number of the environment: RECOBRO_BENCH_ROWS promises, RECOBRO_BENCH_ROUNDS times each page.
func envNumber(name string, otherwise int) int {
	if n, err := strconv.Atoi(os.Getenv(name)); err == nil {
		return n
	}
	return otherwise
}

// heap is very many promises, and a connection of its own for statements written by hand.
type heap struct {
	b      *testing.B
	db     *storage.DB
	store  *promise.Store
	month  *promisecalendar.Service
	hand   *sql.DB
	rows   int
	rounds int
}

// BenchmarkPromises prints what pages of promises and their calendar cost at the 95th percentile beside the same by hand, in turns.
func BenchmarkPromises(b *testing.B) {
	sdktest.BenchEngines(b, func(b *testing.B, engine sdktest.Engine) {
		var cfg storage.Config
		db := engine.DB(b, "portfolios", os.DirFS("../../.."), func(c *storage.Config) { cfg = *c })
		store := promise.NewStore(db)
		h := &heap{
			b: b, db: db, store: store, month: promisecalendar.NewService(promisecalendar.NewStore(db)), hand: byHand(b, cfg),
			rows: envNumber("RECOBRO_BENCH_ROWS", 1_000_000), rounds: envNumber("RECOBRO_BENCH_ROUNDS", 150),
		}
		h.load()
		h.compare()
	})
}

func byHand(b *testing.B, cfg storage.Config) *sql.DB {
	driver, source := "sqlite", "file:"+cfg.Path+"?_pragma=busy_timeout(10000)&_pragma=query_only(1)"
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
	if cfg.Engine == storage.Postgres {
		_, err = hand.Exec("SET app.tenant = 'big'")
		require.NoError(b, err)
	}
	return hand
}

func asker(user string, scope principal.Scope) context.Context {
	return principal.With(context.Background(), principal.Principal{TenantID: "big", UserID: user, Scope: scope, Kind: principal.KindUser})
}

// load writes the promises: most have ended, over two years; those that are open are for the next month.
func (h *heap) load() {
	began, dice := time.Now(), rand.New(rand.NewPCG(7, uint64(h.rows)))
	ctx, done := context.WithTimeout(asker("u0", principal.ScopeAll), time.Hour)
	defer done()
	columns := []string{
		"id", "version", "created_at", "updated_at", "debtor_id", "portfolio_id", "debt_ids", "amount", "currency", "due_on", "made_on", "deadline", "reminder_on",
		"next_on", "type_id", "grace_days", "threshold", "reopen_days", "channel", "owner_id", "evidence", "status", "open", "appropriated",
	}
	for from := 0; from < h.rows; from += 10_000 {
		require.NoError(h.b, h.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
			_, err := h.db.Bulk(ctx, tx, "promises", columns, func(yield func([]any) bool) {
				for n := from; n < min(from+10_000, h.rows); n++ {
					if !yield(h.drawn(dice, n)) {
						return
					}
				}
			})
			return err
		}))
	}
	require.NoError(h.b, h.db.Refresh(context.Background()))
	fmt.Printf("\n%s: %d promises loaded in %.0f s\n\n", h.db.Engine(), h.rows, time.Since(began).Seconds())
}

func (h *heap) drawn(dice *rand.Rand, n int) []any {
	statuses := strings.Fields(strings.Repeat("kept ", 35) + strings.Repeat("broken ", 30) + strings.Repeat("partially_kept ", 10) + strings.Repeat("cancelled ", 8) +
		strings.Repeat("superseded ", 5) + "invalidated invalidated " + strings.Repeat("pending ", 5) + "due_soon due_soon in_grace in_grace draft")
	status := promise.Status(statuses[dice.IntN(len(statuses))])
	due := civil.Day("2026-11-23").Add(-dice.IntN(730))
	if status.Open() {
		due = civil.Day("2026-11-23").Add(dice.IntN(30))
	}
	currency := "UYU"
	if dice.IntN(10) == 0 {
		currency = "USD"
	}
	now := time.Date(2026, 11, 20, 12, 0, 0, 0, time.UTC)
	return []any{
		storage.NewID(), 1, now, now, fmt.Sprint("d", n/4), fmt.Sprint("p", dice.IntN(5)), "[]", int64(1 + dice.IntN(9_000_000)), currency, string(due), string(due.Add(-5)),
		string(due.Add(2)), string(due.Add(-1)), string(due.Add(1)), "usual", 2, 9_500, 10, "outbound_call", fmt.Sprint("u", dice.IntN(50)), "{}", string(status), status.Open(), 0,
	}
}

// leaf is one page that is asked for, and its condition and order by hand.
type leaf struct {
	name   string
	scope  principal.Scope
	filter promise.Filter
	page   int
	sort   string
	where  string
	order  string
	skip   string // where a page that is not the first one begins
}

const openOnes = "open = true"

func (h *heap) leaves() []leaf {
	open := []promise.Status{promise.Pending, promise.DueSoon, promise.InGrace}
	return []leaf{
		{name: "open", filter: promise.Filter{Status: open}, where: openOnes},
		{name: "broken", filter: promise.Filter{Status: []promise.Status{promise.Broken}}, where: "status = 'broken'"},
		{name: "drafts", filter: promise.Filter{Status: []promise.Status{promise.Draft}}, where: "status = 'draft'"},
		{name: "one's own", scope: principal.ScopeOwn, where: "owner_id = 'u3'"},
		{name: "one's own, open", scope: principal.ScopeOwn, filter: promise.Filter{Status: open}, where: "owner_id = 'u3' AND " + openOnes},
		{name: "of somebody", filter: promise.Filter{Owner: "u7", Status: open}, where: "owner_id = 'u7' AND " + openOnes},
		{name: "of a portfolio, open", filter: promise.Filter{PortfolioID: []string{"p1"}, Status: open}, where: "portfolio_id = 'p1' AND " + openOnes},
		{name: "of a portfolio, broken", filter: promise.Filter{PortfolioID: []string{"p1"}, Status: []promise.Status{promise.Broken}}, where: "portfolio_id = 'p1' AND status = 'broken'"},
		{name: "in a currency, open", filter: promise.Filter{Currency: []string{"USD"}, Status: open}, where: "currency = 'USD' AND " + openOnes},
		{name: "in a currency", filter: promise.Filter{Currency: []string{"USD"}}, where: "currency = 'USD'"},
		{name: "of a day", filter: promise.Filter{DueFrom: "2026-11-24", DueTo: "2026-11-24"}, where: "due_on = '2026-11-24'"},
		{name: "of a week, open", filter: promise.Filter{Status: open, DueFrom: "2026-11-23", DueTo: "2026-11-29"}, where: "due_on BETWEEN '2026-11-23' AND '2026-11-29' AND " + openOnes},
		{name: "overdue, broken", filter: promise.Filter{Status: []promise.Status{promise.Broken}, DueTo: "2026-11-22"}, where: "due_on <= '2026-11-22' AND status = 'broken'"},
		{name: "made in a week, by that day", filter: promise.Filter{MadeFrom: "2026-06-01", MadeTo: "2026-06-07"}, sort: "-made_on", where: "made_on BETWEEN '2026-06-01' AND '2026-06-07'", order: "made_on DESC, id DESC"},
		{name: "by amount", sort: "-amount", where: "true", order: "amount DESC, id DESC"},
		{name: "by amount, open", sort: "-amount", filter: promise.Filter{Status: open}, where: openOnes, order: "amount DESC, id DESC"},
		{name: "by making", sort: "-created_at", where: "true", order: "id DESC"},
		{name: "of a debtor", filter: promise.Filter{DebtorID: "d1000"}, where: "debtor_id = 'd1000'", sort: "-created_at", order: "id DESC"},
	}
}

// compare prints a row for the first page, a deep one, the calendar, and for the worst of the filters.
func (h *heap) compare() {
	first := leaf{name: "all", where: "true"}
	deep := first
	deep.page = h.rows / 25 / 20
	deep.skip = h.behind((deep.page - 1) * 25)
	row := func(what string, ratio float64) {
		fmt.Printf("| %s: %s of %d promises against SQL by hand, p95 | %.2f | ≤ %.0f |\n", h.db.Engine(), what, h.rows, ratio, most)
	}
	row("the list's first page", h.ratio(first))
	row(fmt.Sprintf("the list's page %d", deep.page), h.ratio(deep))
	row("a month of the calendar", h.calendar())
	worst, name := 0.0, ""
	for _, l := range h.leaves() {
		ratio := h.ratio(l)
		if os.Getenv("RECOBRO_BENCH_ALL") != "" {
			row(l.name, ratio)
		}
		if ratio > worst {
			worst, name = ratio, l.name
		}
	}
	row("the worst of the filters, "+name+",", worst)
}

// ratio is what a page takes in proportion to its statements by hand: a count as far as the list counts, and the rows.
func (h *heap) ratio(l leaf) float64 {
	scope, order := l.scope, l.order
	if scope == "" {
		scope = principal.ScopeAll
	}
	if order == "" {
		order = "due_on, id"
	}
	params := page.Params{Page: max(1, l.page), PageSize: 25, Sort: l.sort}
	if params.Sort == "" {
		params.Sort = "due_on"
	}
	ctx, where := asker("u3", scope), "tenant_id = 'big' AND "+l.where
	rows := "SELECT * FROM promises WHERE " + where + l.skip + " ORDER BY " + order + " LIMIT 25"
	count := "SELECT count(*) FROM (SELECT 1 FROM promises WHERE " + where + " LIMIT 10001) c"
	return h.inTurns(func() int {
		found, _, err := h.store.List(ctx, l.filter, params)
		require.NoError(h.b, err)
		return len(found)
	}, func(tx *sql.Tx) int { h.read(tx, count); return h.read(tx, rows) }, l.name)
}

func (h *heap) calendar() float64 {
	sums := "SELECT due_on, currency, status, count(*), sum(amount) FROM promises WHERE tenant_id = 'big' AND due_on BETWEEN '2026-11-01' AND '2026-11-30' GROUP BY due_on, currency, status ORDER BY 1, 2, 3"
	ctx := asker("u3", principal.ScopeAll)
	return h.inTurns(func() int {
		days, err := h.month.Calendar(ctx, promise.Filter{}, "2026-11")
		require.NoError(h.b, err)
		return len(days)
	}, func(tx *sql.Tx) int { h.read(tx, sums); return 30 }, "calendar")
}

// inTurns asks both in turns, and gives the ratio of their 95th percentiles.
func (h *heap) inTurns(ours func() int, theirs func(*sql.Tx) int, name string) float64 {
	var mine, others []time.Duration
	for round := range h.rounds + 3 {
		began := time.Now()
		n := ours()
		mid := time.Now()
		tx, err := h.hand.BeginTx(context.Background(), &sql.TxOptions{ReadOnly: true})
		require.NoError(h.b, err)
		m := theirs(tx)
		require.NoError(h.b, tx.Commit())
		if round < 3 {
			require.Equal(h.b, m, n, name)
			continue // warm
		}
		mine, others = append(mine, mid.Sub(began)), append(others, time.Since(mid))
	}
	p95 := func(took []time.Duration) float64 {
		slices.Sort(took)
		return float64(took[len(took)*95/100])
	}
	mine95, others95 := p95(mine), p95(others)
	if os.Getenv("RECOBRO_BENCH_ALL") != "" {
		fmt.Printf("%s: p50 %.2f ms against %.2f, p95 %.2f against %.2f\n", name, float64(mine[len(mine)/2])/1e6, float64(others[len(others)/2])/1e6, mine95/1e6, others95/1e6)
	}
	return mine95 / others95
}

func (h *heap) read(tx *sql.Tx, statement string) (n int) {
	rows, err := tx.Query(statement)
	require.NoError(h.b, err, statement)
	defer func() { _ = rows.Close() }()
	names, err := rows.Columns()
	require.NoError(h.b, err)
	values, targets := make([]any, len(names)), make([]any, len(names))
	for i := range values {
		targets[i] = &values[i]
	}
	for ; rows.Next(); n++ {
		require.NoError(h.b, rows.Scan(targets...))
	}
	require.NoError(h.b, rows.Err())
	return n
}

// behind is the condition of a page that begins behind a place.
func (h *heap) behind(place int) string {
	var day, id string
	at := fmt.Sprintf("SELECT due_on, id FROM promises WHERE tenant_id = 'big' ORDER BY due_on, id LIMIT 1 OFFSET %d", place-1)
	require.NoError(h.b, h.hand.QueryRow(at).Scan(&day, &id))
	return fmt.Sprintf(" AND (due_on, id) > ('%s', '%s')", day, id)
}
