package article

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

func products(g httpx.Group, s *Service) {
	httpx.Act(g.Op("take", "/{id}/take", "update", "Make an article of the product the company's own"), func(ctx context.Context, in *httpx.ByID) (Article, error) {
		return s.Take(ctx, in.ID)
	})
	httpx.All(g.Op("outdated", "/outdated", "update", "Articles whose text in the product is newer"), func(ctx context.Context, _ *struct{}) ([]Article, error) {
		return s.Outdated(ctx)
	})
	httpx.Get(g.Op("product", "/{id}/product", "update", "The product's text of an article that was the product's"), func(ctx context.Context, in *httpx.ByID) (Newer, error) {
		return s.Product(ctx, in.ID)
	})
	httpx.Move(g.Op("take-newer", "/{id}/product/take", "update", "Make the product's text the draft"), func(ctx context.Context, in *httpx.ByVersion, version int64) (Article, error) {
		return s.Answer(ctx, in.ID, version, true)
	})
	httpx.Move(g.Op("keep-own", "/{id}/product/keep", "update", "Keep the company's text, although the product's is newer"), func(ctx context.Context, in *httpx.ByVersion, version int64) (Article, error) {
		return s.Answer(ctx, in.ID, version, false)
	})
}
