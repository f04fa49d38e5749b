package sheet

import (
	"archive/zip"
	"context"
	"encoding/xml"
	"errors"
	"io"
	"strings"
)

// block is how much of the shared texts lies in one piece of memory; none is ever moved.
const block = 1 << 20

// texts are those that the cells of a workbook share, by their number. They are read as far as the cells ask for them: a
// look at the first rows needs the first texts.
type texts struct {
	file   *markup // nil once all have been read
	bounds Bounds
	blocks [][]byte
	places []place
	bytes  int64
}

// place is where a text lies.
type place struct{ block, from, length uint32 }

// openTexts is nil for a workbook without shared texts.
func openTexts(ctx context.Context, file *zip.File, b Bounds) (*texts, error) {
	if file == nil {
		return nil, nil
	}
	m, err := openMarkup(ctx, file)
	return &texts{file: m, bounds: b}, err
}

func (t *texts) close() {
	if t != nil && t.file != nil {
		t.file.close()
	}
}

// more reads one text.
func (t *texts) more() error {
	for {
		token, err := t.file.next()
		if errors.Is(err, io.EOF) {
			t.file.close()
			t.file = nil
			return nil
		}
		if err != nil {
			return err
		}
		if tag, opens := token.(xml.StartElement); opens && tag.Name.Local == "si" {
			text, err := t.file.text("si", t.bounds)
			if err != nil {
				return err
			}
			return t.add(text, t.bounds)
		}
	}
}

func (t *texts) add(text string, b Bounds) error {
	t.bytes += int64(len(text))
	if len(t.places) >= b.Texts || t.bytes > b.TextBytes {
		return b.texts()
	}
	if n := len(t.blocks); n == 0 || cap(t.blocks[n-1])-len(t.blocks[n-1]) < len(text) {
		t.blocks = append(t.blocks, make([]byte, 0, max(block, len(text))))
	}
	last := len(t.blocks) - 1
	t.places = append(t.places, place{uint32(last), uint32(len(t.blocks[last])), uint32(len(text))})
	t.blocks[last] = append(t.blocks[last], text...)
	return nil
}

// at is a text by its number; "" for one that is not there.
func (t *texts) at(n int) (string, error) {
	for t != nil && t.file != nil && len(t.places) <= n {
		if err := t.more(); err != nil {
			return "", err
		}
	}
	if t == nil || n < 0 || n >= len(t.places) {
		return "", nil
	}
	p := t.places[n]
	return string(t.blocks[p.block][p.from : p.from+p.length]), nil
}

// text joins what stands in <t> up to the end of a tag, but for phonetic guides.
func (m *markup) text(until string, b Bounds) (string, error) {
	var out strings.Builder
	inside, guide := false, 0
	for {
		token, err := m.next()
		if errors.Is(err, io.EOF) {
			return "", ErrUnreadable
		}
		if err != nil {
			return "", err
		}
		switch tag := token.(type) {
		case xml.StartElement:
			inside = tag.Name.Local == "t"
			if tag.Name.Local == "rPh" {
				guide++
			}
		case xml.EndElement:
			inside = false
			if tag.Name.Local == "rPh" {
				guide--
			}
			if tag.Name.Local == until {
				return unescape(out.String()), nil
			}
		case xml.CharData:
			if !inside || guide > 0 {
				continue
			}
			if out.Len()+len(tag) > b.Cell {
				return "", b.cell()
			}
			out.Write(tag)
		}
	}
}
