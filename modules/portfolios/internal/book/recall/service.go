package recall

import (
	"context"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/book/ledger"
	"github.com/recobro/recobro/modules/portfolios/internal/book/portfolio"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/jobs"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Service recalls portfolios.
type Service struct {
	*Store
	ledger     *ledger.Ledger
	portfolios *portfolio.Service
	queue      *jobs.Client
	record     *record.Record
	clock      clock.Clock
}

// NewService recalls by the ledger, in the background.
func NewService(store *Store, ledger *ledger.Ledger, portfolios *portfolio.Service, queue *jobs.Client, r *record.Record, c clock.Clock) *Service {
	return &Service{store, ledger, portfolios, queue, r, c}
}

// Begin has a portfolio recalled in the background; while one is under way that is what is begun. It fails with portfolio.ErrNotFound
// and portfolio.ErrClosed.
func (s *Service) Begin(ctx context.Context, portfolioID string) (Recall, error) {
	p, err := s.portfolios.Hold(ctx, portfolioID)
	if err != nil {
		return Recall{}, err
	}
	if r, running, err := s.running(ctx, portfolioID); running || err != nil {
		return r, err
	}
	r := Recall{PortfolioID: p.ID, Status: Running, Debtors: p.DebtorsCount}
	if err := storage.Insert(ctx, s.db, &r); err != nil {
		return r, err
	}
	if err := s.record.Write(ctx, record.Act{Name: "portfolio.recall_begun", ID: p.ID, Payload: map[string]any{"count": r.Debtors}}); err != nil {
		return r, err
	}
	return r, s.enqueue(ctx, s.queue, Work{Who: principal.Must(ctx), ID: r.ID})
}

// next recalls the debts of the next debtors, and reports whether those were the last. Each batch is done once, however many ask for
// it and whatever ends in between: where it has come to stands in the row that is held.
func (s *Service) next(ctx context.Context, id string) (done bool, err error) {
	err = s.db.Within(ctx, func(ctx context.Context) error {
		r, err := storage.Lock[Recall](ctx, s.db, storage.ByID(id))
		if done = r.Status == Done; err != nil || done {
			return err
		}
		ids, err := s.debtors(ctx, r.PortfolioID, r.Behind, atOnce)
		if err != nil {
			return err
		}
		if done = len(ids) < atOnce; len(ids) > 0 {
			return s.batch(ctx, &r, ids, done)
		}
		return s.ended(ctx, &r)
	})
	return done, err
}

func (s *Service) batch(ctx context.Context, r *Recall, ids []string, last bool) error {
	accounts, err := s.ledger.OpenMany(ctx, ids)
	if err != nil {
		return err
	}
	var touched []*ledger.Account
	debts := 0
	for _, a := range accounts {
		given, err := giveBack(a)
		if err != nil {
			return err
		}
		if len(given) == 0 {
			continue
		}
		touched, debts = append(touched, a), debts+len(given)
		told := record.Act{Name: "debtor.recalled", ID: a.Debtor.ID, Payload: map[string]any{"debt_ids": given, "resolution": "recalled"}, Silent: true}
		if err := s.record.Write(ctx, told); err != nil {
			return err
		}
	}
	if err := s.ledger.Settle(ctx, touched...); err != nil {
		return err
	}
	r.pass(ids, debts)
	if err := s.tell(ctx, r, touched, last); err != nil {
		return err
	}
	return s.ledger.Grow(ctx, touched...)
}

// tell writes how far the recall is, for other modules and for pages.
func (s *Service) tell(ctx context.Context, r *Recall, touched []*ledger.Account, last bool) error {
	changed := make([]string, len(touched))
	for i, a := range touched {
		changed[i] = a.Debtor.ID
	}
	if len(changed) > 0 {
		if err := s.record.Write(ctx, debtor.Changed(changed)); err != nil {
			return err
		}
	}
	if last {
		return s.ended(ctx, r)
	}
	if err := storage.Update(ctx, s.db, r, r.Version); err != nil {
		return err
	}
	return s.record.Write(ctx, record.Act{Name: "portfolio.recalling", Unkept: true, ID: r.PortfolioID, Payload: map[string]any{"done": r.Done}})
}

func (s *Service) ended(ctx context.Context, r *Recall) error {
	r.end(s.clock.Now().UTC())
	if err := storage.Update(ctx, s.db, r, r.Version); err != nil {
		return err
	}
	return s.record.Write(ctx, record.Act{
		Name: "portfolio.recalled", ID: r.PortfolioID, Payload: map[string]any{"count": r.Debts}, Moves: []string{"debtors", "promises", "plans"},
		Notify: notice(r),
	})
}
