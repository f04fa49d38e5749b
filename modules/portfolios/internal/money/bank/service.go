package bank

import (
	"context"
	"io"
	"slices"
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/book/imports"
	"github.com/recobro/recobro/modules/portfolios/internal/money/payment"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/jobs"
	"github.com/recobro/recobro/plugins-sdk/go/namekey"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tabular"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

// Service is what may be done with bank files.
type Service struct {
	*Store
	files    *imports.Files
	payments *payment.Service
	queue    *jobs.Client
	leases   *jobs.Leases
	record   *record.Record
	clock    clock.Clock
}

// NewService reconciles files of banks with payments. Without a queue, work waits for whoever calls the Runner.
func NewService(store *Store, files *imports.Files, payments *payment.Service, queue *jobs.Client, leases *jobs.Leases, r *record.Record, c clock.Clock) *Service {
	return &Service{store, files, payments, queue, leases, r, c}
}

// Create makes a bank file of what is sent: its columns are proposed, or those of the bank's last file where they fit. It fails with
// ErrBank, ErrCurrency, ErrSame, and as imports.Files does.
func (s *Service) Create(ctx context.Context, bank, currency, name string, from io.Reader) (File, error) {
	f := File{Row: storage.Row{ID: storage.NewID()}, Bank: bank, BankKey: namekey.Of(bank), Currency: currency, FileName: imports.PlainName(name), Status: Uploaded}
	if f.BankKey == "" || len(bank) > 120 {
		return f, ErrBank.WithField("body.bank", ErrBank.Code)
	}
	if err := checkCurrency(currency); err != nil {
		return f, err
	}
	tenant := principal.Must(ctx).TenantID
	got, err := s.files.Receive(tenant, f.ID, from)
	if err != nil {
		return f, err
	}
	defer got.Let()
	f.FileSize, f.SHA256 = got.Size(), got.SHA256()
	if err := s.begin(ctx, &f); err != nil {
		_ = s.files.Remove(tenant, f.ID)
		return f, err
	}
	return f, nil
}

func (s *Service) begin(ctx context.Context, f *File) error {
	before, err := s.Saved(ctx, f.BankKey)
	if err != nil {
		return err
	}
	if err := s.look(ctx, f, tabular.Format{}, before); err != nil {
		return err
	}
	return s.db.Within(ctx, func(ctx context.Context) error {
		if err := storage.Insert(ctx, s.db, f); err != nil {
			return err
		}
		return s.wrote(ctx, "uploaded", f, nil)
	})
}

// look detects how a file is written, and proposes its columns.
func (s *Service) look(ctx context.Context, f *File, fixed tabular.Format, before saved) (err error) {
	tenant := principal.Must(ctx).TenantID
	if fixed.Kind == "" && before.Format.Kind == tabular.Fixed {
		fixed = before.Format // cuts that a person has set are better than found ones
	}
	if f.Detected, err = s.files.Detect(ctx, tenant, f.ID, fixed); err != nil {
		return err
	}
	f.Format, f.Proposed = f.Detected.Format, propose(f.Detected)
	f.Columns = make([]Field, len(f.Proposed))
	for i, p := range f.Proposed {
		f.Columns[i] = p.Field
	}
	f.MinorUnits = padded(f.Columns, f.Detected)
	if len(before.Columns) == len(f.Columns) && slices.Equal(before.Header, f.Detected.Header) {
		f.Columns, f.MinorUnits = before.Columns, before.MinorUnits
		for i := range f.Proposed {
			f.Proposed[i].Field, f.Proposed[i].Certainty = before.Columns[i], 1
		}
	}
	return nil
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
	if err := s.look(ctx, &f, format, saved{}); err != nil {
		return f, err
	}
	return f, s.db.Within(ctx, func(ctx context.Context) error {
		if err := s.Forget(ctx, id); err != nil {
			return err
		}
		f.Counts = Counts{}
		return storage.Update(ctx, s.db, &f, version)
	})
}

// untouched moves a file back, unless something of it was posted.
func (s *Service) untouched(f *File, to Status) error {
	if f.Counts.Posted > 0 {
		return ErrState.WithParam("from", Posted).WithParam("to", to)
	}
	return f.Move(to)
}

// Map says what each column is, keeps that for the bank's next files, and has the lines read and matched. It fails with ErrNotFound,
// ErrColumns, ErrMissing, ErrState and storage.ErrStale.
func (s *Service) Map(ctx context.Context, id string, version int64, columns []Field, minorUnits bool) (File, error) {
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
	if err := s.Save(ctx, &f); err != nil {
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
	act := record.Act{Name: "bank_file." + what, ID: f.ID, Payload: told}
	if more != nil {
		act.Many, act.Moves = true, []string{"payments", "debtors", "portfolios", "promises", "plans"}
	}
	return s.record.Write(ctx, act)
}

// Page is one page of a file's lines. It fails with ErrNotFound.
func (s *Service) Page(ctx context.Context, id string, f Filter, p page.Params) ([]Line, page.Meta, error) {
	if _, err := storage.One[File](ctx, s.db, storage.ByID(id), storage.Columns("id")); err != nil {
		return nil, page.Meta{}, err
	}
	return s.Lines(ctx, id, f, p)
}
