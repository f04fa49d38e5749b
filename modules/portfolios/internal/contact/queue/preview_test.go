package queue_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/contacttest"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/queue"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

func TestPreview(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		d := open(t, engine)
		require.NoError(t, d.Try(func(ctx context.Context) error { return d.Debtors.SetFlags(ctx, "luis", []debtor.Flag{"deceased"}) }))
		t.Run("[CO-10] a preview says how many would be contacted, and which rule blocks the others", func(t *testing.T) { previews(t, d) })
	})
}

func previews(t *testing.T, d *contacttest.Desk) {
	p, err := d.Previews.Preview(d.Ctx, "CL", 0)
	require.NoError(t, err)
	require.Equal(t, [4]int64{2, 2, 1, 1}, [4]int64{p.Owing, p.Looked, p.Contacted, p.Blocked})
	require.Len(t, p.Rules, 1)
	require.True(t, p.Rules[0].Forever)
	require.Equal(t, queue.StepsPreview{StepID: "worked", Debtors: 2, Contacted: 1, Blocked: 1}, p.Steps[2])
	d.End(t, d.Reserve(t, contacttest.Call("ana")).ID, "no_answer")
	p, err = d.Previews.Preview(d.Ctx, "CL", 0)
	require.NoError(t, err)
	require.Equal(t, [2]int64{0, 1}, [2]int64{p.Contacted, p.Waiting}, "whom nobody reached waits")
}
