package rulebook

import (
	"context"
	"log/slog"
	"slices"
	"sync"
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/contact/rule"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
)

// freshFor is how old the packs that decide may be: a version that is published holds on every host within it.
const freshFor = 2 * time.Second

// readWithin bounds how long a decision waits for them.
const readWithin = time.Second

// Book is the rules in force. Safe for concurrent use.
type Book struct {
	store *Store
	clock clock.Clock
	log   *slog.Logger

	guard sync.Mutex
	read  time.Time
	packs map[string]*rule.Compiled
	house *rule.Compiled
}

// New is the book of a store.
func New(store *Store, c clock.Clock, log *slog.Logger) *Book {
	return &Book{store: store, clock: c, log: log, house: rule.Compile(store.house(), rule.House)}
}

// InForce are the packs that hold for a contact: those of the countries, each once, the product's, and what the tenant adds for all
// portfolios and for this one.
func (b *Book) InForce(ctx context.Context, portfolioID string, countries ...string) ([]*rule.Compiled, error) {
	packs, err := b.current()
	if err != nil {
		return nil, err
	}
	own, err := b.store.Owned(ctx, portfolioID)
	if err != nil {
		return nil, err
	}
	all := []*rule.Compiled{b.house}
	for i, country := range countries {
		if p := packs[country]; p != nil && !slices.Contains(countries[:i], country) {
			all = append(all, p)
		}
	}
	if len(own) > 0 {
		all = append(all, compiled(own))
	}
	return all, nil
}

func compiled(own []Own) *rule.Compiled {
	p := rule.Pack{}
	for _, o := range own {
		p.Rules = append(p.Rules, o.Rule)
	}
	return rule.Compile(p, rule.Agency)
}

// current are the published packs, read again when they are no longer fresh. They are read beside the transaction that asks, which is a
// tenant's; when that fails, those that were read before decide.
func (b *Book) current() (map[string]*rule.Compiled, error) {
	b.guard.Lock()
	defer b.guard.Unlock()
	now := b.clock.Now()
	if b.packs != nil && now.Sub(b.read) < freshFor && !now.Before(b.read) {
		return b.packs, nil
	}
	ctx, cancel := context.WithTimeout(context.Background(), readWithin)
	defer cancel()
	published, err := b.store.Published(ctx)
	if err != nil {
		if b.packs == nil {
			return nil, err
		}
		b.log.Warn("read the packs of contact rules", "error", err)
		return b.packs, nil
	}
	b.packs, b.read = map[string]*rule.Compiled{}, now
	for _, p := range published {
		if p.Country != "" {
			b.packs[p.Country] = rule.Compile(p.pack(), rule.Law)
		}
	}
	return b.packs, nil
}
