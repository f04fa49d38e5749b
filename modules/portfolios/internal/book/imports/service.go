package imports

import (
	"context"
	"errors"
	"io"
	"path/filepath"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/recobro/recobro/modules/portfolios/internal/book/mapping"
	"github.com/recobro/recobro/modules/portfolios/internal/book/portfolio"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/jobs"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tabular"
)

// Service is what can be done with imports.
type Service struct {
	store *Store
	files *Files
	ends  *Ends
	queue *jobs.Client
	clock clock.Clock
}

// NewService works on the imports of store.
func NewService(store *Store, files *Files, ends *Ends, queue *jobs.Client, clock clock.Clock) *Service {
	return &Service{store: store, files: files, ends: ends, queue: queue, clock: clock}
}

// Receive streams an upload to disk under a new import's id.
func (s *Service) Receive(ctx context.Context, from io.Reader) (id string, file received, err error) {
	id = storage.NewID()
	file, err = s.files.Receive(principal.Must(ctx).TenantID, id, from)
	return id, file, err
}

// Discard gives an upload up, and removes it unless it became an import. What cannot be told now is swept at the next start.
func (s *Service) Discard(ctx context.Context, id string, file received) {
	defer file.let()
	if known, err := s.store.Known(context.WithoutCancel(ctx), id); err == nil && !known {
		_ = s.files.Remove(principal.Must(ctx).TenantID, id)
	}
}

// Create makes an import of an upload and stores it. It fails as Propose does.
func (s *Service) Create(ctx context.Context, id, portfolioID, fileName string, file received) (Import, error) {
	defer file.let()
	i, err := s.Propose(ctx, id, portfolioID, fileName, file)
	if err != nil {
		return Import{}, err
	}
	return i, s.Add(ctx, &i)
}

// Add stores a proposed import, in the transaction of the context where there is one.
func (s *Service) Add(ctx context.Context, i *Import) error {
	return s.store.db.Within(ctx, func(ctx context.Context) error {
		if err := s.store.Insert(ctx, i, &Checkpoint{Total: i.Detected.Rows}); err != nil {
			return err
		}
		return s.ends.record.Write(ctx, step(i))
	})
}

// Propose makes an import of an upload that nothing keeps yet: its format is detected and a mapping proposed. It fails with
// ErrNoPortfolio, portfolio.ErrClosed, ErrUnreadable, ErrEmpty.
func (s *Service) Propose(ctx context.Context, id, portfolioID, fileName string, file received) (Import, error) {
	p, err := s.store.ReadPortfolio(ctx, portfolioID)
	if err != nil {
		return Import{}, err
	}
	if !p.Working() {
		return Import{}, portfolio.ErrClosed.WithField("body.portfolio_id", "portfolios.portfolio_closed")
	}
	detected, err := s.files.Detect(ctx, p.TenantID, id, tabular.Format{})
	if err != nil {
		return Import{}, err
	}
	i := Import{
		Row: storage.Row{ID: id}, PortfolioID: p.ID, FileName: PlainName(fileName), FileSize: file.size, SHA256: file.sha256,
		Status: Uploaded, Detected: detected, Format: detected.Format,
	}
	return i, s.propose(ctx, &i, p)
}

// PlainName keeps a file's name short, printable and without a path.
func PlainName(name string) string {
	name = strings.ToValidUTF8(filepath.Base(strings.ReplaceAll(name, `\`, "/")), "")
	name = strings.Map(func(r rune) rune {
		if r < ' ' {
			return -1
		}
		return r
	}, name)
	for utf8.RuneCountInString(name) > 120 {
		_, size := utf8.DecodeLastRuneInString(name)
		name = name[:len(name)-size]
	}
	if name == "." || name == "/" {
		return ""
	}
	return name
}

func (s *Service) propose(ctx context.Context, i *Import, p portfolio.Portfolio) error {
	if len(i.Detected.Header) == 0 {
		return ErrEmpty.WithField("body.file", "portfolios.import_empty")
	}
	known, err := s.store.Remembered(ctx, p.CreditorID)
	i.Proposed = mapping.Propose(mapping.Table{Header: i.Detected.Header, Rows: i.Detected.Sample, Country: p.Country, Remembered: known})
	i.Columns = make(mapping.Mapping, len(i.Proposed))
	for at, proposed := range i.Proposed {
		i.Columns[at] = proposed.Field
	}
	return err
}

// Get is one import with its progress.
func (s *Service) Get(ctx context.Context, id string) (Import, error) {
	i, c, err := s.store.Get(ctx, id)
	i.Progress = s.progress(&i, &c)
	return i, err
}

func (s *Service) progress(i *Import, c *Checkpoint) Progress {
	p := c.progress(i.FileSize, s.rate(i, c))
	if i.Status == Checked || i.Status == Finished || i.Status == Undone {
		p.Percent, p.Total, p.SecondsLeft = 100, p.Processed, 0
	}
	return p
}

// rate is the rows per second since the start, pauses and crashes counted in; the live event has the present one.
func (s *Service) rate(i *Import, c *Checkpoint) float64 {
	if i.Status != Running || i.WaitingFor != "" || i.StartedAt == nil {
		return 0
	}
	return float64(c.Counts().Total()) / max(1, s.clock.Now().Sub(*i.StartedAt).Seconds())
}

// List is one page of imports, the newest first.
func (s *Service) List(ctx context.Context, portfolioID string, p page.Params) ([]Import, page.Meta, error) {
	return s.store.List(ctx, portfolioID, p)
}

// Reformat changes how the file is read; nil members stay. Header, sample and proposal are made anew.
func (s *Service) Reformat(ctx context.Context, id string, version int64, change FormatChange) (Import, error) {
	i, _, err := s.store.Get(ctx, id)
	if err != nil {
		return i, err
	}
	format := change.On(i.Format)
	format.Reader = tabular.Apart
	if member := format.Invalid(); member != "" {
		return i, ErrFormat.WithField("body."+member, "portfolios.import_format")
	}
	if err := i.Move(Uploaded); err != nil {
		return i, err
	}
	if i.Detected, err = s.files.Detect(ctx, i.TenantID, i.ID, format); err != nil {
		return i, err
	}
	i.Format = format
	p, err := s.store.ReadPortfolio(ctx, i.PortfolioID)
	if err == nil {
		err = s.propose(ctx, &i, p)
	}
	return i, errors.Join(err, s.saved(ctx, &i, version, err))
}

// saved writes the import unless what came before has failed.
func (s *Service) saved(ctx context.Context, i *Import, version int64, failed error) error {
	if failed == nil {
		return storage.Update(ctx, s.store.db, i, version)
	}
	return nil
}

// Map fixes the field of every column, and remembers it for the creditor's next file.
func (s *Service) Map(ctx context.Context, id string, version int64, m mapping.Mapping) (Import, error) {
	i, _, err := s.store.Get(ctx, id)
	if err != nil {
		return i, err
	}
	if err := i.Map(m); err != nil {
		return i, err
	}
	p, err := s.store.ReadPortfolio(ctx, i.PortfolioID)
	if err != nil {
		return i, err
	}
	return i, s.store.db.Within(ctx, func(ctx context.Context) error {
		if err := storage.Update(ctx, s.store.db, &i, version); err != nil {
			return err
		}
		return s.store.Remember(ctx, p.CreditorID, named(i.Detected.Header, m, i.Format.HasHeader))
	})
}

// named gives the fields by the names of their columns. Columns that share a name are left out.
func named(header []string, m mapping.Mapping, hasHeader bool) map[string]mapping.Field {
	fields := map[string]mapping.Field{}
	if !hasHeader {
		return fields
	}
	for at, name := range header {
		key := mapping.Key(name)
		if other, again := fields[key]; again && other != m[at] {
			delete(fields, key)
			continue
		}
		fields[key] = m[at]
	}
	delete(fields, "")
	return fields
}

// Check begins the dry run.
func (s *Service) Check(ctx context.Context, id string) (Import, error) {
	return s.begin(ctx, id, func(i *Import, _ []Import) error { return i.Move(Checking) })
}

// Start begins the run, or has it wait for the import of the same portfolio that runs already.
func (s *Service) Start(ctx context.Context, id string) (Import, error) {
	return s.begin(ctx, id, func(i *Import, others []Import) error {
		at := s.clock.Now().UTC().Truncate(time.Microsecond)
		i.StartedAt, i.StartedBy = &at, principal.Must(ctx).UserID
		if len(others) > 0 {
			i.WaitingFor = others[0].ID
		}
		return i.Move(Running)
	})
}

func (s *Service) begin(ctx context.Context, id string, move func(*Import, []Import) error) (i Import, err error) {
	err = s.store.db.Within(ctx, func(ctx context.Context) error {
		if i, _, err = s.store.Get(ctx, id); err != nil {
			return err
		}
		p, err := s.store.Portfolio(ctx, i.PortfolioID)
		if err != nil {
			return err
		}
		others, err := s.store.Others(ctx, p.ID, i.ID)
		if err != nil {
			return err
		}
		if !p.Working() {
			return portfolio.ErrClosed
		}
		if err := move(&i, others); err != nil {
			return err
		}
		return s.put(ctx, &i)
	})
	return i, err
}

// put writes the import at the beginning of an attempt, and has it worked on unless it waits.
func (s *Service) put(ctx context.Context, i *Import) error {
	if err := storage.Update(ctx, s.store.db, i, i.Version); err != nil {
		return err
	}
	if err := s.store.Begin(ctx, i); err != nil {
		return err
	}
	if err := s.ends.record.Write(ctx, step(i)); err != nil || i.WaitingFor != "" {
		return err
	}
	return s.store.Enqueue(ctx, s.queue, i.ID)
}

// Cancel ends the import. Work under way stops behind its batch; what was written stays and is recorded.
func (s *Service) Cancel(ctx context.Context, id string) (Import, error) {
	if err := s.ends.Cancel(ctx, id); err != nil {
		return Import{}, err
	}
	return s.Get(ctx, id)
}
