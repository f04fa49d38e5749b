// Package facts gathers what decides on a contact with a debtor: where they are, what they asked for, what is known of their numbers.
package facts

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"slices"
	"strings"
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/book/address"
	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/book/optout"
	"github.com/recobro/recobro/modules/portfolios/internal/book/phone"
	"github.com/recobro/recobro/modules/portfolios/internal/book/portfolio"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/belief"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/consent"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/rule"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
)

// Facts are what is known of a debtor that bears on contacts.
type Facts struct {
	Debtor    debtor.Debtor
	Portfolio portfolio.Portfolio
	Zone      *time.Location // the portfolio's
	Country   string         // where the debtor lives, as far as is known
	Person    string         // the same for one person in several portfolios of the tenant
	Phones    []phone.Phone
	Addresses []address.Address
	Beliefs   map[string]belief.Belief // by number
	Consents  []rule.Consent
	Others    []debtor.Debtor // the same person in other portfolios, where they have flags or wishes
	Silenced  map[string]bool // phones whose number another debtor has who asked for no contact
	OptedOut  bool            // one of the debtor's mailboxes is opted out
}

// Reader reads them.
type Reader struct {
	portfolios *portfolio.Store
	phones     *phone.Service
	addresses  *address.Service
	beliefs    *belief.Store
	consents   *consent.Store
	debtors    *debtor.Store
	optOuts    *optout.Store
}

// NewReader reads from these.
func NewReader(portfolios *portfolio.Store, phones *phone.Service, addresses *address.Service, beliefs *belief.Store, consents *consent.Store, debtors *debtor.Store, optOuts *optout.Store) *Reader {
	return &Reader{portfolios, phones, addresses, beliefs, consents, debtors, optOuts}
}

// Of gathers what is known of a debtor.
func (r *Reader) Of(ctx context.Context, d debtor.Debtor) (Facts, error) {
	all, err := r.Many(ctx, []debtor.Debtor{d})
	if err != nil {
		return Facts{}, err
	}
	return all[0], nil
}

// Many gathers what is known of some debtors, in their order.
func (r *Reader) Many(ctx context.Context, debtors []debtor.Debtor) ([]Facts, error) {
	all, ids, homes := make([]Facts, len(debtors)), make([]string, len(debtors)), map[string]portfolio.Portfolio{}
	for i, d := range debtors {
		all[i], ids[i] = Facts{Debtor: d, Person: PersonOf(d), Beliefs: map[string]belief.Belief{}}, d.ID
		if _, known := homes[d.PortfolioID]; !known {
			home, err := r.portfolios.Get(ctx, d.PortfolioID)
			if err != nil {
				return nil, err
			}
			homes[d.PortfolioID] = home
		}
		if err := all[i].in(homes[d.PortfolioID]); err != nil {
			return nil, err
		}
	}
	if err := r.belongings(ctx, all, ids); err != nil {
		return nil, err
	}
	if err := r.company(ctx, all, debtors); err != nil {
		return nil, err
	}
	return all, r.believe(ctx, all)
}

// in sets the portfolio. It fails with civil.ErrZone.
func (f *Facts) in(p portfolio.Portfolio) (err error) {
	f.Portfolio = p
	f.Zone, err = civil.Zone(p.Timezone)
	return err
}

// belongings adds phones, addresses and consents.
func (r *Reader) belongings(ctx context.Context, all []Facts, ids []string) error {
	phones, err := r.phones.Many(ctx, ids)
	if err != nil {
		return err
	}
	addresses, err := r.addresses.Many(ctx, ids)
	if err != nil {
		return err
	}
	consents, err := r.consents.InForce(ctx, ids)
	for i := range all {
		f := &all[i]
		f.Phones, f.Addresses, f.Consents = phones[f.Debtor.ID], addresses[f.Debtor.ID], consents[f.Debtor.ID]
		f.Country = country(*f)
	}
	return err
}

// company adds what the rest of the company knows: flags and wishes of the same person in other portfolios, and mailboxes that are opted out.
// The phones carry their own opt-outs.
func (r *Reader) company(ctx context.Context, all []Facts, debtors []debtor.Debtor) error {
	others, err := r.debtors.BoundElsewhere(ctx, debtors)
	if err != nil {
		return err
	}
	var phones []phone.Phone
	for _, f := range all {
		phones = append(phones, f.Phones...)
	}
	silenced, err := r.phones.Silenced(ctx, phones)
	if err != nil {
		return err
	}
	var mailboxes []string
	for _, d := range debtors {
		mailboxes = append(mailboxes, d.Emails...)
	}
	out, err := r.optOuts.Of(ctx, mailboxes)
	for i := range all {
		f := &all[i]
		f.Others, f.Silenced = others[f.Debtor.ID], silenced
		f.OptedOut = slices.ContainsFunc(f.Debtor.Emails, func(mailbox string) bool { return out[mailbox] })
	}
	return err
}

// believe adds what is believed of the numbers.
func (r *Reader) believe(ctx context.Context, all []Facts) error {
	var keys []string
	for _, f := range all {
		for _, p := range f.Phones {
			keys = append(keys, belief.Key(f.Person, p.E164))
		}
	}
	found, err := r.beliefs.Of(ctx, keys)
	for _, f := range all {
		for _, p := range f.Phones {
			if b, known := found[belief.Key(f.Person, p.E164)]; known {
				f.Beliefs[p.E164] = b
			}
		}
	}
	return err
}

// Numbers are the debtor's, in E.164.
func (f Facts) Numbers() (all []string) {
	for _, p := range f.Phones {
		all = append(all, p.E164)
	}
	return all
}

// Phone is one of the debtor's numbers; false for none.
func (f Facts) Phone(id string) (phone.Phone, bool) {
	at := slices.IndexFunc(f.Phones, func(p phone.Phone) bool { return p.ID == id })
	if at < 0 {
		return phone.Phone{}, false
	}
	return f.Phones[at], true
}

// PersonOf is a key that is the same for one person in several portfolios: by the national id, without one by the debtor.
func PersonOf(d debtor.Debtor) string {
	if d.NationalID == "" {
		return d.ID
	}
	sum := sha256.Sum256([]byte(string(d.NationalIDType) + ":" + d.NationalID))
	return hex.EncodeToString(sum[:16])
}

// country is where the debtor lives by their address, else by their national id, else where the portfolio is.
func country(f Facts) string {
	for _, a := range f.Addresses {
		if a.Country != "" && a.Kind == "home" {
			return a.Country
		}
	}
	if prefix, _, found := strings.Cut(string(f.Debtor.NationalIDType), "_"); found {
		return strings.ToUpper(prefix)
	}
	return f.Portfolio.Country
}

// Countries are those whose law applies to a contact by a number: the debtor's, the number's, the portfolio's.
func (f Facts) Countries(p phone.Phone) []string {
	all := []string{f.Country}
	for _, c := range []string{p.Country, f.Portfolio.Country} {
		if c != "" && !slices.Contains(all, c) {
			all = append(all, c)
		}
	}
	return all
}

// Ask is the question whether the debtor may be contacted so, but for what was tried before; p is the zero phone for a channel
// without a number.
func (f Facts) Ask(at time.Time, channel rule.Channel, by rule.Maker, p phone.Phone, debts []string) rule.Ask {
	a := rule.Ask{
		At: at, Channel: channel, By: by, Debts: debts,
		Zones:  clocks(f.Debtor.Timezone, f.Country, p.E164, p.Country, f.Portfolio.Timezone),
		Debtor: rule.Debtor{Consents: f.Consents},
		To:     rule.Target{E164: p.E164, Label: string(p.Label), Status: string(p.Status), Quarantined: f.Beliefs[p.E164].Until()},
	}
	if f.Silenced[p.ID] {
		a.To.Status = string(phone.OptedOut)
	}
	f.bind(&a.Debtor, f.Debtor)
	for _, other := range f.Others {
		f.bind(&a.Debtor, other)
	}
	if f.OptedOut {
		a.Debtor.Closed = append(a.Debtor.Closed, rule.Email)
	}
	return a
}

// bind adds the flags and wishes of a person, in whichever portfolio they were noted.
func (f Facts) bind(who *rule.Debtor, d debtor.Debtor) {
	wish := d.Preferences
	for _, flag := range d.Flags {
		who.Flags = append(who.Flags, string(flag))
	}
	for _, c := range wish.Closed {
		who.Closed = append(who.Closed, rule.Channel(c))
	}
	who.Cease = who.Cease || wish.Cease
	if who.From == "" || who.To == "" {
		who.From, who.To = wish.From, wish.To
	}
}
