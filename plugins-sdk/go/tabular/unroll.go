package tabular

import (
	"bufio"
	"context"
	"encoding/csv"
	"errors"
	"io"
	"os"
	"strconv"
	"strings"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// ErrTooManyRows: the table has more rows than are read.
var ErrTooManyRows = errs.New(errs.Invalid, "tabular.too_many_rows")

// longestRow is how many bytes of a row are taken over: quoted, it must be read again as one record.
const longestRow = maxQuoted / 3

// unroller writes a table in the one form that the module reads: comma, UTF-8, and in a first column of its own the row's
// line, or its number in the sheet, with what is wrong with the whole of it. So a table can be read on from any place, and
// nobody but this reads what a stranger wrote.
type unroller struct {
	ctx     context.Context
	format  Format
	out     *csv.Writer
	written int64
	limit   int64
}

// Unroll writes the table of a file from its header on; rows of nothing but blanks are passed over. It stops with
// ErrTooManyRows beyond limit rows.
func Unroll(ctx context.Context, file *os.File, format Format, out io.Writer, limit int64) error {
	buffered := bufio.NewWriterSize(out, 1<<20)
	u := &unroller{ctx: ctx, format: format, out: csv.NewWriter(buffered), limit: limit}
	err := u.read(file)
	u.out.Flush()
	return errors.Join(err, u.out.Error(), buffered.Flush())
}

func (u *unroller) read(file *os.File) error {
	if u.format.Kind != XLSX {
		return u.text(file)
	}
	info, err := file.Stat()
	if err != nil {
		return err
	}
	book, err := openBook(u.ctx, file, info.Size())
	if err != nil {
		return err
	}
	return book.Rows(u.ctx, u.format.Sheet, func(number int64, cells []string) error { return u.write(number, "", cells) })
}

func (u *unroller) text(file *os.File) error {
	if _, err := file.Seek(0, io.SeekStart); err != nil {
		return err
	}
	scanner := NewScanner(utf8Of(file, u.format.Encoding), u.format.delim(), 0, 1)
	var batch Batch
	var fields []string
	for {
		batch.Reset()
		err := scanner.Read(&batch, 500)
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return err
		}
		batch.Decode(u.format.Encoding.bytewise())
		for i, record := range batch.Records {
			fields = batch.Fields(i, fields[:0])
			if err := u.write(record.Line, record.Problem, u.format.cut(fields)); err != nil {
				return err
			}
		}
	}
}

func (u *unroller) write(line int64, problem Problem, cells []string) error {
	if line < u.format.HeaderRow || (problem == "" && blank(cells)) {
		return nil
	}
	if u.written++; u.written > u.limit {
		return ErrTooManyRows
	}
	if err := u.ctx.Err(); err != nil {
		return err
	}
	if u.format.Encoding.wide() && problem == "" && strings.ContainsRune(strings.Join(cells, ""), '\uFFFD') {
		problem = BadEncoding
	}
	number := strconv.FormatInt(line, 10)
	if cells, problem = shortened(cells, problem); problem != "" {
		number += " " + string(problem)
	}
	return u.out.Write(append([]string{number}, cells...))
}

func blank(cells []string) bool {
	for _, cell := range cells {
		if strings.TrimSpace(cell) != "" {
			return false
		}
	}
	return true
}

// shortened keeps of a row that is too long what shows where it stood.
func shortened(cells []string, problem Problem) ([]string, Problem) {
	size := 0
	for _, cell := range cells {
		size += len(cell) + 1
	}
	if size <= longestRow {
		return cells, problem
	}
	short, left := []string{}, longestRow/2
	for _, cell := range cells {
		cell = clip(cell, sampleCell)
		if left -= len(cell) + 1; left < 0 {
			break
		}
		short = append(short, cell)
	}
	return short, TooLong
}

// Place reads what unroller wrote into a row's first column.
func Place(first string) (line int64, problem Problem) {
	number, rest, _ := strings.Cut(first, " ")
	line, _ = strconv.ParseInt(number, 10, 64)
	return line, Problem(rest)
}

// UnrolledFormat is how what Unroll wrote is read; the other members stay those of the file.
func UnrolledFormat(f Format) Format {
	f.Encoding, f.Delimiter = UTF8, ","
	return f
}

// Open opens a CSV file behind its byte order mark, if it has one, and tells how long the mark is.
func Open(path string) (file *os.File, mark int64, err error) {
	file, err = os.Open(path)
	if err != nil {
		return nil, 0, err
	}
	var head [3]byte
	if n, _ := file.ReadAt(head[:], 0); n == 3 && string(head[:]) == "\xef\xbb\xbf" {
		mark = 3
	}
	return file, mark, nil
}
