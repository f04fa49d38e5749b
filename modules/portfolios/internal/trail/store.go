// Package trail tells what happened: to the record, in the transaction of the change, and to whoever listens.
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

// Step is one thing that happened to one subject.
type Step struct {
	Name    string         // aggregate and what happened: "debtor.updated"
	Subject string         // kind of subject: "debtor"
	ID      string         // id of the subject
	Payload map[string]any // ids, names of fields, amounts; never personal data
	Silent  bool           // for the record alone: nothing on a screen changes
	Owners  []string       // users whose own row it is or was, for listeners who may see own rows only
	All     bool           // of many rows at once: those listeners read their lists again, and are told no more
	Moves   []string       // what else of the module it changes on screens: "portfolios"
	Notify  *events.Notify // who is to be notified of it; nil = nobody. A silent step notifies nobody
}

// Within runs f in a transaction: the open one of ctx, or a new one.
func (t *Trail) Within(ctx context.Context, f func(ctx context.Context) error) error {
	return t.db.Tx(ctx, func(ctx context.Context, _ *gorm.DB) error { return f(ctx) })
}

// Mark writes a step in the open transaction of ctx, or in one of its own.
func (t *Trail) Mark(ctx context.Context, step Step) error {
	return t.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		entry := tracing.Entry{Name: "portfolios." + step.Name, SubjectType: step.Subject, SubjectID: step.ID, Payload: step.Payload}
		if err := t.recorder.Record(ctx, tx, entry); err != nil || step.Silent {
			return err
		}
		return t.bus.Publish(ctx, tx, step.event())
	})
}

// Notify notifies people of something, by an event that no page hears of.
func (t *Trail) Notify(ctx context.Context, name string, notify *events.Notify) error {
	if len(notify.Users) == 0 {
		return nil
	}
	return t.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		return t.bus.Publish(ctx, tx, events.Event{Type: "recobro.portfolios." + name, Notify: notify})
	})
}

func (s Step) event() events.Event {
	plural := s.Subject + "s"
	keys := [][]string{{"portfolios", plural}}
	for _, moved := range s.Moves {
		keys = append(keys, []string{"portfolios", moved})
	}
	return events.Event{
		Type: "recobro.portfolios." + s.Name, Subject: s.ID, Payload: s.Payload, Owners: s.Owners, Everyone: s.All, Notify: s.Notify,
		Keys:       keys,
		Permission: "portfolios." + plural + ":read",
	}
}
