package faulttest

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"net/http"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

// tellers work at once, each with debtors of their own; the last ones are the bank's.
const tellers = 4

// TestMoneyOutlivesKills kills the module and the host while payments are taken and reversed, plans agreed to and ended, and files of
// the bank posted: what was answered has happened once, and the ledger is proven by the record.
func TestMoneyOutlivesKills(t *testing.T) {
	if testing.Short() {
		t.Skip("it takes minutes")
	}
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		t.Parallel()
		dice := rand.New(rand.NewPCG(13, seed(t)))
		b := openBranch(t, engine.AdminURL(t))
		share := len(b.debtors) / (tellers + 1)
		w := &working{branch: b, stop: make(chan struct{})}
		for n := range tellers {
			w.begin(&teller{working: w, dice: rand.New(rand.NewPCG(17, dice.Uint64())), debtors: b.debtors[n*share : (n+1)*share]})
		}
		bank := &bank{working: w, debtors: b.debtors[tellers*share:]}
		w.begin(bank)
		w.disturb(t, dice, kills(t, 6))
		require.NoError(t, w.end())
		t.Logf("%d answers under kills", w.done.Load())
		w.holds(t)
		require.Positive(t, bank.posted)
		b.audit(t)
	})
}

// working is what goes on while the product is killed.
type working struct {
	*branch
	stop   chan struct{}
	all    sync.WaitGroup
	done   atomic.Int64 // what the product has answered
	mutex  sync.Mutex
	failed error
	tells  []*teller
	banks  []*bank
}

type worker interface{ work() error }

func (w *working) begin(one worker) {
	switch one := one.(type) {
	case *teller:
		w.tells = append(w.tells, one)
	case *bank:
		w.banks = append(w.banks, one)
	}
	w.all.Go(func() {
		for {
			select {
			case <-w.stop:
				return
			default:
			}
			if err := one.work(); err != nil {
				w.mutex.Lock()
				w.failed = errors.Join(w.failed, err)
				w.mutex.Unlock()
				return
			}
			w.done.Add(1)
		}
	})
}

// end lets everybody finish what they are at.
func (w *working) end() error {
	close(w.stop)
	w.all.Wait()
	return w.failed
}

// disturb kills the module and the host, each time after something was answered, at a random moment.
func (w *working) disturb(t *testing.T, dice *rand.Rand, kills int) {
	for n := range kills {
		before := w.done.Load()
		require.Eventually(t, func() bool { return w.done.Load() > before }, 2*patience, time.Millisecond, "nothing is answered any more")
		time.Sleep(time.Duration(dice.IntN(300)) * time.Millisecond)
		if n%4 != 3 && dice.IntN(4) > 0 { // the host gives a module up that dies five times in ten minutes
			w.killModule(t)
			continue
		}
		w.product.Kill(t)
		w.product.Run(t)
	}
}

// teller takes payments and agrees to plans, and has the manager take back some; it keeps what was answered.
type teller struct {
	*working
	dice     *rand.Rand
	debtors  []owing
	paid     map[string]int64  // payments that stand, by id
	reversed int64             // payments that were taken back
	plans    map[string]string // plans that stand, by debtor
}

func (w *teller) work() error {
	if w.paid == nil {
		w.paid, w.plans = map[string]int64{}, map[string]string{}
	}
	switch who := w.debtors[w.dice.IntN(len(w.debtors))]; w.dice.IntN(5) {
	case 0:
		return w.takeBack()
	case 1:
		return w.plan(who)
	default:
		return w.pay(who)
	}
}

func (w *teller) pay(who owing) error {
	var made struct{ ID string }
	amount := 100 + w.dice.Int64N(200)
	if err := w.cashier.must(http.MethodPost, "/api/v1/payments", map[string]any{"debtor_id": who.ID, "amount": amount, "method": "cash"}, &made); err != nil {
		return fmt.Errorf("payment: %w", err)
	}
	if w.paid[made.ID] != 0 {
		return fmt.Errorf("payment %s was answered twice", made.ID)
	}
	w.paid[made.ID] = amount
	return nil
}

func (w *teller) takeBack() error {
	for id := range w.paid {
		if err := w.manager.must(http.MethodPost, "/api/v1/payments/"+id+"/reverse", map[string]any{"reason": "Otro deudor"}, nil); err != nil {
			return fmt.Errorf("reversal: %w", err)
		}
		delete(w.paid, id)
		w.reversed++
		return nil
	}
	return nil
}

// plan agrees to one, or ends the one that there is.
func (w *teller) plan(who owing) error {
	if id := w.plans[who.ID]; id != "" {
		delete(w.plans, who.ID)
		return w.manager.must(http.MethodPost, "/api/v1/plans/"+id+"/cancel", map[string]any{"reason": "Otro acuerdo"}, nil)
	}
	var offer struct{ Token string }
	terms := map[string]any{"discount": 500, "down_payment": 0, "instalments": 3, "frequency": "monthly", "first_on": time.Now().AddDate(0, 0, 3).Format(time.DateOnly)}
	if err := w.cashier.must(http.MethodPost, "/api/v1/offers", map[string]any{"debtor_id": who.ID, "terms": terms}, &offer); err != nil {
		return fmt.Errorf("offer: %w", err)
	}
	var made struct{ ID string }
	err := w.cashier.must(http.MethodPost, "/api/v1/plans", map[string]any{"offer": offer.Token, "debtor_id": who.ID, "reason": "Paga"}, &made)
	if err != nil {
		return fmt.Errorf("plan: %w", err)
	}
	w.plans[who.ID] = made.ID
	return nil
}

// bank uploads files and has them posted, one after the other.
type bank struct {
	*working
	debtors []owing
	round   int
	posted  int64
}

func (w *bank) work() error {
	w.round++
	f, err := w.manager.upload(bankLines(w.debtors, w.round))
	if err != nil {
		return fmt.Errorf("upload: %w", err)
	}
	columns := fmt.Sprintf(`{"columns":["%s"]}`, strings.Join(f.Columns, `","`))
	path := "/api/v1/payments/files/" + f.ID
	if err := w.manager.insist(http.MethodPut, path+"/columns", "application/json", []byte(columns), strconv.Quote(strconv.FormatInt(f.Version, 10)), &f); err != nil {
		return fmt.Errorf("columns: %w", err)
	}
	if err := w.follow(&f, 0); err != nil {
		return err
	}
	if err := w.manager.must(http.MethodPost, path+"/post", map[string]any{"certainty": 90}, nil); err != nil {
		return fmt.Errorf("post: %w", err)
	}
	all := int64(times * len(w.debtors))
	w.posted += all
	return w.follow(&f, all)
}

// follow waits until the file is matched and has posted so many lines.
func (w *bank) follow(f *bankFile, posted int64) error {
	for end := time.Now().Add(patience); f.Status != "ready" || f.Counts.Posted != posted; time.Sleep(10 * time.Millisecond) {
		if err := w.manager.must(http.MethodGet, "/api/v1/payments/files/"+f.ID, nil, f); err != nil {
			return err
		}
		if f.Status == "failed" || time.Now().After(end) {
			return fmt.Errorf("file %d is %s, %s: %+v, not %d posted", w.round, f.Status, f.Failure, f.Counts, posted)
		}
	}
	return nil
}

// holds requires that what was answered stands in the books, once, and nothing else.
func (w *working) holds(t *testing.T) {
	db := w.product.Database(t, "portfolios")
	count := func(query string, args ...any) (n int64) {
		require.NoError(t, db.QueryRowContext(t.Context(), query, args...).Scan(&n))
		return n
	}
	var stand, sum, reversed, plans int64
	for _, one := range w.tells {
		for id, amount := range one.paid {
			require.EqualValues(t, 1, count("SELECT COUNT(*) FROM payments WHERE id = $1 AND status = 'allocated' AND amount = $2", id, amount))
			stand, sum = stand+1, sum+amount
		}
		for _, id := range one.plans {
			require.EqualValues(t, 1, count("SELECT COUNT(*) FROM plans WHERE id = $1 AND status = 'active'", id))
		}
		reversed, plans = reversed+one.reversed, plans+int64(len(one.plans))
	}
	const amounts = "amount BETWEEN 100 AND 299 AND till_id = $1"
	require.Equal(t, stand, count("SELECT COUNT(*) FROM payments WHERE status = 'allocated' AND "+amounts, w.till))
	require.Equal(t, sum, count("SELECT COALESCE(SUM(amount), 0) FROM payments WHERE status = 'allocated' AND "+amounts, w.till))
	require.Equal(t, reversed, count("SELECT COUNT(*) FROM payments WHERE status = 'reversed' AND "+amounts, w.till))
	require.Equal(t, plans, count("SELECT COUNT(*) FROM plans WHERE status = 'active' AND debtor_id IN ("+w.owners()+")"))
	for _, one := range w.banks {
		require.Equal(t, one.posted, count("SELECT COUNT(*) FROM payments WHERE external_ref LIKE 'BANK-%'"))
	}
}

func (w *working) owners() string {
	var ids []string
	for _, one := range w.debtors {
		ids = append(ids, "'"+one.ID+"'")
	}
	return strings.Join(ids, ",")
}
