package statement

import (
	"errors"
	"io"
	"os"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/tabular"
)

// Layout is how a bank's file is written.
type Layout struct {
	BankKey    string
	Currency   string // of lines that name none
	Format     tabular.Format
	Columns    []Field
	MinorUnits bool // amounts have no decimal sign
	Digits     int  // that every amount has; 0 where they differ
}

// Reader reads the lines of a file.
type Reader struct {
	file    *os.File
	scanner *tabular.Scanner
	parser  parser
	batch   tabular.Batch
	seen    map[string]int // lines that are alike
	header  bool
}

// Open reads the unrolled file at a path; days after tomorrow are to come, and wrong.
func Open(path string, l Layout, now time.Time) (*Reader, error) {
	file, mark, err := tabular.Open(path)
	if err != nil {
		return nil, err
	}
	if _, err := file.Seek(mark, io.SeekStart); err != nil {
		return nil, errors.Join(err, file.Close())
	}
	scanner := tabular.NewScanner(file, tabular.UnrolledFormat(l.Format).Delimiter[0], mark, 1)
	return &Reader{file: file, scanner: scanner, parser: parser{l, now}, seen: map[string]int{}, header: l.Format.HasHeader}, nil
}

// Close gives the file up.
func (r *Reader) Close() error { return r.file.Close() }

// Next are the next lines. It answers io.EOF when there are none.
func (r *Reader) Next(some int) (entries []Entry, err error) {
	r.batch.Reset()
	if err := r.scanner.Read(&r.batch, some); err != nil {
		return nil, err
	}
	r.batch.Decode(tabular.UTF8)
	for i := range r.batch.Records {
		fields := r.batch.Fields(i, nil)
		if r.header {
			r.header = false
			continue
		}
		number, problem := tabular.Place(fields[0])
		e := r.parser.parse(number, problem, fields[1:])
		r.mark(&e)
		entries = append(entries, e)
	}
	return entries, nil
}

// mark gives a line its fingerprint.
func (r *Reader) mark(e *Entry) {
	key := e.fingerprint(r.parser.BankKey, 0)
	nth := r.seen[key]
	r.seen[key] = nth + 1
	e.Fingerprint = e.fingerprint(r.parser.BankKey, nth)
}
