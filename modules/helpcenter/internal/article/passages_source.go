package article

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// sourced says of passages which version they are of, and where everybody may read them.
func (s *Service) sourced(ctx context.Context, all []Passage) error {
	for i := range all {
		a, err := storage.One[Article](ctx, s.db, storage.ByID(all[i].ArticleID), storage.Columns("id", "portal_id", "slug", "language"))
		if err != nil {
			return err
		}
		if all[i].Version, err = s.liveVersion(ctx, a.ID); err != nil {
			return err
		}
		if all[i].Address, err = s.address(ctx, a); err != nil {
			return err
		}
	}
	return nil
}

// liveVersion is the number of the version that readers have.
func (s *Service) liveVersion(ctx context.Context, id string) (int, error) {
	last, err := storage.All[Version](ctx, s.db, 1, of(id), storage.Where("why = ?", Live), storage.Sorted("number DESC"), storage.Columns("tenant_id", "article_id", "number"))
	if err != nil || len(last) == 0 {
		return 0, err
	}
	return last[0].Number, nil
}

func (s *Service) address(ctx context.Context, a Article) (string, error) {
	p, err := s.portals.Get(ctx, a.PortalID)
	if err != nil || !p.Public {
		return "", err
	}
	return p.Address + "/" + string(a.Language) + "/a/" + a.Slug, nil
}
