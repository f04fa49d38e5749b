package promise

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/money"
	"github.com/recobro/recobro/plugins-sdk/go/page"
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
