package link

import (
	"context"

	"github.com/recobro/recobro/modules/chats/internal/conversation"
	"github.com/recobro/recobro/modules/chats/internal/person"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

// Input is whose somebody is said to be.
type Input struct {
	httpx.ByID
	Body struct {
		DebtorID string `json:"debtor_id" minLength:"1" maxLength:"64"`
	}
}

// Routes serves whose those are who write.
func Routes(api *httpx.API, s *Service) {
	g := httpx.Group{API: api, Tag: "conversations", Base: "/api/v1/conversations", Rights: "chats.conversations", Long: true} // portfolios is asked
	httpx.Get(g.Op("person", "/{id}/person", "read", "Who writes in a conversation"), func(ctx context.Context, in *httpx.ByID) (person.Person, error) {
		return s.Shown(ctx, in.ID)
	})
	httpx.All(g.Op("suggested", "/{id}/suggested", "read", "Debtors who have the number or the mailbox from which they write"), func(ctx context.Context, in *httpx.ByID) ([]Suggested, error) {
		return s.Suggest(ctx, in.ID)
	})
	httpx.Act(g.Op("link", "/{id}/link", "update", "Say which debtor writes; all conversations of this person follow"), func(ctx context.Context, in *Input) (conversation.Conversation, error) {
		return s.Link(ctx, in.ID, in.Body.DebtorID)
	})
	httpx.Act(g.Op("unlink", "/{id}/unlink", "update", "Say that who writes is none of the debtors known"), func(ctx context.Context, in *httpx.ByID) (conversation.Conversation, error) {
		return s.Link(ctx, in.ID, "")
	})
}
