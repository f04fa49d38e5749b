package faulttest

import (
	"encoding/json"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/url"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/core/internal/producttest"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

const (
	writers     = 30
	usualStall  = 6 // seconds of silence, and of refused connections: `make test/stall` takes 25 and 30
	probesEvery = 100 * time.Millisecond
)

// TestStall has the database fall silent and then refuse connections under writers at work.
func TestStall(t *testing.T) {
	if testing.Short() {
		t.Skip("it takes half a minute")
	}
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		if engine.Name != storage.Postgres {
			t.Skip("a file does not stall so")
		}
		s := openStall(t, engine)
		s.begin(t)
		before := s.product.Children(t)
		silence := time.Duration(number(t, "STALL_SILENCE", usualStall)) * time.Second
		refusals := time.Duration(number(t, "STALL_REFUSALS", usualStall)) * time.Second
		// How soon is a figure, which needs the machine quiet: `make test/stall` asks for 5 s.
		backWithin := time.Duration(number(t, "STALL_BACK_WITHIN", uint64(patience.Seconds()))) * time.Second

		s.between.silence()
		s.unready(t, "database")
		hold(silence)
		s.between.refuse()
		s.unready(t, "database")
		hold(refusals)
		returned := time.Now()
		s.between.pass()

		t.Run("[SC-01] everybody is served again soon after the database's return", func(t *testing.T) {
			require.Eventually(t, func() bool { return s.servedSince(returned) == writers }, backWithin, time.Millisecond)
			require.Eventually(t, func() bool { code, _ := s.probe("/readyz"); return code == http.StatusOK }, backWithin, probesEvery)
			t.Logf("after %.2f s", time.Since(returned).Seconds())
		})
		s.end(t)
		t.Run("[SC-01] no module was killed, and the process was alive all the time", func(t *testing.T) {
			require.ElementsMatch(t, before, s.product.Children(t))
			require.Zero(t, s.dead.Load(), "times that /livez did not answer 200")
		})
		t.Run("[SC-01] what was acknowledged is stored, once", func(t *testing.T) {
			s.holds(t)
		})
	})
}

// hold waits out a part of the stall.
func hold(d time.Duration) { time.Sleep(d) }

// stall is an installation on a database that somebody stands before.
type stall struct {
	product *producttest.Product
	between *between
	caller  caller
	over    atomic.Bool
	dead    atomic.Int64
	all     sync.WaitGroup
	mutex   sync.Mutex
	served  [writers]time.Time
	titles  []string // acknowledged
	failed  error
}

func openStall(t *testing.T, engine sdktest.Engine) *stall {
	b := standBetween(t, engine.AdminURL(t))
	unlimited := []string{"--user-rate", "0", "--tenant-rate", "0", "--address-rate", "0"}
	s := &stall{between: b, product: producttest.Start(t, producttest.Options{DatabaseURL: b.url, Flags: append(quick(), unlimited...)})}
	o := &office{hosts: []*producttest.Product{s.product}}
	s.caller = o.program(t, "manager")
	return s
}

// begin has the writers write, and somebody look whether the host lives.
func (s *stall) begin(t *testing.T) {
	for n := range writers {
		s.all.Go(func() { s.write(n) })
	}
	s.all.Go(func() {
		for !s.over.Load() {
			if code, _ := s.probe("/livez"); code != http.StatusOK {
				s.dead.Add(1)
			}
			time.Sleep(probesEvery)
		}
	})
	require.Eventually(t, func() bool { return s.servedSince(time.Time{}) == writers }, patience, time.Millisecond)
}

func (s *stall) write(n int) {
	for round := 0; !s.over.Load(); round++ {
		title := fmt.Sprintf("stall %d-%d", n, round)
		err := s.caller.must(http.MethodPost, "/api/v1/tasks", map[string]string{"title": title}, nil)
		s.mutex.Lock()
		if err != nil {
			s.failed = err
			s.mutex.Unlock()
			return
		}
		s.titles, s.served[n] = append(s.titles, title), time.Now()
		s.mutex.Unlock()
		time.Sleep(20 * time.Millisecond) // thirty people, not a flood
	}
}

func (s *stall) servedSince(at time.Time) (served int) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	for _, last := range s.served {
		if last.After(at) {
			served++
		}
	}
	return served
}

func (s *stall) probe(path string) (code int, missing string) {
	answer, err := http.Get(s.product.URL + path)
	if err != nil {
		return 0, err.Error()
	}
	defer func() { _ = answer.Body.Close() }()
	var told struct{ Missing []string }
	_ = json.NewDecoder(answer.Body).Decode(&told)
	return answer.StatusCode, strings.Join(told.Missing, ", ")
}

func (s *stall) unready(t *testing.T, lacks string) {
	require.Eventually(t, func() bool {
		code, missing := s.probe("/readyz")
		return code == http.StatusServiceUnavailable && strings.Contains(missing, lacks)
	}, patience, probesEvery, "/readyz does not say that the %s is missing", lacks)
}

func (s *stall) end(t *testing.T) {
	s.over.Store(true)
	s.all.Wait()
	require.NoError(t, s.failed)
}

func (s *stall) holds(t *testing.T) {
	o := &office{db: s.product.Database(t, "tasks")}
	stored := o.counts(t, "SELECT title, COUNT(*) FROM tasks WHERE title LIKE 'stall %' GROUP BY title")
	for _, title := range s.titles {
		require.Equal(t, 1, stored[title], title)
	}
	require.Len(t, stored, len(s.titles))
	t.Logf("%d acknowledged writes", len(s.titles))
}

// between stands before a database server: it passes on, keeps what comes to itself, or hangs up and takes no connection.
type between struct {
	url      string // of the database, by way of it
	address  string
	upstream func() (net.Conn, error)
	mutex    sync.Mutex
	flows    chan struct{} // closed while it passes on
	listener net.Listener
	open     map[net.Conn]bool
}

func standBetween(t *testing.T, database string) *between {
	config, err := pgx.ParseConfig(database)
	require.NoError(t, err)
	b := &between{open: map[net.Conn]bool{}, flows: make(chan struct{}), address: "127.0.0.1:0"}
	close(b.flows)
	b.upstream = func() (net.Conn, error) {
		if strings.HasPrefix(config.Host, "/") {
			return net.Dial("unix", fmt.Sprintf("%s/.s.PGSQL.%d", config.Host, config.Port))
		}
		return net.Dial("tcp", net.JoinHostPort(config.Host, fmt.Sprint(config.Port)))
	}
	b.listen(t)
	t.Cleanup(b.refuse)
	u, err := url.Parse(database)
	require.NoError(t, err)
	query := u.Query()
	query.Del("host")
	query.Del("port")
	u.Host, u.RawQuery = b.address, query.Encode()
	b.url = u.String()
	return b
}

func (b *between) listen(t testing.TB) {
	listener, err := net.Listen("tcp", b.address)
	require.NoError(t, err)
	b.address, b.listener = listener.Addr().String(), listener
	go b.accept(listener)
}

func (b *between) accept(listener net.Listener) {
	for {
		conn, err := listener.Accept()
		if err != nil {
			return
		}
		go b.carry(conn)
	}
}

func (b *between) carry(client net.Conn) {
	server, err := b.upstream()
	if err != nil {
		_ = client.Close()
		return
	}
	b.mutex.Lock()
	b.open[client], b.open[server] = true, true
	b.mutex.Unlock()
	var both sync.WaitGroup
	for from, to := range map[net.Conn]net.Conn{client: server, server: client} {
		both.Go(func() {
			_, _ = io.Copy(&gated{to, b}, from)
			_, _ = client.Close(), server.Close()
		})
	}
	both.Wait()
	b.mutex.Lock()
	defer b.mutex.Unlock()
	delete(b.open, client)
	delete(b.open, server)
}

// gated holds back what is written while nothing flows.
type gated struct {
	net.Conn
	by *between
}

func (g *gated) Write(p []byte) (int, error) {
	g.by.mutex.Lock()
	flows := g.by.flows
	g.by.mutex.Unlock()
	<-flows
	return g.Conn.Write(p)
}

// silence holds everything back, connections included.
func (b *between) silence() {
	b.mutex.Lock()
	defer b.mutex.Unlock()
	b.flows = make(chan struct{})
}

// refuse hangs up and takes no connection. What was held back is lost.
func (b *between) refuse() {
	b.mutex.Lock()
	defer b.mutex.Unlock()
	_ = b.listener.Close()
	for conn := range b.open {
		if tcp, is := conn.(*net.TCPConn); is {
			_ = tcp.SetLinger(0)
		}
		_ = conn.Close()
	}
	select {
	case <-b.flows:
	default:
		close(b.flows)
	}
}

// pass passes everything on again.
func (b *between) pass() {
	listener, err := net.Listen("tcp", b.address)
	if err != nil {
		panic(err)
	}
	b.mutex.Lock()
	defer b.mutex.Unlock()
	b.listener = listener
	go b.accept(listener)
}
