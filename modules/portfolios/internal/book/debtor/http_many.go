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

// criteria of all that are meant, if they are not named; it refuses both and neither.
func (m DebtorsMeant) criteria(ctx context.Context) (c Criteria, all bool, err error) {
	if (m.Filter == nil) == (len(m.IDs) == 0) {
		return c, false, errs.New(errs.Invalid, "invalid").WithField("body.ids", "field.required")
	}
	if m.Filter == nil {
		return c, false, nil
	}
	return m.Filter.criteria(ctx), true, nil
}

// DebtorAssignment gives debtors to a user.
type DebtorAssignment struct {
	DebtorsMeant
	AssigneeID string   `json:"assignee_id,omitempty" maxLength:"64" doc:"User who will work them; empty for nobody"`
	InTurn     []string `json:"in_turn,omitempty" minItems:"1" maxItems:"100" uniqueItems:"true" doc:"In place of assignee_id: these users in turn, each as many as the others"`
}

// DebtorTagging adds tags to debtors and removes others.
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

// SetTagsInput gives a debtor tags.
type SetTagsInput struct {
	httpx.ByID
	Body DebtorTags
}

// ManyRoutes serves the changes of many debtors.
func ManyRoutes(api *httpx.API, s *Service, bulk *Bulk) {
	g := group(api)
	httpx.Act(g.Op("assign", "/assign", "assign", "Assign debtors to a user"), func(ctx context.Context, in *struct{ Body DebtorAssignment }) (Affected, error) {
		change := Change{Assign: true, AssigneeID: in.Body.AssigneeID, InTurn: in.Body.InTurn}
		if change.AssigneeID != "" && len(change.InTurn) > 0 {
			return Affected{}, errs.New(errs.Invalid, "invalid").WithField("body.in_turn", "field.unexpected")
		}
		return many(ctx, in.Body.DebtorsMeant, bulk, change, func(ids []string) (n int64, before []Held, err error) {
			if before, err = s.ByAssignee(ctx, ids); err != nil {
				return 0, nil, err
			}
			if len(change.InTurn) > 0 {
				n, err = s.AssignInTurn(ctx, ids, change.InTurn)
			} else {
				n, err = s.Assign(ctx, ids, change.AssigneeID)
			}
			return n, before, err
		})
	})
	httpx.Act(g.Op("tag", "/tag", "tag", "Tag debtors"), func(ctx context.Context, in *struct{ Body DebtorTagging }) (Affected, error) {
		add, remove := in.Body.Add, in.Body.Remove
		return many(ctx, in.Body.DebtorsMeant, bulk, Change{Add: add, Remove: remove}, func(ids []string) (n int64, before []Held, err error) {
			if before, err = s.WithTags(ctx, ids, slices.Concat(add, remove)); err == nil {
				n, err = s.Tag(ctx, ids, add, remove)
			}
			return n, before, err
		})
	})
	httpx.Write(g.Op("set-tags", "/{id}/tags", "tag", "Set a debtor's tags"), http.MethodPut, func(ctx context.Context, in *SetTagsInput) (Debtor, error) {
		return s.SetTags(ctx, in.ID, in.Body.TagIDs)
	})
}

// many changes the debtors that are named, or begins to change all of a list.
func many(ctx context.Context, m DebtorsMeant, bulk *Bulk, change Change, named func([]string) (int64, []Held, error)) (Affected, error) {
	c, all, err := m.criteria(ctx)
	if err != nil {
		return Affected{}, err
	}
	if all {
		return bulk.Begin(ctx, c, change)
	}
	n, before, err := named(m.IDs)
	return Affected{Count: n, Before: before}, err
}
