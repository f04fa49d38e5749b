package conversation

import (
	"context"
	"net/http"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

// MergeInput is which conversation takes all that was written in another that still has the version.
type MergeInput struct {
	httpx.ByVersion
	Body struct {
		Into string `json:"into" minLength:"1" maxLength:"64"`
	}
}

// deskRoutes serves what people who work at one desk tell each other.
func deskRoutes(g httpx.Group, s *Service) {
	httpx.Get(g.Op("counts", "/counts", "read", "How many conversations there are: the caller's, nobody's and all, by state"), func(ctx context.Context, _ *struct{}) (Counts, error) {
		return s.Counts(ctx)
	})
	httpx.Get(g.Op("mine", "/mine", "update", "How many of the caller's own conversations wait for an answer, and whether they are at work"), func(ctx context.Context, _ *struct{}) (Mine, error) {
		return s.Mine(ctx)
	})
	httpx.Move(g.Op("merge", "/{id}/merge", "update", "Give all that was written in a conversation to another of the same person or debtor"), func(ctx context.Context, in *MergeInput, version int64) (Conversation, error) {
		return s.Merge(ctx, in.ID, in.Body.Into, version)
	})
	for _, doing := range []Doing{Typing, Viewing} {
		httpx.Do(g.Op(string(doing), "/{id}/"+string(doing), "update", "Tell the others what one is doing at a conversation: "+string(doing)), http.MethodPost, func(ctx context.Context, in *httpx.ByID) error {
			return s.Show(ctx, in.ID, doing)
		})
	}
}
