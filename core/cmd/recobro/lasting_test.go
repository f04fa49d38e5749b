package main

import (
	"bufio"
	"context"
	"errors"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/coder/websocket"
	"github.com/coder/websocket/wsjson"
	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/core/internal/producttest"
)

const (
	eventsPath   = "/api/v1/tasks/events"
	linePath     = "/api/v1/tasks/line"
	bossLinePath = "/api/v1/tasks/boss-line"
	filePath     = "/api/v1/tasks/file"
	livePath     = "/api/v1/live"
)

// endsWithin is how long what must not go on may go on.
const endsWithin = 2 * time.Second

func product(t *testing.T) *producttest.Product {
	t.Helper()
	program, err := os.Executable()
	require.NoError(t, err)
	page := filepath.Join(t.TempDir(), "shell", "index.html") // where a sign-in ends
	require.NoError(t, os.MkdirAll(filepath.Dir(page), 0o700))
	require.NoError(t, os.WriteFile(page, []byte("<html><head></head><body></body></html>"), 0o600))
	return producttest.Start(t, producttest.Options{Program: program, Flags: []string{"--ui", filepath.Dir(filepath.Dir(page))}})
}

// going is an answer that goes on, until over is closed; how it ended stands in end.
type going struct {
	over chan struct{}
	end  error // nil: a clean end
}

// following reads an answer to its end.
func following(read func() error) *going {
	g := &going{over: make(chan struct{})}
	go func() {
		defer close(g.over)
		for g.end == nil {
			g.end = read()
		}
		if errors.Is(g.end, io.EOF) {
			g.end = nil
		}
	}()
	return g
}

// stream opens a stream of events and gives it once the other side has spoken.
func stream(t *testing.T, who *producttest.Person, path string) *going {
	t.Helper()
	ctx, cancel := context.WithCancel(context.WithoutCancel(t.Context()))
	t.Cleanup(cancel)
	lines := bufio.NewReader(who.Stream(ctx, t, path).Body)
	_, err := lines.ReadString('\n')
	require.NoError(t, err)
	return following(func() error {
		_, err := lines.ReadString('\n')
		return err
	})
}

// speaking follows a socket, and says something each time it is spoken to: it is in use while it ends.
func speaking(t *testing.T, conn *websocket.Conn) *going {
	t.Helper()
	var first said
	require.NoError(t, wsjson.Read(t.Context(), conn, &first))
	_ = wsjson.Write(t.Context(), conn, first)
	return following(func() error {
		var heard said
		if err := wsjson.Read(context.Background(), conn, &heard); err != nil {
			return err
		}
		_ = wsjson.Write(context.Background(), conn, heard)
		return nil
	})
}

// ends looks that an answer ends in time and cleanly: a stream as if there were no more, a socket with a code.
func (g *going) ends(t *testing.T, code websocket.StatusCode) {
	t.Helper()
	select {
	case <-g.over:
		require.Equal(t, code, websocket.CloseStatus(g.end), g.end)
	case <-time.After(endsWithin):
		t.Fatal("it goes on")
	}
}

// clean is the code of what is no socket.
const clean = websocket.StatusCode(-1)

func (g *going) goesOn(t *testing.T) {
	t.Helper()
	select {
	case <-g.over:
		t.Fatal("it has ended: ", g.end)
	default:
	}
}

// everything is what somebody may have open: the host's stream, a module's, and a socket.
func everything(t *testing.T, who *producttest.Person) []*going {
	t.Helper()
	return []*going{stream(t, who, livePath), stream(t, who, eventsPath), speaking(t, who.Open(t, linePath))}
}

// allEnd looks that everything ends for want of the right to it.
func allEnd(t *testing.T, all []*going) {
	t.Helper()
	all[0].ends(t, clean)
	all[1].ends(t, clean)
	all[2].ends(t, websocket.StatusPolicyViolation)
}

func TestWhatGoesOn(t *testing.T) {
	t.Parallel()
	p := product(t)
	admin, superadmin := p.SignIn(t, "rioplatense", "admin"), p.SignIn(t, "rioplatense", "superadmin")
	bystander := everything(t, p.SignIn(t, "andina", "manager"))

	t.Run("ends for a company that switches the module off, and for no other", func(t *testing.T) {
		manager := p.SignIn(t, "rioplatense", "manager")
		all := everything(t, manager)
		file := download(t, manager)
		admin.Do(t, http.MethodPatch, "/api/v1/apps/tasks", map[string]bool{"connected": false}, nil).OK(t)
		all[1].ends(t, clean)
		all[2].ends(t, websocket.StatusPolicyViolation)
		require.Equal(t, http.StatusNotFound, manager.Ticket(t, linePath).Status)
		all[0].goesOn(t)
		file.flows(t)
		admin.Do(t, http.MethodPatch, "/api/v1/apps/tasks", map[string]bool{"connected": true}, nil).OK(t)
		require.Eventually(t, func() bool { return manager.Ticket(t, linePath).Status == http.StatusOK }, 5*time.Second, 10*time.Millisecond)
	})

	t.Run("ends with the session it came with, and with no other", func(t *testing.T) {
		here, there := p.SignIn(t, "rioplatense", "manager"), p.SignIn(t, "rioplatense", "manager")
		all, others := everything(t, here), everything(t, there)
		file := download(t, here)
		here.Plain(t, http.MethodPost, "/api/v1/auth/logout", nil).OK(t)
		allEnd(t, all)
		file.breaks(t)
		for _, other := range others {
			other.goesOn(t)
		}
		require.Equal(t, http.StatusUnauthorized, here.Ticket(t, linePath).Status)

		var sessions []struct {
			ID      string
			Current bool
		}
		elsewhere := p.SignIn(t, "rioplatense", "manager")
		there.Get(t, "/api/v1/me/sessions").Into(t, &sessions)
		for _, one := range sessions {
			if one.Current {
				elsewhere.Do(t, http.MethodDelete, "/api/v1/me/sessions/"+one.ID, nil, nil).OK(t)
			}
		}
		allEnd(t, others)
	})

	t.Run("ends when the person is suspended", func(t *testing.T) {
		cashier := p.SignIn(t, "rioplatense", "cashier")
		all := everything(t, cashier)
		admin.Change(t, "/api/v1/users/"+cashier.ID, map[string]any{"status": "suspended"})
		allEnd(t, all)
		admin.Change(t, "/api/v1/users/"+cashier.ID, map[string]any{"status": "active"})
	})

	t.Run("ends when another role changes what it came with; who still may opens it again", func(t *testing.T) {
		manager := p.SignIn(t, "rioplatense", "manager")
		all, boss, file := everything(t, manager), speaking(t, manager.Open(t, bossLinePath)), download(t, manager)
		admin.Change(t, "/api/v1/users/"+manager.ID, map[string]any{"role": "cashier"})
		allEnd(t, all)
		boss.ends(t, websocket.StatusPolicyViolation)
		file.flows(t)
		again := manager.Open(t, linePath)
		var hello said
		require.NoError(t, wsjson.Read(t.Context(), again, &hello))
		require.Equal(t, "rioplatense "+manager.ID+" own", hello.Text, "as the new role")
		require.Equal(t, http.StatusForbidden, manager.Ticket(t, bossLinePath).Status)
		admin.Change(t, "/api/v1/users/"+manager.ID, map[string]any{"role": "manager"})
	})

	t.Run("goes on when something changes that it does not hang on", func(t *testing.T) {
		manager := p.SignIn(t, "rioplatense", "manager")
		all, own := everything(t, manager), stream(t, manager, livePath)
		p.SignIn(t, "rioplatense", "manager").Plain(t, http.MethodPost, "/api/v1/auth/logout", nil).OK(t)
		admin.Change(t, "/api/v1/users/"+manager.ID, map[string]any{"display_name": "Lucía F."})
		manager.Plain(t, http.MethodPost, "/api/v1/auth/logout", nil).OK(t)
		own.ends(t, clean) // all that was told before has been looked at
		for _, one := range all {
			<-one.over
		}
		for _, one := range bystander {
			one.goesOn(t)
		}
	})

	t.Run("ends with the API key it came with", func(t *testing.T) {
		manager := p.SignIn(t, "rioplatense", "manager")
		var key struct{ ID, Key string }
		manager.Do(t, http.MethodPost, "/api/v1/me/api-keys", map[string]any{"name": "x", "expires_in_days": 1}, nil).Into(t, &key)
		program := p.WithKey(key.Key)
		conn, _, err := program.Dial(t, linePath, http.Header{"Authorization": {"Bearer " + key.Key}})
		require.NoError(t, err)
		events, socket := stream(t, program, eventsPath), speaking(t, conn)
		require.Equal(t, http.StatusForbidden, program.Ticket(t, linePath).Status, "programs send their key")
		manager.Do(t, http.MethodDelete, "/api/v1/me/api-keys/"+key.ID, nil, nil).OK(t)
		events.ends(t, clean)
		socket.ends(t, websocket.StatusPolicyViolation)
	})

	t.Run("ends with the visit", func(t *testing.T) {
		for _, leave := range []func(visitor *producttest.Person){
			func(visitor *producttest.Person) {
				visitor.Do(t, http.MethodDelete, "/api/v1/me/visit", nil, nil).OK(t)
			},
			func(visitor *producttest.Person) {
				visitor.Plain(t, http.MethodPost, "/api/v1/auth/logout", nil).OK(t)
			},
		} {
			visitor := p.SignIn(t, "rioplatense", "superadmin")
			visitor.Do(t, http.MethodPost, "/api/v1/tenants/andina/visits", map[string]string{"reason": "Revisar una línea"}, nil).OK(t)
			visitor.Refresh(t)
			all, file := everything(t, visitor), download(t, visitor)
			leave(visitor)
			allEnd(t, all)
			file.breaks(t)
		}
	})

	t.Run("ends when the company is suspended", func(t *testing.T) {
		superadmin.Do(t, http.MethodPut, "/api/v1/tenants/andina/suspension", map[string]string{"reason": "other"}, nil).OK(t)
		allEnd(t, bystander)
		superadmin.Do(t, http.MethodDelete, "/api/v1/tenants/andina/suspension", nil, nil).OK(t)
	})

	t.Run("takes leave when the product stops, and keeps it from nothing", func(t *testing.T) {
		all := everything(t, p.SignIn(t, "rioplatense", "manager"))
		began := time.Now()
		stopped := make(chan int, 1)
		go func() { stopped <- p.Stop(t) }()
		all[0].ends(t, clean)
		all[1].ends(t, clean)
		all[2].ends(t, websocket.StatusGoingAway)
		require.Zero(t, <-stopped)
		require.Less(t, time.Since(began), 15*time.Second)
	})
}

// fileDownload is a download under way.
type fileDownload struct{ body io.ReadCloser }

func download(t *testing.T, who *producttest.Person) fileDownload {
	t.Helper()
	ctx, cancel := context.WithCancel(context.WithoutCancel(t.Context()))
	t.Cleanup(cancel)
	f := fileDownload{who.Stream(ctx, t, filePath).Body}
	f.flows(t)
	return f
}

// flows reads more than what was on its way.
func (f fileDownload) flows(t *testing.T) {
	t.Helper()
	_, err := io.CopyN(io.Discard, f.body, 16<<20)
	require.NoError(t, err)
}

// breaks reads to the end, which must not look like one.
func (f fileDownload) breaks(t *testing.T) {
	t.Helper()
	_, err := io.Copy(io.Discard, f.body)
	require.Error(t, err)
	require.NotErrorIs(t, err, context.Canceled)
}
