package queue_test

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/book/phone"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/contact"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/contacttest"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/queue"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/schedule"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/shift"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

func TestQueue(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		for name, test := range map[string]func(*testing.T, *contacttest.Desk){
			"[CO-11] the next debtor comes with the reasons, the highest first, and is the collector's from then on": reasons,
			"[CO-11] who asks again gets whom they hold, and no two collectors get one":                              holds,
			"[CO-11] whom a dead browser held goes to the next":                                                      dies,
			"[CO-11] who is skipped waits an hour, who is snoozed until then, with the reason":                       waits,
			"[CO-11] forty collectors at once empty the queue without a double":                                      atOnce,
			"[CO-12] nobody gets a debtor who is not at work, on a pause, or has a contact without an outcome":       wrapUp,
			"[CO-13] a debtor on whom a flag is put is handed out no more, before the queue has looked":              silenced,
			"an outcome takes the debtor out of the queue for as long as it says":                                    outcome,
			"a callback that is due comes before all else, to who promised it":                                       callback,
		} {
			t.Run(name, func(t *testing.T) { test(t, open(t, engine)) })
		}
	})
}

// open has Rosa, Ana and Luis owe, Rosa the most, and the queue stand; ida and leo are at work.
func open(t *testing.T, engine sdktest.Engine) *contacttest.Desk {
	d := contacttest.Open(t, engine)
	for id, owes := range map[string]int64{"rosa": 900_00, "ana": 500_00, "ana-uy": 0, "luis": 100_00} {
		require.NoError(t, d.Try(func(ctx context.Context) error { return d.Debtors.SetFigures(ctx, id, debtor.Figures{Balance: owes}) }))
	}
	for _, who := range []string{"ida", "leo"} {
		work(t, d, who)
	}
	step(t, d)
	return d
}

func work(t *testing.T, d *contacttest.Desk, who string) {
	require.NoError(t, d.DB.Within(d.As(who), func(ctx context.Context) error {
		_, err := d.Shifts.Start(ctx, nil)
		return err
	}))
}

func step(t *testing.T, d *contacttest.Desk) {
	for more := true; more; {
		var err error
		more, err = d.Queue.Step(d.Ctx)
		require.NoError(t, err)
	}
}

func next(t *testing.T, d *contacttest.Desk, who string) queue.Item {
	i, err := d.Queue.Next(d.As(who))
	require.NoError(t, err)
	return i
}

func codes(i queue.Item) (all []queue.Code) {
	for _, r := range i.Reasons {
		all = append(all, r.Code)
	}
	return all
}

func reasons(t *testing.T, d *contacttest.Desk) {
	i := next(t, d, "ida")
	require.Equal(t, "rosa", i.DebtorID)
	require.Equal(t, []queue.Code{queue.Step, queue.Owes, queue.Late, queue.Chance}, codes(i))
	require.Equal(t, map[string]string{"amount": "90000", "currency": "UYU"}, i.Reasons[1].Params)
	require.Equal(t, "phone-rosa56", i.PhoneID)
	rosa, err := d.Debtors.Get(d.As("ida"), "rosa")
	require.NoError(t, err, "who works a debtor sees them")
	require.Equal(t, "ida", rosa.AssigneeID)
}

func holds(t *testing.T, d *contacttest.Desk) {
	require.Equal(t, "rosa", next(t, d, "ida").DebtorID)
	require.Equal(t, "rosa", next(t, d, "ida").DebtorID)
	require.Equal(t, "ana", next(t, d, "leo").DebtorID)
	require.NoError(t, keep(d, "ida", "rosa"))
	require.ErrorIs(t, keep(d, "leo", "rosa"), queue.ErrNotMine)
}

func keep(d *contacttest.Desk, who, debtorID string) error {
	return d.DB.Within(d.As(who), func(ctx context.Context) error {
		_, err := d.Queue.Keep(ctx, debtorID)
		return err
	})
}

func dies(t *testing.T, d *contacttest.Desk) {
	require.NoError(t, d.Try(func(ctx context.Context) error { _, err := d.Debtors.Assign(ctx, []string{"rosa"}, "ida"); return err }))
	step(t, d)
	require.Equal(t, "ana", next(t, d, "leo").DebtorID)
	for range 3 { // leo's page lives
		d.Clock.Advance(time.Minute)
		require.NoError(t, keep(d, "leo", "ana"))
		step(t, d)
	}
	require.Equal(t, "luis", func() string { work(t, d, "eva"); return next(t, d, "eva").DebtorID }())
	d.Clock.Advance(3 * time.Minute)
	step(t, d)
	taken, err := d.Queue.Get(d.Ctx, "ana")
	require.NoError(t, err)
	require.True(t, taken.Ready)
	require.Empty(t, taken.TakenBy)
}

func waits(t *testing.T, d *contacttest.Desk) {
	require.Equal(t, "rosa", next(t, d, "ida").DebtorID)
	require.NoError(t, d.DB.Within(d.As("ida"), func(ctx context.Context) error { _, err := d.Queue.Skip(ctx, "rosa", "no es el momento"); return err }))
	require.Equal(t, "ana", next(t, d, "ida").DebtorID)
	snooze := func(at time.Time) error {
		return d.DB.Within(d.As("ida"), func(ctx context.Context) error { _, err := d.Queue.Snooze(ctx, "ana", at, "llamar luego"); return err })
	}
	require.ErrorIs(t, snooze(d.Clock.Now()), queue.ErrSnooze)
	require.ErrorIs(t, snooze(d.Clock.Now().Add(31*24*time.Hour)), queue.ErrSnooze)
	require.NoError(t, snooze(d.Clock.Now().Add(2*time.Hour)))
	require.Equal(t, "luis", next(t, d, "ida").DebtorID)
	d.Clock.Advance(queue.Skips)
	step(t, d)
	require.NoError(t, d.DB.Within(d.As("ida"), func(ctx context.Context) error { _, err := d.Shifts.Beat(ctx); return err }))
	require.Equal(t, "rosa", next(t, d, "ida").DebtorID, "luis was held for two minutes")
}

func atOnce(t *testing.T, d *contacttest.Desk) {
	const collectors, debtors = 40, 120
	for n := range debtors {
		id := fmt.Sprintf("many-%03d", n)
		require.NoError(t, storage.Insert(d.Ctx, d.DB, &debtor.Debtor{
			Row: storage.Row{ID: id}, PortfolioID: "UY", DedupeKey: id, Name: id, NameKey: id, Currency: "UYU", Status: debtor.New, Balance: 1, Emails: []string{}, Flags: []debtor.Flag{},
		}))
		d.Number(t, id, fmt.Sprintf("+598991%05d", n), phone.Own)
	}
	require.NoError(t, d.Debtors.ChangedAll(d.Ctx, "UY"))
	step(t, d)
	var mutex sync.Mutex
	by, all := map[string]string{}, sync.WaitGroup{}
	for n := range collectors {
		who := fmt.Sprintf("c%02d", n)
		work(t, d, who)
		all.Go(func() {
			for {
				i, err := d.Queue.Next(d.As(who))
				if errors.Is(err, queue.ErrEmpty) {
					return
				}
				if err != nil {
					t.Error(err)
					return
				}
				mutex.Lock()
				if before, twice := by[i.DebtorID]; twice {
					t.Errorf("%s went to %s and to %s", i.DebtorID, before, who)
				}
				by[i.DebtorID] = who
				mutex.Unlock()
				if err := d.DB.Within(d.As(who), func(ctx context.Context) error { _, err := d.Queue.Skip(ctx, i.DebtorID, "x"); return err }); err != nil {
					t.Error(err)
					return
				}
			}
		})
	}
	all.Wait()
	require.Len(t, by, debtors+3)
}

func wrapUp(t *testing.T, d *contacttest.Desk) {
	_, err := d.Queue.Next(d.As("eva"))
	require.ErrorIs(t, err, shift.ErrNone)
	enter := func(to shift.State, why shift.Pause) error {
		return d.DB.Within(d.As("ida"), func(ctx context.Context) error { _, err := d.Shifts.Enter(ctx, to, why); return err })
	}
	require.NoError(t, enter(shift.Paused, shift.Rest))
	_, err = d.Queue.Next(d.As("ida"))
	require.ErrorIs(t, err, shift.ErrPaused)
	require.NoError(t, enter(shift.Ready, ""))
	rosa := next(t, d, "ida")
	var c contact.Contact
	require.NoError(t, d.DB.Within(d.As("ida"), func(ctx context.Context) (err error) {
		if c, err = d.Contacts.Reserve(ctx, contacttest.Call(rosa.DebtorID)); err == nil {
			c, err = d.Contacts.Start(ctx, c.ID)
		}
		return err
	}))
	_, err = d.Queue.Next(d.As("ida"))
	require.ErrorIs(t, err, queue.ErrWrapUp)
	require.ErrorIs(t, enter(shift.Paused, shift.Rest), shift.ErrWrapUp)
	d.End(t, c.ID, "no_answer")
	require.Equal(t, "ana", next(t, d, "ida").DebtorID)
}

func silenced(t *testing.T, d *contacttest.Desk) {
	require.NoError(t, d.Try(func(ctx context.Context) error { return d.Debtors.SetFlags(ctx, "rosa", []debtor.Flag{"deceased"}) }))
	require.Equal(t, "ana", next(t, d, "ida").DebtorID)
	step(t, d)
	_, err := d.Queue.Get(d.Ctx, "rosa")
	require.ErrorIs(t, err, queue.ErrNotFound)
}

func outcome(t *testing.T, d *contacttest.Desk) {
	rosa := next(t, d, "ida")
	var c contact.Contact
	require.NoError(t, d.DB.Within(d.As("ida"), func(ctx context.Context) (err error) {
		c, err = d.Contacts.Reserve(ctx, contacttest.Call(rosa.DebtorID))
		return err
	}))
	d.End(t, c.ID, "no_answer")
	require.Equal(t, "ana", next(t, d, "ida").DebtorID)
	step(t, d)
	after, err := d.Queue.Get(d.Ctx, "rosa")
	require.NoError(t, err)
	require.False(t, after.Ready)
	require.Empty(t, after.TakenBy)
	require.Contains(t, codes(after), queue.Retry)
	require.Greater(t, after.ReadyAt.Sub(d.Clock.Now()), 30*time.Minute)
}

func callback(t *testing.T, d *contacttest.Desk) {
	require.NoError(t, d.Try(func(ctx context.Context) error {
		_, err := d.Events.Create(ctx, schedule.Event{DebtorID: "luis", Kind: schedule.Callback, OwnerID: "leo", DueAt: d.Clock.Now().Add(30 * time.Minute)})
		return err
	}))
	d.Clock.Advance(30*time.Minute + time.Second)
	_, err := d.Runner.Step(d.Ctx)
	require.NoError(t, err)
	step(t, d)
	i := next(t, d, "leo")
	require.Equal(t, "luis", i.DebtorID)
	require.Equal(t, queue.Callback, i.Reasons[0].Code)
	require.Equal(t, "rosa", next(t, d, "ida").DebtorID)
}
