// Package readmodel keeps records of another module in a module's own tables, to be listed, joined and searched there: all of
// them at first, then whatever events say has changed. One worker of each tenant reads, one thing after another, so that what is
// older never overwrites what is newer; a crash or a day without the event server costs time, not rows.
package readmodel

import (
	"context"
	"encoding/json"
	"time"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"github.com/recobro/recobro/plugins-sdk/go/ask"
	"github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/jobs"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Model is what is kept, and from where. T is a record as the other module's operations answer it.
type Model[T any] struct {
	Name   string                                                     // of the model, for good
	List   string                                                     // path of the list of all records, whose page parameters are added; in an order that does not change
	Some   string                                                     // path of the operation that answers some records: those of the parameter id, separated by commas
	Events []string                                                   // types of events by which records change; the manifest lists them under events.consumes
	ID     func(T) string                                             // of a record
	Write  func(ctx context.Context, tx *gorm.DB, records []T) error  // new ones and changed ones
	Remove func(ctx context.Context, tx *gorm.DB, ids []string) error // of which there are none any more, or never were
	// Pulse is how often the worker looks for what has changed; 0 = 1 s.
	Pulse time.Duration
}

// Parts are what a model is kept with; a module gets each by Provide.
type Parts struct {
	DB        *storage.DB
	Host      *ask.Host
	Workers   *jobs.Workers
	Consumers *events.Consumers
}

// most is how many records are read at a time: a page.
const most = 100

type due struct {
	TenantID string `gorm:"primaryKey"`
	Model    string `gorm:"primaryKey"`
	ID       string `gorm:"primaryKey"`
	Marks    int64  // how often it was told; more by the time it has been read: it is read again
}

// TableName is the table of what has changed.
func (due) TableName() string { return "sdk_readmodel_due" }

// Keep keeps a model from now on, in each tenant that has the module on. An event names a record by its subject, or many by
// "ids" in its payload; one that names none has all read again.
func Keep[T any](p Parts, m Model[T]) {
	if m.Pulse == 0 {
		m.Pulse = time.Second
	}
	k := &keeper[T]{Parts: p, Model: m}
	for _, kind := range m.Events {
		p.Consumers.On(kind, "readmodel."+m.Name, k.mark)
	}
	p.Workers.PerTenant("readmodel."+m.Name, k.work)
}

type keeper[T any] struct {
	Parts
	Model[T]
}

// everything is the id by which all records are due.
const everything = "*"

// mark notes what an event says has changed, in the transaction that takes the event in.
func (k *keeper[T]) mark(_ context.Context, tx *gorm.DB, e events.Envelope) error {
	var told struct {
		IDs []string `json:"ids"`
	}
	if err := json.Unmarshal(e.Data, &told); err != nil {
		told.IDs = nil // a payload of another form
	}
	if e.Subject != "" {
		told.IDs = append(told.IDs, e.Subject)
	}
	if len(told.IDs) == 0 {
		told.IDs = []string{everything}
	}
	rows := make([]due, len(told.IDs))
	for i, id := range told.IDs {
		rows[i] = due{Model: k.Name, ID: id, Marks: 1}
	}
	return tx.Clauses(clause.OnConflict{
		Columns:   []clause.Column{{Name: "tenant_id"}, {Name: "model"}, {Name: "id"}},
		DoUpdates: clause.Assignments(map[string]any{"marks": gorm.Expr("sdk_readmodel_due.marks + 1")}),
	}).CreateInBatches(rows, 500).Error
}

// progress is how far the first reading of all records is.
type progress struct {
	Cursor string `json:"cursor,omitempty"`
	Done   bool   `json:"done,omitempty"`
}

// work reads until ctx ends: what has changed first, then one more page of all there is.
func (k *keeper[T]) work(ctx context.Context, held *jobs.Held) error {
	var at progress
	if _, err := held.Resume(&at); err != nil {
		return err
	}
	tick := time.NewTicker(k.Pulse)
	defer tick.Stop()
	for {
		more, err := k.step(ctx, held, &at)
		if err != nil {
			return err
		}
		if more {
			continue
		}
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-tick.C:
		}
	}
}

func (k *keeper[T]) step(ctx context.Context, held *jobs.Held, at *progress) (more bool, err error) {
	marked, err := storage.All[due](ctx, k.DB, most, storage.Where("model = ?", k.Name), storage.Sorted("id"))
	switch {
	case err != nil:
		return false, err
	case len(marked) > 0 && marked[0].ID == everything:
		*at = progress{}
		return true, k.settle(ctx, held, at, marked[:1], nil, nil)
	case len(marked) > 0:
		return true, k.some(ctx, held, at, marked)
	case !at.Done:
		return true, k.page(ctx, held, at)
	}
	return false, nil
}

// some reads records that have changed; those that are not answered are gone.
func (k *keeper[T]) some(ctx context.Context, held *jobs.Held, at *progress, marked []due) error {
	ids := make([]string, len(marked))
	for i, one := range marked {
		ids[i] = one.ID
	}
	records, err := read[T](ctx, k.Host, k.Some, ids)
	if err != nil {
		return err
	}
	found := map[string]bool{}
	for _, one := range records.Data {
		found[k.ID(one)] = true
	}
	var gone []string
	for _, id := range ids {
		if !found[id] {
			gone = append(gone, id)
		}
	}
	return k.settle(ctx, held, at, marked, records.Data, gone)
}

// page reads one more page of all records.
func (k *keeper[T]) page(ctx context.Context, held *jobs.Held, at *progress) error {
	records, err := page[T](ctx, k.Host, k.List, at.Cursor)
	if err != nil {
		return err
	}
	*at = progress{Cursor: records.Meta.Next, Done: records.Meta.Next == ""}
	return k.settle(ctx, held, at, nil, records.Data, nil)
}

// settle writes what was read, and that it was, in one transaction, if nobody else has taken over meanwhile.
func (k *keeper[T]) settle(ctx context.Context, held *jobs.Held, at *progress, marked []due, records []T, gone []string) error {
	return k.DB.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		for _, one := range marked {
			if err := tx.Where("model = ? AND id = ? AND marks = ?", k.Name, one.ID, one.Marks).Delete(&due{}).Error; err != nil {
				return err
			}
		}
		if len(records) > 0 {
			if err := k.Write(ctx, tx, records); err != nil {
				return err
			}
		}
		if len(gone) > 0 {
			if err := k.Remove(ctx, tx, gone); err != nil {
				return err
			}
		}
		return held.Save(ctx, *at)
	})
}
