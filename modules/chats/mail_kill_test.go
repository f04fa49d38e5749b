package chats_test

import (
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/chats"
	"github.com/recobro/recobro/modules/chats/internal/peers"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/host/control"
)

// readerEnvironment tells a second run of this test binary where it works.
const readerEnvironment = "RECOBRO_TEST_CHATS_READER"

// mailGround is what a program shares with those that are killed.
type mailGround struct {
	DatabaseURL, OwnerDatabaseURL, DatabaseSchema, DataDir string
	Private                                                []string
}

func (g *mailGround) of(r *control.StartRequest) {
	g.DatabaseURL, g.OwnerDatabaseURL, g.DatabaseSchema, g.DataDir = r.DatabaseURL, r.OwnerDatabaseURL, r.DatabaseSchema, r.DataDir
}

// TestReader is a program that reads a mailbox until it is killed; by itself it does nothing.
func TestReader(t *testing.T) {
	text := os.Getenv(readerEnvironment)
	if text == "" {
		return
	}
	var g mailGround
	require.NoError(t, json.Unmarshal([]byte(text), &g))
	sdktest.Start(t, chats.Module(), sdktest.Options{Change: func(r *control.StartRequest) {
		r.DatabaseURL, r.OwnerDatabaseURL, r.DatabaseSchema, r.DataDir, r.Outbound.Private = g.DatabaseURL, g.OwnerDatabaseURL, g.DatabaseSchema, g.DataDir, g.Private
	}})
	select {}
}

// reads runs a program that reads.
func (g mailGround) reads(t *testing.T) *exec.Cmd {
	t.Helper()
	text, err := json.Marshal(g)
	require.NoError(t, err)
	child := exec.Command(os.Args[0], "-test.run", "^TestReader$", "-test.timeout", "5m")
	child.Env = append(os.Environ(), readerEnvironment+"="+string(text))
	child.SysProcAttr = &syscall.SysProcAttr{Pdeathsig: syscall.SIGKILL}
	require.NoError(t, child.Start())
	t.Cleanup(func() { kill(t, child) })
	return child
}

// kill ends a program at once, if it has not ended.
func kill(t *testing.T, child *exec.Cmd) {
	t.Helper()
	if child.ProcessState == nil {
		_ = child.Process.Kill() // it may have ended meanwhile
		_ = child.Wait()
	}
}

// TestMailKills kills programs that read a mailbox.
func TestMailKills(t *testing.T) {
	t.Parallel()
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		t.Run("[CH-11] each letter comes once, wherever the program that reads is killed", func(t *testing.T) { mailKills(t, engine) })
	})
}

func mailKills(t *testing.T, engine sdktest.Engine) {
	const letters = 14
	x := &post{t: t, imap: peers.NewDovecot(t), smtp: peers.NewPost(t)}
	g := mailGround{Private: []string{x.imap.Place(), x.smtp.Place()}}
	x.Host = sdktest.Start(t, chats.Module(), sdktest.Options{Engine: engine, Tenants: []string{"b"}, Change: func(r *control.StartRequest) { // it reads nothing itself
		x.allow(r)
		g.of(r)
	}})
	x.admin, x.ana = x.As("a", "admin", "admin"), x.As("a", "cashier", "ana")
	x.connect(peers.Password).OK(nil)
	for n := range letters {
		x.imap.Put("cobros", enclosed(n), time.Now())
	}
	for _, seen := range []int{2, 7} {
		child := g.reads(t)
		require.Eventually(t, func() bool { return x.count() >= seen }, 2*sdktest.Patience, 5*time.Millisecond, "%d of %d", x.count(), seen)
		kill(t, child)
	}
	g.reads(t)
	require.Eventually(t, func() bool { return x.count() >= letters }, 2*sdktest.Patience, 20*time.Millisecond, "%d", x.count())
	x.imap.Put("cobros", letter("last@example.com", "fin@example.com", "Fin", "Fin"), time.Now())
	x.begun(2) // all before it are through
	seen := map[string]int{}
	for _, m := range x.messages(x.talks()[0].ID) {
		seen[m.Text]++
		require.Equal(t, "here", m.Files[0].State)
		x.ana.GET("/api/v1/conversations/" + x.talks()[0].ID + "/files/" + m.Files[0].FileID).OK(nil)
	}
	require.Len(t, seen, letters, "none is lost")
	for text, times := range seen {
		require.Equal(t, 1, times, text)
	}
}

// count is how many messages came.
func (x *post) count() int {
	all := x.talks()
	if len(all) == 0 {
		return 0
	}
	return len(x.messages(all[0].ID))
}

// enclosed is a letter with a file.
func enclosed(n int) string {
	return letter(fmt.Sprintf("k%d@example.com", n), "ana@example.com", "Cuotas", fmt.Sprintf("--b\nContent-Type: text/plain\n\nCuota %d\n--b\nContent-Type: application/pdf; name=c.pdf\n\n%%PDF-1.4 %d\n--b--", n, n),
		"Content-Type: multipart/mixed; boundary=b", "References: <k0@example.com>")
}
