package bank

import (
	"context"
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/book/imports"
	"github.com/recobro/recobro/modules/portfolios/internal/money/bank/line"
	"github.com/recobro/recobro/modules/portfolios/internal/money/bank/statement"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/jobs"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tabular"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

// Uploads keeps the files as they came.
type Uploads struct{ *imports.Files }

// Service is what may be done with bank files.
type Service struct {
	*Store
	lines  *line.Poster
	files  Uploads
	queue  *jobs.Client
	leases *jobs.Leases
	record *record.Record
	clock  clock.Clock
}

// NewService reconciles files of banks with payments. Without a queue, work waits for whoever calls the Runner.
func NewService(store *Store, lines *line.Poster, files Uploads, queue *jobs.Client, leases *jobs.Leases, r *record.Record, c clock.Clock) *Service {
	return &Service{store, lines, files, queue, leases, r, c}
}

// Reformat changes how a file is read of which nothing was posted. It fails with ErrNotFound, ErrFormat, ErrState and storage.ErrStale.
func (s *Service) Reformat(ctx context.Context, id string, version int64, change imports.FormatChange) (File, error) {
	f, err := s.Get(ctx, id)
	if err != nil {
		return f, err
	}
	format := change.On(f.Format)
	format.Reader = tabular.Apart
	if member := format.Invalid(); member != "" {
		return f, ErrFormat.WithField("body."+member, ErrFormat.Code)
	}
	if err := s.untouched(&f, Uploaded); err != nil {
		return f, err
	}
	if err := s.look(ctx, &f, format, statement.Remembered{}); err != nil {
		return f, err
	}
	return f, s.db.Within(ctx, func(ctx context.Context) error {
		if err := s.lines.Forget(ctx, id); err != nil {
			return err
		}
		f.Counts = Counts{}
		return storage.Update(ctx, s.db, &f, version)
	})
}

// untouched moves a file back, unless something of it was posted.
func (s *Service) untouched(f *File, to Status) error {
	if f.Counts.Posted > 0 {
		return ErrState.WithParam("from", line.Posted).WithParam("to", to)
	}
	return f.Move(to)
}

// Map says what each column is, keeps that for the bank's next files, and has the lines read and matched. It fails with ErrNotFound,
// ErrColumns, ErrMissing, ErrState and storage.ErrStale.
func (s *Service) Map(ctx context.Context, id string, version int64, columns []statement.Field, minorUnits bool) (File, error) {
	f, err := s.Get(ctx, id)
	if err != nil {
		return f, err
	}
	if err := f.Map(columns, minorUnits); err != nil {
		return f, err
	}
	if err := s.untouched(&f, Matching); err != nil {
		return f, err
	}
	if err := statement.Keep(ctx, s.db, f.layout(), f.Detected.Header); err != nil {
		return f, err
	}
	f.Counts = Counts{}
	return f, s.start(ctx, &f, version, "matching")
}

// PostAll has all lines of a certainty or more posted. It fails with ErrNotFound and ErrState.
func (s *Service) PostAll(ctx context.Context, id string, certainty int) (File, error) {
	f, err := storage.Lock[File](ctx, s.db, storage.ByID(id))
	if err != nil {
		return f, err
	}
	if err := f.Move(Posting); err != nil {
		return f, err
	}
	f.PostFrom = certainty
	if err := s.start(ctx, &f, f.Version, "posting"); err != nil {
		return f, err
	}
	return s.Get(ctx, id)
}

func (s *Service) start(ctx context.Context, f *File, version int64, what string) error {
	now := s.clock.Now().UTC().Truncate(time.Microsecond)
	f.StartedAt, f.StartedBy, f.Failure = &now, principal.Must(ctx).UserID, ""
	if err := storage.Update(ctx, s.db, f, version); err != nil {
		return err
	}
	if err := s.wrote(ctx, what, f, nil); err != nil || s.queue == nil {
		return err
	}
	return s.enqueue(ctx, f.ID)
}

// Cancel gives a file up of which nothing was posted, or ends the posting behind its batch: what was posted stays. It fails with
// ErrNotFound and ErrState.
func (s *Service) Cancel(ctx context.Context, id string) (File, error) {
	f, err := storage.Lock[File](ctx, s.db, storage.ByID(id))
	if err != nil {
		return f, err
	}
	counted := []File{f}
	if err := s.count(ctx, counted); err != nil {
		return f, err
	}
	to := Cancelled
	if f.Counts = counted[0].Counts; f.Status == Posting || f.Counts.Posted > 0 {
		to = Ready
	}
	if err := f.Move(to); err != nil {
		return f, err
	}
	if err := storage.Update(ctx, s.db, &f, f.Version); err != nil {
		return f, err
	}
	if err := s.leases.Free(ctx, leaseOf(id)); err != nil {
		return f, err
	}
	return f, s.wrote(ctx, string(to), &f, nil)
}

// Get is a file with its counts and progress. It fails with ErrNotFound.
func (s *Service) Get(ctx context.Context, id string) (File, error) {
	f, err := s.Store.Get(ctx, id)
	f.progress(s.clock.Now())
	return f, err
}

// progress is how far the work under way has come, by its lines.
func (f *File) progress(now time.Time) {
	if f.StartedAt == nil || !f.AtWork() {
		return
	}
	p := Progress{Done: f.Counts.Lines, Total: max(f.Detected.Rows, f.Counts.Lines)}
	if f.Status == Posting {
		p = Progress{Done: f.Counts.Posted, Total: f.Counts.Posted + f.Counts.Certain}
	}
	p.PerSecond = float64(p.Done) / max(1, now.Sub(*f.StartedAt).Seconds())
	if p.PerSecond > 0 && p.Total > p.Done {
		p.SecondsLeft = int64(float64(p.Total-p.Done)/p.PerSecond) + 1
	}
	f.Progress = p
}

// History is what happened to a file, the latest first. It fails with ErrNotFound.
func (s *Service) History(ctx context.Context, id, cursor string, size int) ([]tracing.Happening, string, error) {
	if _, err := s.Store.Get(ctx, id); err != nil {
		return nil, "", err
	}
	return s.record.History(ctx, "bank_file", id, cursor, size)
}

func (s *Service) names(ctx context.Context, ids []string) ([]httpx.Name, error) {
	found, err := storage.All[File](ctx, s.db, len(ids), storage.Where("id IN ?", ids))
	return httpx.Named(found, func(f File) httpx.Name {
		return httpx.Name{ID: f.ID, Name: f.FileName, Page: "/payments/files/" + f.ID}
	}), err
}

// wrote records what became of a file.
func (s *Service) wrote(ctx context.Context, what string, f *File, more map[string]any) error {
	told := map[string]any{"sha256": f.SHA256, "file_size": f.FileSize}
	for key, value := range more {
		told[key] = value
	}
	// For the record alone: there is no permission to see bank files but that to reconcile, by which Runner.show tells pages.
	return s.record.Write(ctx, record.Act{Name: "bank_file." + what, ID: f.ID, Payload: told, Silent: true})
}

// Page is one page of a file's lines. It fails with ErrNotFound.
func (s *Service) Page(ctx context.Context, id string, f line.Filter, p page.Params) ([]line.Line, page.Meta, error) {
	if _, err := storage.One[File](ctx, s.db, storage.ByID(id), storage.Columns("id")); err != nil {
		return nil, page.Meta{}, err
	}
	return s.lines.Page(ctx, id, f, p)
}
