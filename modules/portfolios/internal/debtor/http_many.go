package debtor

import (
	"context"
	"net/http"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

// DebtorAssignment gives debtors to a user.
type DebtorAssignment struct {
	IDs        []string `json:"ids" minItems:"1" maxItems:"500" uniqueItems:"true" doc:"Debtors"`
	AssigneeID string   `json:"assignee_id" maxLength:"64" doc:"User who will work them; empty for nobody"`
}

// DebtorTagging adds tags to debtors and takes others off.
type DebtorTagging struct {
	IDs    []string `json:"ids" minItems:"1" maxItems:"500" uniqueItems:"true" doc:"Debtors"`
	Add    []string `json:"add,omitempty" maxItems:"20" doc:"Tags to add"`
	Remove []string `json:"remove,omitempty" maxItems:"20" doc:"Tags to take off"`
}

// DebtorTags are the tags of one debtor.
type DebtorTags struct {
	TagIDs []string `json:"tag_ids" maxItems:"20" doc:"Every tag the debtor is to have"`
}

// Affected counts the debtors that a change of many has reached.
type Affected struct {
	Count int64 `json:"count" example:"40"`
}

func manyRoutes(api *httpx.API, s *Service) {
	httpx.RegisterWrite(api, operation("debtors-assign", http.MethodPost, base+"/assign", "assign", "Assign debtors to a user"),
		func(ctx context.Context, in *struct{ Body DebtorAssignment }) (*httpx.Body[Affected], error) {
			n, err := s.Assign(ctx, in.Body.IDs, in.Body.AssigneeID)
			return httpx.OK(Affected{Count: n}), err
		})
	httpx.RegisterWrite(api, operation("debtors-tag", http.MethodPost, base+"/tag", "tag", "Tag debtors"),
		func(ctx context.Context, in *struct{ Body DebtorTagging }) (*httpx.Body[Affected], error) {
			n, err := s.Tag(ctx, in.Body.IDs, in.Body.Add, in.Body.Remove)
			return httpx.OK(Affected{Count: n}), err
		})
	httpx.RegisterWrite(api, operation("debtors-set-tags", http.MethodPut, base+"/{id}/tags", "tag", "Set a debtor's tags"),
		func(ctx context.Context, in *struct {
			IDInput
			Body DebtorTags
		}) (*httpx.Body[Debtor], error) {
			d, err := s.SetTags(ctx, in.ID, in.Body.TagIDs)
			return httpx.OK(d), err
		})
}
