package tracing

import (
	"context"
	"maps"
	"slices"
	"time"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Filter says which lines are wanted; empty fields do not narrow.
type Filter struct {
	ActorID     string    `json:"actor_id,omitempty"`
	SubjectType string    `json:"subject_type,omitempty"`
	SubjectID   string    `json:"subject_id,omitempty"`
	Subjects    []Subject `json:"-"`              // lines of any of these
	Name        string    `json:"name,omitempty"` // exact, or a prefix that ends in "."
	TraceID     string    `json:"trace_id,omitempty"`
	From        time.Time `json:"from,omitzero"`    // at or after
	To          time.Time `json:"to,omitzero"`      // before
	Before      string    `json:"before,omitempty"` // id of the last line seen: older ones follow
	Limit       int       `json:"limit,omitempty"`  // 1 to 200; 0 = 50
}

// Subject is what lines are about: a record by its kind.
type Subject struct{ Type, ID string }

const (
	usualLimit   = 50
	largestLimit = 200
)

// List gives the tenant's lines that fit, the newest first.
func List(ctx context.Context, db *storage.DB, filter Filter) (events []Event, err error) {
	err = db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		return filter.narrow(tx).Order("id DESC").Limit(filter.limit()).Find(&events).Error
	})
	return events, err
}

func (f Filter) limit() int {
	if f.Limit <= 0 {
		return usualLimit
	}
	return min(f.Limit, largestLimit)
}

func (f Filter) narrow(tx *gorm.DB) *gorm.DB {
	for column, value := range map[string]string{
		"actor_id = ?": f.ActorID, "subject_type = ?": f.SubjectType, "subject_id = ?": f.SubjectID,
		"trace_id = ?": f.TraceID, "id < ?": f.Before,
	} {
		if value != "" {
			tx = tx.Where(column, value)
		}
	}
	if len(f.Subjects) > 0 {
		tx = tx.Where(f.about(tx.Session(&gorm.Session{NewDB: true})))
	}
	if !f.From.IsZero() {
		tx = tx.Where("created_at >= ?", f.From.UTC())
	}
	if !f.To.IsZero() {
		tx = tx.Where("created_at < ?", f.To.UTC())
	}
	return f.named(tx)
}

// about is the condition on the subjects, a kind at a time: each is a way into the index.
func (f Filter) about(fresh *gorm.DB) *gorm.DB {
	ids := map[string][]string{}
	for _, s := range f.Subjects {
		ids[s.Type] = append(ids[s.Type], s.ID)
	}
	for _, kind := range slices.Sorted(maps.Keys(ids)) {
		fresh = fresh.Or("subject_type = ? AND subject_id IN ?", kind, ids[kind])
	}
	return fresh
}

func (f Filter) named(tx *gorm.DB) *gorm.DB {
	switch {
	case f.Name == "":
		return tx
	case f.Name[len(f.Name)-1] == '.':
		return tx.Where("name >= ? AND name < ?", f.Name, f.Name[:len(f.Name)-1]+"/") // "/" follows "."
	default:
		return tx.Where("name = ?", f.Name)
	}
}
