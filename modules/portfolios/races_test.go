package portfolios_test

import (
	"math/rand/v2"
	"net/http"
	"sync"
	"testing"
	"time"

	"github.com/anishathalye/porcupine"
	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

// asked is what a writer asks of one debtor's money: a payment, the reversal of one, or the balance.
type asked struct {
	what   string
	amount int64
}

// answered is what came of it.
type answered struct {
	done    bool  // refused otherwise: more than is owed
	balance int64 // of a reading
}

// balanceModel is what one debtor owes, as a single clerk with one book would know it.
func balanceModel(begins int64) porcupine.Model {
	return porcupine.Model{
		Init: func() any { return begins },
		Step: func(state, input, output any) (bool, any) {
			owed, in, out := state.(int64), input.(asked), output.(answered)
			switch in.what {
			case "read":
				return out.balance == owed, owed
			case "reverse":
				return true, owed + in.amount
			}
			if !out.done {
				return in.amount > owed, owed
			}
			return in.amount <= owed, owed - in.amount
		},
	}
}

// writing is one writer's part of the history.
type writing struct {
	*desked
	t       *testing.T
	client  int
	dice    *rand.Rand
	history []porcupine.Operation
	paid    []paid
}

func (w *writing) did(in asked, do func() answered) {
	call := time.Now().UnixNano()
	out := do()
	w.history = append(w.history, porcupine.Operation{ClientId: w.client, Input: in, Call: call, Output: out, Return: time.Now().UnixNano()})
}

func (w *writing) step() {
	switch w.dice.IntN(4) {
	case 0:
		w.did(asked{what: "read"}, func() answered { return answered{true, w.balance(w.t)} })
	case 1:
		if len(w.paid) > 0 {
			p := w.paid[0]
			w.paid = w.paid[1:]
			w.did(asked{"reverse", p.Amount}, func() answered {
				w.manager.POST("/api/v1/payments/"+p.ID+"/reverse", map[string]any{"reason": "Otro deudor"}).OK(nil)
				return answered{done: true}
			})
		}
	default:
		amount := 1 + w.dice.Int64N(400)
		w.did(asked{"pay", amount}, func() answered { return w.pay(amount) })
	}
}

func (w *writing) pay(amount int64) answered {
	answer := w.cashier.POST("/api/v1/payments", w.payment(amount))
	if answer.Status == http.StatusConflict {
		return answered{}
	}
	var made paid
	answer.OK(&made)
	w.paid = append(w.paid, made)
	return answered{done: true}
}

func TestWritersOnOneDebt(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		t.Run("[MO-01] what writers at once are told of a debt is what one clerk with one book would have told them", func(t *testing.T) {
			d := openTill(t, engine)
			d.cashier.POST("/api/v1/payments", d.payment(d.balance(t)-1_000)).OK(nil) // so little is left that payments are refused
			const writers, steps = 3, 40
			var all sync.WaitGroup
			of := make([]*writing, writers)
			for n := range of {
				of[n] = &writing{desked: d, t: t, client: n, dice: rand.New(rand.NewPCG(uint64(n), 5))}
				all.Go(func() {
					for range steps {
						of[n].step()
					}
				})
			}
			all.Wait()
			var history []porcupine.Operation
			refused := 0
			for _, w := range of {
				history = append(history, w.history...)
				for _, one := range w.history {
					if !one.Output.(answered).done {
						refused++
					}
				}
			}
			require.Positive(t, refused)

			require.True(t, porcupine.CheckOperations(balanceModel(1_000), history))
		})
	})
}
