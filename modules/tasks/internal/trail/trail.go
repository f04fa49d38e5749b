// Package trail tells what happened to tasks: to the record, in the transaction of the change, and to whoever listens.
package trail

import (
	"context"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

// Trail writes steps.
type Trail struct {
	db       *storage.DB
	recorder *tracing.Recorder
	bus      Publisher
}

// Publisher tells whoever listens, once the transaction has committed.
type Publisher interface {
	Publish(ctx context.Context, tx *gorm.DB, event events.Event) error
}

// New writes steps to the record of db and to the bus.
func New(db *storage.DB, recorder *tracing.Recorder, bus Publisher) *Trail {
	return &Trail{db: db, recorder: recorder, bus: bus}
}

// Subject is the kind of subject of every line about a task.
const Subject = "task"

// read is the permission of those who may hear of tasks.
const read = "tasks.tasks:read"

// Step is one thing that happened to one task.
type Step struct {
	Name    string         // what happened: "updated"
	TaskID  string         // the task
	Payload map[string]any // ids, names of fields, fixed words; never personal data
	Owners  []string       // users whose own task it is or was: they hear of it even if they may see own tasks only
	Silent  bool           // for the record alone: one event tells of many steps
}

// Within runs f in a transaction: the open one of ctx, or a new one.
func (t *Trail) Within(ctx context.Context, f func(ctx context.Context) error) error {
	return t.db.Tx(ctx, func(ctx context.Context, _ *gorm.DB) error { return f(ctx) })
}

// Mark writes a step in the open transaction of ctx, or in one of its own.
func (t *Trail) Mark(ctx context.Context, step Step) error {
	return t.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		entry := tracing.Entry{Name: "tasks.task." + step.Name, SubjectType: Subject, SubjectID: step.TaskID, Payload: step.Payload}
		if err := t.recorder.Record(ctx, tx, entry); err != nil || step.Silent {
			return err
		}
		return t.publish(ctx, tx, step)
	})
}

func (t *Trail) publish(ctx context.Context, tx *gorm.DB, step Step) error {
	return t.bus.Publish(ctx, tx, events.Event{
		Type: "recobro.tasks.task." + step.Name, Subject: step.TaskID, Payload: step.Payload, Permission: read, Owners: step.Owners,
		Keys: [][]string{{"tasks", "tasks"}, {"tasks", "tasks", step.TaskID}},
	})
}

// Many tells that many tasks changed at once, without saying which: every list is read again, by those who see own tasks
// only too.
func (t *Trail) Many(ctx context.Context, name string, payload map[string]any) error {
	return t.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		return t.bus.Publish(ctx, tx, events.Event{
			Type: "recobro.tasks.task." + name, Payload: payload, Permission: read, Keys: [][]string{{"tasks", "tasks"}}, Everyone: true,
		})
	})
}

// Notify notifies people of something, by an event that no page hears of: the change itself has an event of its own.
func (t *Trail) Notify(ctx context.Context, name string, notify events.Notify) error {
	return t.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		return t.bus.Publish(ctx, tx, events.Event{Type: "recobro.tasks.task." + name, Notify: &notify})
	})
}

// Of are the lines about one task, the latest first, older than the line before when that is not empty.
func (t *Trail) Of(ctx context.Context, taskID, before string, limit int) ([]tracing.Event, error) {
	return tracing.List(ctx, t.db, tracing.Filter{SubjectType: Subject, SubjectID: taskID, Before: before, Limit: limit})
}
