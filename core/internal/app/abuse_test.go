package app_test

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"io/fs"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"google.golang.org/grpc"
	"google.golang.org/grpc/credentials/insecure"

	"github.com/recobro/recobro/core/internal/producttest"
	controlv1 "github.com/recobro/recobro/plugins-sdk/proto/recobro/control/v1"
)

// attacker is somebody at an address of their own.
type attacker struct {
	t       *testing.T
	dialer  net.Dialer
	target  string
	mutex   sync.Mutex
	opened  []net.Conn
	refused atomic.Int64
}

func attack(t *testing.T, p *producttest.Product, from string) *attacker {
	a := &attacker{t: t, target: strings.TrimPrefix(p.URL, "http://"), dialer: net.Dialer{LocalAddr: &net.TCPAddr{IP: net.ParseIP(from)}}}
	t.Cleanup(a.leave)
	return a
}

// send writes text on a new connection and leaves it open; nil when the host does not want to hear it.
func (a *attacker) send(text string) net.Conn {
	connection, err := a.dialer.Dial("tcp", a.target)
	if err != nil {
		a.refused.Add(1)
		return nil
	}
	a.mutex.Lock()
	a.opened = append(a.opened, connection)
	a.mutex.Unlock()
	if _, err := io.WriteString(connection, text); err != nil {
		a.refused.Add(1)
	}
	return connection
}

// ask sends text and gives the answer.
func (a *attacker) ask(text string) (*http.Response, string) {
	connection := a.send(text)
	require.NotNil(a.t, connection)
	require.NoError(a.t, connection.SetReadDeadline(time.Now().Add(10*time.Second)))
	response, err := http.ReadResponse(bufio.NewReader(connection), nil)
	require.NoError(a.t, err)
	defer response.Body.Close()
	body, err := io.ReadAll(response.Body)
	require.NoError(a.t, err)
	return response, string(body)
}

func (a *attacker) leave() {
	a.mutex.Lock()
	defer a.mutex.Unlock()
	for _, connection := range a.opened {
		_ = connection.Close()
	}
	a.opened = nil
}

func posting(path, header, body string) string {
	return "POST " + path + " HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nX-Recobro-Client: web\r\n" + header + "\r\n" + body
}

// heard is how many requests the host has answered or is about to.
func heard(t *testing.T, p *producttest.Product) (all int) {
	_, text := plain(t, p, http.MethodGet, "/metrics", "")
	for line := range strings.Lines(text) {
		if strings.HasPrefix(line, "recobro_http_requests_running") || strings.HasPrefix(line, "recobro_http_requests_total") {
			number, err := strconv.ParseFloat(line[strings.LastIndexByte(line, ' ')+1:len(line)-1], 64)
			require.NoError(t, err)
			all += int(number)
		}
	}
	return all
}

// undisturbed is how long somebody may wait for anything while others attack: far longer than it takes on an idle machine,
// far shorter than any of the attackers' deadlines.
const undisturbed = 15 * time.Second

// TestAbuse attacks the product on the wire while another person signs in and works.
func TestAbuse(t *testing.T) {
	t.Parallel()
	product := producttest.Start(t, producttest.Options{Flags: []string{"--user-rate", "10"}})
	works := func(t *testing.T) {
		t.Helper()
		began := time.Now()
		admin := product.SignIn(t, "rioplatense", "admin")
		for _, path := range []string{"/api/v1/me", "/api/v1/carteras", "/api/v1/tasks"} {
			answer := admin.Get(t, path)
			require.Equal(t, http.StatusOK, answer.Status, "%s: %s", path, answer.Body)
		}
		require.Less(t, time.Since(began), undisturbed)
	}
	doors := []string{"/idp/interaction/x/password", "/api/v1/auth/token"}

	t.Run("hundreds of bodies that do not come, with a length and in chunks, shut nobody out", func(t *testing.T) {
		var all sync.WaitGroup
		before := heard(t, product)
		for i := range 8 {
			a := attack(t, product, fmt.Sprintf("127.0.1.%d", i+1))
			all.Go(func() {
				for n := range 80 {
					door := doors[n%2]
					a.send(posting(door, "Content-Length: 1000\r\n", `{"login":`))
					a.send(posting(door, "Transfer-Encoding: chunked\r\n", "5\r\n{\"log\r\n"))
				}
			})
		}
		all.Wait()
		require.Eventually(t, func() bool { return heard(t, product) >= before+8*160 }, 10*time.Second, 10*time.Millisecond)
		works(t)
	})

	t.Run("who sends many bodies at a time is told to wait, however many they are", func(t *testing.T) {
		a, before := attack(t, product, "127.0.2.1"), heard(t, product)
		for range 150 {
			a.send(posting(doors[0], "Content-Length: 1000\r\n", `{"login":`))
		}
		require.Eventually(t, func() bool { return heard(t, product) >= before+150 }, 10*time.Second, 10*time.Millisecond)
		response, body := a.ask(posting(doors[0], "Content-Length: 2\r\n", `{}`))
		require.Equal(t, http.StatusTooManyRequests, response.StatusCode, body)
		require.Equal(t, "1", response.Header.Get("Retry-After"))
		require.Equal(t, "too_many_requests", refusal(t, response, body).Code)
		works(t)
	})

	t.Run("heads that do not come and connections that say nothing shut nobody out", func(t *testing.T) {
		a := attack(t, product, "127.0.3.1")
		for range 300 {
			a.send("")
			a.send("GET /api/v1/me HTTP/1.1\r\nHost: x\r\nX-Slow: ")
		}
		works(t)
	})

	t.Run("one address has no more than its share of connections", func(t *testing.T) {
		a := attack(t, product, "127.0.4.1")
		var last net.Conn
		for range 1100 {
			last = a.send("")
		}
		if last != nil {
			require.NoError(t, last.SetReadDeadline(time.Now().Add(undisturbed)))
			_, err := last.Read(make([]byte, 1))
			require.Error(t, err)
			require.NotErrorIs(t, err, os.ErrDeadlineExceeded, "the host closes it at once")
		}
		works(t)
		a.leave()
		require.Eventually(t, func() bool {
			connection := a.send("GET /api/v1/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
			if connection == nil {
				return false
			}
			text, _ := io.ReadAll(connection)
			return strings.HasPrefix(string(text), "HTTP/1.1 200")
		}, undisturbed, 10*time.Millisecond, "who leaves may come again")
	})

	t.Run("broken requests are answered as such and count against nobody", func(t *testing.T) {
		a := attack(t, product, "127.0.5.1")
		for _, door := range doors {
			for what, text := range map[string]string{
				"a malformed chunk":   posting(door, "Transfer-Encoding: chunked\r\n", "hello\r\n"),
				"a malformed trailer": posting(door, "Transfer-Encoding: chunked\r\n", "2\r\n{}\r\n0\r\nnone\r\n\r\n"),
			} {
				for range 7 {
					response, body := a.ask(text)
					require.Equal(t, http.StatusBadRequest, response.StatusCode, "%s: %s", what, body)
					refusal(t, response, body)
				}
			}
			for range 20 {
				if connection := a.send(posting(door, "Content-Length: 1000\r\n", `{"login":`)); connection != nil {
					_ = connection.Close()
				}
			}
			response, body := a.ask(posting(door, "Content-Length: 300000\r\n", "{"))
			require.Equal(t, http.StatusRequestEntityTooLarge, response.StatusCode, body)
		}
		works(t)
	})

	t.Run("another process of the host's user commands no module and gets no answer from one", func(t *testing.T) {
		run, err := os.ReadFile(filepath.Join(product.Dir, "host.lock"))
		require.NoError(t, err)
		sockets := 0
		require.NoError(t, filepath.WalkDir(string(run), func(path string, entry fs.DirEntry, err error) error {
			if err != nil || entry.Type()&fs.ModeSocket == 0 {
				return err
			}
			sockets++
			connection, err := grpc.NewClient("unix:"+path, grpc.WithTransportCredentials(insecure.NewCredentials()))
			require.NoError(t, err)
			defer connection.Close()
			_, err = controlv1.NewModuleClient(connection).Drain(t.Context(), &controlv1.DrainRequest{DeadlineMs: 10})
			require.Error(t, err, path)
			client := http.Client{Transport: &http.Transport{DialContext: func(ctx context.Context, _, _ string) (net.Conn, error) {
				return new(net.Dialer).DialContext(ctx, "unix", path)
			}}}
			_, err = client.Get("http://module/_sdk/health")
			require.Error(t, err, path)
			return nil
		}))
		modules, err := filepath.Glob("../../../modules/*/module.json")
		require.NoError(t, err)
		require.Equal(t, 3*len(modules), sockets, "each module has its control, its data, and the way to others")
		works(t)
	})

	t.Run("one user in a loop is told to wait, the colleagues are not", func(t *testing.T) {
		cashier, manager := product.SignIn(t, "rioplatense", "cashier"), product.SignIn(t, "rioplatense", "manager")
		var slowed producttest.Answer
		for range 400 {
			if answer := cashier.Get(t, "/api/v1/carteras"); answer.Status != http.StatusOK {
				slowed = answer
				break
			}
		}
		require.Equal(t, http.StatusTooManyRequests, slowed.Status)
		require.Equal(t, "1", slowed.Header.Get("Retry-After"))
		require.Equal(t, http.StatusOK, manager.Get(t, "/api/v1/carteras").Status)
	})

	t.Run("one person has no more streams of events than twenty", func(t *testing.T) {
		person := product.SignIn(t, "andina", "cashier")
		statuses := map[int]int{}
		for range 22 {
			response := person.Knock(t.Context(), t, "/api/v1/live")
			t.Cleanup(func() { _ = response.Body.Close() })
			statuses[response.StatusCode]++
		}
		require.Equal(t, map[int]int{http.StatusOK: 20, http.StatusTooManyRequests: 2}, statuses)
	})
}

// TestBehindProxy runs the product behind proxies on this machine.
func TestBehindProxy(t *testing.T) {
	t.Parallel()
	product := producttest.Start(t, producttest.Options{Flags: []string{"--trusted-proxy", "127.0.0.1", "--metrics-access", "local", "--address-rate", "10"}})
	get := func(path, forwarded string) (int, string) {
		request, err := http.NewRequestWithContext(t.Context(), http.MethodGet, product.URL+path, nil)
		require.NoError(t, err)
		if forwarded != "" {
			request.Header.Set("X-Forwarded-For", forwarded)
		}
		response, err := http.DefaultClient.Do(request)
		require.NoError(t, err)
		defer response.Body.Close()
		text, err := io.ReadAll(response.Body)
		require.NoError(t, err)
		return response.StatusCode, string(text)
	}

	t.Run("the figures are for this machine alone, not for whom a proxy on it lets in", func(t *testing.T) {
		for forwarded, want := range map[string]int{
			"": http.StatusOK, "198.51.100.7": http.StatusNotFound, "127.0.0.1, 198.51.100.7": http.StatusNotFound, "garbage": http.StatusNotFound,
		} {
			status, _ := get("/metrics", forwarded)
			require.Equal(t, want, status, "%q", forwarded)
		}
	})

	t.Run("sessions and logs name the client, whatever it says itself", func(t *testing.T) {
		person := product.SignInThrough(t, forwarding("6.6.6.6, 198.51.100.9"), "rioplatense", "admin")
		var sessions []struct{ Address string }
		person.Get(t, "/api/v1/me/sessions").Into(t, &sessions)
		require.Equal(t, "198.51.100.9", sessions[len(sessions)-1].Address)
		require.Contains(t, product.Output(), `"address":"198.51.100.9"`)
		require.NotContains(t, product.Output(), "6.6.6.6")
	})

	for what, path := range map[string]string{"asks for what is open": "/api/v1/auth/state", "guesses credentials": "/api/v1/me"} {
		t.Run("who "+what+" in a loop is slowed down, others behind the same proxy are not", func(t *testing.T) {
			slowed := false
			for range 1000 {
				if status, _ := get(path, "198.51.100.66"); status == http.StatusTooManyRequests {
					slowed = true
					break
				}
			}
			require.True(t, slowed)
			status, _ := get(path, "198.51.100.67")
			require.NotEqual(t, http.StatusTooManyRequests, status)
		})
	}
}

// forwarding is a proxy's way of passing requests on.
type forwarding string

// RoundTrip implements http.RoundTripper.
func (f forwarding) RoundTrip(r *http.Request) (*http.Response, error) {
	r = r.Clone(r.Context())
	r.Header.Set("X-Forwarded-For", string(f))
	return http.DefaultTransport.RoundTrip(r)
}
