package sheet

import (
	"bufio"
	"encoding/csv"
	"errors"
	"io"
	"strings"
)

// mark tells spreadsheets that a file is UTF-8.
const mark = "\ufeff"

// csvRows is a table written as CSV.
type csvRows struct {
	lines   *csv.Writer
	numeric []bool
	commas  bool
	cells   []string // reused
}

func newCSV(to io.Writer, header []string, numeric []bool, o Options) (*csvRows, error) {
	if _, err := io.WriteString(to, mark); err != nil {
		return nil, err
	}
	c := &csvRows{lines: csv.NewWriter(to), numeric: numeric, commas: o.commas()}
	if c.commas {
		c.lines.Comma = ';'
	}
	if o.Between != 0 {
		c.lines.Comma = o.Between
	}
	names := make([]string, len(header))
	for i, name := range header {
		names[i] = Harmless(name) // a header may be somebody's file's
	}
	return c, c.lines.Write(names)
}

func (c *csvRows) write(cells []string) error {
	c.cells = c.cells[:0]
	for i, cell := range cells {
		switch {
		case i >= len(c.numeric) || !c.numeric[i] || !number.MatchString(cell):
			cell = Harmless(cell)
		case c.commas:
			cell = strings.Replace(cell, ".", ",", 1)
		}
		c.cells = append(c.cells, cell)
	}
	return c.lines.Write(c.cells)
}

func (c *csvRows) close() error {
	c.lines.Flush()
	return c.lines.Error()
}

// Reader reads a table that a Writer wrote as CSV, or any CSV with a header in UTF-8.
type Reader struct {
	Header  []string
	lines   *csv.Reader
	numeric []bool
	commas  bool
}

// NewReader reads the header: separated by whichever of , ; and tab it has most of. io.EOF for an empty file.
func NewReader(from io.Reader, o Options) (*Reader, error) {
	text := bufio.NewReaderSize(from, 64<<10)
	if first, _, err := text.ReadRune(); err != nil {
		return nil, err
	} else if string(first) != mark {
		_ = text.UnreadRune() // the last thing that was done was to read one
	}
	r := &Reader{lines: csv.NewReader(text)}
	r.lines.Comma = separator(text)
	r.commas = r.lines.Comma == ';'
	header, err := r.lines.Read()
	if err != nil {
		return nil, err
	}
	for i := range header {
		header[i] = Plain(header[i])
	}
	r.Header, r.lines.ReuseRecord = header, true
	r.numeric = make([]bool, len(header))
	for _, name := range o.Numbers {
		for i := range header {
			r.numeric[i] = r.numeric[i] || header[i] == name
		}
	}
	return r, nil
}

// Read is the next row, without the quotes of Harmless and with decimal points; io.EOF at the end. The slice is reused.
func (r *Reader) Read() ([]string, error) {
	cells, err := r.lines.Read()
	if err != nil {
		return nil, err
	}
	for i, cell := range cells {
		if cells[i] = Plain(cell); r.commas && r.numeric[i] {
			cells[i] = strings.Replace(cells[i], ",", ".", 1)
		}
	}
	return cells, nil
}

func separator(text *bufio.Reader) rune {
	begin, err := text.Peek(4 << 10)
	if err != nil && !errors.Is(err, io.EOF) && len(begin) == 0 {
		return ','
	}
	header, _, _ := strings.Cut(string(begin), "\n")
	best := ','
	for _, candidate := range ";\t" {
		if strings.Count(header, string(candidate)) > strings.Count(header, string(best)) {
			best = candidate
		}
	}
	return best
}
