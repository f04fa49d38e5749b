package calls_test

import (
	"bufio"
	"cmp"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"net"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/calls"
	"github.com/recobro/recobro/modules/calls/internal/peers"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/host/control"
)

// carrier is where calls go to: it says of each that the number is busy, and counts how often each was called.
type carrier struct {
	conn  *net.UDPConn
	mutex sync.Mutex
	calls map[string]map[string]bool // Call-IDs by the number
}

func newCarrier(t *testing.T) *carrier {
	t.Helper()
	conn, err := net.ListenUDP("udp4", &net.UDPAddr{IP: net.IPv4(127, 0, 0, 1)})
	require.NoError(t, err)
	c := &carrier{conn: conn, calls: map[string]map[string]bool{}}
	t.Cleanup(func() { _ = conn.Close() })
	go c.serve()
	return c
}

func (c *carrier) serve() {
	buffer := make([]byte, 1<<16)
	for {
		n, from, err := c.conn.ReadFromUDP(buffer)
		if err != nil {
			return
		}
		if text := string(buffer[:n]); strings.HasPrefix(text, "INVITE sip:") {
			c.note(text)
			_, _ = c.conn.WriteToUDP([]byte(busy(text)), from) // who misses it asks again
		}
	}
}

func (c *carrier) note(text string) {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	number, _, _ := strings.Cut(strings.TrimPrefix(text, "INVITE sip:"), "@")
	if c.calls[number] == nil {
		c.calls[number] = map[string]bool{}
	}
	c.calls[number][headers(text, "Call-ID")] = true
}

// busy refuses an INVITE.
func busy(text string) string {
	answer := "SIP/2.0 486 Busy Here\r\n" + headers(text, "Via", "From") + strings.TrimSuffix(headers(text, "To"), "\r\n") + ";tag=carrier\r\n"
	return answer + headers(text, "Call-ID", "CSeq") + "Content-Length: 0\r\n\r\n"
}

func headers(text string, names ...string) (all string) {
	for line := range strings.SplitSeq(text, "\r\n") {
		for _, name := range names {
			if strings.HasPrefix(line, name+":") {
				all += line + "\r\n"
			}
		}
	}
	return all
}

// most is how many numbers were called, and how often the one that was called the most.
func (c *carrier) most() (numbers, most int) {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	for _, ids := range c.calls {
		most = max(most, len(ids))
	}
	return len(c.calls), most
}

// team is who is called for.
var team = []string{"u1", "u2", "u3", "u4", "u5", "u6"}

// childEnvironment tells a second run of this test binary where it works.
const childEnvironment = "RECOBRO_TEST_CALLS_CHILD"

// ground is what a program shares with those that are killed.
type ground struct {
	DatabaseURL, OwnerDatabaseURL, DatabaseSchema string
	SessionID                                     string
	Debtors                                       int
}

// TestChild is a program that calls for a session until it is killed; by itself it does nothing.
func TestChild(t *testing.T) {
	var g ground
	if text := os.Getenv(childEnvironment); text == "" {
		return
	} else {
		require.NoError(t, json.Unmarshal([]byte(text), &g))
	}
	b := newBook()
	for n := range g.Debtors {
		b.numbers[fmt.Sprintf("d%d", n)] = fmt.Sprintf("+598991%05d", n)
	}
	h := sdktest.Start(t, calls.Module(), sdktest.Options{Others: b, Settings: body{"media_address": "127.0.0.1", "media_ports": "", "private_networks": []string{"127.0.0.0/8"}}, Change: func(r *control.StartRequest) {
		r.DatabaseURL, r.OwnerDatabaseURL, r.DatabaseSchema = g.DatabaseURL, g.OwnerDatabaseURL, g.DatabaseSchema
	}})
	for _, user := range team {
		h.Join("a", "cashier", user)
		connect(t, h.As("a", "cashier", user), "tab")
	}
	fmt.Println("ready")
	select {}
}

// TestKills kills programs that call, at any moment.
func TestKills(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		t.Run("[CA-12] nobody is dialled twice for one plan, whenever the program that calls is killed", func(t *testing.T) { kills(t, engine) })
	})
}

func kills(t *testing.T, engine sdktest.Engine) {
	times, err := strconv.Atoi(cmp.Or(os.Getenv("FAULT_KILLS"), "3"))
	require.NoError(t, err)
	c := newCarrier(t)
	g := ground{Debtors: times * 20}
	x := &exchange{t: t, book: newBook(), port: peers.Port(t)}
	x.Host = sdktest.Start(t, calls.Module(), sdktest.Options{Engine: engine, Others: x.book, Settings: body{"media_address": "127.0.0.1", "media_ports": "", "private_networks": []string{"127.0.0.0/8"}}, Change: func(r *control.StartRequest) {
		g.DatabaseURL, g.OwnerDatabaseURL, g.DatabaseSchema = r.DatabaseURL, r.OwnerDatabaseURL, r.DatabaseSchema
	}})
	x.admin, x.manager = x.As("a", "admin", "admin"), x.As("a", "manager", "mario")
	for _, user := range team {
		x.Join("a", "cashier", user)
	}
	for n := range g.Debtors {
		x.book.debtors = append(x.book.debtors, x.debtor(fmt.Sprintf("d%d", n), ""))
	}
	x.admin.POST("/api/v1/trunks", body{"name": "Central", "host": "127.0.0.1", "port": c.conn.LocalAddr().(*net.UDPAddr).Port, "keepalive_seconds": 0, "most_per_second": 0}).OK(&x.trunk)
	x.admin.POST("/api/v1/numbers", body{"number": "+59829001234", "name": "Cobranzas", "trunk_id": x.trunk.ID}).OK(&x.number)
	g.SessionID = x.session("progressive", body{"user_ids": team, "max_tries": 1}).ID
	dice := rand.New(rand.NewPCG(12, uint64(times)))
	for range times {
		g.killed(t, time.Duration(dice.IntN(2500))*time.Millisecond)
	}
	numbers, most := c.most()
	t.Logf("%d kills, %d of %d debtors called", times, numbers, g.Debtors)
	require.Positive(t, numbers)
	require.Equal(t, 1, most, "a debtor was dialled twice")
	require.Eventually(t, func() bool { return x.manager.GET("/api/v1/llamadas?live=true").Meta().Total == 0 }, sdktest.Patience, look, "what was going on when its program was killed is lost, not live [CA-03]")
}

// killed runs a program that calls, and kills it so long after it has begun to.
func (g ground) killed(t *testing.T, after time.Duration) {
	t.Helper()
	text, err := json.Marshal(g)
	require.NoError(t, err)
	child := exec.Command(os.Args[0], "-test.run", "^TestChild$", "-test.timeout", "5m")
	child.Env = append(os.Environ(), childEnvironment+"="+string(text))
	child.SysProcAttr = &syscall.SysProcAttr{Pdeathsig: syscall.SIGKILL}
	out, err := child.StdoutPipe()
	require.NoError(t, err)
	require.NoError(t, child.Start())
	var said strings.Builder
	for lines := bufio.NewScanner(out); lines.Scan() && lines.Text() != "ready"; {
		said.WriteString(lines.Text() + "\n")
	}
	<-time.After(after) // the moment is chance, and nothing waits for it
	require.NoError(t, child.Process.Kill(), said.String())
	_ = child.Wait() // it was killed
}
