package conversation

import (
	"context"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// mostCounted is up to how many are counted: one more stands for "more".
const mostCounted = 1000

// ByStatus are numbers of conversations by their states.
type ByStatus struct {
	Open     int64 `json:"open"`
	Pending  int64 `json:"pending"`
	Snoozed  int64 `json:"snoozed"`
	Resolved int64 `json:"resolved"`
}

// Counts are the numbers of conversations that the caller may see.
type Counts struct {
	Mine   ByStatus `json:"mine"`
	Nobody ByStatus `json:"nobody"`
	All    ByStatus `json:"all"`
	Most   int64    `json:"most" doc:"No number is counted beyond this one: one more stands for more"`
}

// Counts counts what the caller may see, each number by an index and no further than it is shown.
func (s *Store) Counts(ctx context.Context) (c Counts, err error) {
	who := principal.Must(ctx)
	c.Most = mostCounted
	mine := storage.Where("conversations.assignee_id = ?", who.UserID)
	nobody := func(tx *gorm.DB) *gorm.DB { return Reached(ctx)(tx.Where("conversations.assignee_id = ''")) }
	err = s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		if err := c.Mine.count(tx, mine); err != nil {
			return err
		}
		if err := c.Nobody.count(tx, nobody); err != nil {
			return err
		}
		if who.Scope != principal.ScopeAll { // theirs and nobody's are all that they see
			c.All = c.Mine.and(c.Nobody)
			return nil
		}
		return c.All.count(tx, func(tx *gorm.DB) *gorm.DB { return tx })
	})
	return c, err
}

func (b *ByStatus) count(tx *gorm.DB, narrow storage.Narrow) (err error) {
	for status, n := range map[Status]*int64{Open: &b.Open, Pending: &b.Pending, Snoozed: &b.Snoozed, Resolved: &b.Resolved} {
		of := narrow(fresh(tx).Model(&Conversation{}).Where("conversations.status = ?", status))
		if *n, err = storage.CountUpTo(of, mostCounted); err != nil {
			return err
		}
	}
	return nil
}

func (b ByStatus) and(o ByStatus) ByStatus {
	sum := func(one, other int64) int64 { return min(one+other, mostCounted+1) }
	return ByStatus{sum(b.Open, o.Open), sum(b.Pending, o.Pending), sum(b.Snoozed, o.Snoozed), sum(b.Resolved, o.Resolved)}
}
