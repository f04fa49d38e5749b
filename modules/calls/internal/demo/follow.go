package demo

import (
	"context"
	"errors"
	"time"

	"github.com/recobro/recobro/modules/calls/internal/call"
	"github.com/recobro/recobro/modules/calls/internal/contacts"
	"github.com/recobro/recobro/modules/calls/internal/session"
	sdk "github.com/recobro/recobro/plugins-sdk/go"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// errNobody says that the book has nobody yet.
var errNobody = errors.New("no debtors yet")

// patience is how long it is waited before the book of debtors is asked again.
const patience = 300 * time.Millisecond

// company is a demo tenant, as far as its calls go.
type company struct {
	team    []sdk.DemoUser    // who calls
	debtors []contacts.Holder // who is called
	like    call.Call         // what all its calls have
}

// Follow plants the calls of each tenant as soon as its debtors are known: their module may start later than this one.
func (o *Office) Follow(ctx context.Context, demo sdk.DemoSeed) {
	for _, tenant := range demo.Tenants {
		own := principal.With(ctx, principal.System(tenant.ID, "calls"))
		for err := o.tell(own, tenant); err != nil; err = o.tell(own, tenant) {
			o.Log.DebugContext(own, "the calls of the demo wait", "error", err)
			select {
			case <-ctx.Done():
				return
			case <-time.After(patience):
			}
		}
	}
}

// tell plants what a tenant has called, once.
func (o *Office) tell(ctx context.Context, tenant sdk.DemoTenant) error {
	one := page.Params{Page: 1, PageSize: 1}
	_, sessions, err := o.Sessions.List(ctx, session.Filter{}, one)
	if err != nil || sessions.Total > 0 {
		return err
	}
	c, err := o.company(ctx, tenant)
	if err != nil {
		return err
	}
	_, calls, err := o.Calls.List(ctx, call.Filter{}, one)
	if err == nil && calls.Total <= strangers {
		err = o.phone(ctx, c)
	}
	if err != nil {
		return err
	}
	return o.run(ctx, c)
}

// strangers are the calls that are there before it is known who the debtors are.
const strangers = 1

// mostCalled is how many debtors the calls of a demo are with.
const mostCalled = 24

func (o *Office) company(ctx context.Context, tenant sdk.DemoTenant) (c company, err error) {
	if c.debtors, err = o.Book.Worked(ctx, mostCalled); err != nil {
		return c, err
	}
	if len(c.debtors) == 0 {
		return c, errNobody
	}
	ways, err := o.Trunks.All(ctx)
	if err != nil || len(ways) == 0 {
		return c, errors.Join(err, errNobody)
	}
	c.like = call.Call{TrunkID: ways[0].ID, FromNumber: ownNumber(tenant.ID), DebtIDs: []string{}}
	for _, user := range tenant.Users {
		if user.Role == "cashier" || user.Role == "manager" {
			c.team = append(c.team, user)
		}
	}
	if len(c.team) == 0 {
		c.team = tenant.Users
	}
	return c, nil
}

// caller is who calls a debtor: whoever works them, where they are of the team.
func (c company) caller(h contacts.Holder, n int) string {
	for _, user := range c.team {
		if user.ID == h.AssigneeID {
			return user.ID
		}
	}
	return c.team[n%len(c.team)].ID
}
