// Package judge decides on contacts before anybody makes them, with many debtors at once: which are allowed now, and which way to each is
// best. It writes nothing; what is allowed is reserved as a contact.
package judge

import (
	"context"
	"slices"
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/book/phone"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/contact"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/facts"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/rule"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/rulebook"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Judge decides by a book of rules.
type Judge struct {
	db       *storage.DB
	facts    *facts.Reader
	contacts *contact.Store
	book     *rulebook.Book
	clock    clock.Clock
}

// New decides by book, on what the readers know.
func New(db *storage.DB, facts *facts.Reader, contacts *contact.Store, book *rulebook.Book, c clock.Clock) *Judge {
	return &Judge{db, facts, contacts, book, c}
}

// Hear gathers what decides on contacts with some debtors now, in their order, all of it as it was at one moment.
func (j *Judge) Hear(ctx context.Context, debtors ...debtor.Debtor) (cases []Case, err error) {
	err = j.db.Seeing(ctx, func(ctx context.Context) error {
		cases, err = j.hear(ctx, debtors)
		return err
	})
	return cases, err
}

func (j *Judge) hear(ctx context.Context, debtors []debtor.Debtor) ([]Case, error) {
	now := j.clock.Now()
	known, err := j.facts.Many(ctx, debtors)
	if err != nil {
		return nil, err
	}
	asked := make([]contact.Asked, len(known))
	for i, f := range known {
		asked[i] = contact.Asked{Person: f.Person, DebtorID: f.Debtor.ID, Numbers: f.Numbers()}
	}
	past, err := j.contacts.Histories(ctx, asked, now)
	if err != nil {
		return nil, err
	}
	edition, err := j.book.Edition(ctx)
	cases := make([]Case, len(known))
	for i := range known {
		cases[i] = Case{Facts: known[i], Now: now, past: past[i], edition: edition}
	}
	return cases, err
}

// Case is all that decides on contacts with one debtor.
type Case struct {
	facts.Facts
	Now     time.Time
	past    []rule.Past
	edition *rulebook.Edition
}

// Decide asks the rules about a contact by a number, the zero phone for a channel without one.
func (c *Case) Decide(channel rule.Channel, by rule.Maker, p phone.Phone) rule.Decision {
	ask := c.Ask(c.Now, channel, by, p, spokenOf(c.past))
	ask.History = c.past
	return rule.Decide(ask, c.edition.For(c.Debtor.PortfolioID, c.Countries(p)...)...)
}

// spokenOf are the debts that the past was about: of any other nothing counts yet.
func spokenOf(past []rule.Past) (all []string) {
	for _, p := range past {
		if p.Mine {
			all = append(all, p.Debts...)
		}
	}
	slices.Sort(all)
	return slices.Compact(all)
}
