// Package mind makes of a company's providers the model that reads a talk: in their order, each within its time and its countries, with what
// each answer costs; and covers what must not leave.
package mind

import (
	"context"
	"errors"
	"slices"
	"time"

	"github.com/recobro/recobro/modules/aiagents/internal/book"
	"github.com/recobro/recobro/modules/aiagents/internal/connection"
	"github.com/recobro/recobro/modules/aiagents/internal/lead"
	"github.com/recobro/recobro/modules/aiagents/internal/listen"
	"github.com/recobro/recobro/modules/aiagents/internal/provider"
	"github.com/recobro/recobro/modules/aiagents/internal/provider/chain"
	"github.com/recobro/recobro/modules/aiagents/internal/provider/price"
	"github.com/recobro/recobro/modules/aiagents/internal/spec"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
)

// Minds are the models of companies. Safe for concurrent use.
type Minds struct {
	providers *connection.Service
	breakers  *chain.Breakers
	listed    price.Table
	clock     clock.Clock
}

// New has them of providers.
func New(providers *connection.Service, c clock.Clock) (*Minds, error) {
	breakers, err := chain.NewBreakers()
	listed, err2 := price.Listed()
	return &Minds{providers, breakers, listed, c}, errors.Join(err, err2)
}

// Mind is the model that reads what a debtor says: the providers that the version names and the company has on, in that order.
func (m *Minds) Mind(ctx context.Context, said spec.Model, d book.Debtor) (listen.Model, error) {
	all, err := m.providers.All(ctx)
	if err != nil {
		return nil, err
	}
	return m.led(ctx, named(all, said.Providers), country(d))
}

// Of is the model that is asked about a whole talk with a debtor: the company's providers, in its order. It fails with ErrNone where none is on.
func (m *Minds) Of(ctx context.Context, d book.Debtor) (listen.Model, error) {
	all, err := m.providers.All(ctx)
	if err != nil {
		return nil, err
	}
	ready := slices.DeleteFunc(all, func(p connection.Provider) bool { return !p.IsOn || !p.Kind.Writes() })
	if len(ready) == 0 {
		return nil, ErrNone
	}
	return m.led(ctx, ready, country(d))
}

// ErrNone is that a company has no model that could be asked.
var ErrNone = errors.New("mind: no model is connected")

// named are the providers of a list that are on, in its order.
func named(all []connection.Provider, ids []string) (ready []connection.Provider) {
	for _, id := range ids {
		at := slices.IndexFunc(all, func(p connection.Provider) bool { return p.ID == id && p.IsOn && p.Kind.Writes() })
		if at >= 0 {
			ready = append(ready, all[at])
		}
	}
	return ready
}

func (m *Minds) led(ctx context.Context, ready []connection.Provider, where string) (listen.Model, error) {
	led := &model{minds: m, of: map[string]connection.Provider{}}
	var ways []chain.Connection[provider.Chat]
	for _, p := range ready {
		port, err := m.providers.Chat(ctx, p)
		if err != nil {
			return nil, err
		}
		led.of[p.ID] = p
		ways = append(ways, chain.Connection[provider.Chat]{ID: p.ID, Countries: p.Countries, Port: port})
	}
	led.chat = chain.Chat{Chain: chain.New(ways, m.breakers, where)}
	return led, nil
}

// country is where a debtor's words may be read. Of one whose country nobody knows they may go to those alone that may get everybody's.
func country(d book.Debtor) string {
	if d.Country == "" {
		return unknown
	}
	return d.Country
}

const unknown = "ZZ" // ISO 3166: nobody's

// model is one talk's.
type model struct {
	minds *Minds
	chat  chain.Chat
	of    map[string]connection.Provider
}

// Complete implements listen.Model.
func (m *model) Complete(ctx context.Context, a provider.Ask) (provider.Reply, lead.Used, error) {
	reply, err := m.chat.Complete(ctx, a)
	if err != nil {
		return reply, lead.Used{}, err
	}
	used := lead.Used{
		Connection: reply.By, Model: reply.Model, FirstMS: reply.FirstAfter.Milliseconds(), TookMS: reply.Took.Milliseconds(),
		In: reply.Usage.In + reply.Usage.InCached, Out: reply.Usage.Out,
	}
	used.Cost, err = m.cost(m.of[reply.By], reply)
	return reply, used, err
}

// cost is what an answer has cost, by the model as it names itself, or as it was asked for; nil where nobody knows.
func (m *model) cost(by connection.Provider, r provider.Reply) (*int64, error) {
	return by.Cost(m.minds.listed, r.Usage, civil.On(m.minds.clock.Now(), time.UTC), r.Model, by.Model)
}
