package tracing

import (
	"context"
	"encoding/json"
	"fmt"
	"time"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Recorder writes the record of one module (or of the core).
type Recorder struct {
	db        *storage.DB
	module    string
	written   func()
	protected Protected
}

// NewRecorder records into db and calls written after each commit; nil for nobody to be called.
func NewRecorder(db *storage.DB, written func()) *Recorder {
	return &Recorder{db: db, module: db.Schema(), written: written}
}

// Protect has personal values hidden in what is recorded from now on. Call it before the recorder is used.
//
//sdk:host
func (r *Recorder) Protect(fields Protected) { r.protected = fields }

// Record writes one line in the open transaction tx, as the principal of ctx. If the transaction rolls back, the line
// never was.
func (r *Recorder) Record(ctx context.Context, tx *gorm.DB, entry Entry) error {
	event, err := r.event(ctx, entry)
	if err != nil {
		return err
	}
	if err := tx.Create(event).Error; err != nil {
		return fmt.Errorf("record %s: %w", entry.Name, err)
	}
	if r.written != nil {
		r.db.AfterCommit(ctx, r.written)
	}
	return nil
}

func (r *Recorder) event(ctx context.Context, entry Entry) (*Event, error) {
	who, ok := principal.From(ctx)
	if !ok {
		return nil, storage.ErrNoTenant
	}
	payload, err := r.encode(entry)
	if err != nil {
		return nil, err
	}
	id, at := storage.NewID(), r.db.Clock().Now()
	if past, ok := clock.In(ctx); ok {
		at = past.Now()
		id = storage.IDAt(at)
	}
	return &Event{
		TenantID: who.TenantID, ID: id, At: at.UTC().Truncate(time.Microsecond),
		Module: r.module, Name: entry.Name, ActorKind: who.Mark(), ActorRole: who.Role, ActorID: who.UserID, ActorName: who.Username,
		SubjectType: entry.SubjectType, SubjectID: entry.SubjectID, ParentID: entry.ParentID,
		TraceID: who.TraceID, RequestID: who.RequestID, Payload: payload,
	}, nil
}

func (r *Recorder) encode(entry Entry) (JSONText, error) {
	if entry.Payload == nil {
		return "{}", nil
	}
	text, err := json.Marshal(entry.Payload)
	if err != nil {
		return "", fmt.Errorf("payload of a tracing event: %w", err)
	}
	if text, err = r.protected.hide(entry.SubjectType, text); err != nil {
		return "", fmt.Errorf("personal fields of a tracing event: %w", err)
	}
	if len(text) > largestPayload {
		return "", ErrPayloadTooLarge
	}
	return JSONText(text), nil
}
