package main

import (
	"context"
	"net/http"
	"testing"

	"github.com/coder/websocket"
	"github.com/coder/websocket/wsjson"
	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/core/internal/producttest"
	"github.com/recobro/recobro/plugins-sdk/go/ask"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

const throughPath = "/api/v1/tasks/through"

type led struct {
	Path   string `query:"path"`
	Tenant string `query:"tenant"` // in the module's own name, in this company
	Ticket string `query:"ticket"`
}

// through passes on what both sides say, of a socket that the module opens by way of the host. How that one ends is the reason why the
// outer one does.
func through(api *httpx.API, host *ask.Host) {
	op := httpx.Operation{ID: "through", Method: http.MethodGet, Path: throughPath, Permission: "tasks.tasks:read"}
	httpx.RegisterSocket(api, op, func(ctx context.Context, in *led) (func(context.Context, *line) error, error) {
		if in.Tenant != "" {
			ctx = principal.With(ctx, principal.System(in.Tenant, "tasks"))
		}
		other, err := ask.Open[said, said](ctx, host, in.Path)
		if err != nil {
			return nil, err
		}
		return func(ctx context.Context, l *line) error {
			defer other.Close()
			go func() {
				for m, err := l.Receive(); err == nil; m, err = l.Receive() {
					_ = other.Send(m.Value)
				}
			}()
			for {
				heard, err := other.Receive(ctx)
				if err != nil {
					return errs.New(errs.Conflict, "ended."+websocket.CloseStatus(err).String())
				}
				_ = l.Send(heard.Value)
			}
		}, nil
	})
}

// TestSocketsBetweenModules: a module opens sockets of another through the running product.
func TestSocketsBetweenModules(t *testing.T) {
	t.Parallel()
	p := product(t)
	admin, manager, cashier := p.SignIn(t, "rioplatense", "admin"), p.SignIn(t, "rioplatense", "manager"), p.SignIn(t, "rioplatense", "cashier")
	dial := func(who *producttest.Person, query string) (*websocket.Conn, int) {
		var ticket struct{ Ticket string }
		who.Ticket(t, throughPath).Into(t, &ticket)
		conn, status, _ := who.Dial(t, throughPath+"?ticket="+ticket.Ticket+query, nil)
		return conn, status
	}
	open := func(who *producttest.Person, query string) *websocket.Conn {
		t.Helper()
		conn, status := dial(who, query)
		require.NotNil(t, conn, status)
		return conn
	}
	hello := func(conn *websocket.Conn) string {
		var heard said
		require.NoError(t, wsjson.Read(t.Context(), conn, &heard))
		return heard.Text
	}
	const line, itself = "&path=" + linePath, "&tenant=rioplatense&path="

	t.Run("both sides speak, for the caller of the request, with their rows", func(t *testing.T) {
		conn := open(cashier, line)
		require.Equal(t, "rioplatense "+cashier.ID+" own", hello(conn))
		require.NoError(t, wsjson.Write(t.Context(), conn, said{"¿Quién es?"}))
		require.Equal(t, "¿Quién es?", hello(conn))
	})
	t.Run("in its own name a module may what its manifest names", func(t *testing.T) {
		require.Equal(t, "rioplatense system:tasks all", hello(open(cashier, itself+bossLinePath)))
	})
	t.Run("what the caller may not, what no scope names and what is no socket is refused", func(t *testing.T) {
		for query, want := range map[string]int{
			"&path=" + bossLinePath: http.StatusForbidden, itself + "/api/v1/tasks/unnamed-line": http.StatusForbidden,
			"&path=" + filePath: http.StatusNotFound, "&path=/api/v1/users": http.StatusNotFound, "&path=/metrics": http.StatusBadRequest,
			"&path=/api/v1/nothing": http.StatusNotFound,
		} {
			_, status := dial(cashier, query)
			require.Equal(t, want, status, query)
		}
		_, status := dial(admin, "&path=/api/v1/tasks/unnamed-line")
		require.Equal(t, http.StatusForbidden, status, "whatever the caller may")
	})
	t.Run("it ends when the company switches the module off, and that company is asked about no more", func(t *testing.T) {
		neighbour := p.SignIn(t, "andina", "manager")
		there := speaking(t, open(neighbour, itself+linePath))
		here := speaking(t, open(neighbour, line))
		admin.Do(t, http.MethodPatch, "/api/v1/apps/tasks", map[string]bool{"connected": false}, nil).OK(t)
		there.ends(t, 4409)
		here.goesOn(t)
		_, status := dial(neighbour, itself+linePath)
		require.Equal(t, http.StatusNotFound, status)
		admin.Do(t, http.MethodPatch, "/api/v1/apps/tasks", map[string]bool{"connected": true}, nil).OK(t)
	})
	t.Run("it ends when who it is for is suspended", func(t *testing.T) {
		theirs, own := speaking(t, open(cashier, line)), speaking(t, open(cashier, itself+linePath))
		admin.Change(t, "/api/v1/users/"+cashier.ID, map[string]any{"status": "suspended"})
		<-theirs.over
		<-own.over
	})
	t.Run("it keeps the product from no stop", func(t *testing.T) {
		going := speaking(t, open(manager, itself+linePath))
		require.Zero(t, p.Stop(t))
		<-going.over
	})
}
