package phone

import (
	"context"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/book/optout"
	"github.com/recobro/recobro/modules/portfolios/internal/book/portfolio"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/phonenumber"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Service is what can be done with phones.
type Service struct {
	db         *storage.DB
	debtors    *debtor.Service
	portfolios *portfolio.Service
	optOuts    *optout.Store
}

// NewService keeps phones in db; the debtors' main phone follows. A number that is opted out is so wherever anybody has it.
func NewService(db *storage.DB, debtors *debtor.Service, portfolios *portfolio.Service, optOuts *optout.Store) *Service {
	return &Service{db: db, debtors: debtors, portfolios: portfolios, optOuts: optOuts}
}

// Of are a debtor's phones as the caller may see them. It fails with debtor.ErrNotFound.
func (s *Service) Of(ctx context.Context, debtorID string) ([]Phone, error) {
	if _, err := s.debtors.Plain(ctx, debtorID); err != nil {
		return nil, err
	}
	phones, err := s.of(ctx, debtorID)
	for i := range phones {
		phones[i] = seen(ctx, phones[i])
	}
	return phones, err
}

// Add writes a new phone: the first one is the main one. It fails with debtor.ErrNotFound, phonenumber.ErrNumber, ErrDuplicate and
// ErrTooMany.
func (s *Service) Add(ctx context.Context, p Phone) (Phone, error) {
	d, err := s.debtors.Lock(ctx, p.DebtorID)
	if err != nil {
		return p, err
	}
	home, err := s.portfolios.Get(ctx, d.PortfolioID)
	if err != nil {
		return p, err
	}
	others, err := s.of(ctx, d.ID)
	if err != nil {
		return p, err
	}
	if len(others) >= mostPhones {
		return p, ErrTooMany.WithParam("most", mostPhones)
	}
	number, err := phonenumber.Parse(p.Raw, home.Country)
	if err != nil {
		return p, phonenumber.ErrNumber.WithField("body.number", phonenumber.ErrNumber.Code)
	}
	p.E164, p.E164Reversed, p.Country, p.Line = number.E164, phonenumber.Reversed(number.E164), number.Country, number.Line
	p.Status, p.IsPrimary = Unverified, p.IsPrimary || len(others) == 0
	if err := storage.Insert(ctx, s.db, &p); err != nil {
		return p, err
	}
	if err := s.optedOut(ctx, &p); err != nil {
		return p, err
	}
	return s.follow(ctx, d, p, "phone_added")
}

// Change is what may be changed on a phone; nil stays.
type Change struct {
	Label     *Label
	Status    *Status
	IsPrimary *bool
}

// Update changes a phone that still has the version. It fails with ErrStatus on a status that only calls may set, and with ErrOptedOut where
// somebody who sees own debtors alone would have a number called again at which they asked not to be.
func (s *Service) Update(ctx context.Context, debtorID, id string, version int64, c Change) (Phone, error) {
	d, err := s.debtors.Lock(ctx, debtorID)
	if err != nil {
		return Phone{}, err
	}
	p, err := s.stored(ctx, debtorID, id)
	if err != nil {
		return p, err
	}
	if err := s.change(ctx, &p, version, c); err != nil {
		return p, err
	}
	return s.follow(ctx, d, p, "phone_updated")
}

// change writes a change of a phone. That its number is opted out is the company's to know, and is not written into the row of one debtor.
// Who sees own debtors alone notes an opt-out and does not take it back: that fails with ErrOptedOut.
func (s *Service) change(ctx context.Context, p *Phone, version int64, c Change) error {
	stored := p.Status
	if err := s.optedOut(ctx, p); err != nil {
		return err
	}
	was := p.Status
	if err := p.apply(c); err != nil {
		return err
	}
	wanted := p.Status
	if was == OptedOut && wanted == Unverified && principal.Must(ctx).Scope != principal.ScopeAll {
		return ErrOptedOut.WithField("body.status", ErrOptedOut.Code)
	}
	if c.Status == nil {
		p.Status = stored
	}
	if err := storage.Update(ctx, s.db, p, version); err != nil {
		return err
	}
	if err := s.keepOptOut(ctx, *p, was, wanted); err != nil {
		return err
	}
	return s.optedOut(ctx, p)
}

// Delete removes a phone; the next one becomes the main one.
func (s *Service) Delete(ctx context.Context, debtorID, id string, version int64) error {
	d, err := s.debtors.Lock(ctx, debtorID)
	if err != nil {
		return err
	}
	p, err := s.stored(ctx, debtorID, id)
	if err != nil {
		return err
	}
	if err := storage.Delete(ctx, s.db, &p, version); err != nil {
		return err
	}
	_, err = s.follow(ctx, d, Phone{Row: p.Row, DebtorID: d.ID}, "phone_deleted")
	return err
}

// follow keeps one main phone per debtor and its copy on the debtor, and marks what happened.
func (s *Service) follow(ctx context.Context, d debtor.Debtor, p Phone, what string) (Phone, error) {
	if p.IsPrimary {
		if err := s.setPrimary(ctx, d.ID, p.ID); err != nil {
			return p, err
		}
	}
	phones, err := s.of(ctx, d.ID)
	if err != nil {
		return p, err
	}
	main := ""
	if len(phones) > 0 {
		main = phones[0].E164
		if err := s.setPrimary(ctx, d.ID, phones[0].ID); err != nil {
			return p, err
		}
	}
	if main != d.Phone {
		if err := s.debtors.SetPhone(ctx, d.ID, main); err != nil {
			return p, err
		}
	}
	return seen(ctx, p), s.debtors.Mark(ctx, what, d, map[string]any{"phone_id": p.ID})
}

// Number is the whole number of a phone of a debtor that the caller may see. It fails with ErrNotFound.
func (s *Service) Number(ctx context.Context, debtorID, id string) (string, error) {
	p, err := s.stored(ctx, debtorID, id)
	return p.E164, err
}

// names are the numbers of phones of debtors that the caller may see, covered as everywhere else.
func (s *Service) names(ctx context.Context, ids []string) ([]httpx.Name, error) {
	found, err := s.named(ctx, ids)
	return httpx.Named(found, func(p Phone) httpx.Name {
		return httpx.Name{ID: p.ID, Name: seen(ctx, p).E164, Page: debtor.Page(p.DebtorID)}
	}), err
}

func seen(ctx context.Context, p Phone) Phone {
	if debtor.Covered(ctx) {
		p.Cover()
	}
	return p
}

func (p *Phone) apply(c Change) error {
	if c.Status != nil && *c.Status != p.Status {
		switch *c.Status {
		case Unverified, Blocked, OptedOut:
			p.Status = *c.Status
		default:
			return ErrStatus.WithField("body.status", "portfolios.phone_status")
		}
	}
	if c.Label != nil {
		p.Label = *c.Label
	}
	if c.IsPrimary != nil {
		p.IsPrimary = *c.IsPrimary
	}
	return nil
}
