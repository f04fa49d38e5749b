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

// model answers by its steps in turn, the last for good, and counts how often it was asked.
type model struct {
	asked int
	steps []step
}

// step is one answer: after a while the first word, after another the end.
type step struct {
	first, rest time.Duration
	err         error
}

func (m *model) Complete(ctx context.Context, a provider.Ask) (provider.Reply, error) {
	m.asked++
	s := m.steps[min(m.asked, len(m.steps))-1]
	if !waited(ctx, s.first) {
		return provider.Reply{}, provider.Reason(ctx, ctx.Err())
	}
	if s.first > 0 || s.err == nil {
		a.Hear("Hola")
		if a.Began != nil {
			a.Began()
		}
	}
	if !waited(ctx, s.rest) {
		return provider.Reply{}, provider.Reason(ctx, ctx.Err())
	}
	return provider.Reply{Text: "Hola"}, s.err
}

func waited(ctx context.Context, d time.Duration) bool {
	if ctx.Err() != nil {
		return false
	}
	select {
	case <-ctx.Done():
		return false
	case <-time.After(d):
		return true
	}
}

func says(after time.Duration) *model { return &model{steps: []step{{first: after}}} }
func fails(errors ...error) *model {
	m := &model{}
	for _, err := range errors {
		m.steps = append(m.steps, step{err: err})
	}
	return m
}

// order is a chain of models named a, b, c, which may get the words of everybody.
type order struct {
	t        *testing.T
	breakers *chain.Breakers
	all      []chain.Connection[provider.Chat]
}

func inOrder(t *testing.T, models ...*model) *order {
	t.Helper()
	breakers, err := chain.NewBreakers()
	require.NoError(t, err)
	o := &order{t: t, breakers: breakers}
	for i, m := range models {
		o.all = append(o.all, chain.Connection[provider.Chat]{ID: string(rune('a' + i)), Countries: []string{chain.Everywhere}, Port: m})
	}
	return o
}

func (o *order) ask(country string, heard func(string)) (provider.Reply, error) {
	return chain.Chat{Chain: chain.New(o.all, o.breakers, country)}.Complete(o.t.Context(), provider.Ask{Heard: heard})
}

func codes(tried []provider.Try) (all []string) {
	for _, one := range tried {
		all = append(all, one.Connection+": "+one.Code)
	}
	return all
}

func TestFallBack(t *testing.T) {
	for fact, c := range map[string]struct {
		models []*model
		by     string
		tried  []string
		asked  int // the first
	}{
		"the first answers":                                {[]*model{says(1), says(1)}, "a", nil, 1},
		"what may pass is asked once more":                 {[]*model{fails(provider.ErrOverloaded, nil), says(1)}, "a", []string{"a: ai.overloaded"}, 2},
		"what stays is asked of the next":                  {[]*model{fails(provider.ErrOverloaded), says(1)}, "b", []string{"a: ai.overloaded", "a: ai.overloaded"}, 2},
		"a key that is refused is not tried again":         {[]*model{fails(provider.ErrKey), says(1)}, "b", []string{"a: ai.key_refused"}, 1},
		"a talk that is too long may fit another":          {[]*model{fails(provider.ErrTooLong), fails(provider.ErrContent), says(1)}, "c", []string{"a: ai.too_long", "b: ai.content_refused"}, 1},
		"a provider that says soon is waited for":          {[]*model{fails(provider.Status(429, "1"), nil), says(1)}, "a", []string{"a: ai.rate_limited"}, 2},
		"a provider that says later is not":                {[]*model{fails(provider.Status(429, "30")), says(1)}, "b", []string{"a: ai.rate_limited"}, 1},
		"one whose first word is late is left":             {[]*model{says(7 * time.Second), says(1)}, "b", []string{"a: ai.time_limit"}, 1},
		"one that goes on for too long is left":            {[]*model{{steps: []step{{first: 1, rest: time.Minute}}}, says(1)}, "b", []string{"a: ai.time_limit"}, 1},
		"one that begins in time may take its time to end": {[]*model{{steps: []step{{first: 5 * time.Second, rest: 20 * time.Second}}}}, "a", nil, 1},
	} {
		t.Run(fact, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				reply, err := inOrder(t, c.models...).ask("UY", nil)
				require.NoError(t, err)
				require.Equal(t, []any{"Hola", c.by, c.tried, c.asked}, []any{reply.Text, reply.By, codes(reply.Tried), c.models[0].asked})
			})
		})
	}
}

func TestNobodyAnswers(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		_, err := inOrder(t, fails(provider.ErrKey), fails(provider.ErrUnreachable)).ask("UY", nil)
		require.ErrorIs(t, err, provider.ErrNone)
		require.ErrorIs(t, err, provider.ErrUnreachable, "the last reason is kept for the log")
		var all *chain.Exhausted
		require.ErrorAs(t, err, &all)
		require.Equal(t, []string{"a: ai.key_refused", "b: ai.unreachable", "b: ai.unreachable"}, codes(all.Tried))
		_, err = inOrder(t).ask("UY", nil)
		require.ErrorIs(t, err, provider.ErrNone)
	})
}

// What somebody has heard is not said again in other words.
func TestHeard(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		breaks := &model{steps: []step{{first: time.Second, err: provider.ErrUnreachable}}}
		next := says(1)
		heard := ""
		_, err := inOrder(t, breaks, next).ask("UY", func(d string) { heard += d })
		require.ErrorIs(t, err, provider.ErrUnreachable)
		require.Equal(t, []any{"Hola", 1, 0}, []any{heard, breaks.asked, next.asked})
		reply, err := inOrder(t, breaks, next).ask("UY", nil)
		require.NoError(t, err)
		require.Equal(t, "b", reply.By, "where nobody has heard it, the next may answer")
	})
}

// A debtor's words go to no connection that may not get those of their country: AI-10.
func TestResidency(t *testing.T) {
	t.Run("[AI-10] words of a debtor go only to who may get those of their country", func(t *testing.T) {
		synctest.Test(t, func(t *testing.T) {
			models := []*model{says(1), says(1), says(1)}
			o := inOrder(t, models...)
			o.all[0].Countries, o.all[1].Countries, o.all[2].Countries = []string{"BR"}, nil, []string{"AR", "UY"}
			reply, err := o.ask("UY", nil)
			require.NoError(t, err)
			require.Equal(t, "c", reply.By)
			require.Equal(t, []string{"a: ai.no_provider_for_country", "b: ai.no_provider_for_country"}, codes(reply.Tried))
			_, err = o.ask("CL", nil)
			require.ErrorIs(t, err, provider.ErrCountry)
			require.NotErrorIs(t, err, provider.ErrNone)
			require.Equal(t, []int{0, 0, 1}, []int{models[0].asked, models[1].asked, models[2].asked})
			_, err = o.ask("", nil)
			require.NoError(t, err, "words that are no debtor's may go anywhere")
		})
	})
}
