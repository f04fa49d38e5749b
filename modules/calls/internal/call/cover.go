package call

import (
	"context"
	"strings"

	"github.com/recobro/recobro/plugins-sdk/go/phonenumber"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// Covered tells whether the caller sees the numbers of others covered: they are personal data, which only who sees every row sees whole.
// Who sees own rows uncovers a debtor's number where debtors are kept, and leaves a trace of it there.
func Covered(ctx context.Context) bool { return principal.Must(ctx).Scope != principal.ScopeAll }

// Shown is the call as the caller may see it.
func (c Call) Shown(ctx context.Context) Call {
	if Covered(ctx) {
		c.cover()
	}
	return c
}

// cover masks the number of the other side, and one that the call went on to; ours stay as they are.
func (c *Call) cover() {
	c.Masked = true
	if c.Direction == Inbound {
		c.FromNumber = phonenumber.Mask(c.FromNumber)
	} else {
		c.ToNumber = phonenumber.Mask(c.ToNumber)
	}
	if strings.HasPrefix(c.MovedTo, "+") {
		c.MovedTo = phonenumber.Mask(c.MovedTo)
	}
}

// AllShown are calls as the caller may see them.
func AllShown(ctx context.Context, calls []Call) []Call {
	for n := range calls {
		calls[n] = calls[n].Shown(ctx)
	}
	return calls
}
