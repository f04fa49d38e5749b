package rulebook

import (
	"context"
	"log/slog"
	"slices"
	"strings"
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

// Edition is the rules that hold in a tenant at one time, for decisions on many contacts. For one use at a time.
type Edition struct {
	packs map[string]*rule.Compiled
	house *rule.Compiled
	own   []Own
	made  map[string][]*rule.Compiled
}

// Edition reads the rules that hold in the tenant of ctx.
func (b *Book) Edition(ctx context.Context) (*Edition, error) {
	own, err := b.store.AllOwned(ctx)
	return &Edition{packs: *b.packs.Load(), house: b.house, own: own, made: map[string][]*rule.Compiled{}}, err
}

// For are the packs that hold for a contact: the product's, those of the countries, each once, and what the tenant adds for all portfolios
// and for this one.
func (e *Edition) For(portfolioID string, countries ...string) []*rule.Compiled {
	key := portfolioID + " " + strings.Join(countries, " ")
	if made, known := e.made[key]; known {
		return made
	}
	all := []*rule.Compiled{e.house}
	for i, country := range countries {
		if p := e.packs[country]; p != nil && !slices.Contains(countries[:i], country) {
			all = append(all, p)
		}
	}
	own := slices.DeleteFunc(slices.Clone(e.own), func(o Own) bool { return o.PortfolioID != "" && o.PortfolioID != portfolioID })
	if len(own) > 0 {
		all = append(all, compiled(own))
	}
	e.made[key] = all
	return all
}

func compiled(own []Own) *rule.Compiled {
	p := rule.Pack{}
	for _, o := range own {
		p.Rules = append(p.Rules, o.Rule)
	}
	return rule.Compile(p, rule.Agency)
}
