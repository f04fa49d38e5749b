package promise

import (
	"context"
	"slices"
	"strconv"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/record"
)

// mostAtOnce is how many promises one change of many may reach.
const mostAtOnce = 5_000

// Reassign gives open promises and drafts to somebody else: those with ids, or all that a filter leaves. Those that have ended stay
// with whom they were. It fails with ask.ErrMember and ErrMany.
func (s *Service) Reassign(ctx context.Context, ids []string, f *Filter, ownerID string) (int64, error) {
	if (f == nil) == (len(ids) == 0) {
		return 0, errs.New(errs.Invalid, "invalid").WithField("body.ids", "field.required")
	}
	if err := s.host.Member(ctx, "body.owner_id", ownerID); err != nil {
		return 0, err
	}
	rows, err := s.movable(ctx, ids, f)
	if err != nil {
		return 0, err
	}
	rows = slices.DeleteFunc(rows, func(p Promise) bool { return p.OwnerID == ownerID })
	if len(rows) == 0 {
		return 0, nil
	}
	if err := s.give(ctx, rows, ownerID); err != nil {
		return 0, err
	}
	for _, p := range rows {
		told := map[string]any{"owner_id": ownerID, "changes": map[string]record.Change{"owner_id": {From: p.OwnerID, To: ownerID}}}
		if err := s.record.Write(ctx, record.Act{Name: "promise.reassigned", ID: p.ID, Payload: told, Silent: true}); err != nil {
			return 0, err
		}
	}
	n := len(rows)
	act := record.Act{Name: "promises.reassigned", Kind: "promise", Payload: map[string]any{"owner_id": ownerID, "count": n}, Many: true}
	if by := principal.Must(ctx).UserID; ownerID != by {
		act.Notify = &events.Notify{
			Kind: "promises_assigned", Users: []string{ownerID}, Link: "/promises?owner=me", Params: map[string]string{"by": by, "count": strconv.Itoa(n)},
		}
	}
	return int64(n), s.record.Write(ctx, act)
}
