package faulttest

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"net/http"
	"strconv"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/anishathalye/porcupine"
	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

// collectors take debtors of the queue at once.
const collectors = 8

// TestQueueOutlivesKills kills and halts modules and hosts, on PostgreSQL those of two hosts, while collectors take debtors and give them
// back: nobody is ever held by two.
func TestQueueOutlivesKills(t *testing.T) {
	if testing.Short() {
		t.Skip("it takes minutes")
	}
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		share(t, engine, "postgres")
		t.Run("[CO-11] no debtor is held by two collectors, whatever is killed or stands still", func(t *testing.T) {
			dice := rand.New(rand.NewPCG(23, seed(t)))
			f := openFloor(t, engine)
			for n := range collectors {
				f.begin(t, n, rand.New(rand.NewPCG(29, dice.Uint64())))
			}
			for range kills(t, 2) {
				f.moves(t)
				f.fault(t, dice)
			}
			f.moves(t)
			f.end(t)
			f.holds(t)
		})
	})
}

// floor is an office whose collectors work from the queue.
type floor struct {
	*office
	manager caller
	sent    string // the outcome of a letter
	people  []*collector
	all     sync.WaitGroup
	over    atomic.Bool
	done    atomic.Int64
	failed  chan error
}

func openFloor(t *testing.T, engine sdktest.Engine) *floor {
	f := &floor{office: openOffice(t, engine), failed: make(chan error, collectors)}
	f.manager = f.program(t, "manager")
	f.office.people(t)
	var outcomes []struct{ ID, Code string }
	require.NoError(t, f.manager.must(http.MethodGet, "/api/v1/contacts/dispositions", nil, &outcomes))
	for _, one := range outcomes {
		if one.Code == "sent" {
			f.sent = one.ID
		}
	}
	require.NotEmpty(t, f.sent)
	for id := range f.counts(t, "SELECT id, 1 FROM portfolios WHERE tenant_id = 'rioplatense' AND country = 'UY'") {
		f.publish(t, id)
	}
	require.Eventually(t, func() bool {
		return f.count(t, "SELECT COUNT(*) FROM queue_items WHERE channel = 'email' AND ready") > 50
	}, patience, 50*time.Millisecond, "the queue is not filled")
	return f
}

// publish has everybody of a portfolio written to, by whoever is free.
func (f *floor) publish(t *testing.T, portfolioID string) {
	path := "/api/v1/strategies/" + portfolioID + "/draft"
	steps := `{"steps":[{"id":"all","name":"Todos","when":{},"then":{"channel":"email","wait_hours":0,"who":"anyone","priority":5,"order":"balance"}}]}`
	var draft struct{ Version int64 }
	require.NoError(t, f.manager.must(http.MethodPost, path, nil, &draft))
	match := func() string { return strconv.Quote(strconv.FormatInt(draft.Version, 10)) }
	require.NoError(t, f.manager.insist(http.MethodPut, path, "application/json", []byte(steps), match(), &draft))
	require.NoError(t, f.manager.insist(http.MethodPost, path+"/publish", "application/json", nil, match(), nil))
}

func (f *floor) begin(t *testing.T, n int, dice *rand.Rand) {
	c := &collector{floor: f, caller: f.program(t, "cashier"), number: n, dice: dice}
	require.NoError(t, c.must(http.MethodPost, "/api/v1/work-sessions", map[string]any{}, nil))
	f.people = append(f.people, c)
	f.all.Go(func() {
		for !f.over.Load() {
			if err := c.work(); err != nil {
				f.failed <- fmt.Errorf("collector %d: %w", n, err)
				return
			}
			f.done.Add(1)
		}
	})
}

// moves waits until some more has been answered.
func (f *floor) moves(t *testing.T) {
	before := f.done.Load()
	require.Eventually(t, func() bool { return f.done.Load() > before+collectors || len(f.failed) > 0 }, patience, 5*time.Millisecond, "nothing is answered any more")
	if len(f.failed) > 0 {
		require.NoError(t, <-f.failed)
	}
}

func (f *floor) end(t *testing.T) {
	f.over.Store(true)
	f.all.Wait()
	if len(f.failed) > 0 {
		require.NoError(t, <-f.failed)
	}
}

// collector takes debtors, one after the other.
type collector struct {
	*floor
	caller
	number  int
	dice    *rand.Rand
	history []porcupine.Operation
}

// held is what a collector asks about a debtor, or that they held one for longer than a page may be silent.
type held struct {
	what, debtor string
	who          int
}

// holds is for how long one who was taken is kept for whoever took them.
const holds = 2 * time.Minute

func (c *collector) work() error {
	var took struct {
		ID string `json:"debtor_id"`
	}
	began := time.Now()
	err := c.must(http.MethodPost, "/api/v1/queue/next", nil, &took)
	if coded(err, "portfolios.queue_empty") {
		return nil
	}
	if err != nil {
		return fmt.Errorf("next: %w", err)
	}
	c.did(held{"take", took.ID, c.number}, began, true)
	if err := c.must(http.MethodGet, "/api/v1/deudores/"+took.ID, nil, nil); err != nil {
		return fmt.Errorf("the debtor who was taken is not theirs: %w", err)
	}
	if err := c.giveBack(took.ID, began); err != nil {
		return err
	}
	return c.manager.must(http.MethodPost, "/api/v1/deudores/assign", map[string]any{"ids": []string{took.ID}, "assignee_id": ""}, nil)
}

func (c *collector) giveBack(id string, took time.Time) error {
	var err error
	began, path := time.Now(), "/api/v1/queue/"+id
	switch c.dice.IntN(20) {
	case 0:
		err = c.must(http.MethodPost, path+"/skip", map[string]any{"reason": "Otro día"}, nil)
	case 1:
		until := time.Now().Add(10 * time.Second)
		err = c.must(http.MethodPost, path+"/snooze", map[string]any{"until": until, "reason": "Un momento"}, nil)
	case 2, 3:
		return c.write(id)
	case 4, 5, 6:
		if err = c.must(http.MethodPost, path+"/keep", nil, nil); err != nil {
			break
		}
		c.did(held{"keep", id, c.number}, began, true)
		began = time.Now()
		fallthrough
	default:
		err = c.must(http.MethodPost, path+"/release", nil, nil)
	}
	switch {
	case err == nil:
		c.did(held{"back", id, c.number}, began, true)
	case coded(err, "portfolios.queue_not_mine") && time.Since(took) > holds:
		c.did(held{"back", id, c.number}, took, false)
		err = nil
	}
	return err
}

// write sends a letter, which ends the hold.
func (c *collector) write(id string) error {
	var made struct{ ID, Status string }
	began := time.Now()
	err := c.must(http.MethodPost, "/api/v1/contacts/reservations", map[string]any{"debtor_id": id, "channel": "email", "origin": "queue"}, &made)
	if err == nil && made.Status != "reserved" {
		err = errors.New("it is " + made.Status)
	}
	if err == nil {
		err = c.must(http.MethodPost, "/api/v1/contacts/"+made.ID+"/end", map[string]any{"disposition_id": c.sent}, nil)
	}
	if err != nil {
		return fmt.Errorf("contact: %w", err)
	}
	c.did(held{"back", id, c.number}, began, true)
	return nil
}

func coded(err error, code string) bool {
	refused, is := err.(refusal) //nolint:errorlint // must gives it bare
	return is && refused.Code == code
}

func (c *collector) did(what held, began time.Time, done bool) {
	c.history = append(c.history, porcupine.Operation{ClientId: c.number, Input: what, Call: began.UnixNano(), Output: done, Return: time.Now().UnixNano()})
}

// nobody holds a debtor.
const nobody = -1

// oneHolder is a debtor, as one clerk with one list would give them out.
func oneHolder() porcupine.Model {
	return porcupine.Model{
		Partition: func(history []porcupine.Operation) [][]porcupine.Operation {
			return partsBy(history, func(in any) string { return in.(held).debtor })
		},
		Init: func() any { return nobody },
		Step: func(state, input, output any) (bool, any) {
			holder, in, done := state.(int), input.(held), output.(bool)
			switch {
			case in.what == "take":
				return holder == nobody || holder == in.who, in.who
			case in.what == "keep":
				return holder == in.who, holder
			case !done && holder != in.who: // the hold ran out, and another's began
				return true, holder
			}
			return !done || holder == in.who, nobody
		},
	}
}

// partsBy are the parts of a history that have nothing to do with one another.
func partsBy(history []porcupine.Operation, of func(input any) string) (parts [][]porcupine.Operation) {
	by := map[string][]porcupine.Operation{}
	for _, one := range history {
		by[of(one.Input)] = append(by[of(one.Input)], one)
	}
	for _, part := range by {
		parts = append(parts, part)
	}
	return parts
}

func (f *floor) holds(t *testing.T) {
	var history []porcupine.Operation
	shared := map[string]map[int]bool{}
	for _, c := range f.people {
		history = append(history, c.history...)
		for _, one := range c.history {
			in := one.Input.(held)
			if shared[in.debtor] == nil {
				shared[in.debtor] = map[int]bool{}
			}
			shared[in.debtor][in.who] = true
		}
	}
	several := 0
	for _, who := range shared {
		if len(who) > 1 {
			several++
		}
	}
	t.Logf("%d answers about %d debtors, %d of whom several took in turn", len(history), len(shared), several)
	require.Greater(t, several, 3)
	require.True(t, porcupine.CheckOperations(oneHolder(), history), "a debtor was held by two")
}
