package mind_test

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/aiagents/internal/halt"
	"github.com/recobro/recobro/modules/aiagents/internal/lead"
	"github.com/recobro/recobro/modules/aiagents/internal/peers/script"
	"github.com/recobro/recobro/modules/aiagents/internal/provider"
	"github.com/recobro/recobro/modules/aiagents/internal/talk"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

const (
	minute = time.Minute
	hour   = time.Hour
	day    = 24 * time.Hour
)

// stopsElsewhere stops all agents as another program does: by the database alone.
func (w *world) stopsElsewhere() {
	w.Helper()
	require.NoError(w, storage.Insert(w.ctx, w.db, &halt.Halt{Row: storage.Row{ID: halt.All}, IsStopped: true, Reason: "Dicen montos equivocados"}))
}

const atOnce = 100

func TestStop(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		t.Run("[AI-13] from the stop to the last word of 100 talks it is at most two seconds, in whichever program it was stopped", func(t *testing.T) {
			slow := func(a provider.Ask) script.Answer { // a model that never gets to its end
				if len(a.Messages) > 6 {
					return script.Answer{Fault: script.Hangs, Parts: []string{"Un momento"}}
				}
				return script.Answer{Parts: []string{"Sí."}}
			}
			w := open(t, engine, slow)
			w.modelled()
			w.said.Limits.Turns = 0
			speaking, ended := make(chan struct{}, 10*atOnce), make(chan time.Time, atOnce)
			var all sync.WaitGroup
			for n := range atOnce {
				one := w.known(fmt.Sprint("c", n))
				all.Go(func() { ended <- w.talksOn(one, speaking) })
			}
			for range atOnce {
				<-speaking
			}
			began := time.Now()
			w.stopsElsewhere()
			all.Wait()
			close(ended)
			var took []time.Duration
			for at := range ended {
				took = append(took, max(0, at.Sub(began)))
			}
			slices.Sort(took)
			require.Less(t, took[atOnce-2], 2*time.Second)
			t.Logf("| %s: from the stop to the last word of %d talks, p99 (p50 %.0f ms) | %.0f ms | ≤ 2000 ms | met |", engine.Name, atOnce, ms(took[atOnce/2]), ms(took[atOnce-2]))
		})
		t.Run("a talk that is stopped says nothing more, and none begins", func(t *testing.T) {
			w := open(t, engine, script.Says("Sí."))
			w.modelled()
			one := w.begin("c1")
			w.hears(one, "m1", "hola")
			w.stopsElsewhere()
			_, err := w.talks.Take(w.ctx, one.ID, talk.Input{ID: "m2", Input: lead.Input{Text: "hola"}})
			require.ErrorIs(t, err, halt.ErrStopped)
			require.ErrorIs(t, w.talks.Cleared(w.ctx, "a1"), halt.ErrStopped, "what was said already does not go out")
			_, err = w.talks.Open(w.ctx, talk.Start{Kind: talk.Chat, RefID: "c2", AgentID: "a1", DebtorID: "d1"})
			require.ErrorIs(t, err, talk.ErrOff)
		})
	})
}

// given are talks that were given to people.
type given struct {
	*world
	ids []string
}

func (g *given) Going(ctx context.Context, _ string, most int) ([]string, error) {
	return g.talks.GoingOf(ctx, "", min(most, 2)) // a few at a time
}

func (g *given) Halt(ctx context.Context, id string) error {
	t, err := g.talks.Get(ctx, id)
	require.NoError(g, err)
	g.ids = append(g.ids, id)
	return g.talks.Halt(ctx, t.RefID)
}

func TestTalksOfStoppedAgents(t *testing.T) {
	t.Run("[AI-13] talks that go on are ended as halted when agents are stopped, each once, and none is when they go on", func(t *testing.T) {
		w := open(t, sdktest.Engine{Name: storage.SQLite}, script.Says("Sí."))
		w.modelled()
		var all []string
		for n := range 5 {
			all = append(all, w.begin(fmt.Sprint("c", n)).ID)
		}
		g, s := &given{world: w}, halt.NewService(halt.NewStore(w.db), w.halts, nil, nil)
		require.NoError(t, s.EndAll(w.ctx, g, halt.All))
		require.Empty(t, g.ids, "nobody has stopped them")
		w.stopsElsewhere()
		require.NoError(t, s.EndAll(w.ctx, g, halt.All))
		require.ElementsMatch(t, all, g.ids)
		for _, id := range all {
			one, err := w.store.Get(w.ctx, id)
			require.NoError(t, err)
			require.Equal(t, talk.Halted, one.Status)
		}
	})
}

// talksOn talks without a pause until the agent is stopped, and gives when that was.
func (w *world) talksOn(one talk.Talk, speaking chan<- struct{}) time.Time {
	for n := 0; ; n++ {
		_, err := w.talks.Take(w.ctx, one.ID, talk.Input{ID: fmt.Sprint("m", n), Input: lead.Input{Text: balance}})
		if err != nil {
			if !errors.Is(err, halt.ErrStopped) {
				w.Errorf("a talk that was not stopped has failed: %v", err)
			}
			return time.Now()
		}
		if n == 0 {
			speaking <- struct{}{}
		}
	}
}
