package identity_test

import (
	"context"
	"net/http"
	"net/http/httptest"
	"net/url"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"gorm.io/gorm"

	"github.com/recobro/recobro/core/internal/authz"
	"github.com/recobro/recobro/core/internal/identity/session"
	"github.com/recobro/recobro/core/internal/lasting"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/policies"
)

// request is one of the browser's, with its cookies.
func (b *browser) request(address string, header http.Header) *http.Request {
	r := httptest.NewRequest(http.MethodGet, address, nil)
	r.Header = header
	home, _ := url.Parse(b.core.URL)
	for _, cookie := range b.client.Jar.Cookies(home) {
		r.AddCookie(cookie)
	}
	return r
}

// who is the principal of the browser's bearer.
func (b *browser) who(t *testing.T) principal.Principal {
	t.Helper()
	who, err := b.core.service.Authenticate(b.request("/", http.Header{"Authorization": {"Bearer " + b.bearer}}))
	require.NoError(t, err)
	return who
}

func (c *core) signedIn(t *testing.T, login string) *browser {
	t.Helper()
	b := c.browser(t)
	b.signIn(login, "/")
	require.Equal(t, http.StatusOK, b.mint().status)
	return b
}

func TestTicket(t *testing.T) {
	t.Parallel()
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		c := newForeignCore(t, engine, "NO_REFRESH=1") // the provider does not know the test's clock
		b := c.signedIn(t, "admin@rioplatense.demo")
		issue := func(path string) string {
			text, err := c.service.Ticket(principal.With(t.Context(), b.who(t)), path)
			require.NoError(t, err)
			return text
		}
		redeem := func(address, ticket string) (principal.Principal, error) {
			return c.service.Authenticate(b.request(address+"?ticket="+ticket, http.Header{"Upgrade": {"websocket"}}))
		}

		t.Run("lets in who it was given to, as they are", func(t *testing.T) {
			who, err := redeem("/line", issue("/line"))
			require.NoError(t, err)
			require.Equal(t, b.who(t), who)
		})

		t.Run("is good for half a minute", func(t *testing.T) {
			early, late := issue("/line"), issue("/line")
			c.clock.Advance(session.TicketLife - time.Second)
			_, err := redeem("/line", early)
			require.NoError(t, err)
			c.clock.Advance(time.Second)
			_, err = redeem("/line", late)
			require.Error(t, err)
			b.mint()
		})

		t.Run("is used up by the first who tries, at another path too", func(t *testing.T) {
			ticket := issue("/line")
			_, err := redeem("/other", ticket)
			require.Error(t, err)
			_, err = redeem("/line", ticket)
			require.Error(t, err)
		})

		t.Run("lets one of many in who try at once", func(t *testing.T) {
			ticket := issue("/line")
			var all sync.WaitGroup
			var in atomic.Int32
			for range 20 {
				all.Go(func() {
					if _, err := redeem("/line", ticket); err == nil {
						in.Add(1)
					}
				})
			}
			all.Wait()
			require.EqualValues(t, 1, in.Load())
		})

		t.Run("is no way in for what is no socket, nor beside a bearer that is none", func(t *testing.T) {
			_, err := c.service.Authenticate(b.request("/line?ticket="+issue("/line"), http.Header{}))
			require.Error(t, err)
			_, err = c.service.Authenticate(b.request("/line?ticket="+issue("/line"), http.Header{"Upgrade": {"websocket"}, "Authorization": {"Bearer x"}}))
			require.Error(t, err)
		})

		t.Run("is worth nothing once its session works elsewhere", func(t *testing.T) {
			operator, leaving, ousted := c.keyed(t, "rioplatense", "superadmin"), c.signedIn(t, "superadmin@rioplatense.demo"), c.arrived(t)
			lost := func(visitor *browser, moves func()) {
				ticket, err := c.service.Ticket(principal.With(t.Context(), visitor.who(t)), "/line")
				require.NoError(t, err)
				moves()
				_, err = c.service.Authenticate(visitor.request("/line?ticket="+ticket, http.Header{"Upgrade": {"websocket"}}))
				require.Error(t, err)
			}
			lost(leaving, func() { require.Equal(t, http.StatusOK, leaving.enter("andina", why).status) })
			lost(ousted, func() {
				suspended := operator.send(http.MethodPut, "/api/v1/tenants/andina/suspension", map[string]string{"reason": "other"})
				require.Equal(t, http.StatusNoContent, suspended.status)
			})
		})

		t.Run("that nobody used is swept away", func(t *testing.T) {
			issue("/line")
			c.clock.Advance(time.Minute)
			require.NoError(t, c.service.Sweep(t.Context()))
			require.Zero(t, c.tickets(t))
		})
	})
}

// tickets is how many are kept.
func (c *core) tickets(t *testing.T) (n int64) {
	t.Helper()
	require.NoError(t, c.db.Read(within(t, "rioplatense"), func(_ context.Context, tx *gorm.DB) error {
		return tx.Model(&session.Ticket{}).Count(&n).Error
	}))
	return n
}

// TestAgain: what goes on is looked at anew, by what lets anybody in now.
func TestAgain(t *testing.T) {
	t.Parallel()
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		c := newForeignCore(t, engine, "NO_REFRESH=1")
		rules, err := policies.Reviewed()
		require.NoError(t, err)
		grants, err := authz.New(rules)
		require.NoError(t, err)
		answers := lasting.New(lasting.Config{Identity: c.service, Decider: grants, Within: time.Minute}) // whether, not how soon
		granted := func(who principal.Principal) principal.Principal {
			who.Permission = "core.live:read"
			who.Scope, _ = grants.Decide(who.TenantID, who.Role, who.Permission)
			return who
		}
		begin := func(t *testing.T, who principal.Principal, kind lasting.Kind) context.Context {
			t.Helper()
			ctx, done, err := answers.Begin(t.Context(), granted(who), "core", kind)
			require.NoError(t, err)
			return context.WithValue(ctx, doneKey{}, done)
		}
		ended := func(t *testing.T, all ...context.Context) {
			t.Helper()
			for _, one := range all {
				require.Equal(t, lasting.Access, lasting.Of(one))
				one.Value(doneKey{}).(func())()
			}
		}
		pass := func(some time.Duration) {
			c.clock.Advance(some)
			answers.Review("rioplatense", "")
		}
		idle, used, gone := c.signedIn(t, "admin@rioplatense.demo"), c.signedIn(t, "admin@rioplatense.demo"), c.signedIn(t, "admin@rioplatense.demo")
		program := func(days int) *browser {
			var made struct{ Key string }
			used.send(http.MethodPost, "/api/v1/me/api-keys", map[string]any{"name": "x", "expires_in_days": days}).into(t, &made)
			b := c.browser(t)
			b.bearer = made.Key
			return b
		}
		short, long := begin(t, program(1).who(t), lasting.Live), begin(t, program(7).who(t), lasting.File)
		operator := c.browser(t)
		operator.bearer = c.key(t, "rioplatense", "admin", "")

		t.Run("what would begin after its end does not", func(t *testing.T) {
			who := granted(gone.who(t))
			require.Equal(t, http.StatusOK, gone.send(http.MethodPost, "/api/v1/auth/logout", nil, "X-Recobro-Client", "web").status)
			_, done, err := answers.Begin(t.Context(), who, "core", lasting.File)
			if err == nil {
				done()
			}
			require.Error(t, err)
		})

		t.Run("a session ends what hangs on it once nobody uses it, or its time is over; looking at it is no use", func(t *testing.T) {
			unused, file := begin(t, idle.who(t), lasting.Live), begin(t, idle.who(t), lasting.File)
			live, other := begin(t, used.who(t), lasting.Live), begin(t, used.who(t), lasting.File)
			pass(time.Hour)
			require.Equal(t, http.StatusOK, used.mint().status)
			require.NoError(t, unused.Err())
			pass(time.Hour)
			ended(t, unused, file)
			for range 9 {
				require.Equal(t, http.StatusOK, used.mint().status)
				pass(time.Hour)
				require.NoError(t, live.Err())
			}
			pass(time.Hour)
			ended(t, live, other)
		})

		t.Run("a key ends what hangs on it once it has run out, or is older than the company allows", func(t *testing.T) {
			require.NoError(t, short.Err())
			pass(12 * time.Hour)
			ended(t, short)
			require.NoError(t, long.Err())
			strict := operator.send(http.MethodPut, "/api/v1/tenant/security", map[string]any{"api_key_days": 1, "second_factor_roles": []string{}})
			require.Equal(t, http.StatusOK, strict.status, string(strict.body))
			pass(0)
			ended(t, long)
		})

		t.Run("nothing begins once the host stops, which waits for what goes on", func(t *testing.T) {
			live := begin(t, operator.who(t), lasting.Live)
			stopped := make(chan struct{})
			go func() { answers.Stop(t.Context()); close(stopped) }()
			<-live.Done()
			require.Equal(t, lasting.Stopping, lasting.Of(live))
			select {
			case <-stopped:
				t.Fatal("it did not wait")
			default:
			}
			_, _, err = answers.Begin(t.Context(), granted(operator.who(t)), "core", lasting.Live)
			require.ErrorIs(t, err, lasting.ErrStopping)
			live.Value(doneKey{}).(func())()
			<-stopped
		})
	})
}

// doneKey finds what ends an answer.
type doneKey struct{}
