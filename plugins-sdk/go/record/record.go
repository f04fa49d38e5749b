// Package record says what happened: in the record (tracing events), in the transaction of the change; to open pages, which read
// again what they show; and to people who are to be notified.
package record

import (
	"context"
	"strings"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

// Record is a module's, or the core's. Safe for concurrent use.
type Record struct {
	db       *storage.DB
	recorder *tracing.Recorder
	teller   *tracing.Teller
	bus      Publisher
}

// Publisher publishes an event once the transaction tx has committed.
type Publisher interface {
	Publish(ctx context.Context, tx *gorm.DB, event events.Event) error
}

// New records into db; what its lines say follows from the fields that teller knows. Without a bus every act is Silent.
func New(db *storage.DB, recorder *tracing.Recorder, teller *tracing.Teller, bus Publisher) *Record {
	return &Record{db: db, recorder: recorder, teller: teller, bus: bus}
}

// Act is one thing that happened to a record. Unless it is silent it is told as an event, "recobro.module.record.updated", which
// the manifest's events.publishes lists, to those who hold "module.records:read" (the plural of the kind) and may see the row.
// Their screens read again what they keep under the query key ["module", "records"].
type Act struct {
	Name    string         // the kind of record and what happened to it: "record.updated"
	ID      string         // id of the record; empty when it was many
	Kind    string         // the kind of record where Name begins otherwise; empty = what Name begins with
	Payload map[string]any // ids, names of fields, amounts in minor units; never personal data
	Silent  bool           // for the record alone: nothing on a screen changes, and nobody is notified
	Unkept  bool           // for pages and people alone: the acts that it sums up are in the record
	Unseen  bool           // for other modules alone: neither the record nor a page hears of it
	Owners  []string       // users whose own row it is, or was until now: of those who may see own rows only, they alone hear of it
	Many    bool           // of many rows: those who may see own rows only read their lists again, and learn no more
	Moves   []string       // what else of the module it changes on screens: "records"
	Notify  *events.Notify // whom to notify; nil = nobody
}

// Write records an act in the open transaction of ctx, or in one of its own.
func (r *Record) Write(ctx context.Context, act Act) error {
	return r.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		if !act.Unkept && !act.Unseen {
			entry := tracing.Entry{Name: r.db.Schema() + "." + act.Name, SubjectType: act.kind(), SubjectID: act.ID, Payload: act.payload()}
			if err := r.recorder.Record(ctx, tx, entry); err != nil {
				return err
			}
		}
		if act.Silent || r.bus == nil {
			return nil
		}
		return r.bus.Publish(ctx, tx, act.event(r.db.Schema()))
	})
}

// Notify notifies people of something, by an event of which no page hears: the change itself has an event of its own.
func (r *Record) Notify(ctx context.Context, name string, notify *events.Notify) error {
	if len(notify.Users) == 0 {
		return nil
	}
	return r.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		return r.bus.Publish(ctx, tx, events.Event{Type: "recobro." + r.db.Schema() + "." + name, Notify: notify})
	})
}

// History is what happened to a record, the latest first, and the cursor of older lines, "" for none. before is such a cursor.
func (r *Record) History(ctx context.Context, kind, id, before string, size int) ([]tracing.Happening, string, error) {
	return r.Story(ctx, []tracing.Subject{{Type: kind, ID: id}}, before, size)
}

// Story is History of several records together: of one and what belongs to it.
func (r *Record) Story(ctx context.Context, of []tracing.Subject, before string, size int) ([]tracing.Happening, string, error) {
	lines, err := tracing.List(ctx, r.db, tracing.Filter{Subjects: of, Before: before, Limit: size})
	if err != nil {
		return nil, "", err
	}
	if len(lines) < size {
		return r.teller.History(lines), "", nil
	}
	return r.teller.History(lines), lines[len(lines)-1].ID, nil
}

func (a Act) kind() string {
	if a.Kind != "" {
		return a.Kind
	}
	kind, _, _ := strings.Cut(a.Name, ".")
	return kind
}

func (a Act) payload() any {
	if a.Payload == nil {
		return nil
	}
	return a.Payload
}

func (a Act) event(module string) events.Event {
	if a.Unseen {
		return events.Event{Type: "recobro." + module + "." + a.Name, Subject: a.ID, Payload: a.Payload}
	}
	keys := [][]string{{module, plural(a.kind())}}
	for _, moved := range a.Moves {
		keys = append(keys, []string{module, moved})
	}
	return events.Event{
		Type: "recobro." + module + "." + a.Name, Subject: a.ID, Payload: a.Payload, Keys: keys,
		Permission: module + "." + plural(a.kind()) + ":read", Owners: a.Owners, Everyone: a.Many, Notify: a.Notify,
	}
}

func plural(kind string) string {
	switch {
	case strings.HasSuffix(kind, "sis"): // analysis, analyses
		return strings.TrimSuffix(kind, "is") + "es"
	case strings.HasSuffix(kind, "s"), strings.HasSuffix(kind, "x"), strings.HasSuffix(kind, "ch"):
		return kind + "es"
	case strings.HasSuffix(kind, "y"):
		return strings.TrimSuffix(kind, "y") + "ies"
	default:
		return kind + "s"
	}
}
