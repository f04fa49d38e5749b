// Package option says by which number and channel a debtor may be contacted now, why not, and until when.
package option

import (
	"context"
	"slices"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/judge"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/override"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/rule"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
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
	judge     *judge.Judge
	overrides *override.Store
}

// NewService has a judge decide.
func NewService(debtors *debtor.Store, j *judge.Judge, overrides *override.Store) *Service {
	return &Service{debtors, j, overrides}
}

// Of are the ways to contact a debtor whom the caller may see, numbers in the order of the debtor's. It fails with debtor.ErrNotFound.
func (s *Service) Of(ctx context.Context, debtorID string) ([]Option, error) {
	d, err := s.debtors.Get(ctx, debtorID)
	if err != nil {
		return nil, err
	}
	heard, err := s.judge.Hear(ctx, d)
	if err != nil {
		return nil, err
	}
	beside, err := s.overrides.Waiting(ctx, d.ID)
	all := []Option{}
	for _, way := range heard[0].Ways(rule.Person) {
		o := optionOf(&heard[0], way)
		o.OverrideID = allowing(beside, o)
		all = append(all, o)
	}
	return all, err
}

func optionOf(c *judge.Case, w judge.Way) Option {
	o := Option{Channel: w.Channel, PhoneID: w.Phone.ID, Decision: w.Decision, Probability: w.Probability, BestHour: -1}
	if w.Phone.ID == "" {
		return o
	}
	b := c.Beliefs[w.Phone.E164]
	o.Tries, o.LastReach = b.Dials, b.Reach
	if hour, known := b.Best(); known {
		o.BestHour = hour
	}
	return o
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
