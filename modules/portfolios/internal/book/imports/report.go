package imports

import (
	"context"
	"errors"
	"io"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/book/imports/rows"
	"github.com/recobro/recobro/modules/portfolios/internal/book/mapping"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/sheet"
	"github.com/recobro/recobro/plugins-sdk/go/tabular"
)

// Report lists which rows were rejected and why, to be read on a screen or mended in a file.
type Report struct {
	store   *Store
	files   *Files
	catalog *errs.Catalog
}

// NewReport reports on the imports of store, in the languages of catalog.
func NewReport(store *Store, files *Files, catalog *errs.Catalog) *Report {
	return &Report{store: store, files: files, catalog: catalog}
}

// Page is one page of the newest attempt's faults, in the order of the file.
func (r *Report) Page(ctx context.Context, id, language string, p page.Params) ([]Rejection, page.Meta, error) {
	_, c, err := r.store.Get(ctx, id)
	if err != nil {
		return nil, page.Meta{}, err
	}
	all, meta, err := r.store.Rejections(ctx, id, c.Attempt, p)
	if err != nil {
		return nil, page.Meta{}, err
	}
	mended, err := r.store.MendedLines(ctx, id)
	for n := range all {
		all[n].Reason = r.reason(language, &all[n])
		_, all[n].Mended = slices.BinarySearch(mended, all[n].Line)
	}
	return all, meta, err
}

func (r *Report) reason(language string, fault *Rejection) string {
	return r.catalog.Title(language, rows.Code(fault.Code).Title(), map[string]any{
		"detail": fault.Detail, "column": fault.ColumnName, "value": fault.Value,
	})
}

// The columns that the mended file has beside the original ones; a mapping never maps them to a field.
const (
	lineColumn   = "recobro_line"
	reasonColumn = "recobro_reason"
)

// File is a report being written.
type File struct {
	report   *Report
	language string
	imp      Import
	attempt  int64
	source   *tabular.Source
	out      *sheet.Writer
}

// Open readies the report of an import in the delimiter of its file. It fails with ErrNotFound and ErrFileGone.
func (r *Report) Open(ctx context.Context, id, language string) (*File, error) {
	i, c, err := r.store.Get(ctx, id)
	if err != nil {
		return nil, err
	}
	path, err := r.files.Readable(ctx, i.TenantID, i.ID, i.Format, 1<<62)
	if err != nil {
		return nil, err
	}
	source, err := tabular.OpenSource(path, i.Format)
	if err != nil {
		return nil, readError(err)
	}
	return &File{report: r, language: language, imp: i, attempt: c.Attempt, source: source}, nil
}

// Close closes the file the rows come from.
func (f *File) Close() error { return f.source.Close() }

// Write writes the rejected rows as UTF-8 with a byte mark, which spreadsheets need: the original columns and values,
// then the line and the reasons. Mended, the file can be imported as it is.
func (f *File) Write(ctx context.Context, out io.Writer) error {
	header := append(append([]string{}, f.imp.Detected.Header...), lineColumn, reasonColumn)
	var err error
	if f.out, err = sheet.NewWriter(out, sheet.CSV, header, sheet.Options{Between: rune(f.imp.Format.Delimiter[0])}); err != nil {
		return err
	}
	line := int64(0)
	for {
		faults, err := f.report.store.RejectionsAfter(ctx, f.imp.ID, f.attempt, line)
		if err != nil || len(faults) == 0 {
			return errors.Join(err, f.out.Close())
		}
		whole := wholeRows(faults)
		if err := f.writeRows(whole); err != nil {
			return err
		}
		line = whole[len(whole)-1].Line
	}
}

// wholeRows drops the last row of a full answer, whose faults may be cut in two, unless it is the only one.
func wholeRows(faults []Rejection) []Rejection {
	if len(faults) < rejectionsAtOnce {
		return faults
	}
	end := len(faults)
	for end > 0 && faults[end-1].Line == faults[len(faults)-1].Line {
		end--
	}
	if end == 0 {
		return faults
	}
	return faults[:end]
}

func (f *File) writeRows(faults []Rejection) error {
	for len(faults) > 0 {
		n := 1
		for n < len(faults) && faults[n].Line == faults[0].Line {
			n++
		}
		if err := f.writeRow(faults[:n]); err != nil {
			return err
		}
		faults = faults[n:]
	}
	return nil
}

func (f *File) writeRow(faults []Rejection) error {
	values, err := f.source.At(faults[0].FromOffset, faults[0].ToOffset)
	if err != nil {
		return err
	}
	width := len(f.imp.Detected.Header)
	for len(values) < width {
		values = append(values, "")
	}
	f.imp.legible(values)
	reasons := make([]string, len(faults))
	for n := range faults {
		reasons[n] = f.report.reason(f.language, &faults[n])
		if name := faults[n].ColumnName; name != "" {
			reasons[n] = name + ": " + reasons[n]
		}
	}
	// A row with too many columns keeps them, behind the reasons: nothing of the original is lost.
	more := values[width:]
	record := append(append([]string{}, values[:width]...), strconv.FormatInt(faults[0].Line, 10), strings.Join(reasons, " · "))
	return f.out.Write(append(record, more...))
}

// legible writes the days that a sheet counts as days of the calendar: a CSV file has no other way to say them.
func (i *Import) legible(values []string) {
	if i.Format.Kind != tabular.XLSX {
		return
	}
	for at, field := range i.Columns {
		switch field {
		case mapping.Birthday, mapping.OriginalDue, mapping.CurrentDue, mapping.StatuteDate, mapping.LastPaymentOn:
			if day, err := tabular.ParseDate(values[at], i.Format.Date, true, i.CreatedAt); err == nil {
				values[at] = day.Format(time.DateOnly)
			}
		}
	}
}
