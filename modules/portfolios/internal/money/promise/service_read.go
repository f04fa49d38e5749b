package promise

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/money"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

// Get is a promise that the caller may see. It fails with ErrNotFound.
func (s *Service) Get(ctx context.Context, id string) (Promise, error) {
	p, err := s.Store.Get(ctx, id)
	p.complete()
	return p, err
}

// List is a page of promises; those of one debtor are seen by whoever may see the debtor.
func (s *Service) List(ctx context.Context, f Filter, p page.Params) ([]Promise, page.Meta, error) {
	rows, meta, err := s.Store.List(ctx, f, p)
	for i := range rows {
		rows[i].complete()
	}
	return rows, meta, err
}

// History is what happened to a promise, the latest first. It fails with ErrNotFound.
func (s *Service) History(ctx context.Context, id, cursor string, size int) ([]tracing.Happening, string, error) {
	if _, err := s.Store.Get(ctx, id); err != nil {
		return nil, "", err
	}
	return s.record.History(ctx, "promise", id, cursor, size)
}

// names are what promises are called: by amount and day.
func (s *Service) names(ctx context.Context, ids []string) ([]httpx.Name, error) {
	found, err := s.some(ctx, ids)
	return httpx.Named(found, func(p Promise) httpx.Name {
		amount := money.Amount{Minor: p.Amount, Currency: p.Currency}.String()
		return httpx.Name{ID: p.ID, Name: amount + " · " + string(p.DueOn), Page: "/debtors/" + p.DebtorID}
	}), err
}

// Calendar is what is promised for each day of a month, "2026-11". It fails with civil.ErrDay.
func (s *Service) Calendar(ctx context.Context, f Filter, month string) ([]CalendarDay, error) {
	first, err := civil.Parse(month + "-01")
	if err != nil || month == "" {
		return nil, civil.ErrDay.WithField("query.month", civil.ErrDay.Code)
	}
	f.DueFrom, f.DueTo = first, first.Add(31)[:8]+"01"
	if f.DueTo = f.DueTo.Add(-1); f.DueTo.Before(first) {
		f.DueTo = first.Add(27)
	}
	sums, err := s.sums(ctx, f)
	return byDay(sums), err
}

// export writes the promises that the caller may see and the filter leaves. It fails with page.ErrSort.
func (s *Service) export(ctx context.Context, in *ExportInput) (func(write func(...string) error) error, error) {
	if err := s.list.CheckSort(in.Sort); err != nil {
		return nil, err
	}
	begun := record.Act{Name: "promises.exported", Kind: "promise", Silent: true, Payload: map[string]any{"statuses": in.Status, "portfolios": in.PortfolioID}}
	return func(write func(...string) error) error {
		portfolios := map[string]string{}
		return s.Each(ctx, in.Filter, page.Params{Sort: in.Sort}, func(rows []Promise) error { return s.writeRows(ctx, rows, portfolios, write) })
	}, s.record.Write(ctx, begun)
}

func (s *Service) writeRows(ctx context.Context, rows []Promise, portfolios map[string]string, write func(...string) error) error {
	ids := make([]string, len(rows))
	for i, p := range rows {
		ids[i] = p.DebtorID
	}
	named, err := s.debtors.Named(ctx, ids)
	if err != nil {
		return err
	}
	debtors := map[string]string{}
	for _, d := range named {
		debtors[d.ID] = d.Name
	}
	for _, p := range rows {
		if _, known := portfolios[p.PortfolioID]; !known {
			of, err := s.portfolios.Get(ctx, p.PortfolioID)
			if err != nil {
				return err
			}
			portfolios[p.PortfolioID] = of.Name
		}
		if err := write(p.cells(debtors[p.DebtorID], portfolios[p.PortfolioID])...); err != nil {
			return err
		}
	}
	return nil
}
