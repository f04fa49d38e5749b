package portfolio

import (
	"context"
	"strconv"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/money"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Service is what can be done with portfolios.
type Service struct {
	*Store
	record *record.Record
}

// NewService works on a store and records what happens.
func NewService(store *Store, record *record.Record) *Service {
	return &Service{Store: store, record: record}
}

// Open is a portfolio that debtors and debts may be added to. It fails with ErrNotFound and ErrClosed.
func (s *Service) Open(ctx context.Context, id string) (Portfolio, error) {
	p, err := s.Get(ctx, id)
	if err == nil && !p.Working() {
		err = ErrClosed.WithParam("status", p.Status)
	}
	return p, err
}

// Hold is Open that keeps others from writing the portfolio.
func (s *Service) Hold(ctx context.Context, id string) (Portfolio, error) {
	if _, err := s.Open(ctx, id); err != nil {
		return Portfolio{}, err
	}
	return storage.Lock[Portfolio](ctx, s.db, storage.ByID(id))
}

// Create writes a new portfolio in draft. It fails as Seal does, and with ErrDuplicate.
func (s *Service) Create(ctx context.Context, p *Portfolio) error {
	p.Status = Draft
	if err := p.Seal(); err != nil {
		return err
	}
	if err := storage.Insert(ctx, s.db, p); err != nil {
		return err
	}
	return s.wrote(ctx, "created", *p, map[string]any{"code": p.Code})
}

// Change writes what apply does to a portfolio that still has the version. It fails as Create does, and with ErrNotFound and
// storage.ErrStale.
func (s *Service) Change(ctx context.Context, id string, version int64, apply func(*Portfolio)) (Portfolio, error) {
	return s.edit(ctx, id, version, "updated", func(p *Portfolio) error {
		apply(p)
		return p.Seal()
	})
}

// Move puts a portfolio in another state. It fails with ErrTransition and storage.ErrStale.
func (s *Service) Move(ctx context.Context, id string, version int64, to Status) (Portfolio, error) {
	return s.edit(ctx, id, version, string(to), func(p *Portfolio) error { return p.Move(to) })
}

// Restore brings a portfolio back from the archive. It fails as Move does.
func (s *Service) Restore(ctx context.Context, id string, version int64) (Portfolio, error) {
	return s.edit(ctx, id, version, "restored", (*Portfolio).Restore)
}

// Authorize sets how far each role may change debts. It fails with ErrAuthority, ErrCurrency and storage.ErrStale.
func (s *Service) Authorize(ctx context.Context, id string, version int64, limits Authority) (Portfolio, error) {
	return s.edit(ctx, id, version, "authorized", func(p *Portfolio) error {
		p.Authority = limits
		return limits.check()
	})
}

// Order sets the order in which payments pay what is owed. It fails with ErrWaterfall and storage.ErrStale.
func (s *Service) Order(ctx context.Context, id string, version int64, order Waterfall) (Portfolio, error) {
	return s.edit(ctx, id, version, "updated", func(p *Portfolio) error {
		p.Waterfall = order
		return order.check()
	})
}

// Charge sets what is charged on principal that is past due. It fails with storage.ErrStale.
func (s *Service) Charge(ctx context.Context, id string, version int64, rule Interest) (Portfolio, error) {
	return s.edit(ctx, id, version, "updated", func(p *Portfolio) error {
		p.Interest = rule
		return nil
	})
}

func (s *Service) edit(ctx context.Context, id string, version int64, what string, change func(*Portfolio) error) (Portfolio, error) {
	p, err := storage.Lock[Portfolio](ctx, s.db, storage.ByID(id))
	if err != nil {
		return p, err
	}
	before := p
	if err := change(&p); err != nil {
		return p, err
	}
	if err := storage.Update(ctx, s.db, &p, version); err != nil {
		return p, err
	}
	return p, s.wrote(ctx, what, p, map[string]any{"changes": record.Changes(before, p, recorded()...)})
}

// recorded are the fields whose changes the record shows; of the notes only that they changed.
func recorded() []string {
	return []string{"code", "name", "creditor_name", "type", "stage", "status", "timezone", "opened_on", "closes_on", "authority", "waterfall?", "interest", "commission", "target", "description?"}
}

// Delete removes a portfolio without debtors. It fails with ErrNotEmpty and storage.ErrStale.
func (s *Service) Delete(ctx context.Context, id string, version int64) error {
	p, err := storage.Lock[Portfolio](ctx, s.db, storage.ByID(id))
	if err != nil {
		return err
	}
	if p.DebtorsCount > 0 {
		return ErrNotEmpty.WithParam("debtors", p.DebtorsCount)
	}
	if err := storage.Delete(ctx, s.db, &p, version); err != nil {
		return err
	}
	return s.wrote(ctx, "deleted", p, map[string]any{"code": p.Code})
}

func (s *Service) wrote(ctx context.Context, what string, p Portfolio, payload map[string]any) error {
	return s.record.Write(ctx, record.Act{Name: "portfolio." + what, ID: p.ID, Payload: payload})
}

// names are what portfolios are called.
func (s *Service) names(ctx context.Context, ids []string) ([]httpx.Name, error) {
	found, err := storage.All[Portfolio](ctx, s.db, len(ids), storage.Where("id IN ?", ids))
	return httpx.Named(found, func(p Portfolio) httpx.Name { return httpx.Name{ID: p.ID, Name: p.Name, Page: "/portfolios/" + p.ID} }), err
}

// exported are the columns of a file of portfolios.
func exported() httpx.Table {
	return httpx.Table{Name: "portfolios", Numbers: []string{"debtors", "debts", "balance"}, Columns: []string{
		"id", "code", "name", "creditor", "type", "stage", "status", "country", "opened_on", "closes_on", "debtors", "debts", "balance", "currency",
	}}
}

// export writes every portfolio, by name.
func (s *Service) export(ctx context.Context, in *httpx.ExportFormat) (func(write func(...string) error) error, error) {
	all, err := storage.All[Portfolio](ctx, s.db, mostExported, storage.Sorted("name_key, id"))
	if err != nil {
		return nil, err
	}
	begun := record.Act{Name: "portfolios.exported", Kind: "portfolio", Silent: true, Payload: map[string]any{"format": in.Format}}
	return func(write func(...string) error) error {
		for _, p := range all {
			if err := write(p.cells()...); err != nil {
				return err
			}
		}
		return nil
	}, s.record.Write(ctx, begun)
}

func (p Portfolio) cells() []string {
	return []string{
		p.ID, p.Code, p.Name, p.CreditorName, string(p.Type), string(p.Stage), string(p.Status), p.Country, string(p.OpenedOn),
		string(p.ClosesOn), strconv.FormatInt(p.DebtorsCount, 10), strconv.FormatInt(p.DebtsCount, 10),
		money.Amount{Minor: p.Balance, Currency: p.Currency}.Decimal(), p.Currency,
	}
}
