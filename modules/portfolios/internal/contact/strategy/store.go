package strategy

import (
	"context"
	"errors"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// mostVersions bounds the versions of a portfolio's strategy that are listed.
const mostVersions = 200

// Store keeps strategies. Every method joins the transaction of its context.
type Store struct{ db *storage.DB }

// NewStore keeps strategies in db.
func NewStore(db *storage.DB) *Store { return &Store{db} }

// InForce is what holds in a portfolio: the published version, else what the product does.
func (s *Store) InForce(ctx context.Context, portfolioID string) (Strategy, error) {
	found, err := storage.One[Strategy](ctx, s.db, storage.Where("portfolio_id = ? AND status = ?", portfolioID, Published))
	if errors.Is(err, ErrNotFound) {
		return usual(portfolioID), nil
	}
	return found, err
}

func usual(portfolioID string) Strategy {
	return Strategy{Row: storage.Row{ID: "usual", Version: 1}, PortfolioID: portfolioID, Status: Published, Steps: Usual()}
}

// Versions are all of a portfolio, the latest first; what the product does is the last.
func (s *Store) Versions(ctx context.Context, portfolioID string) ([]Strategy, error) {
	kept, err := storage.All[Strategy](ctx, s.db, mostVersions, storage.Where("portfolio_id = ?", portfolioID), storage.Sorted("number DESC"))
	first := usual(portfolioID)
	for _, v := range kept {
		if v.Status == Published {
			first.Status = Superseded
		}
	}
	return append(kept, first), err
}

// draft is the draft of a portfolio, held against others. It fails with ErrNotFound.
func (s *Store) draft(ctx context.Context, portfolioID string) (Strategy, error) {
	return storage.Lock[Strategy](ctx, s.db, storage.Where("portfolio_id = ? AND status = ?", portfolioID, Draft))
}

// supersede takes the published version of a portfolio out of force.
func (s *Store) supersede(ctx context.Context, portfolioID string) error {
	_, err := storage.Set[Strategy](ctx, s.db, map[string]any{"status": Superseded}, storage.Where("portfolio_id = ? AND status = ?", portfolioID, Published))
	return err
}
