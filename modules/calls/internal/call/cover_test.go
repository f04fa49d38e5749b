package call_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/calls/internal/call"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

const ours, theirs, hidden = "+59829001234", "+59899123456", "+598*****456"

func TestShown(t *testing.T) {
	as := func(c call.Call, scope principal.Scope) call.Call {
		return c.Shown(principal.With(context.Background(), principal.Principal{Scope: scope}))
	}
	out := call.Call{Direction: call.Outbound, FromNumber: ours, ToNumber: theirs, MovedTo: "+59898765432"}
	in := call.Call{Direction: call.Inbound, FromNumber: theirs, ToNumber: ours, MovedTo: "ana"}
	t.Run("who sees every call sees whole numbers", func(t *testing.T) {
		require.Equal(t, out, as(out, principal.ScopeAll))
		require.Equal(t, in, as(in, principal.ScopeAll))
	})
	t.Run("who sees own calls sees the other side's number covered, and ours whole", func(t *testing.T) {
		covered := as(out, principal.ScopeOwn)
		require.Equal(t, []any{ours, hidden, "+598*****432", true}, []any{covered.FromNumber, covered.ToNumber, covered.MovedTo, covered.Masked})
		covered = as(in, principal.ScopeOwn)
		require.Equal(t, []any{hidden, ours, "ana", true}, []any{covered.FromNumber, covered.ToNumber, covered.MovedTo, covered.Masked})
		require.Equal(t, theirs, out.ToNumber, "what is shown is another than what is kept")
	})
	t.Run("a number that is withheld stays so", func(t *testing.T) {
		require.Empty(t, as(call.Call{Direction: call.Inbound}, principal.ScopeOwn).FromNumber)
	})
}
