package realtime_test

import (
	"context"
	"io"
	"log"
	"net/http"
	"net/http/httptest"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/aiagents/internal/peers/realtimedouble"
	"github.com/recobro/recobro/modules/aiagents/internal/peers/script"
	"github.com/recobro/recobro/modules/aiagents/internal/provider"
	"github.com/recobro/recobro/modules/aiagents/internal/provider/realtime"
	"github.com/recobro/recobro/plugins-sdk/go/outbound"
)

func TestRefusals(t *testing.T) {
	t.Parallel()
	d := realtimedouble.New(t, script.Says("x"))
	try := func(change func(*provider.Account), start provider.Start, allowed bool) error {
		account := d.Account()
		change(&account)
		_, err := realtime.New(outside(t, strings.TrimPrefix(strings.TrimPrefix(account.URL, "http://"), "https://")[:len(d.Place())], allowed), account).Open(as(t), start)
		return err
	}
	same := func(*provider.Account) {}
	good := provider.Start{Law: provider.PCMU}
	require.ErrorIs(t, try(func(a *provider.Account) { a.Key = "wrong" }, good, true), provider.ErrKey)
	require.ErrorIs(t, try(func(a *provider.Account) { a.Model = "gpt-0" }, good, true), provider.ErrNoModel)
	require.ErrorIs(t, try(same, provider.Start{Law: "opus"}, true), provider.ErrAsk)
	require.ErrorIs(t, try(same, good, false), outbound.ErrPrivate, "egress rules hold")
	forged := httptest.NewUnstartedServer(http.NotFoundHandler())
	forged.Config.ErrorLog = log.New(io.Discard, "", 0)
	forged.StartTLS()
	t.Cleanup(forged.Close)
	_, err := realtime.New(outside(t, forged.Listener.Addr().String(), true), provider.Account{URL: forged.URL, Key: "k", Model: "m"}).Open(as(t), good)
	require.ErrorIs(t, err, provider.ErrUnreachable, "a host that cannot show who it is is not spoken with")
}

func TestFaults(t *testing.T) {
	t.Parallel()
	for fault, refusal := range map[script.Fault]error{
		script.RateLimited: provider.ErrRateLimited, script.Spent: provider.ErrSpent, script.Overloaded: provider.ErrOverloaded,
		script.BrokenOff: provider.ErrUnreachable, script.Malformed: provider.ErrBroken,
	} {
		k := open(t, script.Fails(fault))
		require.NoError(t, k.Tell("Saluda."))
		for e := range k.Events() {
			if e.Kind == provider.Failed {
				require.ErrorIs(t, e.Err, refusal, fault)
			}
			k.sound = append(k.sound, string(e.Kind)...)
		}
		require.True(t, strings.HasSuffix(string(k.sound), string(provider.Failed)), "%s: %s", fault, k.sound)
		require.Error(t, k.Hear([]byte{1}))
	}
}

// A session ends with its caller, and tells nothing more.
func TestEnds(t *testing.T) {
	t.Parallel()
	d := realtimedouble.New(t, script.Says("x"))
	ctx, leave := context.WithCancel(as(t))
	session, err := realtime.New(outside(t, d.Place(), true), d.Account()).Open(ctx, provider.Start{Law: provider.PCMU})
	require.NoError(t, err)
	leave()
	_, on := <-session.Events()
	require.False(t, on)
	require.ErrorIs(t, session.Hear([]byte{1}), context.Canceled)
}

// A real provider speaks when it is told to, where RECOBRO_TEST_REALTIME_KEY and _MODEL name one (and _URL, for another's).
func TestRealEndpoint(t *testing.T) {
	t.Parallel()
	account := provider.Account{URL: os.Getenv("RECOBRO_TEST_REALTIME_URL"), Key: os.Getenv("RECOBRO_TEST_REALTIME_KEY"), Model: os.Getenv("RECOBRO_TEST_REALTIME_MODEL")}
	if account.Model == "" {
		t.Skip("no real realtime: RECOBRO_TEST_REALTIME_MODEL is not set")
	}
	session, err := realtime.New(outside(t, "api.openai.com:443", false), account).Open(as(t), provider.Start{Law: provider.PCMU, Language: "es"})
	require.NoError(t, err)
	k := &talk{Session: session, t: t}
	require.NoError(t, k.Tell("Di «buenos días»."))
	done, _ := k.until(provider.TurnDone)
	require.Equal(t, provider.End, done.Stop)
	require.NotEmpty(t, k.sound)
	require.NoError(t, k.Close())
}
