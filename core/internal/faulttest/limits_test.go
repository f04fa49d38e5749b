package faulttest

import (
	"fmt"
	"math/rand/v2"
	"net/http"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/anishathalye/porcupine"
	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

// limit is how many letters a person may get in a day.
const limit = 2

// TestLimitsOutliveKills kills and halts modules and hosts, on PostgreSQL those of two hosts, while many ask for the same contacts, each
// again until it is answered: nobody gets more of them than the rule allows, and what is given back may be had again.
func TestLimitsOutliveKills(t *testing.T) {
	if testing.Short() {
		t.Skip("it takes minutes")
	}
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		share(t, engine, "") // neither
		t.Run("[CO-05] reservations keep to a limit over kills, retries and two hosts", func(t *testing.T) {
			dice := rand.New(rand.NewPCG(31, seed(t)))
			c := openCounter(t, engine)
			for n := range askers {
				c.begin(t, n, rand.New(rand.NewPCG(37, dice.Uint64())))
			}
			for range kills(t, 2) {
				c.moves(t)
				c.fault(t, dice)
			}
			c.moves(t)
			c.over.Store(true)
			c.all.Wait()
			c.holds(t)
		})
	})
}

// askers ask for contacts at once.
const askers = 6

// counter is an office that counts letters.
type counter struct {
	*office
	people  []string
	all     sync.WaitGroup
	over    atomic.Bool
	done    atomic.Int64
	mutex   sync.Mutex
	history []porcupine.Operation
	failed  error
}

func openCounter(t *testing.T, engine sdktest.Engine) *counter {
	c := &counter{office: openOffice(t, engine)}
	c.people = c.office.people(t)[:24]
	words := map[string]string{"es": "Dos por día.", "en": "Two a day.", "pt": "Dois por dia."}
	require.NoError(t, c.program(t, "admin").must(http.MethodPost, "/api/v1/contact-rules", map[string]any{"rule": map[string]any{
		"id": "own.letters", "kind": "limit", "text": words, "source": "Fault", "needs_counsel": false, "channels": []string{"email"}, "counts": "attempts",
		"per": "person", "most": limit, "hours": 24,
	}}, nil))
	return c
}

func (c *counter) begin(t *testing.T, n int, dice *rand.Rand) {
	asker := c.program(t, "manager")
	c.all.Go(func() {
		for !c.over.Load() {
			if err := c.ask(asker, n, dice); err != nil {
				c.mutex.Lock()
				c.failed = fmt.Errorf("asker %d: %w", n, err)
				c.mutex.Unlock()
				return
			}
			c.done.Add(1)
		}
	})
}

// ask asks for a letter to somebody, and half of the time gives it back.
func (c *counter) ask(asker caller, n int, dice *rand.Rand) error {
	var made struct{ ID, Status string }
	who, began := c.people[dice.IntN(len(c.people))], time.Now()
	if err := asker.must(http.MethodPost, "/api/v1/contacts/reservations", map[string]any{"debtor_id": who, "channel": "email", "seconds": 3600}, &made); err != nil {
		return err
	}
	c.did(letterAsk{who, false}, n, began, made.Status == "reserved")
	if made.Status != "reserved" || dice.IntN(4) == 0 {
		return nil
	}
	began = time.Now()
	err := asker.must(http.MethodPost, "/api/v1/contacts/"+made.ID+"/release", nil, nil)
	if err == nil {
		c.did(letterAsk{who, true}, n, began, true)
	}
	return err
}

// letterAsk is what was asked about a person.
type letterAsk struct {
	who  string
	back bool
}

func (c *counter) did(in letterAsk, n int, began time.Time, done bool) {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	c.history = append(c.history, porcupine.Operation{ClientId: n, Input: in, Call: began.UnixNano(), Output: done, Return: time.Now().UnixNano()})
}

// moves waits until some more has been answered.
func (c *counter) moves(t *testing.T) {
	before := c.done.Load()
	require.Eventually(t, func() bool {
		c.mutex.Lock()
		defer c.mutex.Unlock()
		return c.failed != nil || c.done.Load() > before+askers
	}, patience, 5*time.Millisecond, "nothing is answered any more")
	require.NoError(t, c.failed)
}

// letters are a person's, as one clerk with one list would count them.
func letters() porcupine.Model {
	return porcupine.Model{
		Partition: func(history []porcupine.Operation) (parts [][]porcupine.Operation) {
			return partsBy(history, func(in any) string { return in.(letterAsk).who })
		},
		Init: func() any { return 0 },
		Step: func(state, input, output any) (bool, any) {
			had, in, done := state.(int), input.(letterAsk), output.(bool)
			switch {
			case in.back:
				return had > 0, had - 1
			case done:
				return had < limit, had + 1
			}
			return had == limit, had
		},
	}
}

// holds requires that what was answered is what one clerk would have answered, and that the books agree.
func (c *counter) holds(t *testing.T) {
	require.NoError(t, c.failed)
	allowed, refused := 0, 0
	for _, one := range c.history {
		if one.Output.(bool) {
			allowed++
		} else {
			refused++
		}
	}
	t.Logf("%d asked for and given back, %d refused", allowed, refused)
	require.Positive(t, refused)
	require.True(t, porcupine.CheckOperations(letters(), c.history), "more letters than the rule allows")
	require.Zero(t, c.count(t, `SELECT COUNT(*) FROM (SELECT person FROM contacts WHERE tenant_id = 'rioplatense' AND channel = 'email' AND
		status = 'reserved' GROUP BY person HAVING COUNT(*) > $1) AS beyond`, limit))
}
