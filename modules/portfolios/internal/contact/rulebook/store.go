package rulebook

import (
	"context"
	"slices"
	"strings"

	"github.com/recobro/recobro/modules/portfolios/internal/contact/rule"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// installation is the tenant under which rows stand that are no tenant's.
const installation = "-"

// Bounds of what is read as a whole.
const (
	mostPacks = 500
	mostOwn   = 50
)

// Store keeps packs and tenants' rules.
type Store struct {
	db    *storage.DB
	seeds []rule.Shipped
}

// NewStore keeps them in db; a country of which nothing was published has the pack that the product came with.
func NewStore(db *storage.DB) (*Store, error) {
	seeds, err := rule.Seeds()
	return &Store{db, seeds}, err
}

// everywhere is ctx in which rows of the installation are read and written. No transaction of a tenant may be open in it.
func everywhere(ctx context.Context) context.Context {
	who, ok := principal.From(ctx)
	if !ok {
		return principal.With(ctx, principal.System(installation, "portfolios"))
	}
	who.TenantID = installation
	return principal.With(ctx, who)
}

// Published are the versions in force, by country.
func (s *Store) Published(ctx context.Context) ([]Pack, error) {
	kept, err := storage.All[Pack](everywhere(ctx), s.db, mostPacks, storage.Where("status = ?", Published))
	if err != nil {
		return nil, err
	}
	for _, first := range s.shipped() {
		if !slices.ContainsFunc(kept, func(p Pack) bool { return p.Country == first.Country }) {
			kept = append(kept, first)
		}
	}
	slices.SortFunc(kept, func(a, b Pack) int { return strings.Compare(a.Country, b.Country) })
	return kept, nil
}

// shipped are the versions that the product came with.
func (s *Store) shipped() (packs []Pack) {
	for _, seed := range s.seeds {
		packs = append(packs, shipped(seed))
	}
	return packs
}

// shipped is the version that the product came with.
func shipped(seed rule.Shipped) Pack {
	return Pack{
		Row: storage.Row{ID: "shipped-" + strings.ToLower(seed.Country), Version: 1}, Country: seed.Country, Number: 1, Status: Published,
		Rules: seed.Rules, Cases: seed.Cases,
	}
}

// Versions are all of a country, the latest first.
func (s *Store) Versions(ctx context.Context, country string) ([]Pack, error) {
	kept, err := storage.All[Pack](everywhere(ctx), s.db, mostPacks, storage.Where("country = ?", country), storage.Sorted("number DESC"))
	if err != nil || slices.ContainsFunc(kept, func(p Pack) bool { return p.Number == 1 }) {
		return kept, err
	}
	at := slices.IndexFunc(s.seeds, func(one rule.Shipped) bool { return one.Country == country })
	if at < 0 {
		return nil, ErrNotFound
	}
	first := shipped(s.seeds[at])
	if slices.ContainsFunc(kept, func(p Pack) bool { return p.Status == Published }) {
		first.Status = Superseded
	}
	return append(kept, first), nil
}

// house is the product's own pack.
func (s *Store) house() rule.Pack {
	at := slices.IndexFunc(s.seeds, func(one rule.Shipped) bool { return one.Country == "" })
	return s.seeds[at].Pack
}

// AllOwned are all rules that the tenant adds.
func (s *Store) AllOwned(ctx context.Context) ([]Own, error) {
	return storage.All[Own](ctx, s.db, mostOwn, storage.Sorted("portfolio_id, id"))
}
