package reply

import (
	"context"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// visible narrows to everybody's replies and the caller's own: nobody reads another's.
func visible(ctx context.Context) storage.Narrow {
	return storage.Where("replies.owner_id IN ?", []string{"", principal.Must(ctx).UserID})
}

// writable narrows to the replies that the caller may change.
func writable(ctx context.Context) storage.Narrow {
	who := principal.Must(ctx)
	if who.Scope == principal.ScopeAll {
		return visible(ctx)
	}
	return storage.Where("replies.owner_id = ?", who.UserID)
}

// List is a page of the replies that have the words of a text, by shortcut.
func (s *Service) List(ctx context.Context, text string, p page.Params) ([]Reply, page.Meta, error) {
	words := func(tx *gorm.DB) *gorm.DB { return page.Words(s.db, tx, "replies.key", text) }
	return page.Few[Reply](ctx, s.db, "shortcut, id", p, visible(ctx), words)
}

// Get is one reply. It fails with ErrNotFound.
func (s *Service) Get(ctx context.Context, id string) (Reply, error) {
	return storage.One[Reply](ctx, s.db, storage.ByID(id), visible(ctx))
}
