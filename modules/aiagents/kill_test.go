package aiagents_test

import (
	"bufio"
	"cmp"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"os"
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/aiagents"
	"github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/host/control"
)

// killedEnvironment tells a second run of this test binary where it works.
const killedEnvironment = "RECOBRO_TEST_AGENTS_KILLED"

// shared is what a program shares with those that are killed.
type shared struct {
	DatabaseURL, OwnerDatabaseURL, DatabaseSchema string
	House                                         string // where the other modules answer
}

// on has a module start on the shared database.
func (g shared) on(r *control.StartRequest) {
	r.DatabaseURL, r.OwnerDatabaseURL, r.DatabaseSchema = g.DatabaseURL, g.OwnerDatabaseURL, g.DatabaseSchema
}

// TestKilled is a program whose agents answer until it is killed; by itself it does nothing.
func TestKilled(t *testing.T) {
	var g shared
	if text := os.Getenv(killedEnvironment); text == "" {
		return
	} else {
		require.NoError(t, json.Unmarshal([]byte(text), &g))
	}
	at, err := url.Parse(g.House)
	require.NoError(t, err)
	h := sdktest.Start(t, aiagents.Module(), sdktest.Options{Others: httputil.NewSingleHostReverseProxy(at), Change: g.on})
	fmt.Println("ready")
	for lines := bufio.NewScanner(os.Stdin); lines.Scan(); {
		h.Broker.Tell(asked(lines.Text()))
	}
}

// asked is that chats ask for an answer in a conversation.
func asked(id string) events.Envelope {
	return events.Envelope{
		SpecVersion: "1.0", ID: storage.NewID(), Source: "/modules/chats", Type: "recobro.chats.agent.asked", Subject: id, TenantID: "a",
		Data: json.RawMessage(`{"conversation_id":"` + id + `","language":"es"}`),
	}
}

// TestKills kills programs whose agents talk, at any moment.
func TestKills(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		t.Run("[AI-03] [AI-05] nothing is agreed twice, nothing said twice, and no talk is left, whenever the program is killed", func(t *testing.T) { kills(t, engine) })
	})
}

// talksAtOnce is how many debtors write at a time.
const talksAtOnce = 4

// kills kills so many programs, each amid a conversation: as the other modules were asked for something, as they have done it, or a moment after.
func kills(t *testing.T, engine sdktest.Engine) {
	times, err := strconv.Atoi(cmp.Or(os.Getenv("FAULT_KILLS"), "3"))
	require.NoError(t, err)
	k := &killer{house: newHouse(), T: t, dice: rand.New(rand.NewPCG(14, uint64(times)))}
	server := httptest.NewServer(k)
	t.Cleanup(server.Close)
	cfg := engine.Config(t, "aiagents")
	g := shared{cfg.URL, cfg.OwnerURL, storage.SchemaName("aiagents"), server.URL}
	if cfg.URL == "" {
		g.DatabaseURL = "sqlite:" + cfg.Path
	}
	t.Run("an agent is live", func(t *testing.T) { k.agent = openOn(t, sdktest.Options{Engine: engine, Change: g.on}).live("Sol").ID })
	for range talksAtOnce {
		k.another()
	}
	for n := range times {
		k.killed(g, n)
	}
	k.goesOn(g, engine)
	k.complete(times)
}
