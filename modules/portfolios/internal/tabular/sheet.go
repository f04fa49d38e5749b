package tabular

import (
	"bufio"
	"context"
	"encoding/csv"
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
	"strconv"

	"github.com/xuri/excelize/v2"
)

const (
	// sheetMemory is how much unpacked XML of a part is held in memory; the rest is read from a temporary file.
	sheetMemory = 8 << 20
	// sheetLimit bounds what an archive may unpack to: a small file that unpacks to a huge one is an attack.
	sheetLimit = 8 << 30
)

// ErrNoSheet: the workbook has no sheet of that name.
var ErrNoSheet = errors.New("table: no such sheet")

func openWorkbook(path string) (book *excelize.File, err error) {
	defer unreadable(&err)
	book, err = excelize.OpenFile(path, excelize.Options{
		RawCellValue: true, UnzipSizeLimit: sheetLimit, UnzipXMLSizeLimit: sheetMemory,
	})
	if err != nil {
		return nil, errors.Join(ErrUnreadable, err)
	}
	return book, nil
}

// unreadable turns a panic of the foreign parser on a hostile file into an error: no upload may stop the module.
func unreadable(err *error) {
	if cause := recover(); cause != nil {
		*err = errors.Join(ErrUnreadable, fmt.Errorf("%v", cause))
	}
}

// eachRow calls f with every row of a sheet that holds something: its number, from 1, and its raw values.
func eachRow(book *excelize.File, sheet string, f func(number int64, cells []string) error) (err error) {
	defer unreadable(&err)
	rows, err := book.Rows(sheet)
	if err != nil {
		return errors.Join(ErrNoSheet, err)
	}
	defer func() { _ = rows.Close() }() // only read: nothing to lose
	for number := int64(1); rows.Next(); number++ {
		cells, err := rows.Columns()
		if err != nil {
			return errors.Join(ErrUnreadable, err)
		}
		if !slices.ContainsFunc(cells, func(cell string) bool { return cell != "" }) {
			continue
		}
		if err := f(number, cells); err != nil {
			return err
		}
	}
	return rows.Error()
}

var errEnough = errors.New("enough rows")

func detectXLSX(path string, fixed Format) (Detection, error) {
	book, err := openWorkbook(path)
	if err != nil {
		return Detection{}, err
	}
	defer func() { _ = book.Close() }() // only read: nothing to lose
	sheets := book.GetSheetList()
	if len(sheets) == 0 {
		return Detection{}, ErrNoSheet
	}
	format := fixed
	if format.Kind == "" {
		format = Format{Kind: XLSX, Encoding: UTF8, Delimiter: ",", Sheet: sheets[0]}
	}
	rows, err := firstRows(book, format.Sheet, 500)
	if err != nil {
		return Detection{}, err
	}
	d := describe(rows, format, fixed.Kind != "", true)
	d.Sheets, d.Rows = sheets, dimension(book, format.Sheet)
	return d, nil
}

func firstRows(book *excelize.File, sheet string, limit int) ([][]string, error) {
	var rows [][]string
	err := eachRow(book, sheet, func(_ int64, cells []string) error {
		if len(rows) == limit {
			return errEnough
		}
		rows = append(rows, slices.Clone(cells))
		return nil
	})
	if errors.Is(err, errEnough) {
		err = nil
	}
	return rows, err
}

// dimension is the sheet's own word on its size; 0 where it says nothing.
func dimension(book *excelize.File, sheet string) int64 {
	ref, err := book.GetSheetDimension(sheet)
	if err != nil {
		return 0
	}
	for i := len(ref) - 1; i >= 0; i-- {
		if ref[i] < '0' || ref[i] > '9' {
			rows, _ := strconv.ParseInt(ref[i+1:], 10, 64)
			return rows
		}
	}
	return 0
}

// Unroll writes a sheet as CSV (comma, UTF-8) with the row's number in a first column of its own, so that a sheet can be
// read on from any place as a CSV file can; a sheet itself can only be read from its beginning. It stops with
// ErrTooManyRows beyond limit rows.
func Unroll(ctx context.Context, path, sheet string, out io.Writer, limit int64) (err error) {
	book, err := openWorkbook(path)
	if err != nil {
		return err
	}
	defer func() { _ = book.Close() }() // only read: nothing to lose
	buffered := bufio.NewWriterSize(out, 1<<20)
	writer := csv.NewWriter(buffered)
	written := int64(0)
	err = eachRow(book, sheet, func(number int64, cells []string) error {
		if written++; written > limit {
			return ErrTooManyRows
		}
		if err := ctx.Err(); err != nil {
			return err
		}
		return writer.Write(append([]string{strconv.FormatInt(number, 10)}, cells...))
	})
	writer.Flush()
	return errors.Join(err, writer.Error(), buffered.Flush())
}

// ErrTooManyRows: the table has more rows than are read.
var ErrTooManyRows = errors.New("table: too many rows")

// UnrolledFormat is how what Unroll wrote is read; the other members stay those of the sheet.
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
