package chats_test

import (
	"bufio"
	"cmp"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io"
	"math/rand/v2"
	"net/http"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/chats"
	"github.com/recobro/recobro/modules/chats/internal/whatsapp/whatsappdouble"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/host/control"
)

// killedEnvironment tells a second run of this test binary where it works.
const killedEnvironment = "RECOBRO_TEST_CHATS_KILLED"

// shared is what a program shares with those that are killed.
type shared struct {
	DatabaseURL, OwnerDatabaseURL, DatabaseSchema string
	API, Place, Hook                              string
	Conversations                                 []string
	Run                                           int
}

// writers is how many write to us at once, and are answered.
const writers = 4

// from is the number of one of them.
func from(writer int) string { return fmt.Sprintf("5989910000%d", writer) }

// TestKilled is a program that takes and sends messages until it is killed, and says what it was told that is done; by itself it does nothing.
func TestKilled(t *testing.T) {
	var g shared
	if text := os.Getenv(killedEnvironment); text == "" {
		return
	} else {
		require.NoError(t, json.Unmarshal([]byte(text), &g))
	}
	h := sdktest.Start(t, chats.Module(), sdktest.Options{Settings: body{"whatsapp_api": g.API}, Change: func(r *control.StartRequest) {
		r.DatabaseURL, r.OwnerDatabaseURL, r.DatabaseSchema, r.Outbound.Private = g.DatabaseURL, g.OwnerDatabaseURL, g.DatabaseSchema, []string{g.Place}
	}})
	ana := h.As("a", "admin", "admin")
	fmt.Println("ready")
	var all sync.WaitGroup
	for writer := range writers {
		all.Go(func() { g.talk(ana, writer) })
	}
	all.Wait()
}

// talk has one writer write, and be answered, for good.
func (g shared) talk(ana *sdktest.Person, writer int) {
	for n := 0; ; n++ {
		id := fmt.Sprintf("wamid.k%d-%d-%d", g.Run, writer, n)
		fmt.Println("tells", id)
		if g.tell(ana, writer, id) < http.StatusMultipleChoices {
			fmt.Println("heard", id)
		}
		if written := ana.POST("/api/v1/conversations/"+g.Conversations[writer]+"/messages", body{"text": id}); written.Status == http.StatusCreated {
			var m struct{ Data row }
			if json.Unmarshal(written.Raw, &m) == nil {
				fmt.Println("wrote", m.Data.ID)
			}
		}
	}
}

// tell brings a delivery.
func (g shared) tell(as *sdktest.Person, writer int, id string) int {
	return g.deliver(as, whatsappdouble.Written(id, from(writer), "Quien", id, time.Now()))
}

func (g shared) deliver(as *sdktest.Person, delivery []byte) int {
	mac := hmac.New(sha256.New, []byte(whatsappdouble.AppSecret))
	mac.Write(delivery)
	return as.POST(g.Hook, strings.NewReader(string(delivery)), "X-Hub-Signature-256", "sha256="+hex.EncodeToString(mac.Sum(nil)), "Content-Type", "application/json").Status
}

// TestKills kills programs that take and send messages, at any moment.
func TestKills(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		t.Run("[CH-02] [CH-03] no message is lost and none is there twice, whenever the program is killed", func(t *testing.T) { kills(t, engine) })
	})
}

func kills(t *testing.T, engine sdktest.Engine) {
	times, err := strconv.Atoi(cmp.Or(os.Getenv("FAULT_KILLS"), "3"))
	require.NoError(t, err)
	g := shared{}
	x := officeOn(t, engine, func(r *control.StartRequest) {
		g.DatabaseURL, g.OwnerDatabaseURL, g.DatabaseSchema = r.DatabaseURL, r.OwnerDatabaseURL, r.DatabaseSchema
	})
	g.API, g.Place, g.Hook = x.whatsapp.API(), x.whatsapp.Place(), x.hook
	for writer := range writers {
		x.whatsapp.Writes(fmt.Sprintf("wamid.first%d", writer), from(writer), fmt.Sprintf("Quien %d", writer), "hola", time.Now())
		g.Conversations = append(g.Conversations, x.of(fmt.Sprintf("Quien %d", writer)).ID)
	}
	dice, s := rand.New(rand.NewPCG(3, uint64(times))), story{}
	for g.Run = range times {
		s.read(g.killed(t, time.Duration(dice.IntN(1500))*time.Millisecond))
	}
	for _, id := range s.told { // a provider that has no answer tells it again
		if !s.heard[id] {
			var run, writer, n int
			_, _ = fmt.Sscanf(id, "wamid.k%d-%d-%d", &run, &writer, &n)
			require.Less(t, g.tell(x.admin, writer, id), http.StatusMultipleChoices)
		}
	}
	x.settled(t, g, times)
	x.complete(t, g, s)
	t.Logf("%d kills: %d messages to us, %d of ours", times, len(s.told), len(s.wrote))
}

// story is what programs said before they were killed.
type story struct {
	told  []string
	heard map[string]bool
	wrote []string
}

func (s *story) read(said string) {
	if s.heard == nil {
		s.heard = map[string]bool{}
	}
	for line := range strings.Lines(said) {
		what, id, _ := strings.Cut(strings.TrimSpace(line), " ")
		switch what {
		case "tells":
			s.told = append(s.told, id)
		case "heard":
			s.heard[id] = true
		case "wrote":
			s.wrote = append(s.wrote, id)
		}
	}
}

// killed runs a program that takes and sends messages, kills it so long after it has begun to, and gives what it said.
func (g shared) killed(t *testing.T, after time.Duration) string {
	t.Helper()
	text, err := json.Marshal(g)
	require.NoError(t, err)
	child := exec.Command(os.Args[0], "-test.run", "^TestKilled$", "-test.timeout", "5m")
	child.Env = append(os.Environ(), killedEnvironment+"="+string(text))
	child.SysProcAttr = &syscall.SysProcAttr{Pdeathsig: syscall.SIGKILL}
	out, err := child.StdoutPipe()
	require.NoError(t, err)
	require.NoError(t, child.Start())
	lines := bufio.NewReader(out)
	for line := ""; line != "ready\n"; {
		line, err = lines.ReadString('\n')
		require.NoError(t, err)
	}
	time.AfterFunc(after, func() { _ = child.Process.Kill() }) // the moment is chance, and nothing waits for it
	said, err := io.ReadAll(lines)
	require.NoError(t, err)
	_ = child.Wait() // it was killed
	return string(said)
}

// thread are the messages of a conversation, the whole of it.
func (x *office) thread(t *testing.T, conversation string) (all []row) {
	t.Helper()
	for page := 1; ; page++ {
		var some []row
		x.admin.GET(fmt.Sprintf("/api/v1/conversations/%s/messages?pageSize=100&page=%d", conversation, page)).OK(&some)
		all = append(all, some...)
		if len(some) < 100 {
			return all
		}
	}
}

// settled waits until nothing is left to be sent, the longer the more often programs were killed: each leaves some.
func (x *office) settled(t *testing.T, g shared, times int) {
	t.Helper()
	require.Eventually(t, func() bool {
		for _, c := range g.Conversations {
			for _, m := range x.thread(t, c) {
				if m.State == "queued" {
					return false
				}
			}
		}
		return true
	}, time.Minute+time.Duration(times)*5*time.Second, time.Second, "a message is never sent")
}

// complete looks that everything is there once.
func (x *office) complete(t *testing.T, g shared, s story) {
	t.Helper()
	texts, states, handed := map[string]int{}, map[string]string{}, map[string]int{}
	for _, c := range g.Conversations {
		for _, m := range x.thread(t, c) {
			states[m.ID] = m.State
			if m.Direction == "in" {
				texts[m.Text]++
			}
		}
	}
	for _, sent := range x.whatsapp.All() {
		handed[sent.Ours]++
	}
	for _, id := range s.told {
		require.Equal(t, 1, texts[id], "[CH-02] %s is there once", id)
	}
	for id, times := range handed {
		require.Equal(t, 1, times, "[CH-03] %s went out once", id)
	}
	for _, id := range s.wrote {
		require.Contains(t, []string{"sent", "unknown"}, states[id], "%s is not lost", id)
		if states[id] == "sent" {
			require.Equal(t, 1, handed[id], "%s was sent", id)
		}
	}
}
