package interest

import (
	"context"
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/book/ledger"
	"github.com/recobro/recobro/modules/portfolios/internal/book/portfolio"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/money"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// mostCaps bounds the caps of a tenant.
const mostCaps = 1_000

// Service charges interest, and keeps the caps.
type Service struct {
	db         *storage.DB
	portfolios *portfolio.Service
	record     *record.Record
	clock      clock.Clock
}

// NewService charges by the caps in db.
func NewService(db *storage.DB, portfolios *portfolio.Service, r *record.Record, c clock.Clock) *Service {
	return &Service{db, portfolios, r, c}
}

// Caps are all caps of the tenant, the latest first.
func (s *Service) Caps(ctx context.Context) ([]Cap, error) {
	return storage.All[Cap](ctx, s.db, mostCaps, storage.Sorted("country, currency, from_on DESC"))
}

// AddCap adds a cap. It fails with ErrDuplicate and as civil.Parse and money.Lookup do.
func (s *Service) AddCap(ctx context.Context, c Cap) (Cap, error) {
	if _, known := money.Lookup(c.Currency); !known {
		return c, portfolio.ErrCurrency.WithParam("currency", c.Currency).WithField("body.currency", "money.currency", "currency", c.Currency)
	}
	if day, err := civil.Parse(string(c.FromOn)); err != nil || day == "" {
		return c, civil.ErrDay.WithField("body.from_on", civil.ErrDay.Code)
	}
	if err := storage.Insert(ctx, s.db, &c); err != nil {
		return c, err
	}
	return c, s.wrote(ctx, "cap.created", c)
}

// DeleteCap removes a cap that still has the version: from then on the one before it holds. It fails with ErrNotFound and
// storage.ErrStale.
func (s *Service) DeleteCap(ctx context.Context, id string, version int64) error {
	c, err := storage.Lock[Cap](ctx, s.db, storage.ByID(id))
	if err != nil {
		return err
	}
	if err := storage.Delete(ctx, s.db, &c, version); err != nil {
		return err
	}
	return s.wrote(ctx, "cap.deleted", c)
}

func (s *Service) wrote(ctx context.Context, what string, c Cap) error {
	told := map[string]any{"country": c.Country, "cap_currency": c.Currency, "from_on": c.FromOn, "annual_rate": c.AnnualRate, "source": c.Source}
	return s.record.Write(ctx, record.Act{Name: what, ID: c.ID, Payload: told})
}

// Set has a portfolio charge interest from today on. It fails with portfolio.ErrNoCap (no cap is known), portfolio.ErrCap (it is more than
// the law allows) and storage.ErrStale.
func (s *Service) Set(ctx context.Context, id string, version int64, rule portfolio.Interest) (portfolio.Portfolio, error) {
	p, err := s.portfolios.Get(ctx, id)
	if err != nil {
		return p, err
	}
	if rule.FromOn, err = civil.DayIn(s.clock.Now(), p.Timezone); err != nil {
		return p, err
	}
	if p.Interest.AnnualRate > 0 {
		rule.FromOn = p.Interest.FromOn
	}
	caps, err := s.of(ctx, p)
	if err != nil {
		return p, err
	}
	most, known := caps[p.Country+p.Currency].on(civil.On(s.clock.Now(), time.UTC))
	switch {
	case !known:
		return p, portfolio.ErrNoCap.WithParam("country", p.Country).WithParam("currency", p.Currency)
	case rule.AnnualRate > most:
		return p, portfolio.ErrCap.WithParam("most", most).WithField("body.annual_rate", portfolio.ErrCap.Code, "most", float64(most)/100)
	}
	return s.portfolios.Charge(ctx, id, version, rule)
}

// Stop has a portfolio charge no more interest. It fails as Set does.
func (s *Service) Stop(ctx context.Context, id string, version int64) (portfolio.Portfolio, error) {
	return s.portfolios.Charge(ctx, id, version, portfolio.Interest{})
}

// Bring charges accounts up to today, before something is done with them.
func (s *Service) Bring(ctx context.Context, accounts ...*ledger.Account) error {
	known := map[string]map[string]Caps{} // by country: very many accounts ask once
	for _, a := range accounts {
		if a.Portfolio.Interest.AnnualRate == 0 {
			continue
		}
		caps, there := known[a.Portfolio.Country]
		if !there {
			var err error
			if caps, err = s.of(ctx, a.Portfolio); err != nil {
				return err
			}
			known[a.Portfolio.Country] = caps
		}
		if err := Charge(a, caps); err != nil {
			return err
		}
	}
	return nil
}

// of are the caps of a portfolio's country, by country and currency.
func (s *Service) of(ctx context.Context, p portfolio.Portfolio) (map[string]Caps, error) {
	all, err := storage.All[Cap](ctx, s.db, mostCaps, storage.Where("country = ?", p.Country))
	by := map[string]Caps{}
	for _, c := range sorted(all) {
		by[c.Country+c.Currency] = append(by[c.Country+c.Currency], c)
	}
	return by, err
}
