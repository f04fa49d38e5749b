package files

import (
	"context"
	"maps"
	"time"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

// Get is a file of the tenant of ctx; whether the caller may know of it is for the module to say. It fails with
// storage.ErrNotFound.
func (s *Store) Get(ctx context.Context, id string) (File, error) {
	return storage.One[File](ctx, s.cfg.DB, storage.ByID(id))
}

// Of lists a record's files, the latest first.
func (s *Store) Of(ctx context.Context, record Record, p page.Params) (all []File, meta page.Meta, err error) {
	orders := page.Orders(map[string]string{"created_at": "created_at", "name": "name", "size": "size"})
	err = s.cfg.DB.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		all, meta, err = page.Short[File](tx.Scopes(record.files()), "-created_at", orders, p)
		return err
	})
	return all, meta, err
}

// Add gives received content to a record, in the transaction of ctx: the file is there if that commits. A zero until keeps it
// for as long as nobody removes it.
func (s *Store) Add(ctx context.Context, got *Received, record Record, until time.Time) (f File, err error) {
	err = s.cfg.DB.Within(ctx, func(ctx context.Context) error {
		if f, err = s.insert(ctx, got, record, until); err != nil {
			return err
		}
		return s.record(ctx, "added", f, map[string]any{"media_type": f.MediaType, "size": f.Size})
	})
	return f, err
}

// insert makes received content a file.
func (s *Store) insert(ctx context.Context, got *Received, record Record, until time.Time) (File, error) {
	f := File{
		Row: storage.Row{ID: got.id}, Record: record, Name: got.Name, MediaType: got.MediaType, Size: got.Size, SHA256: got.SHA256,
		Key: got.key, KeepUntil: moment(until),
	}
	if err := s.claim(ctx, got.id); err != nil {
		return f, err
	}
	if err := storage.Insert(ctx, s.cfg.DB, &f); err != nil {
		return f, err
	}
	s.cfg.DB.AfterCommit(ctx, func() { got.added = true })
	return f, nil
}

// record writes what became of a file into the history of its record.
func (s *Store) record(ctx context.Context, what string, f File, more map[string]any) error {
	return s.cfg.DB.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		return s.cfg.Trace.Record(ctx, tx, s.entry(what, f, more))
	})
}

func moment(at time.Time) *time.Time {
	if at.IsZero() {
		return nil
	}
	at = at.UTC()
	return &at
}

// files narrows to those of the record.
func (r Record) files() storage.Narrow {
	return storage.Where("record_type = ? AND record_id = ?", r.Type, r.ID)
}

func (s *Store) entry(what string, f File, more map[string]any) tracing.Entry {
	payload := map[string]any{}
	maps.Copy(payload, more)
	if f.ID != "" {
		payload["file"] = f.ID
	}
	return tracing.Entry{Name: s.cfg.DB.Schema() + ".file." + what, SubjectType: f.Record.Type, SubjectID: f.Record.ID, Payload: payload}
}
