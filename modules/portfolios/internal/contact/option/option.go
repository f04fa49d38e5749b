// Package option says by which number and channel a debtor may be contacted now, why not, and until when.
package option

import (
	"context"
	"slices"
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/book/phone"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/contact"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/facts"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/override"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/rule"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/rulebook"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/phonenumber"
)

// Option is one way to contact a debtor.
type Option struct {
	Channel     rule.Channel  `json:"channel"`
	PhoneID     string        `json:"phone_id" doc:"Number that it goes to; empty for a channel without one"`
	Decision    rule.Decision `json:"decision" doc:"Whether it is allowed now, by the rules"`
	OverrideID  string        `json:"override_id" doc:"What allows one contact beside the rules; empty for none"`
	Probability float64       `json:"probability" doc:"How likely the right party is reached at the number, 0 to 1; 0 without a number" example:"0.42"`
	BestHour    int           `json:"best_hour" doc:"Hour of the day at which they answer most, on their clock; -1 while too little is known" example:"18"`
	Tries       int           `json:"tries" doc:"How often the number was tried"`
	LastReach   string        `json:"last_reach" doc:"Who was reached at the last try" enum:",none,machine,third_party,right_party"`
}

// Service says what may be done.
type Service struct {
	debtors   *debtor.Store
	facts     *facts.Reader
	contacts  *contact.Store
	book      *rulebook.Book
	overrides *override.Store
	clock     clock.Clock
}

// NewService decides by a book of rules.
func NewService(debtors *debtor.Store, facts *facts.Reader, contacts *contact.Store, book *rulebook.Book, overrides *override.Store, c clock.Clock) *Service {
	return &Service{debtors, facts, contacts, book, overrides, c}
}

// Of are the ways to contact a debtor whom the caller may see, numbers in the order of the debtor's. It fails with debtor.ErrNotFound.
func (s *Service) Of(ctx context.Context, debtorID string) ([]Option, error) {
	d, err := s.debtors.Get(ctx, debtorID)
	if err != nil {
		return nil, err
	}
	f, err := s.facts.Of(ctx, d)
	if err != nil {
		return nil, err
	}
	now := s.clock.Now()
	history, err := s.contacts.History(ctx, f.Person, d.ID, f.Numbers(), now.Add(-contact.Lookback), now)
	if err != nil {
		return nil, err
	}
	beside, err := s.overrides.Waiting(ctx, d.ID)
	if err != nil {
		return nil, err
	}
	all := []Option{}
	for _, way := range ways(f) {
		o, err := s.decide(ctx, f, way, history, now)
		if err != nil {
			return nil, err
		}
		o.OverrideID = allowing(beside, o)
		all = append(all, o)
	}
	return all, nil
}

// way is a channel, by a number where it needs one.
type way struct {
	channel rule.Channel
	phone   phone.Phone
}

// ways are those that the debtor has: each number by call, each mobile by message too, and what needs no number.
func ways(f facts.Facts) (all []way) {
	for _, p := range f.Phones {
		all = append(all, way{rule.Call, p})
		if p.Line != phonenumber.Fixed {
			all = append(all, way{rule.WhatsApp, p}, way{rule.SMS, p})
		}
	}
	if len(f.Debtor.Emails) > 0 {
		all = append(all, way{channel: rule.Email})
	}
	if len(f.Addresses) > 0 {
		all = append(all, way{channel: rule.Letter}, way{channel: rule.Visit})
	}
	return all
}

func (s *Service) decide(ctx context.Context, f facts.Facts, w way, history []rule.Past, now time.Time) (Option, error) {
	packs, err := s.book.InForce(ctx, f.Debtor.PortfolioID, f.Countries(w.phone)...)
	if err != nil {
		return Option{}, err
	}
	ask := f.Ask(now, w.channel, rule.Person, w.phone, nil)
	ask.History, ask.Debts = history, debts(history)
	o := Option{Channel: w.channel, PhoneID: w.phone.ID, Decision: rule.Decide(ask, packs...), BestHour: -1}
	if w.phone.ID != "" {
		o.believe(f, w.phone, now)
	}
	return o, nil
}

// debts are those that were spoken of: of any other nothing counts yet.
func debts(history []rule.Past) (all []string) {
	for _, p := range history {
		if p.Mine {
			all = append(all, p.Debts...)
		}
	}
	slices.Sort(all)
	return slices.Compact(all)
}

func (o *Option) believe(f facts.Facts, p phone.Phone, now time.Time) {
	b := f.Beliefs[p.E164]
	o.Probability, o.Tries, o.LastReach = b.Probability(string(p.Label), now), b.Dials, b.Reach
	if hour, known := b.Best(); known {
		o.BestHour = hour
	}
}

func allowing(beside []override.Override, o Option) string {
	at := slices.IndexFunc(beside, func(b override.Override) bool {
		return b.Channel == o.Channel && (b.PhoneID == "" || b.PhoneID == o.PhoneID)
	})
	if at < 0 {
		return ""
	}
	return beside[at].ID
}

// OfInput names a debtor.
type OfInput struct {
	DebtorID string `query:"debtor_id" minLength:"1" maxLength:"64" required:"true"`
}

// Routes serves options.
func Routes(api *httpx.API, s *Service) {
	g := httpx.Group{API: api, Tag: "contacts", Base: "/api/v1/contacts/options", Rights: "portfolios.contacts"}
	httpx.All(g.Op("options", "", "read", "How a debtor may be contacted now, why not, and until when"), func(ctx context.Context, in *OfInput) ([]Option, error) {
		return s.Of(ctx, in.DebtorID)
	})
}
