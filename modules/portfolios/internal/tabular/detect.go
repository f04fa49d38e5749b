package tabular

import (
	"bytes"
	"io"
	"os"
	"unicode/utf8"
)

const sampleRows = 20

// Detection is what a look at a file tells: the proposed format, what is in doubt, and a few rows to show.
type Detection struct {
	Format        Format     `json:"format"`
	Sheets        []string   `json:"sheets,omitempty"`
	DateAmbiguous bool       `json:"date_ambiguous"` // every date seen could be day first or month first
	Rows          int64      `json:"estimated_rows"`
	Header        []string   `json:"header"` // names of the columns, or their numbers where the file has no header
	Sample        [][]string `json:"sample"`
}

// Detect looks at a bounded sample of the file and proposes how to read it. Errors: ErrUnreadable, and those of reading.
func Detect(path string) (Detection, error) {
	if isZip(path) {
		return detectXLSX(path, Format{})
	}
	return detectCSV(path, Format{})
}

// Preview is Detect for a format that a person has fixed: only the header, the rows and their number are found anew.
func Preview(path string, format Format) (Detection, error) {
	if format.Kind == XLSX {
		return detectXLSX(path, format)
	}
	return detectCSV(path, format)
}

func detectCSV(path string, fixed Format) (Detection, error) {
	file, err := os.Open(path)
	if err != nil {
		return Detection{}, err
	}
	defer func() { _ = file.Close() }() // only read: nothing to lose
	info, err := file.Stat()
	if err != nil {
		return Detection{}, err
	}
	s, err := takeSample(file, info.Size())
	if err != nil {
		return Detection{}, err
	}
	return s.detect(fixed), nil
}

func (s sample) detect(fixed Format) Detection {
	format := fixed
	if format.Kind == "" {
		format = Format{Kind: CSV, Encoding: s.encoding()}
		format.Delimiter = string(s.delimiter())
	}
	rows := s.rows(format)
	d := describe(rows, format, fixed.Kind != "", false)
	d.Rows = s.estimate(format)
	return d
}

// describe finds what the values themselves tell, and what is to be shown.
func describe(rows [][]string, format Format, fixed, sheet bool) Detection {
	d := Detection{Format: format}
	if !fixed {
		d.Format.HasHeader = looksLikeHeader(rows)
	}
	body := rows
	if d.Format.HasHeader && len(rows) > 0 {
		d.Header, body = rows[0], rows[1:]
	}
	d.Header = named(d.Header, rows)
	decimal, date, ambiguous := judge(body, sheet)
	d.DateAmbiguous = ambiguous
	if !fixed {
		d.Format.Decimal, d.Format.Date = decimal, date
		if decimal == "" {
			d.Format.Decimal = usualDecimal(format.Delimiter)
		}
	}
	d.Sample = body[:min(len(body), sampleRows)]
	return d
}

// usualDecimal follows the spreadsheets: where the comma is the decimal sign, the list separator is the semicolon.
func usualDecimal(delimiter string) Decimal {
	if delimiter == ";" {
		return Comma
	}
	return Point
}

func (s sample) encoding() Encoding {
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
func (s sample) delimiter() byte {
	best, bestScore := byte(','), 0.0
	for _, candidate := range []byte{';', '\t', '|', ','} {
		if score := s.score(candidate); score > bestScore {
			best, bestScore = candidate, score
		}
	}
	return best
}

func (s sample) score(delim byte) float64 {
	counts, total, first := map[int]int{}, 0, 0
	s.each(func(part []byte) {
		batch := scanPart(part, delim, 200)
		for _, r := range batch.Records {
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

// rows reads the beginning of the head and of every window.
func (s sample) rows(format Format) [][]string {
	var rows [][]string
	limit := 500
	s.each(func(part []byte) {
		batch := scanPart(part, format.Delimiter[0], limit)
		batch.Decode(format.Encoding)
		for i := range batch.Records {
			rows = append(rows, batch.Fields(i, nil))
		}
		limit = 40
	})
	return rows
}

func (s sample) estimate(format Format) int64 {
	bytesSeen, rows := int64(0), int64(0)
	s.each(func(part []byte) {
		batch := scanPart(part, format.Delimiter[0], len(part)+1)
		rows += int64(len(batch.Records))
		bytesSeen += int64(len(part))
	})
	if bytesSeen == 0 {
		return 0
	}
	if s.size <= headSize {
		return rows
	}
	return rows * s.size / bytesSeen
}

func isZip(path string) bool {
	file, err := os.Open(path)
	if err != nil {
		return false
	}
	defer func() { _ = file.Close() }() // only read: nothing to lose
	var magic [4]byte
	_, err = io.ReadFull(file, magic[:])
	return err == nil && string(magic[:]) == "PK\x03\x04"
}
