package identity_test

import (
	"context"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/portfolios/internal/book/address"
	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/book/portfolio"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/contacttest"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/identity"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

// desk checks who somebody is.
type desk struct {
	*contacttest.Desk
	checks *identity.Service
}

func open(t *testing.T, engine sdktest.Engine) *desk {
	d := contacttest.Open(t, engine)
	acts := record.New(d.DB, tracing.NewRecorder(d.DB, nil), nil, nil)
	known := debtor.NewService(d.Debtors, portfolio.NewService(portfolio.NewStore(d.DB), acts), nil, acts, d.Clock, nil, nil, nil, nil)
	_, err := storage.Set[debtor.Debtor](d.Ctx, d.DB, map[string]any{"birthday": "1984-03-09", "national_id": "12345672"}, storage.Where("id IN ?", []string{"ana", "luis"}))
	require.NoError(t, err)
	return &desk{d, identity.NewService(d.DB, known, d.Debtors, address.NewService(d.DB, known), d.Clock)}
}

func (d *desk) says(debtorID string, fact identity.Fact, text string) (c identity.Checked, err error) {
	err = d.Try(func(ctx context.Context) error {
		c, err = d.checks.Check(ctx, debtorID, identity.Answer{Fact: fact, Text: text})
		return err
	})
	return c, err
}

// wrong has somebody be wrong, and says how many tries are left.
func (d *desk) wrong(t *testing.T, debtorID string) int {
	c, err := d.says(debtorID, identity.DocumentLast4, "0000")
	require.NoError(t, err)
	require.False(t, c.Passed)
	return c.TriesLeft
}

func TestIdentity(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		for name, test := range map[string]func(*testing.T, *desk){
			"[AI-04] after three wrong answers in a day, over all facts, nothing is checked for a day": locks,
			"[AI-04] of answers at once no fourth is checked":                                          atOnce,
			"[AI-04] what cannot be read, and what is not known, is no try":                            unread,
		} {
			t.Run(name, func(t *testing.T) { test(t, open(t, engine)) })
		}
	})
}

func locks(t *testing.T, d *desk) {
	asks, err := d.checks.Askable(d.Ctx, "ana")
	require.NoError(t, err)
	require.Equal(t, []identity.Fact{identity.DocumentLast4, identity.Birthday, identity.BirthYear}, asks.Facts)
	require.Equal(t, 3, asks.TriesLeft)
	require.Equal(t, 2, d.wrong(t, "ana"))
	d.Clock.Advance(23 * time.Hour)
	c, err := d.says("ana", identity.Birthday, "10/3/1984")
	require.NoError(t, err)
	require.Equal(t, 1, c.TriesLeft, "another fact is no other count")
	c, err = d.says("ana", identity.BirthYear, "1984")
	require.NoError(t, err)
	require.True(t, c.Passed)
	require.Equal(t, 1, c.TriesLeft, "to be right once forgives nothing")
	require.Equal(t, 0, d.wrong(t, "ana"))
	c, err = d.says("ana", identity.Birthday, "9/3/1984")
	require.NoError(t, err)
	require.False(t, c.Passed, "what is right is not told any more")
	until := d.Clock.Now().Add(24 * time.Hour)
	require.WithinDuration(t, until, *c.LockedUntil, time.Millisecond)
	c, err = d.says("luis", identity.Birthday, "9/3/1984")
	require.NoError(t, err)
	require.True(t, c.Passed, "another debtor is another's")
	d.Clock.Advance(24*time.Hour - time.Second)
	c, err = d.says("ana", identity.Birthday, "9/3/1984")
	require.NoError(t, err)
	require.False(t, c.Passed, "the first of the three is over, and the day is not")
	d.Clock.Advance(2 * time.Second)
	c, err = d.says("ana", identity.Birthday, "9/3/1984")
	require.NoError(t, err)
	require.True(t, c.Passed)
	require.Equal(t, 3, c.TriesLeft)
}

func atOnce(t *testing.T, d *desk) {
	var all sync.WaitGroup
	for range 8 {
		all.Go(func() { _, _ = d.says("ana", identity.DocumentLast4, "0000") })
	}
	all.Wait()
	kept, err := storage.All[identity.Check](d.Ctx, d.DB, 100, storage.Where("debtor_id = ?", "ana"))
	require.NoError(t, err)
	require.Len(t, kept, 3)
}

func unread(t *testing.T, d *desk) {
	_, err := d.says("ana", identity.DocumentLast4, "no me acuerdo")
	require.ErrorIs(t, err, identity.ErrAnswer)
	_, err = d.says("ana", identity.PostalCode, "11100")
	require.ErrorIs(t, err, identity.ErrFact)
	require.Equal(t, 2, d.wrong(t, "ana"))
	_, err = d.checks.Askable(d.As("beto"), "ana")
	require.ErrorIs(t, err, debtor.ErrNotFound)
}
