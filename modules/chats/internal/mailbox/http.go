package mailbox

import (
	"context"

	"github.com/recobro/recobro/modules/chats/internal/inbox"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

// Routes serves how the reading of mailboxes goes, to whoever sees the inbox.
func Routes(api *httpx.API, s *Store, inboxes *inbox.Store) {
	g := httpx.Group{API: api, Tag: "inboxes", Base: "/api/v1/inboxes", Rights: "chats.inboxes"}
	httpx.Get(g.Op("mailbox", "/{id}/mailbox", "read", "How the letters of an inbox are read"), func(ctx context.Context, in *httpx.ByID) (Mailbox, error) {
		i, err := inboxes.One(ctx, in.ID)
		if err != nil {
			return Mailbox{}, err
		}
		return s.Of(ctx, i.ID, i.CreatedAt)
	})
}
