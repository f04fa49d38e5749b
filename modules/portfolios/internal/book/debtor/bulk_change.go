package debtor

import (
	"context"
	"strconv"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/jobs"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/record"
)

// bulkBatch is how many debtors change in one transaction; more than that go on in the background.
const bulkBatch = 500

// bulkTimeout is how long one batch may take.
const bulkTimeout = 5 * time.Minute

// Change is what becomes of many debtors: somebody else works them, or several in turn, or tags are added and removed.
type Change struct {
	Assign     bool     `json:"assign,omitempty"`
	AssigneeID string   `json:"assignee_id,omitempty"`
	InTurn     []string `json:"in_turn,omitempty"` // in place of AssigneeID: each of these users gets the next debtor
	Add        []string `json:"add,omitempty"`
	Remove     []string `json:"remove,omitempty"`
}

// BulkWork is the job that changes the next batch of all debtors of a list, on behalf of who asked for it.
type BulkWork struct {
	Who      principal.Principal `json:"who"`
	Criteria Criteria            `json:"criteria"`
	Change   Change              `json:"change"`
	Behind   string              `json:"behind"` // the last debtor that was changed
	Done     int64               `json:"done"`
}

// Kind names the job.
func (BulkWork) Kind() string { return "portfolios.debtors_bulk" }

// Bulk changes all debtors of a list.
type Bulk struct {
	debtors *Service
	queue   *jobs.Client
}

// NewBulk changes debtors of s; long lists through queue.
func NewBulk(s *Service, queue *jobs.Client) *Bulk { return &Bulk{s, queue} }

// Jobs does what Begin has left for later.
func (b *Bulk) Jobs(workers *jobs.Workers) {
	jobs.Add(workers, bulkTimeout, func(ctx context.Context, job jobs.Job[BulkWork]) error {
		ctx = principal.With(ctx, job.Args.Who)
		return b.debtors.store.db.Within(ctx, func(ctx context.Context) error {
			_, err := b.next(ctx, job.Args)
			return err
		})
	})
}

// BulkJobs is Jobs for the list of what the module provides.
func BulkJobs(workers *jobs.Workers, b *Bulk) { b.Jobs(workers) }

// Begin changes the first debtors that the caller may see and the criteria leave, in the open transaction of ctx, and has
// the others follow. It fails with tag.ErrNotFound and ask.ErrMember.
func (b *Bulk) Begin(ctx context.Context, c Criteria, change Change) (Affected, error) {
	c, err := b.debtors.within(ctx, c, "")
	if err != nil {
		return Affected{}, err
	}
	if err := b.debtors.tagsExist(ctx, change.Add); err != nil {
		return Affected{}, err
	}
	if err := b.debtors.membersExist(ctx, change); err != nil {
		return Affected{}, err
	}
	return b.next(ctx, BulkWork{Who: principal.Must(ctx), Criteria: c, Change: change})
}

// next changes one batch, and puts the next one into the queue by the same transaction: each debtor is changed once,
// whatever ends in between.
func (b *Bulk) next(ctx context.Context, w BulkWork) (Affected, error) {
	rows, err := b.debtors.store.Following(ctx, w.Criteria, w.Behind, bulkBatch)
	if err != nil {
		return Affected{}, err
	}
	first := w.Behind == ""
	if err := b.debtors.changeAll(ctx, rows, w.Change, w.Done); err != nil {
		return Affected{}, err
	}
	w.Done += int64(len(rows))
	if len(rows) < bulkBatch {
		return Affected{Count: w.Done}, b.debtors.markAll(ctx, w, first)
	}
	w.Behind = rows[len(rows)-1].ID
	return Affected{Count: w.Done, Queued: true}, b.debtors.store.Enqueue(ctx, b.queue, w)
}

// changeAll makes the change on debtors behind those that are done, each with its line in the record; screens read it once, at the end.
func (s *Service) changeAll(ctx context.Context, rows []Debtor, change Change, done int64) error {
	ids := idsOf(rows)
	if change.Assign {
		if err := s.deal(ctx, ids, change, done); err != nil {
			return err
		}
	}
	for n, d := range rows {
		if !change.Assign {
			if err := s.store.SetTags(ctx, d.ID, retagged(d.TagIDs, change.Add, change.Remove)); err != nil {
				return err
			}
		}
		step := record.Act{Name: "debtor." + change.name(), ID: d.ID, Payload: change.payloadOf(d, done+int64(n)), Silent: true}
		if err := s.record.Write(ctx, step); err != nil {
			return err
		}
	}
	if len(ids) == 0 {
		return nil
	}
	return s.record.Write(ctx, Changed(ids))
}

// markAll writes into the record that all have been changed, for the screens too; whoever waited for it is notified.
func (s *Service) markAll(ctx context.Context, w BulkWork, atOnce bool) error {
	payload := exported(w.Criteria)
	payload["count"] = w.Done
	for name, value := range w.Change.payload() {
		payload[name] = value
	}
	step := record.Act{Name: "debtors." + w.Change.name(), Kind: "debtor", Payload: payload}
	if !atOnce {
		step.Notify = &events.Notify{
			Kind: "debtors_changed", Users: []string{w.Who.UserID}, Link: "/debtors", Params: map[string]string{"count": strconv.FormatInt(w.Done, 10)},
		}
	}
	return s.record.Write(ctx, step)
}

func (c Change) name() string {
	if c.Assign {
		return "assigned"
	}
	return "tagged"
}

// payloadOf is what the record says of the change on a debtor as it was.
func (c Change) payloadOf(d Debtor, n int64) map[string]any {
	if c.Assign {
		return reassigned(d.AssigneeID, c.assignee(n))
	}
	return c.payload()
}

// assignee is who gets the debtor of a number, the first being 0.
func (c Change) assignee(n int64) string {
	if len(c.InTurn) == 0 {
		return c.AssigneeID
	}
	return c.InTurn[n%int64(len(c.InTurn))]
}

func (c Change) payload() map[string]any {
	switch {
	case c.Assign && len(c.InTurn) > 0:
		return map[string]any{"assignee_ids": c.InTurn}
	case c.Assign:
		return map[string]any{"assignee_id": c.AssigneeID}
	}
	return map[string]any{"added": c.Add, "removed": c.Remove}
}
