package reports

import (
	"context"
	"errors"
	"io"
	"slices"
	"strconv"
	"sync/atomic"

	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/sheet"
)

// figures are how much of a file there is.
type figures struct{ rows, bytes int64 }

func count(n int64) string { return strconv.FormatInt(n, 10) }

// make asks the report's operation as the run's owner and keeps what it answers as the run's file.
func (s *Service) make(ctx context.Context, run Run, to *file) error {
	ctx, end := context.WithTimeoutCause(ctx, s.Limits.Deadline, errTooLong)
	defer end()
	to.ctx = ctx
	err := s.fill(ctx, run, to)
	if cause := context.Cause(ctx); err != nil && cause != nil {
		err = cause
	}
	return err
}

// fill writes the table that the operation answers, in the run's format.
func (s *Service) fill(ctx context.Context, run Run, to *file) error {
	who, report, err := s.owner(ctx, run)
	if err != nil {
		return err
	}
	zone, err := s.Directory.Zone(ctx)
	if err != nil {
		return err
	}
	who.Timezone = zone.String()
	answer, err := s.Ask(ctx, who, report.address(run.Filters, s.now(), zone))
	if err != nil {
		return err
	}
	defer func() { _ = answer.Close() }()
	if err := s.table(answer, to, run.Format, sheet.Options{Language: who.Language, Numbers: report.Numbers}); err != nil {
		return err
	}
	return to.flush()
}

// owner is the run's owner as of now, who must still be let in and be allowed to have reports made.
func (s *Service) owner(ctx context.Context, run Run) (who principal.Principal, report Report, err error) {
	report, installed := s.Catalog.byName[run.Report]
	person, known, err := s.Directory.Person(ctx, run.OwnerID)
	switch {
	case err != nil:
		return who, report, err
	case !installed:
		return who, report, errNotInstalled
	case !known:
		return who, report, errOwnerGone
	case !person.Active:
		return who, report, errOwnerInactive
	}
	for _, right := range []string{exportRight, report.Permission} {
		if _, allowed := s.Decider.Decide(run.TenantID, person.Role, right); !allowed {
			return who, report, errOwnerForbidden
		}
	}
	return principal.Principal{
		TenantID: run.TenantID, UserID: person.ID, Username: person.Username, Role: person.Role, Language: person.Language,
		Kind: principal.KindUser, RequestID: run.ID,
	}, report, nil
}

// table copies rows until the end. What breaks off before is an error: a file that is cut short must not look whole.
func (s *Service) table(from io.Reader, to *file, format sheet.Format, o sheet.Options) error {
	rows, err := sheet.NewReader(from, o)
	if err != nil {
		return errBroken.Wrap(err)
	}
	written, err := sheet.NewWriter(to, format, slices.Clone(rows.Header), o)
	if err != nil {
		return err
	}
	for {
		cells, err := rows.Read()
		if errors.Is(err, io.EOF) {
			return written.Close()
		}
		if err != nil {
			return errBroken.Wrap(err)
		}
		if to.rows.Add(1) > s.Limits.Rows {
			return errTooManyRows
		}
		if err := written.Write(cells); err != nil {
			return err
		}
	}
}

// note writes how far a run is, at every pulse. It fails with errCanceled when the run has been canceled.
func (s *Service) note(ctx context.Context, run Run, made figures) error {
	moved, err := s.store.Move(ctx, run, Running, map[string]any{"row_count": made.rows, "byte_count": made.bytes})
	switch {
	case err != nil:
		s.Log.WarnContext(ctx, "note how far a report is", "run", run.ID, "error", err)
	case !moved:
		return errCanceled
	default:
		s.Changed(run.TenantID, append([]string{run.OwnerID}, run.Recipients...))
	}
	return nil
}

// file cuts what is written to it into chunks.
type file struct {
	ctx         context.Context
	store       *Store
	runID       string
	most        int64 // bytes
	begun       atomic.Bool
	rows, bytes atomic.Int64
	seq         int
	buffer      []byte
}

// Write implements io.Writer. It fails with errTooLarge past the most.
func (f *file) Write(text []byte) (int, error) {
	if f.bytes.Add(int64(len(text))) > f.most {
		return 0, errTooLarge
	}
	f.buffer = append(f.buffer, text...)
	for len(f.buffer) >= chunkSize {
		if err := f.put(chunkSize); err != nil {
			return 0, err
		}
	}
	return len(text), nil
}

func (f *file) put(size int) error {
	if err := f.store.AddChunk(f.ctx, f.runID, f.seq, f.buffer[:size]); err != nil {
		return err
	}
	f.seq++
	f.buffer = append(f.buffer[:0], f.buffer[size:]...)
	return nil
}

func (f *file) flush() error {
	if len(f.buffer) == 0 {
		return nil
	}
	return f.put(len(f.buffer))
}

func (f *file) figures() figures { return figures{f.rows.Load(), f.bytes.Load()} }
