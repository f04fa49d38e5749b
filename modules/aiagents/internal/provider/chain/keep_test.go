package chain_test

import (
	"context"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/aiagents/internal/provider"
	"github.com/recobro/recobro/modules/aiagents/internal/provider/chain"
)

// voice opens a session after a while, or fails; the session is the context that it was opened in.
type voice struct {
	after time.Duration
	err   error
}

type opened struct {
	provider.Session
	ctx context.Context
}

func (v voice) Open(ctx context.Context, _ provider.Start) (provider.Session, error) {
	if !waited(ctx, v.after) {
		return nil, provider.Reason(ctx, ctx.Err())
	}
	return opened{ctx: ctx}, v.err
}

// A session that is open goes on for as long as its caller, whatever time there was to open it.
func TestSessionStaysOpen(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		breakers, err := chain.NewBreakers()
		require.NoError(t, err)
		all := []chain.Connection[provider.Realtime]{
			{ID: "a", Countries: []string{chain.Everywhere}, Port: voice{after: time.Hour}},
			{ID: "b", Countries: []string{chain.Everywhere}, Port: voice{after: time.Second}},
		}
		ctx, leave := context.WithCancel(t.Context())
		session, err := chain.Realtime{Chain: chain.New(all, breakers, "UY")}.Open(ctx, provider.Start{})
		require.NoError(t, err)
		time.Sleep(time.Hour)
		require.NoError(t, session.(opened).ctx.Err())
		leave()
		require.ErrorIs(t, session.(opened).ctx.Err(), context.Canceled)
	})
}
