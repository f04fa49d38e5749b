package aiagents_test

import (
	"encoding/json"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
	"github.com/recobro/recobro/plugins-sdk/host/control"
)

// secrets are what is personal of a debtor, as it is written. What they are called stands in what they said, and nowhere else.
var secrets = []string{document, "4.825.432-1", "99123456", "099 123 456", "ana.etcheverry"}

// talkative is somebody who tells more of themselves than is asked, and agrees in the end.
var talkative = []string{
	"hola, soy Ana Etcheverry, CI 4.825.432-1", "sí, soy yo, mi número es 099 123 456", "4321",
	"¿mandan el recibo al correo ana.etcheverry@correo.uy?", "¿qué facilidades tienen?", "la 1", "sí",
}

// running has debtors write until all that they have to say was answered.
func (h *house) running(t *testing.T, o *sdktest.Host) {
	t.Helper()
	for h.waiting() > 0 {
		select {
		case <-h.over:
		case <-h.news:
			for _, id := range h.told() {
				o.Broker.Tell(asked(id))
			}
		case <-time.After(sdktest.Patience):
			require.FailNow(t, "a talk is stuck", h.written())
		}
	}
	require.Empty(t, h.faults)
}

// waiting is in how many conversations somebody waits for an answer, or has more to say.
func (h *house) waiting() (n int) {
	h.mutex.Lock()
	defer h.mutex.Unlock()
	for _, c := range h.chats {
		if c.Agent != "" && (len(c.Writes) > 0 || c.Messages[len(c.Messages)-1]["direction"] == "in") {
			n++
		}
	}
	return n
}

func TestWhatIsKeptOfATalk(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		h, cfg := newHouse(), storage.Config{Engine: engine.Name}
		o := openOn(t, sdktest.Options{Engine: engine, Others: h, Change: func(r *control.StartRequest) {
			r.LogLevel, cfg.URL, cfg.OwnerURL, cfg.Schema = "debug", r.DatabaseURL, r.OwnerDatabaseURL, "aiagents"
			cfg.Path = strings.TrimPrefix(r.DatabaseURL, "sqlite:")
		}})
		folder := filepath.Dir(t.TempDir())
		h.begins("talk-1", o.live("Sol").ID, talkative...)
		h.running(t, o.Host)
		t.Run("[AI-10] no line of the log, no turn and no page of the database tells a document, a telephone, or a mailbox, nor the log what they are called", func(t *testing.T) {
			tells(t, "log", logOf(t, folder), surname)
			tells(t, "turns", string(turnsOf(o.manager, "talk-1").Raw))
			if engine.Name == storage.SQLite {
				tells(t, "database", read(t, cfg.Path)+read(t, cfg.Path+"-wal"))
			}
		})
		t.Run("[AI-03] the record tells of each tool that was used, in its order, what came of it and why", func(t *testing.T) {
			require.Equal(t, []string{"verify_identity done", "read_debt done", "search_articles nothing", "list_offers done", "accept_offer done"}, used(t, cfg), h.written())
		})
		t.Run("[AI-15] another company sees nothing of a talk, nor that there is one", func(t *testing.T) { o.strange(t, "talk-1") })
	})
}

func tells(t *testing.T, what, text string, more ...string) {
	t.Helper()
	require.NotEmpty(t, text, what)
	for _, secret := range append(more, secrets...) {
		at := strings.Index(strings.ToLower(text), strings.ToLower(secret))
		require.Negative(t, at, "%s tells %q: …%s…", what, secret, text[max(0, at-100):min(len(text), max(0, at)+100)])
	}
}

// logOf is the module's log of a test.
func logOf(t *testing.T, folder string) (text string) {
	t.Helper()
	logs, err := filepath.Glob(filepath.Join(folder, "*", "module.log"))
	require.NoError(t, err)
	for _, file := range logs {
		text += read(t, file)
	}
	return text
}

func read(t *testing.T, file string) string {
	raw, err := os.ReadFile(file)
	if !os.IsNotExist(err) {
		require.NoError(t, err)
	}
	return string(raw)
}

func turnsOf(by *sdktest.Person, conversation string) *sdktest.Answer {
	return by.GET(base + "/talks/" + talkOf(by, conversation) + "/turns").OK(nil)
}

func talkOf(by *sdktest.Person, conversation string) string {
	var talks []made
	by.GET(base + "/talks?ref_id=" + conversation).OK(&talks)
	return talks[0].ID
}

// used are the tools that the record tells of, with what came of each.
func used(t *testing.T, cfg storage.Config) (all []string) {
	t.Helper()
	db, err := storage.Open(t.Context(), cfg)
	require.NoError(t, err)
	defer func() { require.NoError(t, db.Close()) }()
	ctx := principal.With(t.Context(), principal.System("a", "aiagents"))
	lines, err := storage.All[tracing.Event](ctx, db, 1000, storage.Sorted("created_at, id"))
	require.NoError(t, err)
	for _, line := range lines {
		tells(t, "record", line.Name+string(line.Payload), surname)
		var p struct{ Tool, Came string }
		require.NoError(t, json.Unmarshal([]byte(line.Payload), &p))
		if strings.HasSuffix(line.Name, "talk.used") {
			all = append(all, p.Tool+" "+p.Came)
		}
	}
	return all
}

// strange looks that another company's admin meets nothing by the ids of this one, as if there were none.
func (o *office) strange(t *testing.T, conversation string) {
	t.Helper()
	away, id := o.As("b", "admin", "beto"), talkOf(o.manager, conversation)
	for _, list := range []string{"", "/talks", "/talks?ref_id=" + conversation, "/runs", "/providers"} {
		var all []made
		away.GET(base + list).OK(&all)
		require.Empty(t, all, list)
	}
	for _, o := range o.Operations {
		if o.Open || strings.Contains(o.Path, "/limits/") {
			continue
		}
		path := regexp.MustCompile(`\{n\}`).ReplaceAllString(o.Path, "1")
		for _, one := range []string{id, "none"} {
			got := away.Do(o.Method, regexp.MustCompile(`\{[a-z_]+\}`).ReplaceAllString(path, one), nil, "If-Match", "*")
			require.NotContains(t, string(got.Raw), conversation, o.Path)
		}
	}
}
