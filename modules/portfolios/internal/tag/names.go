package tag

import (
	"context"
	"slices"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

// names are what tags are called; there are few of them.
func (s *Service) names(ctx context.Context, ids []string) (names []httpx.Name, err error) {
	all, err := s.All(ctx)
	for _, t := range all {
		if slices.Contains(ids, t.ID) {
			names = append(names, httpx.Name{ID: t.ID, Name: t.Name})
		}
	}
	return names, err
}
