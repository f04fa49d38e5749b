package flag_test

import (
	"context"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/contacttest"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/flag"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/next"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/queue"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/schedule"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

func TestFlags(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		for name, test := range map[string]func(*testing.T, *contacttest.Desk){
			"[CO-13] a flag silences ways, queue and what is due in one act, and taken off brings them back": silences,
			"a collector takes off within the hour what they put on themselves, and nothing else":            regrets,
			"what is on already may be put on again, and nothing happens twice":                              twice,
			"a collector flags no debtor whom they do not see":                                               strangers,
		} {
			t.Run(name, func(t *testing.T) { test(t, contacttest.Open(t, engine)) })
		}
	})
}

func set(ctx context.Context, d *contacttest.Desk, id string, c flag.Change) error {
	return d.DB.Within(ctx, func(ctx context.Context) error {
		_, err := d.Flags.Set(ctx, id, c)
		return err
	})
}

func on(flags ...debtor.Flag) flag.Change  { return flag.Change{Put: flags} }
func off(flags ...debtor.Flag) flag.Change { return flag.Change{Take: flags} }

func work(ctx context.Context, t *testing.T, step func(context.Context) (bool, error)) {
	for more := true; more; {
		var err error
		more, err = step(ctx)
		require.NoError(t, err)
	}
}

func silences(t *testing.T, d *contacttest.Desk) {
	require.NoError(t, d.Try(func(ctx context.Context) error {
		return d.Debtors.SetFigures(ctx, "rosa", debtor.Figures{Balance: 900_00})
	}))
	var event schedule.Event
	require.NoError(t, d.Try(func(ctx context.Context) (err error) {
		event, err = d.Events.Create(ctx, schedule.Event{DebtorID: "rosa", Kind: schedule.Callback, DueAt: d.Clock.Now()})
		return err
	}))
	work(d.Ctx, t, d.Runner.Step)
	work(d.Ctx, t, d.Queue.Step)
	look := func(status schedule.Status, kind next.Kind) {
		e, err := d.Events.Get(d.Ctx, event.ID)
		require.NoError(t, err)
		require.Equal(t, status, e.Status)
		acts, err := d.Next.Of(d.Ctx, []string{"rosa"})
		require.NoError(t, err)
		require.Equal(t, kind, acts[0].Kind)
	}
	look(schedule.Due, next.Event)
	require.NoError(t, set(d.Ctx, d, "rosa", on("hardship")))
	look(schedule.Blocked, next.Silent)
	_, err := d.Queue.Get(d.Ctx, "rosa")
	require.ErrorIs(t, err, queue.ErrNotFound)
	options, err := d.Options.Of(d.Ctx, "rosa")
	require.NoError(t, err)
	for _, o := range options {
		require.False(t, o.Decision.Allowed)
	}
	require.NoError(t, set(d.Ctx, d, "rosa", off("hardship")))
	look(schedule.Due, next.Event)
	place, err := d.Queue.Get(d.Ctx, "rosa")
	require.NoError(t, err)
	require.True(t, place.Ready)
}

func regrets(t *testing.T, d *contacttest.Desk) {
	require.NoError(t, d.Try(func(ctx context.Context) error {
		if err := d.Debtors.SetFlags(ctx, "rosa", []debtor.Flag{"dispute"}); err != nil {
			return err
		}
		_, err := d.Debtors.Assign(ctx, []string{"rosa"}, "ida")
		return err
	}))
	ida := d.As("ida")
	require.ErrorIs(t, set(ida, d, "rosa", off("dispute")), flag.ErrOthers)
	require.NoError(t, set(ida, d, "rosa", on("deceased")))
	require.NoError(t, set(ida, d, "rosa", off("deceased")))
	require.NoError(t, set(ida, d, "rosa", on("deceased")))
	d.Clock.Advance(time.Hour)
	require.ErrorIs(t, set(ida, d, "rosa", off("deceased")), flag.ErrOthers)
	require.NoError(t, set(d.Ctx, d, "rosa", off("deceased", "dispute")))
	rosa, err := d.Debtors.Get(d.Ctx, "rosa")
	require.NoError(t, err)
	require.Empty(t, rosa.Flags)
}

func twice(t *testing.T, d *contacttest.Desk) {
	require.NoError(t, set(d.Ctx, d, "rosa", on("fraud")))
	before, err := d.Debtors.Get(d.Ctx, "rosa")
	require.NoError(t, err)
	require.NoError(t, set(d.Ctx, d, "rosa", on("fraud")))
	after, err := d.Debtors.Get(d.Ctx, "rosa")
	require.NoError(t, err)
	require.Equal(t, before.Version, after.Version)
	require.Equal(t, []debtor.Flag{"fraud"}, after.Flags)
}

func strangers(t *testing.T, d *contacttest.Desk) {
	require.ErrorIs(t, set(d.As("leo"), d, "rosa", on("fraud")), debtor.ErrNotFound)
	acts, err := d.Next.Of(d.As("leo"), []string{"rosa"})
	require.NoError(t, err)
	require.Empty(t, acts)
}
