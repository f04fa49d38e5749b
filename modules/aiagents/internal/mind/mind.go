// Package mind makes of a company's providers the model that leads a talk: in their order, each within its time and its countries, with what
// each answer costs; and covers what must not leave.
package mind

import (
	"context"
	"errors"
	"slices"

	"github.com/recobro/recobro/modules/aiagents/internal/book"
	"github.com/recobro/recobro/modules/aiagents/internal/connection"
	"github.com/recobro/recobro/modules/aiagents/internal/lead"
	"github.com/recobro/recobro/modules/aiagents/internal/modelled"
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

// Mind is the model that leads a version's talks with a debtor: the providers that the version names and the company has on, in that order.
func (m *Minds) Mind(ctx context.Context, said spec.Model, d book.Debtor) (modelled.Model, error) {
	all, err := m.providers.All(ctx)
	if err != nil {
		return nil, err
	}
	led := &model{minds: m, of: map[string]connection.Provider{}}
	var ways []chain.Connection[provider.Chat]
	for _, id := range said.Providers {
		at := slices.IndexFunc(all, func(p connection.Provider) bool { return p.ID == id && p.IsOn && p.Kind.Writes() })
		if at < 0 {
			continue
		}
		port, err := m.providers.Chat(ctx, all[at])
		if err != nil {
			return nil, err
		}
		led.of[id] = all[at]
		ways = append(ways, chain.Connection[provider.Chat]{ID: id, Countries: all[at].Countries, Port: port})
	}
	led.chat = chain.Chat{Chain: chain.New(ways, m.breakers, country(d))}
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

// Complete implements modelled.Model.
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

// cost is what an answer has cost by what the company has agreed on, else by the list; nil where nobody knows.
func (m *model) cost(by connection.Provider, r provider.Reply) (*int64, error) {
	table, err := m.minds.listed.Over("own", by.Prices)
	if err != nil {
		return nil, err
	}
	today := civil.On(m.minds.clock.Now(), civil.Zone(""))
	for _, name := range []string{r.Model, by.Model} { // as it names itself, or as it was asked for
		if cost := table.Cost(by.House(), name, r.Usage, today); cost.Micros != nil {
			return cost.Micros, nil
		}
	}
	return nil, nil
}
