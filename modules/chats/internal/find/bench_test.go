package find_test

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

	"github.com/recobro/recobro/modules/chats/internal/channel"
	"github.com/recobro/recobro/modules/chats/internal/conversation"
	"github.com/recobro/recobro/modules/chats/internal/find"
	"github.com/recobro/recobro/modules/chats/internal/message"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// each is how many messages a conversation has; people how many answer; inboxes how many there are.
const (
	each    = 10
	people  = 200
	inboxes = 20
)

// RECOBRO_BENCH_ROWS is how many conversations there are, RECOBRO_BENCH_ROUNDS how often each question is asked.
func fromEnv(name string, otherwise int) int {
	if n, err := strconv.Atoi(os.Getenv(name)); err == nil {
		return n
	}
	return otherwise
}

// BenchmarkInbox prints, as rows of a table, what the inbox costs beside statements written by hand on the same tables, both asked in turns.
func BenchmarkInbox(b *testing.B) {
	sdktest.BenchEngines(b, func(b *testing.B, engine sdktest.Engine) {
		var cfg storage.Config
		db := engine.DB(b, "chats", os.DirFS("../.."), func(c *storage.Config) { cfg = *c })
		conversations, messages := conversation.NewStore(db), message.NewStore(db)
		w := &world{b: b, db: db, conversations: conversations, found: find.NewService(db, conversations, messages), rows: fromEnv("RECOBRO_BENCH_ROWS", 10_000), rounds: fromEnv("RECOBRO_BENCH_ROUNDS", 100)}
		w.hand = byHand(b, cfg)
		began := time.Now()
		w.load()
		require.NoError(b, db.Refresh(context.Background()))
		fmt.Printf("\n%s: %d conversations of %d messages loaded in %.1f s\n\n", engine.Name, w.rows, each, time.Since(began).Seconds())
		if engine.Name == storage.SQLite {
			fmt.Println("| engine | question | inbox p50 ms | inbox p95 ms | by hand p50 ms | by hand p95 ms | p95 ratio (≤ 2) | |")
			fmt.Println("|---|---|---|---|---|---|---|---|")
		}
		for _, q := range w.questions() {
			w.ask(q)
		}
	})
}

type world struct {
	b             *testing.B
	db            *storage.DB
	conversations *conversation.Store
	found         *find.Service
	hand          *sql.DB
	rows, rounds  int
}

func byHand(b *testing.B, cfg storage.Config) *sql.DB {
	driver, source := "sqlite", "file:"+cfg.Path+"?_pragma=busy_timeout(10000)&_pragma=cache_size(-16000)&_pragma=query_only(1)"
	if cfg.Engine == storage.Postgres {
		joint := "?"
		if strings.Contains(cfg.URL, "?") {
			joint = "&"
		}
		driver, source = "pgx", cfg.URL+joint+"search_path="+storage.SchemaName("chats")
	}
	hand, err := sql.Open(driver, source)
	require.NoError(b, err)
	hand.SetMaxOpenConns(1)
	b.Cleanup(func() { _ = hand.Close() })
	if cfg.Engine == storage.Postgres {
		_, err = hand.Exec("SET app.tenant = 'a'")
		require.NoError(b, err)
	}
	return hand
}

// in is the context of somebody who sees everything, or, as a cashier, own rows.
func in(scope principal.Scope) context.Context {
	return principal.With(context.Background(), principal.Principal{TenantID: "a", UserID: "u1", Scope: scope})
}

// begin is when the first was written; each follows the last by a second.
var begin = time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)

// load writes the conversations, their messages and their words. One in twenty is open, one in a hundred nobody's.
func (w *world) load() {
	ctx, done := context.WithTimeout(in(principal.ScopeAll), 3*time.Hour)
	defer done()
	dice := rand.New(rand.NewPCG(1, 2))
	common := rand.NewZipf(dice, 1.1, 8, 19_999)
	w.members(ctx)
	for from := 0; from < w.rows; from += 2000 {
		var talks, written, words [][]any
		for n := from; n < min(from+2000, w.rows); n++ {
			talks = append(talks, talk(n, dice))
			for m := range each {
				key := text(common)
				id := fmt.Sprintf("%010d%02d", n, m)
				written = append(written, said(id, n, m, key))
				words = append(words, []any{message.Indexed("a", key), id})
			}
		}
		require.NoError(w.b, w.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
			return w.write(ctx, tx, talks, written, words)
		}))
	}
}

func (w *world) write(ctx context.Context, tx *gorm.DB, talks, written, words [][]any) error {
	if _, err := w.db.Bulk(ctx, tx, "conversations", talkColumns, slices.Values(talks)); err != nil {
		return err
	}
	if _, err := w.db.Bulk(ctx, tx, "messages", messageColumns, slices.Values(written)); err != nil {
		return err
	}
	if w.db.Engine() == storage.Postgres {
		return nil
	}
	_, err := w.db.Bulk(ctx, tx, "message_words", []string{"words", "message_id"}, slices.Values(words))
	return err
}

func (w *world) members(ctx context.Context) {
	require.NoError(w.b, w.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		_, err := w.db.Bulk(ctx, tx, "inbox_members", []string{"inbox_id", "user_id"}, slices.Values([][]any{{"i1", "u1"}, {"i2", "u1"}}))
		return err
	}))
}

var (
	rowColumns  = []string{"id", "version", "created_at", "updated_at", "created_by", "updated_by"}
	talkColumns = append(slices.Clone(rowColumns), "number", "inbox_id", "channel", "person_id", "person_name", "debtor_id", "portfolio_id", "subject", "thread", "status", "priority",
		"assignee_id", "contact_id", "agent_id", "handoff", "preview", "preview_in", "unread", "last_at", "first_level", "solve_level", "rating", "rating_text", "merged_into")
	messageColumns = append(slices.Clone(rowColumns), "conversation_id", "inbox_id", "direction", "kind", "sender", "sender_id", "at", "text", "html", "subject", "data",
		"reply_to", "state", "code", "reason", "is_temporary", "provider_id", "contact_id", "text_key")
)

func talk(n int, dice *rand.Rand) []any {
	at := begin.Add(time.Duration(n) * time.Second)
	status, assignee := "resolved", fmt.Sprintf("u%d", dice.IntN(people))
	if dice.IntN(20) == 0 {
		status = "open"
	}
	if dice.IntN(100) == 0 {
		assignee = ""
	}
	return []any{
		fmt.Sprintf("%010d", n), 1, at, at, "", "", n + 1, fmt.Sprintf("i%d", dice.IntN(inboxes)), string(channel.WhatsApp), fmt.Sprintf("p%d", n), "Ana Díaz", "", "", "", "",
		status, []string{"low", "medium", "high", "urgent"}[dice.IntN(4)], assignee, "", "", "", "hola", true, 0, at, "", "", 0, "", "",
	}
}

func said(id string, n, m int, key string) []any {
	at := begin.Add(time.Duration(n)*time.Second + time.Duration(m)*time.Millisecond)
	return []any{id, 1, at, at, "", "", fmt.Sprintf("%010d", n), "i1", "in", "text", "debtor", "", at, key, "", "", "{}", "", "read", "", "", false, "", "", key}
}

func word(n uint64) string { return "w" + strconv.FormatUint(n+100, 36) + "o" }

func text(common *rand.Zipf) string {
	words := make([]string, 8)
	for n := range words {
		words[n] = word(common.Uint64())
	}
	return strings.Join(words, " ")
}

// question is what is asked of the inbox, and the statement that answers it by hand.
type question struct {
	name string
	ask  func() (int, error)
	hand []string
}

func (w *world) questions() []question {
	by := func(where string) []string { // the page, how many there are up to ten thousand, and the labels
		from := "FROM conversations c WHERE c.tenant_id = 'a'" + where
		page := from + " ORDER BY c.last_at DESC, c.id DESC LIMIT 10"
		return []string{
			"SELECT count(*) FROM (SELECT 1 " + from + " LIMIT 10001) n",
			"SELECT * FROM conversation_labels WHERE tenant_id = 'a' AND conversation_id IN (SELECT id FROM (SELECT c.id " + page + ") p)",
			"SELECT * " + page,
		}
	}
	own := " AND (c.assignee_id = 'u1' OR c.assignee_id = '' AND c.inbox_id IN (SELECT inbox_id FROM inbox_members WHERE tenant_id = 'a' AND user_id = 'u1'))"
	list := func(f conversation.Filter, scope principal.Scope) func() (int, error) {
		return func() (int, error) {
			rows, _, err := w.conversations.List(in(scope), f, page.Params{Page: 1, PageSize: 10})
			return len(rows), err
		}
	}
	open := []conversation.Status{conversation.Open}
	all := []question{
		{"all, the latest first", list(conversation.Filter{}, principal.ScopeAll), by("")},
		{"open", list(conversation.Filter{Status: open}, principal.ScopeAll), by(" AND c.status = 'open'")},
		{"mine", list(conversation.Filter{Status: open, Whose: "mine"}, principal.ScopeAll), by(" AND c.status = 'open' AND c.assignee_id = 'u1'")},
		{"nobody's", list(conversation.Filter{Status: open, Whose: "nobody"}, principal.ScopeAll), by(" AND c.status = 'open' AND c.assignee_id = ''")},
		{"of one inbox, urgent", list(conversation.Filter{Status: open, InboxID: []string{"i3"}, Priority: []conversation.Priority{conversation.Urgent}}, principal.ScopeAll), by(" AND c.status = 'open' AND c.inbox_id = 'i3' AND c.priority = 'urgent'")},
		{"a cashier's, open", list(conversation.Filter{Status: open}, principal.ScopeOwn), by(" AND c.status = 'open'" + own)},
		{"a cashier's, all", list(conversation.Filter{}, principal.ScopeOwn), by(own)},
	}
	return append(all, w.searches()...)
}

func (w *world) searches() []question {
	_, err := w.found.Messages(in(principal.ScopeOwn), word(2)) // as a cashier too
	require.NoError(w.b, err)
	var all []question
	for _, s := range []struct{ name, text string }{{"a rare word", word(9000)}, {"two words", word(40) + " " + word(300)}, {"a common word", word(2)}} {
		all = append(all, question{"search: " + s.name, func() (int, error) {
			f, err := w.found.Messages(in(principal.ScopeAll), s.text)
			return len(f.Matches), err
		}, []string{w.sought(s.text)}})
	}
	return all
}

// sought is a search by hand.
func (w *world) sought(text string) string {
	words := strings.Fields(text)
	if w.db.Engine() == storage.Postgres {
		return "SELECT * FROM messages m JOIN conversations c ON c.tenant_id = m.tenant_id AND c.id = m.conversation_id WHERE m.tenant_id = 'a' AND m.id IN (SELECT messages_said('" + strings.Join(words, ":* & ") + ":*', 2000, 50)) ORDER BY m.id DESC LIMIT 50"
	}
	return "SELECT * FROM messages m JOIN conversations c ON c.tenant_id = m.tenant_id AND c.id = m.conversation_id WHERE m.tenant_id = 'a' AND m.id IN (SELECT message_id FROM message_words WHERE message_words MATCH '" + message.Matching("a", words) + "' AND tenant_id = 'a' ORDER BY rowid DESC LIMIT 50) ORDER BY m.id DESC LIMIT 50"
}

func (w *world) ask(q question) {
	var ours, theirs []time.Duration
	for round := range w.rounds + 3 {
		began := time.Now()
		n, err := q.ask()
		mid := time.Now()
		require.NoError(w.b, err)
		m := w.read(q.hand)
		if round < 3 {
			require.Equal(w.b, m, n, q.name)
			continue // warm
		}
		ours, theirs = append(ours, mid.Sub(began)), append(theirs, time.Since(mid))
	}
	ratio, met := at(ours, 95)/at(theirs, 95), "✓"
	if ratio > 2 {
		met = "✗"
	}
	fmt.Printf("| %s | %s | %.2f | %.2f | %.2f | %.2f | %.2f | %s |\n", w.db.Engine(), q.name, at(ours, 50), at(ours, 95), at(theirs, 50), at(theirs, 95), ratio, met)
}

// read runs statements written by hand on one snapshot, and counts the rows of the last.
func (w *world) read(statements []string) (n int) {
	tx, err := w.hand.BeginTx(context.Background(), &sql.TxOptions{ReadOnly: true})
	require.NoError(w.b, err)
	for _, statement := range statements {
		n = w.rowsOf(tx, statement)
	}
	require.NoError(w.b, tx.Commit())
	return n
}

func (w *world) rowsOf(tx *sql.Tx, statement string) (n int) {
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

// at is a percentile in milliseconds.
func at(took []time.Duration, percent int) float64 {
	slices.Sort(took)
	return float64(took[len(took)*percent/100].Microseconds()) / 1000
}
