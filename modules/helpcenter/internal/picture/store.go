package picture

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/files"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Sums are the pictures of an article and its translations, by the sums of their content.
func (s *Service) Sums(ctx context.Context, rootID string) (ids map[string]string, err error) {
	narrow := storage.Where("record_type = ? AND record_id = ? AND erased_at IS NULL", of(rootID).Type, rootID)
	all, err := storage.All[files.File](ctx, s.db, Most, narrow, storage.Sorted("id"))
	ids = map[string]string{}
	for _, one := range all {
		ids[one.SHA256] = one.ID
	}
	return ids, err
}
