package tabular

import (
	"bytes"
	"context"
	"io"
	"os"
	"strings"
	"unicode/utf8"

	"github.com/recobro/recobro/plugins-sdk/go/sheet"
)

// What is kept of a file to be shown: a few rows, each cell's beginning, so much of all.
const (
	sampleRows  = 20
	sampleCell  = 160
	sampleBytes = 48 << 10
	longestName = 120
)

// Detection is what a look at a file tells: the proposed format, what is in doubt, and a few rows to show.
type Detection struct {
	Format        Format     `json:"format"`
	Sheets        []string   `json:"sheets,omitempty"`
	DateAmbiguous bool       `json:"date_ambiguous"` // every date seen could be day first or month first
	Rows          int64      `json:"estimated_rows"`
	Header        []string   `json:"header"` // names of the columns, or their numbers where the file has no header
	Sample        [][]string `json:"sample"`
	Above         [][]string `json:"above,omitempty" doc:"Rows above the header, with the first ones below: so that another can be pointed at"`
	AboveFrom     int64      `json:"above_from,omitempty" doc:"Line of the first of them"`
}

// numbered is a row and the line, or the number in a sheet, on which it begins.
type numbered struct {
	line  int64
	cells []string
}

// Detect looks at a bounded sample of the file and proposes how to read it. With a format that a person has fixed, only the
// header, the rows and their number are found anew. Errors: ErrUnreadable, ErrNoSheet, those of the bounds, and those of
// reading.
func Detect(ctx context.Context, file *os.File, fixed Format) (Detection, error) {
	info, err := file.Stat()
	if err != nil {
		return Detection{}, err
	}
	if fixed.Kind == XLSX || (fixed.Kind == "" && isZip(file)) {
		return detectXLSX(ctx, file, info.Size(), fixed)
	}
	s, err := takeSample(file, info.Size(), fixed.Encoding)
	if err != nil {
		return Detection{}, err
	}
	return s.detect(fixed)
}

func (s sample) detect(fixed Format) (Detection, error) {
	format := fixed
	if format.Kind == "" {
		format = Format{Kind: CSV, Encoding: s.encoding(), Reader: Apart}
		format.Delimiter = string(s.delimiter(format.Encoding))
		if format.Cuts = s.fixed(format); format.Cuts != nil {
			format.Kind = Fixed
		}
	}
	d, err := describe(s.rows(format), format, fixed.Kind != "", false)
	d.Rows = s.estimate(format)
	return d, err
}

// describe finds what the values themselves tell, and what is to be shown.
func describe(all []numbered, format Format, fixed, fromSheet bool) (Detection, error) {
	d := Detection{Format: format}
	if !fixed {
		d.Format.findHeader(all)
	}
	rows := d.Format.below(all)
	body := rows
	if d.Format.HasHeader && len(rows) > 0 {
		d.Header, body = rows[0], rows[1:]
	}
	if d.Header = named(d.Header, rows); len(d.Header) > MaxColumns {
		return d, sheet.ErrTooWide.WithParam("most", MaxColumns)
	}
	decimal, date, ambiguous := judge(body, fromSheet)
	d.DateAmbiguous = ambiguous
	if !fixed {
		d.Format.Decimal, d.Format.Date = decimal, date
		if decimal == "" {
			d.Format.Decimal = usualDecimal(format.Delimiter)
		}
	}
	d.Sample = shown(body)
	d.above(all)
	return d, nil
}

// findHeader looks where the table begins.
func (f *Format) findHeader(all []numbered) {
	at := headerAt(cellsOf(all))
	if f.HasHeader = at >= 0; at > 0 {
		f.HeaderRow = all[at].line
	}
}

// below are the rows of the table: what stands above it is left out.
func (f Format) below(all []numbered) [][]string {
	for len(all) > 0 && all[0].line < f.HeaderRow {
		all = all[1:]
	}
	return cellsOf(all)
}

func cellsOf(all []numbered) [][]string {
	rows := make([][]string, len(all))
	for i := range all {
		rows[i] = all[i].cells
	}
	return rows
}

// above shows the first rows as they stand in the file, so that a header can be pointed at.
func (d *Detection) above(all []numbered) {
	const most = 12
	if len(all) == 0 {
		return
	}
	for n := range min(len(all), most) {
		for int64(len(d.Above)) < all[n].line-all[0].line && len(d.Above) < most {
			d.Above = append(d.Above, []string{}) // a line that is empty keeps its number
		}
		if len(d.Above) == most {
			break
		}
		d.Above = append(d.Above, all[n].cells[:min(len(all[n].cells), 12)])
	}
	d.AboveFrom, d.Above = all[0].line, shown(d.Above)
}

// shown are the rows that are kept to be shown.
func shown(rows [][]string) [][]string {
	kept, left := [][]string{}, sampleBytes
	for _, row := range rows[:min(len(rows), sampleRows)] {
		cells := make([]string, len(row))
		for i, cell := range row {
			cells[i] = clip(cell, sampleCell)
			left -= len(cells[i]) + 3
		}
		if left < 0 && len(kept) > 0 {
			break
		}
		kept = append(kept, cells)
	}
	return kept
}

func clip(text string, most int) string {
	if len(text) <= most {
		return text
	}
	return strings.ToValidUTF8(text[:most], "") + "…"
}

// usualDecimal follows the spreadsheets: where the comma is the decimal sign, the list separator is the semicolon.
func usualDecimal(delimiter string) Decimal {
	if delimiter == ";" {
		return Comma
	}
	return Point
}

func (s sample) encoding() Encoding {
	if s.wide != "" {
		return s.wide
	}
	if s.bom {
		return UTF8BOM
	}
	multi, broken, c1 := 0, 0, 0
	s.each(func(part []byte) {
		m, b, c := countRunes(part)
		multi, broken, c1 = multi+m, broken+b, c1+c
	})
	switch {
	case broken == 0 || multi > 10*broken:
		return UTF8
	case c1 > 0:
		return Windows1252
	}
	return ISO88591
}

// countRunes counts sound multi-byte characters, broken bytes, and those broken bytes that only Windows-1252 prints.
func countRunes(part []byte) (multi, broken, c1 int) {
	for len(part) > 0 {
		r, size := utf8.DecodeRune(part)
		if r == utf8.RuneError && size == 1 {
			broken++
			if part[0] < 0xa0 {
				c1++
			}
		} else if size > 1 {
			multi++
		}
		part = part[size:]
	}
	return multi, broken, c1
}

// delimiter takes the sign that cuts the most rows into the same number of fields, more fields winning.
func (s sample) delimiter(encoding Encoding) byte {
	best, bestScore := byte(','), 0.0
	for _, candidate := range []byte{';', '\t', '|', ','} {
		if score := s.score(candidate, encoding); score > bestScore {
			best, bestScore = candidate, score
		}
	}
	return best
}

func (s sample) score(delim byte, encoding Encoding) float64 {
	counts, total, first := map[int]int{}, 0, 0
	s.each(func(part []byte) {
		batch := scanPart(part, delim, 200)
		skip := 0
		if total == 0 {
			skip = max(0, headerAt(cellsOf(batch.numbered(encoding))))
		}
		for _, r := range batch.Records[skip:] {
			width := r.last - r.first
			if total == 0 {
				first = width
			}
			counts[width]++
			total++
		}
	})
	if first < 2 {
		return 0
	}
	// The header holds no amounts: its width is the table's, whatever commas the amounts hold.
	share := float64(counts[first]) / float64(total)
	return share * share * (1 + float64(min(first, 20))/20)
}

func scanPart(part []byte, delim byte, limit int) *Batch {
	batch := &Batch{}
	_ = NewScanner(bytes.NewReader(part), delim, 0, 1).Read(batch, limit)
	return batch
}

// numbered are the rows of a batch with their lines.
func (b *Batch) numbered(encoding Encoding) []numbered {
	b.Decode(encoding.bytewise())
	rows := make([]numbered, len(b.Records))
	for i, r := range b.Records {
		rows[i] = numbered{r.Line, b.Fields(i, nil)}
	}
	return rows
}

// rows reads the beginning of the head and of every window; those of the windows stand behind any header.
func (s sample) rows(format Format) []numbered {
	var rows []numbered
	limit := 500
	s.each(func(part []byte) {
		found := scanPart(part, format.delim(), limit).numbered(format.Encoding)
		for i := range found {
			found[i].cells = format.cut(found[i].cells)
			if limit < 500 {
				found[i].line += 1 << 40
			}
		}
		rows, limit = append(rows, found...), 40
	})
	return rows
}

func (s sample) estimate(format Format) int64 {
	rows := int64(0)
	s.each(func(part []byte) {
		rows += int64(len(scanPart(part, format.delim(), len(part)+1).Records))
	})
	if s.seen == 0 {
		return 0
	}
	if s.size <= headSize {
		return rows
	}
	return rows * s.size / s.seen
}

func isZip(file io.ReaderAt) bool {
	var magic [4]byte
	n, _ := file.ReadAt(magic[:], 0)
	return n == len(magic) && string(magic[:]) == "PK\x03\x04"
}
