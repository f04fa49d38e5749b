package portfolio

import (
	"context"
	"net/http"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

// AuthorityLimits say how far each role may change debts of a portfolio by itself.
type AuthorityLimits struct {
	Limits Authority `json:"limits" maxItems:"3" doc:"What is said of a role; a role that is left out has what it has at first"`
}

// authorityRoute serves the setting itself; it is read with the portfolio.
func authorityRoute(api *httpx.API, s *Service) {
	httpx.RegisterWrite(api, write(http.MethodPut, "portfolios-set-authority", base+"/{id}/authority", "authorize",
		"Set how far each role may change the portfolio's debts without somebody else's approval"),
		func(ctx context.Context, in *struct {
			ChangeInput
			Body AuthorityLimits
		}) (*httpx.Body[Portfolio], error) {
			version, err := in.Version()
			if err != nil {
				return nil, err
			}
			p, err := s.Authorize(ctx, in.ID, version, in.Body.Limits)
			return httpx.OK(p), err
		})
}

// Authorize sets the authority of a portfolio that still has the version. It fails with ErrAuthority, ErrCurrency,
// ErrNotFound and storage.ErrStale.
func (s *Service) Authorize(ctx context.Context, id string, version int64, authority Authority) (Portfolio, error) {
	if err := authority.check(); err != nil {
		return Portfolio{}, err
	}
	p, err := s.store.Hold(ctx, id)
	if err != nil {
		return p, err
	}
	before := p.Authority
	p.Authority = authority.Complete()
	if err := s.store.Update(ctx, &p, version); err != nil {
		return p, err
	}
	return p, s.mark(ctx, "authorized", &p, map[string]any{"before": before.Complete(), "after": p.Authority})
}
