package sheet

import "github.com/recobro/recobro/plugins-sdk/go/errs"

// Bounds are how much of a workbook is read that somebody has sent. An archive of some kilobytes unpacks to gigabytes,
// and a sheet of some lines names a cell in its last column: what is over a bound is refused before it is held.
type Bounds struct {
	Entries   int   // files in the archive
	Unpacked  int64 // bytes of all of them, unpacked
	Ratio     int64 // how many times larger a file of more than a MiB may be than it is packed
	Columns   int   // of a sheet
	Rows      int64 // highest number of a row, and how many there may be, empty ones too
	Cell      int   // bytes of one text
	Texts     int   // texts that the cells share
	TextBytes int64 // bytes of those
}

// DefaultBounds are wider than what a spreadsheet program writes of a million rows, and narrow enough for a process of
// 512 MiB.
func DefaultBounds() Bounds {
	return Bounds{
		Entries: 2000, Unpacked: 4 << 30, Ratio: 250, Columns: 1000, Rows: mostRows, Cell: 4 * mostCell,
		Texts: 6_000_000, TextBytes: 224 << 20,
	}
}

// The refusals of tables that somebody has sent.
var (
	ErrUnreadable = errs.New(errs.Invalid, "sheet.unreadable")
	ErrNoSheet    = errs.New(errs.Invalid, "sheet.no_sheet")
	ErrUnpacked   = errs.New(errs.Invalid, "sheet.unpacked")
	ErrTooWide    = errs.New(errs.Invalid, "sheet.too_wide")
	ErrCell       = errs.New(errs.Invalid, "sheet.cell_too_long")
	ErrRowNumber  = errs.New(errs.Invalid, "sheet.row_number")
	ErrTexts      = errs.New(errs.Invalid, "sheet.too_many_texts")
)

func (b Bounds) tooWide() error  { return ErrTooWide.WithParam("most", b.Columns) }
func (b Bounds) cell() error     { return ErrCell.WithParam("most", b.Cell) }
func (b Bounds) rows() error     { return ErrRowNumber.WithParam("most", b.Rows) }
func (b Bounds) texts() error    { return ErrTexts.WithParam("most", b.Texts) }
func (b Bounds) unpacked() error { return ErrUnpacked.WithParam("megabytes", b.Unpacked>>20) }
