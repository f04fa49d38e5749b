package strategy

import (
	"context"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/book/portfolio"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Service is what can be done with strategies.
type Service struct {
	*Store
	portfolios *portfolio.Store
	debtors    *debtor.Store
	record     *record.Record
	clock      clock.Clock
}

// NewService keeps strategies of portfolios.
func NewService(store *Store, portfolios *portfolio.Store, debtors *debtor.Store, r *record.Record, c clock.Clock) *Service {
	return &Service{store, portfolios, debtors, r, c}
}

// Of are the versions of a portfolio, the latest first. It fails with portfolio.ErrNotFound.
func (s *Service) Of(ctx context.Context, portfolioID string) ([]Strategy, error) {
	if _, err := s.portfolios.Get(ctx, portfolioID); err != nil {
		return nil, err
	}
	return s.Versions(ctx, portfolioID)
}

// Begin drafts the next version of a portfolio's strategy, as the one in force is. It fails with portfolio.ErrNotFound, and with ErrDraft
// while there is a draft.
func (s *Service) Begin(ctx context.Context, portfolioID string) (Strategy, error) {
	versions, err := s.Of(ctx, portfolioID)
	if err != nil {
		return Strategy{}, err
	}
	in, err := s.InForce(ctx, portfolioID)
	if err != nil {
		return in, err
	}
	draft := Strategy{PortfolioID: portfolioID, Number: versions[0].Number + 1, Status: Draft, Steps: in.Steps}
	if err := storage.Insert(ctx, s.db, &draft); err != nil {
		return draft, err
	}
	return draft, s.wrote(ctx, "drafted", draft)
}

// Change replaces what a draft says that still has the version. It fails with ErrNotFound, storage.ErrStale and as Check does.
func (s *Service) Change(ctx context.Context, portfolioID string, version int64, steps []Step, note string) (Strategy, error) {
	v, err := s.draft(ctx, portfolioID)
	if err != nil {
		return v, err
	}
	if err := Check(steps); err != nil {
		return v, err
	}
	v.Steps, v.Note = steps, note
	return v, storage.Update(ctx, s.db, &v, version)
}

// Publish puts a draft that still has the version in force, in the place of the version before. It fails with ErrNotFound, storage.ErrStale
// and as Check does.
func (s *Service) Publish(ctx context.Context, portfolioID string, version int64) (Strategy, error) {
	v, err := s.draft(ctx, portfolioID)
	if err != nil {
		return v, err
	}
	if err := Check(v.Steps); err != nil {
		return v, err
	}
	now := s.clock.Now()
	v.Status, v.PublishedAt, v.PublishedBy = Published, &now, principal.Must(ctx).UserID
	if err := s.supersede(ctx, portfolioID); err != nil {
		return v, err
	}
	if err := storage.Update(ctx, s.db, &v, version); err != nil {
		return v, err
	}
	if err := s.debtors.ChangedAll(ctx, portfolioID); err != nil {
		return v, err
	}
	return v, s.wrote(ctx, "published", v)
}

// Discard removes a draft that still has the version. It fails with ErrNotFound and storage.ErrStale.
func (s *Service) Discard(ctx context.Context, portfolioID string, version int64) error {
	v, err := s.draft(ctx, portfolioID)
	if err != nil {
		return err
	}
	if err := storage.Delete(ctx, s.db, &v, version); err != nil {
		return err
	}
	return s.wrote(ctx, "discarded", v)
}

func (s *Service) wrote(ctx context.Context, what string, v Strategy) error {
	return s.record.Write(ctx, record.Act{
		Name: "strategy." + what, ID: v.ID, Payload: map[string]any{"portfolio_id": v.PortfolioID, "number": v.Number},
	})
}
