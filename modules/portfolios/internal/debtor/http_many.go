package debtor

import (
	"context"
	"net/http"
	"slices"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

// DebtorsMeant are debtors by their ids, or all that a list shows.
type DebtorsMeant struct {
	IDs    []string      `json:"ids,omitempty" minItems:"1" maxItems:"500" uniqueItems:"true" doc:"These debtors"`
	Filter *DebtorFilter `json:"filter,omitempty" doc:"In place of ids: all debtors that the list shows with these parameters"`
}

// DebtorFilter are the parameters of a list of debtors.
type DebtorFilter struct {
	Q           string   `json:"q,omitempty" maxLength:"120"`
	PortfolioID []string `json:"portfolio_id,omitempty" maxItems:"50"`
	Currency    []string `json:"currency,omitempty" maxItems:"20"`
	Bucket      []string `json:"bucket,omitempty" maxItems:"30"`
	Status      []Status `json:"status,omitempty" maxItems:"9" enum:"new,in_progress,promised,plan,paid,disputed,legal,uncollectable,recalled"`
	Tag         []string `json:"tag,omitempty" maxItems:"20"`
	Assignee    string   `json:"assignee,omitempty" maxLength:"64"`
}

// criteria of all that are meant, if they are not named; it refuses both and neither.
func (m DebtorsMeant) criteria(ctx context.Context) (c Criteria, all bool, err error) {
	if (m.Filter == nil) == (len(m.IDs) == 0) {
		return c, false, errs.New(errs.Invalid, "invalid").WithField("body.ids", "field.required")
	}
	if m.Filter == nil {
		return c, false, nil
	}
	f := *m.Filter
	in := ListInput{Q: f.Q, PortfolioID: f.PortfolioID, Currency: f.Currency, Bucket: f.Bucket, Status: f.Status, Tag: f.Tag, Assignee: f.Assignee}
	return in.criteria(ctx), true, nil
}

// DebtorAssignment gives debtors to a user.
type DebtorAssignment struct {
	DebtorsMeant
	AssigneeID string `json:"assignee_id" maxLength:"64" doc:"User who will work them; empty for nobody"`
}

// DebtorTagging adds tags to debtors and takes others off.
type DebtorTagging struct {
	DebtorsMeant
	Add    []string `json:"add,omitempty" maxItems:"20" doc:"Tags to add"`
	Remove []string `json:"remove,omitempty" maxItems:"20" doc:"Tags to take off"`
}

// DebtorTags are the tags of one debtor.
type DebtorTags struct {
	TagIDs []string `json:"tag_ids" maxItems:"20" doc:"Every tag the debtor is to have"`
}

// Affected counts the debtors that a change of many has reached.
type Affected struct {
	Count  int64  `json:"count" doc:"So far, where the change goes on" example:"40"`
	Queued bool   `json:"queued" doc:"There are many: the change goes on in the background, and whoever asked is notified of its end"`
	Before []Held `json:"before,omitempty" doc:"What the debtors that were named had, to go back to"`
}

// ManyRoutes serves the changes of many debtors.
func ManyRoutes(api *httpx.API, s *Service, bulk *Bulk) {
	httpx.RegisterWrite(api, operation("debtors-assign", http.MethodPost, base+"/assign", "assign", "Assign debtors to a user"),
		func(ctx context.Context, in *struct{ Body DebtorAssignment }) (*httpx.Body[Affected], error) {
			change := Change{Assign: true, AssigneeID: in.Body.AssigneeID}
			return many(ctx, in.Body.DebtorsMeant, bulk, change, func(ids []string) (n int64, before []Held, err error) {
				if before, err = s.Assigned(ctx, ids); err == nil {
					n, err = s.Assign(ctx, ids, in.Body.AssigneeID)
				}
				return n, before, err
			})
		})
	httpx.RegisterWrite(api, operation("debtors-tag", http.MethodPost, base+"/tag", "tag", "Tag debtors"),
		func(ctx context.Context, in *struct{ Body DebtorTagging }) (*httpx.Body[Affected], error) {
			add, remove := in.Body.Add, in.Body.Remove
			change := Change{Add: add, Remove: remove}
			return many(ctx, in.Body.DebtorsMeant, bulk, change, func(ids []string) (n int64, before []Held, err error) {
				if before, err = s.Carrying(ctx, ids, slices.Concat(add, remove)); err == nil {
					n, err = s.Tag(ctx, ids, add, remove)
				}
				return n, before, err
			})
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

// many changes the debtors that are named, or begins to change all of a list.
func many(ctx context.Context, m DebtorsMeant, bulk *Bulk, change Change, named func([]string) (int64, []Held, error)) (*httpx.Body[Affected], error) {
	c, all, err := m.criteria(ctx)
	if err != nil {
		return nil, err
	}
	if all {
		done, err := bulk.Begin(ctx, c, change)
		return httpx.OK(done), err
	}
	n, before, err := named(m.IDs)
	return httpx.OK(Affected{Count: n, Before: before}), err
}
