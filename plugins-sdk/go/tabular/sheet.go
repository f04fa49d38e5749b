package tabular

import (
	"context"
	"errors"
	"os"
	"slices"

	"github.com/recobro/recobro/plugins-sdk/go/sheet"
)

// ErrNoSheet: the workbook has no sheet of that name.
var ErrNoSheet = sheet.ErrNoSheet

var errEnough = errors.New("enough rows")

func openBook(ctx context.Context, file *os.File, size int64) (*sheet.Book, error) {
	bounds := sheet.DefaultBounds()
	bounds.Columns = MaxColumns
	return sheet.OpenBook(ctx, file, size, bounds)
}

func detectXLSX(ctx context.Context, file *os.File, size int64, fixed Format) (Detection, error) {
	book, err := openBook(ctx, file, size)
	if err != nil {
		return Detection{}, err
	}
	format := fixed
	if format.Kind == "" {
		format = Format{Kind: XLSX, Encoding: UTF8, Delimiter: ",", Sheet: book.Sheets()[0], Reader: Apart}
	}
	rows, err := firstRows(ctx, book, format.Sheet, 500)
	if err != nil {
		return Detection{}, err
	}
	d, err := describe(rows, format, fixed.Kind != "", true)
	d.Sheets, d.Rows = book.Sheets(), book.Estimate(ctx, format.Sheet)
	return d, err
}

// firstRows are the first rows of a sheet, as many as hold half a megabyte at most.
func firstRows(ctx context.Context, book *sheet.Book, name string, limit int) ([]numbered, error) {
	var rows []numbered
	left := 512 << 10
	err := book.Rows(ctx, name, func(number int64, cells []string) error {
		if len(rows) == limit || left < 0 {
			return errEnough
		}
		row := slices.Clone(cells)
		for i := range row {
			row[i] = clip(row[i], sheetCell)
			left -= len(row[i]) + 1
		}
		rows = append(rows, numbered{number, row})
		return nil
	})
	if errors.Is(err, errEnough) {
		err = nil
	}
	return rows, err
}

// sheetCell is how much of a cell is looked at to find out how a sheet is written.
const sheetCell = 1 << 10
