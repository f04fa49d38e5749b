package article

import (
	"context"
	"slices"
)

// turn has the pages of the portals that it stands on made anew, where readers have the article, or had it.
func (s *Service) turn(ctx context.Context, before, after Article) error {
	if before.Status != Published && after.Status != Published {
		return nil
	}
	on := slices.Compact(slices.Sorted(slices.Values([]string{before.PortalID, after.PortalID}))) // whoever moves one back waits
	for _, id := range on {
		if err := s.portals.Turn(ctx, id); err != nil {
			return err
		}
	}
	return nil
}

func (s *Service) settle(ctx context.Context, before Article, after *Article) error {
	if err := after.Seal(); err != nil {
		return err
	}
	if after.saysOther(before) {
		after.ChangedAt, after.ReviewedAt = s.clock.Now(), s.clock.Now()
	}
	if after.CategoryID == before.CategoryID {
		return nil
	}
	return s.shelve(ctx, after)
}
