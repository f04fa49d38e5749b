package task

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

// names are the titles of those of some tasks that the caller may see.
func (s *Service) names(ctx context.Context, ids []string) ([]httpx.Name, error) {
	found, err := s.store.Named(ctx, ids)
	names := make([]httpx.Name, len(found))
	for i, t := range found {
		names[i] = httpx.Name{ID: t.ID, Name: t.Title, Page: "/tasks?task=" + t.ID}
	}
	return names, err
}
