package lasting_test

import (
	"context"
	"errors"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/core/internal/lasting"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// identity lets whoever comes in at the first look; later it answers as it is told.
type identity struct{ later func(context.Context) error }

func (i *identity) Again(ctx context.Context, who principal.Principal) (principal.Principal, error) {
	if i.later == nil {
		return who, nil
	}
	return who, i.later(ctx)
}

type everything struct{}

func (everything) Decide(string, string, string) (principal.Scope, bool) {
	return principal.ScopeAll, true
}

func TestReview(t *testing.T) {
	for fact, c := range map[string]struct {
		later  func(context.Context) error
		within time.Duration
		end    *lasting.End
	}{
		"who may go on goes on":      {func(context.Context) error { return nil }, time.Minute, nil},
		"who is let in no more ends": {func(context.Context) error { return errors.New("signed out") }, time.Minute, lasting.Access},
		"who nobody can speak for in time ends, and may come back later": {func(ctx context.Context) error { <-ctx.Done(); return ctx.Err() }, time.Millisecond, lasting.Unjudged},
	} {
		t.Run(fact, func(t *testing.T) {
			t.Parallel()
			who := &identity{}
			answers := lasting.New(lasting.Config{Identity: who, Decider: everything{}, Within: c.within})
			live, done, err := answers.Begin(t.Context(), principal.Principal{TenantID: "andina", UserID: "ana", Scope: principal.ScopeAll}, "core", lasting.Live)
			require.NoError(t, err)
			defer done()
			who.later = c.later
			answers.Review("andina", "ana")
			require.Equal(t, c.end, lasting.Of(live))
		})
	}
}

func TestWhatAModuleAsks(t *testing.T) {
	answers := lasting.New(lasting.Config{Identity: &identity{}, Decider: everything{}})
	asked := principal.Module("andina", "calls", []string{"agents.lines:create"})
	begin := func() context.Context {
		ctx, done, err := answers.Begin(t.Context(), asked, "agents", lasting.Live)
		require.NoError(t, err)
		t.Cleanup(done)
		return ctx
	}
	for fact, c := range map[string]struct {
		off  string
		ends bool
	}{
		"ends with the switch of the module that is asked": {"agents", true},
		"ends with the switch of the module that asks":     {"calls", true},
		"goes on when another is switched off":             {"chats", false},
	} {
		t.Run(fact, func(t *testing.T) {
			live := begin()
			answers.Keep(c.off, nil)
			require.Equal(t, c.ends, lasting.Of(live) == lasting.Access)
		})
	}
}
