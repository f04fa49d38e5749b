package shift_test

import (
	"context"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/portfolios/internal/contact/contact"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/contacttest"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/shift"
	"github.com/recobro/recobro/modules/portfolios/internal/money/till"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

func TestShift(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		for name, test := range map[string]func(*testing.T, *contacttest.Desk){
			"[CO-12] each second of a session is in one state, and a contact moves it from one to the next": seconds,
			"[CO-12] a pause has a reason and ends by itself at its limit":                                  pauses,
			"[CO-12] whose page dies is offline since then, comes back ready, and is ended when forgotten":  offline,
			"[CO-12] nobody ends their work before their till is closed; a manager may end it for them":     tills,
			"[CO-12] one person has one session at a time, and sees no other's":                             one,
		} {
			t.Run(name, func(t *testing.T) { test(t, contacttest.Open(t, engine)) })
		}
	})
}

// as does something as ida.
func as(t *testing.T, d *contacttest.Desk, act func(context.Context) (shift.WorkSession, error)) (w shift.WorkSession) {
	require.NoError(t, try(d, func(ctx context.Context) (err error) {
		w, err = act(ctx)
		return err
	}))
	return w
}

func try(d *contacttest.Desk, act func(context.Context) error) error {
	return d.DB.Within(d.As("ida"), act)
}

func start(t *testing.T, d *contacttest.Desk) shift.WorkSession {
	return as(t, d, func(ctx context.Context) (shift.WorkSession, error) { return d.Shifts.Start(ctx, []string{"UY"}) })
}

func pause(t *testing.T, d *contacttest.Desk, why shift.Pause) shift.WorkSession {
	return as(t, d, func(ctx context.Context) (shift.WorkSession, error) { return d.Shifts.Enter(ctx, shift.Paused, why) })
}

func current(t *testing.T, d *contacttest.Desk) shift.WorkSession {
	w, err := d.Shifts.Of(d.As("ida"), "ida")
	require.NoError(t, err)
	return w
}

func seconds(t *testing.T, d *contacttest.Desk) {
	start(t, d)
	require.NoError(t, d.Try(func(ctx context.Context) error { _, err := d.Debtors.Assign(ctx, []string{"rosa"}, "ida"); return err }))
	d.Clock.Advance(10 * time.Second)
	var c contact.Contact
	require.NoError(t, try(d, func(ctx context.Context) (err error) {
		c, err = d.Contacts.Reserve(ctx, contacttest.Call("rosa"))
		return err
	}))
	require.Equal(t, shift.Ringing, current(t, d).State)
	d.Clock.Advance(20 * time.Second)
	require.NoError(t, try(d, func(ctx context.Context) (err error) { _, err = d.Contacts.Start(ctx, c.ID); return err }))
	d.Clock.Advance(60 * time.Second)
	as(t, d, func(ctx context.Context) (shift.WorkSession, error) { return d.Shifts.Enter(ctx, shift.WrapUp, "") })
	d.Clock.Advance(15 * time.Second)
	d.End(t, c.ID, "hung_up")
	d.Clock.Advance(5 * time.Second)
	w := as(t, d, d.Shifts.Finish)
	require.Equal(t, map[shift.State]int64{shift.Ready: 15, shift.Ringing: 20, shift.Talking: 60, shift.WrapUp: 15}, w.Seconds)
	require.Equal(t, 1, w.Contacts)
	over, err := d.Shifts.Stretches(d.Ctx, w.ID)
	require.NoError(t, err)
	var states []shift.State
	for n, s := range over {
		states = append(states, s.State)
		if n > 0 {
			require.Equal(t, over[n-1].EndedAt, s.BeganAt, "no second is lost between two states")
		}
	}
	require.Equal(t, []shift.State{shift.Ready, shift.Ringing, shift.Talking, shift.WrapUp, shift.Ready}, states)
}

func pauses(t *testing.T, d *contacttest.Desk) {
	start(t, d)
	require.ErrorIs(t, try(d, func(ctx context.Context) error { _, err := d.Shifts.Enter(ctx, shift.Paused, ""); return err }), shift.ErrState)
	require.ErrorIs(t, try(d, func(ctx context.Context) error { _, err := d.Shifts.Enter(ctx, shift.Offline, ""); return err }), shift.ErrState)
	began := d.Clock.Now()
	w := pause(t, d, shift.Rest)
	require.Equal(t, began.Add(15*time.Minute), w.Until.UTC())
	for range 16 {
		d.Clock.Advance(time.Minute)
		as(t, d, d.Shifts.Beat)
		require.NoError(t, d.Shifts.Step(d.Ctx))
	}
	w = current(t, d)
	require.Equal(t, shift.Ready, w.State)
	require.Equal(t, began.Add(15*time.Minute), w.Since.UTC(), "at its limit, whenever the product looked")
	require.Equal(t, int64(900), w.Seconds[shift.Paused])
}

func offline(t *testing.T, d *contacttest.Desk) {
	seen := start(t, d).SeenAt
	d.Clock.Advance(3 * time.Minute)
	require.NoError(t, d.Shifts.Step(d.Ctx))
	require.Equal(t, shift.Offline, current(t, d).State)
	require.Equal(t, seen.UTC(), current(t, d).Since.UTC())
	require.Equal(t, shift.Ready, as(t, d, d.Shifts.Beat).State)
	for range 2 {
		d.Clock.Advance(9 * time.Hour)
		require.NoError(t, d.Shifts.Step(d.Ctx))
	}
	_, err := d.Shifts.Of(d.As("ida"), "ida")
	require.ErrorIs(t, err, shift.ErrNone)
}

func tills(t *testing.T, d *contacttest.Desk) {
	require.NoError(t, storage.Insert(d.As("ida"), d.DB, &till.Till{Row: storage.Row{ID: "till"}, PointID: "p", UserID: "ida", Status: till.Open, Counts: []till.Count{}}))
	w := start(t, d)
	require.Equal(t, "till", w.TillID)
	require.ErrorIs(t, try(d, func(ctx context.Context) error { _, err := d.Shifts.Finish(ctx); return err }), shift.ErrTill)
	require.NoError(t, d.Try(func(ctx context.Context) error { _, err := d.Shifts.End(ctx, w.ID); return err }))
	require.ErrorIs(t, d.Try(func(ctx context.Context) error { _, err := d.Shifts.End(ctx, w.ID); return err }), shift.ErrEnded)
}

func one(t *testing.T, d *contacttest.Desk) {
	w := start(t, d)
	require.ErrorIs(t, try(d, func(ctx context.Context) error { _, err := d.Shifts.Start(ctx, nil); return err }), shift.ErrOpen)
	_, err := d.Shifts.Get(d.As("leo"), w.ID)
	require.ErrorIs(t, err, shift.ErrNotFound)
	seen, _, err := d.Shifts.List(d.As("leo"), shift.Filter{}, page.Params{PageSize: 10})
	require.NoError(t, err)
	require.Empty(t, seen)
	seen, _, err = d.Shifts.List(d.Ctx, shift.Filter{Open: true}, page.Params{PageSize: 10})
	require.NoError(t, err)
	require.Len(t, seen, 1)
}
