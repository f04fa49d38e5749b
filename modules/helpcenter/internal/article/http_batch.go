package article

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

type articleBatchInput struct {
	Body struct {
		IDs []string `json:"ids" minItems:"1" maxItems:"100" doc:"Articles"`
		Do  Deed     `json:"do"`
	}
}

type articleShelveInput struct {
	Body struct {
		IDs        []string `json:"ids" minItems:"1" maxItems:"100" doc:"Articles"`
		CategoryID string   `json:"category_id" minLength:"1" maxLength:"64"`
	}
}

// Batch is what came of each of many articles.
type Batch struct {
	Each []One `json:"each" doc:"In the order in which they were named, each once"`
}

// batches serves what is done to many articles at once: each has a transaction of its own, and nothing more comes of it the second time.
func batches(g httpx.Group, s *Service) {
	do := g.Op("batch", "/batch", "publish", "Publish or archive many articles, or take that back")
	do.Long = true
	httpx.Act(do, func(ctx context.Context, in *articleBatchInput) (Batch, error) {
		return told(ctx, g.API)(s.Do(ctx, in.Body.IDs, in.Body.Do))
	})
	move := g.Op("shelve", "/batch/category", "update", "Move many articles to a category")
	move.Long = true
	httpx.Act(move, func(ctx context.Context, in *articleShelveInput) (Batch, error) {
		return told(ctx, g.API)(s.Move(ctx, in.Body.IDs, in.Body.CategoryID))
	})
}

// told says why articles were refused in the words that the caller reads.
func told(ctx context.Context, api *httpx.API) func(all []One, err error) (Batch, error) {
	return func(all []One, err error) (Batch, error) {
		for at, one := range all {
			if one.Code != "" {
				all[at].Reason = api.Catalog().Title(principal.Must(ctx).Language, one.Code, nil)
			}
		}
		return Batch{all}, err
	}
}
