package demo

import (
	"context"

	"github.com/recobro/recobro/modules/portfolios/internal/money/promise"
	sdk "github.com/recobro/recobro/plugins-sdk/go"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
)

// vow is a promise that a debtor made to the collector; id is known once it is made.
type vow struct{ id string }

// vows has the collector take a promise of a share of the debt, due some days ago, or ahead below zero.
func (c *kase) vows(days, hour int, share int64, due int, quote string) *vow {
	made := &vow{}
	c.then(days, hour, c.by, func(ctx context.Context) error {
		p, err := c.office.promises.Create(ctx, c.promised(share, due, quote))
		made.id = p.ID
		return err
	})
	return made
}

func (c *kase) promised(share int64, due int, quote string) promise.Promise {
	offset := int64(20+c.dice.IntN(120)) * 1000
	return promise.Promise{
		DebtorID: c.who.debtor.ID, DebtIDs: []string{c.debt().ID}, Amount: c.share(share), Currency: c.debt().Currency,
		DueOn: civil.On(c.now, c.zone).Add(-due), Channel: "outbound_call", Evidence: promise.Evidence{Quote: quote, OffsetMS: offset},
	}
}

// renews puts another promise in the place of one.
func (c *kase) renews(was *vow, days, hour int, share int64, due int, quote string) {
	c.then(days, hour, c.by, func(ctx context.Context) error {
		_, err := c.office.promises.Renegotiate(ctx, was.id, c.promised(share, due, quote))
		return err
	})
}

// forgoes cancels a promise.
func (c *kase) forgoes(was *vow, days, hour int, reason string) {
	c.then(days, hour, c.manager, func(ctx context.Context) error {
		_, err := c.office.promises.Cancel(ctx, was.id, reason)
		return err
	})
}

// days let the days of promises pass, each in the early morning.
func (o *office) days() (acts []act) {
	for ago := began; ago >= 0; ago-- {
		acts = append(acts, act{o.at(ago, 0, 20), sdk.DemoUser{}, o.daily.Today})
	}
	return acts
}
