package sheet

import (
	"encoding/xml"
	"errors"
	"io"
	"strconv"
	"strings"
)

// grid reads the rows of one sheet.
type grid struct {
	*markup
	texts  *texts
	bounds Bounds
	each   func(number int64, cells []string) error

	seen   int64 // rows, empty ones too
	number int64 // of the row
	cells  []string
	filled bool
	column int // of the last cell, from 0; -1 before the first
}

func (g *grid) read() error {
	return finish(g.markup.each(func(tag xml.StartElement) error {
		switch tag.Name.Local {
		case "row":
			return g.begin(tag)
		case "c":
			return g.cell(tag)
		case "sheetData":
			g.number, g.column = 0, -1
		}
		return nil
	}), g.end)
}

func finish(err error, last func() error) error {
	if err != nil {
		return err
	}
	return last()
}

// begin ends the row before and opens the next.
func (g *grid) begin(tag xml.StartElement) error {
	if err := g.end(); err != nil {
		return err
	}
	if g.seen++; g.seen > g.bounds.Rows {
		return g.bounds.rows()
	}
	g.number++
	if text := attribute(tag, "r"); text != "" {
		number, err := strconv.ParseInt(text, 10, 64)
		if err != nil || number < 1 || number > g.bounds.Rows {
			return g.bounds.rows()
		}
		g.number = number
	}
	return nil
}

// end hands a row on that holds something.
func (g *grid) end() error {
	cells, filled := g.cells, g.filled
	g.cells, g.filled, g.column = g.cells[:0], false, -1
	if !filled {
		return nil
	}
	return g.each(g.number, cells)
}

// cell reads one cell to its end. One that is empty is passed over, wherever it stands: whole rows are formatted.
func (g *grid) cell(tag xml.StartElement) error {
	g.column++
	if reference := attribute(tag, "r"); reference != "" {
		column, ok := columnOf(reference)
		if !ok {
			return ErrUnreadable
		}
		g.column = column
	}
	value, err := g.value(attribute(tag, "t"))
	if err != nil || value == "" {
		return err
	}
	if g.column >= g.bounds.Columns {
		return g.bounds.tooWide()
	}
	for len(g.cells) <= g.column {
		g.cells = append(g.cells, "")
	}
	g.cells[g.column], g.filled = value, true
	return nil
}

// value reads what stands in a cell of a type, up to the cell's end.
func (g *grid) value(kind string) (string, error) {
	var raw strings.Builder
	inside := false
	for {
		token, err := g.next()
		if errors.Is(err, io.EOF) {
			return "", ErrUnreadable
		}
		if err != nil {
			return "", err
		}
		switch tag := token.(type) {
		case xml.StartElement:
			if inside = tag.Name.Local == "v"; tag.Name.Local != "is" {
				continue
			}
			text, err := g.text("is", g.bounds)
			if err != nil {
				return "", err
			}
			raw.WriteString(text)
		case xml.EndElement:
			if inside = false; tag.Name.Local == "c" {
				return g.meant(kind, raw.String())
			}
		case xml.CharData:
			if !inside {
				continue
			}
			if raw.Len()+len(tag) > g.bounds.Cell {
				return "", g.bounds.cell()
			}
			raw.Write(tag)
		}
	}
}

// meant is what a raw value of a type says.
func (g *grid) meant(kind, raw string) (string, error) {
	switch kind {
	case "s":
		return g.texts.at(numberOf(strings.TrimSpace(raw)))
	case "str":
		return unescape(raw), nil
	}
	return raw, nil
}

// numberOf is the number of a shared text, -1 for what is none.
func numberOf(raw string) int {
	if n, err := strconv.Atoi(raw); err == nil {
		return n
	}
	return -1
}

// columnOf is the place, from 0, of the column that a reference such as AB12 names.
func columnOf(reference string) (int, bool) {
	column := 0
	for i := 0; i < len(reference); i++ {
		c := reference[i] &^ 0x20
		if c < 'A' || c > 'Z' {
			return column - 1, i > 0
		}
		if column = column*26 + int(c-'A') + 1; column > 1<<20 {
			return 0, false
		}
	}
	return 0, false
}
