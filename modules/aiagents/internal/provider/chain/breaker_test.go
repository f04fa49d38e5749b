package chain_test

import (
	"context"
	"errors"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/aiagents/internal/provider"
	"github.com/recobro/recobro/modules/aiagents/internal/provider/chain"
)

func TestBreaker(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		down := fails(provider.ErrUnreachable, provider.ErrUnreachable, provider.ErrUnreachable, nil)
		o := inOrder(t, down, says(1))
		for range 3 {
			reply, err := o.ask("UY", nil)
			require.NoError(t, err)
			require.Equal(t, "b", reply.By)
		}
		require.Equal(t, 3, down.asked, "one that has failed three times in a row is left alone")
		time.Sleep(16 * time.Second) // of the bubble's clock
		reply, err := o.ask("UY", nil)
		require.NoError(t, err)
		require.Equal(t, "a", reply.By, "and asked again after a while")
	})
}

func TestLeftAlone(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		limited := fails(provider.Status(429, "60"), nil)
		o := inOrder(t, limited)
		_, err := o.ask("UY", nil)
		require.ErrorIs(t, err, provider.ErrRateLimited)
		time.Sleep(59 * time.Second)
		_, err = o.ask("UY", nil)
		require.ErrorIs(t, err, provider.ErrPaused)
		time.Sleep(2 * time.Second)
		_, err = o.ask("UY", nil)
		require.NoError(t, err)
		require.Equal(t, 2, limited.asked)
	})
}

// Talks that are at fault themselves, and callers that leave, say nothing of a connection.
func TestWhatOpensNoBreaker(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		o := inOrder(t, fails(provider.ErrTooLong, provider.ErrTooLong, provider.ErrTooLong, provider.ErrTooLong, nil))
		for range 4 {
			_, err := o.ask("UY", nil)
			require.ErrorIs(t, err, provider.ErrTooLong)
		}
		_, err := o.ask("UY", nil)
		require.NoError(t, err)
		gone, leave := context.WithCancel(t.Context())
		leave()
		_, err = chain.Chat{Chain: chain.New(o.all, o.breakers, "UY")}.Complete(gone, provider.Ask{})
		require.True(t, errors.Is(err, context.Canceled))
	})
}
