package rulebook

import (
	"context"
	"log/slog"
	"slices"
	"sync/atomic"
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/contact/rule"
)

// readEvery is how often the packs that decide are read: a version that is published holds on every host within it.
const readEvery = time.Second

// Book is the rules in force. Safe for concurrent use.
type Book struct {
	store *Store
	log   *slog.Logger
	house *rule.Compiled
	packs atomic.Pointer[map[string]*rule.Compiled] // by country
}

// New is the book of a store, with the packs that the product came with until it is read.
func New(store *Store, log *slog.Logger) *Book {
	b := &Book{store: store, log: log, house: rule.Compile(store.house(), rule.House)}
	b.keep(store.shipped())
	return b
}

// Follow reads the published packs again and again until ctx ends. They are not read when a contact asks: its transaction, which is a
// tenant's, would wait for a second connection while others like it hold them all.
func (b *Book) Follow(ctx context.Context) {
	tick := time.NewTicker(readEvery)
	defer tick.Stop()
	for {
		if err := b.Read(ctx); err != nil && ctx.Err() == nil {
			b.log.Warn("read the packs of contact rules", "error", err)
		}
		select {
		case <-ctx.Done():
			return
		case <-tick.C:
		}
	}
}

// Read has the packs that are published now decide. When it fails, those that were read before do.
func (b *Book) Read(ctx context.Context) error {
	published, err := b.store.Published(ctx)
	if err == nil {
		b.keep(published)
	}
	return err
}

func (b *Book) keep(published []Pack) {
	packs := map[string]*rule.Compiled{}
	for _, p := range published {
		if p.Country != "" {
			packs[p.Country] = rule.Compile(p.pack(), rule.Law)
		}
	}
	b.packs.Store(&packs)
}

// InForce are the packs that hold for a contact: those of the countries, each once, the product's, and what the tenant adds for all
// portfolios and for this one.
func (b *Book) InForce(ctx context.Context, portfolioID string, countries ...string) ([]*rule.Compiled, error) {
	own, err := b.store.Owned(ctx, portfolioID)
	if err != nil {
		return nil, err
	}
	packs, all := *b.packs.Load(), []*rule.Compiled{b.house}
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
