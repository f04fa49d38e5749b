package duplicate

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

// PreviewInput names two debtors who may be merged.
type PreviewInput struct {
	httpx.ByID
	OtherID string `query:"other_id" maxLength:"64" doc:"Who would go into them"`
}

// MergeInput names who is kept, and who goes into them.
type MergeInput struct {
	httpx.ByID
	Body MergeRequest
}

// MergeRequest names the debtor who is merged into another.
type MergeRequest struct {
	OtherID string `json:"other_id" minLength:"1" maxLength:"64"`
}

// SplitInput names a merge that is taken back.
type SplitInput struct {
	httpx.ByID
	Body SplitRequest
}

// SplitRequest names a merge.
type SplitRequest struct {
	MergeID string `json:"merge_id" minLength:"1" maxLength:"64"`
}

// Routes serves merges of debtors.
func Routes(api *httpx.API, s *Service) {
	g := httpx.Group{API: api, Tag: "merges", Base: "/api/v1/deudores/{id}", Rights: "portfolios.debtors"}
	httpx.All(g.Op("list", "/merges", "read", "List who was merged into a debtor"), func(ctx context.Context, in *httpx.ByID) ([]Merge, error) {
		return s.Of(ctx, in.ID)
	})
	httpx.All(g.Op("candidates", "/duplicates", "merge", "List debtors who may be the same person"), func(ctx context.Context, in *httpx.ByID) ([]Candidate, error) {
		return s.Candidates(ctx, in.ID)
	})
	httpx.Get(g.Op("preview", "/merge", "merge", "What a merge would come to"), func(ctx context.Context, in *PreviewInput) (Preview, error) {
		return s.Preview(ctx, in.ID, in.OtherID)
	})
	httpx.Act(g.Op("merge", "/merge", "merge", "Make one of two debtors who are one person"), func(ctx context.Context, in *MergeInput) (Merge, error) {
		return s.Merge(ctx, in.ID, in.Body.OtherID)
	})
	httpx.Act(g.Op("split", "/split", "merge", "Take a merge back"), func(ctx context.Context, in *SplitInput) (Merge, error) {
		return s.Split(ctx, in.ID, in.Body.MergeID)
	})
}

// Of are the merges into a debtor whom the caller may see. It fails with debtor.ErrNotFound.
func (s *Service) Of(ctx context.Context, id string) ([]Merge, error) {
	if _, err := s.debtors.Get(ctx, id); err != nil {
		return nil, err
	}
	return s.standing(ctx, id)
}
