package imports

import (
	"context"
	"encoding/csv"
	"fmt"
	"io"
	"strings"

	"github.com/recobro/recobro/modules/portfolios/internal/book/imports/rows"
	"github.com/recobro/recobro/modules/portfolios/internal/book/portfolio"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tabular"
)

// The refusals of mending rows.
var (
	ErrNoRow    = errs.New(errs.NotFound, "portfolios.import_row_not_found")
	ErrFaulty   = errs.New(errs.Invalid, "portfolios.import_row_faults")
	ErrNoMended = errs.New(errs.Conflict, "portfolios.import_nothing_mended")
)

// RejectedRow is a rejected row as a whole, to be mended on the screen.
type RejectedRow struct {
	Line   int64       `json:"line" doc:"Line of the file, from 1" example:"48"`
	Values []string    `json:"values" doc:"What stands in each column, as it was mended last"`
	Mended bool        `json:"mended" doc:"Somebody has mended it; it waits to be imported"`
	Faults []Rejection `json:"faults" doc:"Why it was rejected"`
}

// Mender mends rejected rows, and makes an import of those that are.
type Mender struct {
	service *Service
	report  *Report
}

// NewMender mends the rejected rows of a service's imports.
func NewMender(service *Service, report *Report) *Mender {
	return &Mender{service: service, report: report}
}

// Row is one rejected row. It fails with ErrNotFound, ErrNoRow and ErrFileGone.
func (m *Mender) Row(ctx context.Context, id string, line int64, language string) (RejectedRow, error) {
	i, c, err := m.service.store.Get(ctx, id)
	if err != nil {
		return RejectedRow{}, err
	}
	faults, err := m.service.store.FaultsOf(ctx, id, c.Attempt, line)
	if err != nil {
		return RejectedRow{}, err
	}
	if len(faults) == 0 {
		return RejectedRow{}, ErrNoRow
	}
	for n := range faults {
		faults[n].Reason = m.report.reason(language, &faults[n])
	}
	values, mended, err := m.service.store.Mended(ctx, id, line)
	if err == nil && !mended {
		values, err = m.original(ctx, &i, &faults[0])
	}
	return RejectedRow{Line: line, Values: values, Mended: mended, Faults: faults}, err
}

func (m *Mender) original(ctx context.Context, i *Import, fault *Rejection) ([]string, error) {
	path, err := m.report.files.Readable(ctx, i.TenantID, i.ID, i.Format, 1<<62)
	if err != nil {
		return nil, err
	}
	source, err := tabular.OpenSource(path, i.Format)
	if err != nil {
		return nil, readError(err)
	}
	defer func() { _ = source.Close() }() // only read: nothing to lose
	values, err := source.At(fault.FromOffset, fault.ToOffset)
	if err != nil {
		return nil, err
	}
	width := len(i.Detected.Header)
	for len(values) < width {
		values = append(values, "")
	}
	i.legible(values)
	return values[:width], nil
}

// Mend keeps a row as somebody mended it. It fails with ErrFaulty, which names each column still at fault, and as Row does.
func (m *Mender) Mend(ctx context.Context, id string, line int64, language string, values []string) (RejectedRow, error) {
	row, err := m.Row(ctx, id, line, language)
	if err != nil {
		return row, err
	}
	i, _, err := m.service.store.Get(ctx, id)
	if err != nil {
		return row, err
	}
	if len(values) != len(i.Detected.Header) {
		return row, ErrWidth.WithField("body.values", ErrWidth.Code, "columns", len(i.Detected.Header)).WithParam("columns", len(i.Detected.Header))
	}
	p, err := m.service.store.ReadPortfolio(ctx, i.PortfolioID)
	if err != nil {
		return row, err
	}
	if err := i.judge(p, values); err != nil {
		return row, err
	}
	row.Values, row.Mended = values, true
	return row, m.service.store.Mend(ctx, id, line, values)
}

// judge parses a mended row as the import of it will.
func (i *Import) judge(p portfolio.Portfolio, values []string) error {
	parser := rows.NewParser(i.mendedFormat(), i.Columns, i.Detected.Header, p.Country, p.Currency, i.CreatedAt)
	parsed := parser.Parse(tabular.Record{Line: 1}, values)
	if len(parsed.Faults) == 0 {
		return nil
	}
	refusal := ErrFaulty
	for _, fault := range parsed.Faults {
		name := "body.values"
		if fault.Column >= 0 {
			name = fmt.Sprintf("body.values[%d]", fault.Column)
		}
		refusal = refusal.WithField(name, fault.Code.Title(), "detail", fault.Detail, "value", fault.Value)
	}
	return refusal
}

// mendedFormat is how a file of mended rows is written: the signs of the original, in the one form that is read.
func (i *Import) mendedFormat() tabular.Format {
	return tabular.Format{
		Kind: tabular.CSV, Encoding: tabular.UTF8, Delimiter: ",", Decimal: i.Format.Decimal, Date: i.Format.Date,
		HasHeader: true, Reader: tabular.Apart,
	}
}

// Import makes an import of the rows that have been mended, with the mapping of the original, and begins its check. It fails
// with ErrNoMended.
func (m *Mender) Import(ctx context.Context, id string) (Import, error) {
	i, _, err := m.service.store.Get(ctx, id)
	if err != nil {
		return i, err
	}
	mends, err := m.service.store.Mends(ctx, id)
	if err != nil {
		return i, err
	}
	if len(mends) == 0 {
		return i, ErrNoMended
	}
	next, err := m.create(ctx, &i, mends)
	if err != nil {
		return next, err
	}
	return m.service.Check(ctx, next.ID)
}

func (m *Mender) create(ctx context.Context, from *Import, mends []mend) (Import, error) {
	read, write := io.Pipe()
	go func() { write.CloseWithError(writeMends(write, from.Detected.Header, mends)) }()
	id, file, err := m.service.Receive(ctx, read)
	if err != nil {
		return Import{}, err
	}
	defer m.service.Discard(ctx, id, file)
	next := Import{
		Row: storage.Row{ID: id}, PortfolioID: from.PortfolioID, FileName: mendedName(from.FileName), FileSize: file.size, SHA256: file.sha256,
		Status: Mapped, Format: from.mendedFormat(), Columns: from.Columns, Proposed: from.Proposed, MendedFrom: from.ID,
	}
	if next.Detected, err = m.service.files.Detect(ctx, from.TenantID, id, next.Format); err != nil {
		return next, err
	}
	return next, m.service.store.db.Within(ctx, func(ctx context.Context) error {
		if err := m.service.store.Insert(ctx, &next, &Checkpoint{Total: int64(len(mends))}); err != nil {
			return err
		}
		if err := m.service.store.ForgetMends(ctx, from.ID, mends[len(mends)-1].Line); err != nil {
			return err
		}
		return m.service.ends.record.Write(ctx, step(&next))
	})
}

func writeMends(to io.Writer, header []string, mends []mend) error {
	lines := csv.NewWriter(to)
	if err := lines.Write(header); err != nil {
		return err
	}
	for _, one := range mends {
		if err := lines.Write(one.Cells); err != nil {
			return err
		}
	}
	lines.Flush()
	return lines.Error()
}

func mendedName(name string) string {
	if dot := strings.LastIndexByte(name, '.'); dot > 0 {
		name = name[:dot]
	}
	return PlainName(name + "-mended.csv")
}
