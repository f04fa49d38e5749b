package till

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/money"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

// Service is what may be done with tills and points of sale.
type Service struct {
	*Store
	record *record.Record
	clock  clock.Clock
}

// NewService works on a store and records what happens.
func NewService(store *Store, r *record.Record, c clock.Clock) *Service { return &Service{store, r, c} }

// Get is a till with its totals. It fails with ErrNotFound.
func (s *Service) Get(ctx context.Context, id string) (Till, error) {
	t, err := s.Store.Get(ctx, id)
	if err != nil {
		return t, err
	}
	return s.counted(ctx, t)
}

// Current is the caller's open till. It fails with ErrNotFound.
func (s *Service) Current(ctx context.Context) (Till, error) {
	t, err := storage.One[Till](ctx, s.db, storage.Where("user_id = ? AND status = ?", principal.Must(ctx).UserID, Open))
	if err != nil {
		return t, err
	}
	return s.counted(ctx, t)
}

// List is a page of tills with their totals.
func (s *Service) List(ctx context.Context, f Filter, p page.Params) ([]Till, page.Meta, error) {
	rows, meta, err := s.Store.List(ctx, f, p)
	if err != nil || len(rows) == 0 {
		return rows, meta, err
	}
	ids := make([]string, len(rows))
	for i, t := range rows {
		ids[i] = t.ID
	}
	totals, err := s.Totals(ctx, ids)
	for i := range rows {
		rows[i].complete(totals[rows[i].ID])
	}
	return rows, meta, err
}

func (s *Service) counted(ctx context.Context, t Till) (Till, error) {
	totals, err := s.Totals(ctx, []string{t.ID})
	t.complete(totals[t.ID])
	return t, err
}

func (t *Till) complete(totals []Total) {
	if t.Totals = totals; totals == nil {
		t.Totals = []Total{}
	}
	if t.Counts == nil {
		t.Counts = []Count{}
	}
}

// Open opens a till of the caller at a point of sale, with what lies in it. It fails with ErrPointNotFound, ErrPointRetired,
// ErrCurrency, and with ErrOpen when the caller has one open, or somebody has one there.
func (s *Service) Open(ctx context.Context, pointID string, opening []Amount) (Till, error) {
	p, err := s.Point(ctx, pointID)
	switch {
	case err != nil:
		return Till{}, ErrPointNotFound.WithField("body.point_id", ErrPointNotFound.Code)
	case p.Retired || p.Code == BankCode:
		return Till{}, ErrPointRetired.WithField("body.point_id", ErrPointRetired.Code)
	}
	t := Till{PointID: p.ID, UserID: principal.Must(ctx).UserID, Status: Open, Counts: []Count{}}
	if err := storage.Insert(ctx, s.db, &t); err != nil {
		return t, err
	}
	entries, err := t.begin(opening)
	if err != nil {
		return t, err
	}
	if err := s.Put(ctx, entries...); err != nil {
		return t, err
	}
	if err := s.wrote(ctx, "till.opened", t, map[string]any{"point_id": p.ID, "opening": opening}); err != nil {
		return t, err
	}
	return s.counted(ctx, t)
}

// begin are the entries of what lies in the till at first.
func (t Till) begin(opening []Amount) (entries []Entry, err error) {
	for i, a := range opening {
		if _, known := money.Lookup(a.Currency); !known {
			return nil, ErrCurrency.WithParam("currency", a.Currency).WithField(at("body.opening", i), ErrCurrency.Code, "currency", a.Currency)
		}
		if a.Amount > 0 {
			entries = append(entries, Entry{ID: storage.NewID(), TillID: t.ID, Kind: Opening, Method: Cash, Currency: a.Currency, Amount: a.Amount})
		}
	}
	return entries, nil
}

// Move puts cash into the caller's till, or takes some out. It fails with ErrNotFound, ErrClosed, ErrCurrency and ErrShort.
func (s *Service) Move(ctx context.Context, id string, e Entry) (Entry, error) {
	t, err := s.Hold(ctx, id)
	if err == nil && t.Status == Closed {
		err = ErrClosed
	}
	if err != nil {
		return e, err
	}
	if _, known := money.Lookup(e.Currency); !known {
		return e, ErrCurrency.WithParam("currency", e.Currency).WithField("body.currency", ErrCurrency.Code, "currency", e.Currency)
	}
	e.ID, e.TillID, e.Method = storage.NewID(), t.ID, Cash
	if e.Kind == CashOut {
		e.Amount = -e.Amount
	}
	if err := s.Spend(ctx, t.ID, e); err != nil {
		return e, err
	}
	told := map[string]any{"entry": e.Kind, "amount": e.Amount, "currency": e.Currency, "entry_id": e.ID}
	return e, s.wrote(ctx, "till.moved", t, told)
}

// Spend writes an entry of a till that is held. It fails with ErrShort when more cash would go out than there is.
func (s *Service) Spend(ctx context.Context, id string, e Entry) error {
	if e.Amount < 0 && e.Method == Cash {
		totals, err := s.Totals(ctx, []string{id})
		if err != nil {
			return err
		}
		if there := inTill(totals[id], e.Currency); there+e.Amount < 0 {
			amount := money.Amount{Minor: there, Currency: e.Currency}.String()
			return ErrShort.WithParam("there", amount).WithField("body.amount", ErrShort.Code, "there", amount)
		}
	}
	return s.Put(ctx, e)
}

// Close counts and closes a till. It fails with ErrNotFound, storage.ErrStale, ErrClosed, ErrCount and ErrCurrency.
func (s *Service) Close(ctx context.Context, id string, version int64, counted []Amount, note string) (Till, error) {
	t, err := s.Hold(ctx, id)
	if err != nil {
		return t, err
	}
	totals, err := s.Totals(ctx, []string{id})
	if err != nil {
		return t, err
	}
	if err := t.Close(counted, totals[id], principal.Must(ctx).UserID, note, s.clock.Now().UTC()); err != nil {
		return t, err
	}
	if err := storage.Update(ctx, s.db, &t, version); err != nil {
		return t, err
	}
	t.complete(totals[id])
	return t, s.wrote(ctx, "till.closed", t, map[string]any{"counts": t.Counts, "user_id": t.UserID})
}

// History is what happened to a till, the latest first. It fails with ErrNotFound.
func (s *Service) History(ctx context.Context, id, cursor string, size int) ([]tracing.Happening, string, error) {
	if _, err := s.Store.Get(ctx, id); err != nil {
		return nil, "", err
	}
	return s.record.History(ctx, "till", id, cursor, size)
}

func (s *Service) wrote(ctx context.Context, what string, t Till, told map[string]any) error {
	return s.record.Write(ctx, record.Act{Name: what, ID: t.ID, Payload: told, Owners: []string{t.UserID}})
}

func (s *Service) pointNames(ctx context.Context, ids []string) ([]httpx.Name, error) {
	found, err := storage.All[Point](ctx, s.db, len(ids), storage.Where("id IN ?", ids))
	return httpx.Named(found, func(p Point) httpx.Name { return httpx.Name{ID: p.ID, Name: p.Code + " · " + p.Name} }), err
}
