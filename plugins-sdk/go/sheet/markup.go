package sheet

import (
	"archive/zip"
	"context"
	"encoding/xml"
	"errors"
	"io"
	"strings"
)

// mostMarkup bounds one tag or one piece of text: the parser holds each as a whole.
const mostMarkup = 1 << 20

var errLongMarkup = errors.New("markup: longer than is read")

// markup is one XML file of a workbook, read piece by piece.
type markup struct {
	file  io.ReadCloser
	parse *xml.Decoder
	left  *leash
}

// leash ends a piece that is too long, a file that is longer than its archive said, and the work of a context that has
// ended.
type leash struct {
	ctx   context.Context
	from  io.Reader
	piece int
	file  int64
}

// Read implements io.Reader.
func (l *leash) Read(into []byte) (int, error) {
	if err := l.ctx.Err(); err != nil {
		return 0, err
	}
	if l.piece <= 0 || l.file < 0 {
		return 0, errLongMarkup
	}
	n, err := l.from.Read(into)
	l.piece, l.file = l.piece-n, l.file-int64(n)
	return n, err
}

func openMarkup(ctx context.Context, file *zip.File) (*markup, error) {
	from, err := file.Open()
	if err != nil {
		return nil, ErrUnreadable.Wrap(err)
	}
	l := &leash{ctx: ctx, from: from, file: int64(file.UncompressedSize64)}
	m := &markup{file: from, parse: xml.NewDecoder(l), left: l}
	m.parse.Strict, m.parse.CharsetReader = true, nil
	return m, nil
}

func (m *markup) close() { _ = m.file.Close() } // only read: nothing to lose

// next is the next tag or text, by its local name whatever prefix the file gives it; io.EOF at the end. What it holds is
// valid until the next call.
func (m *markup) next() (xml.Token, error) {
	m.left.piece = mostMarkup
	token, err := m.parse.RawToken()
	switch {
	case errors.Is(err, io.EOF):
		return nil, err
	case errors.Is(err, errLongMarkup):
		return nil, ErrCell.WithParam("most", mostMarkup).Wrap(err)
	case m.left.ctx.Err() != nil:
		return nil, m.left.ctx.Err()
	case err != nil:
		return nil, ErrUnreadable.Wrap(err)
	}
	if _, declares := token.(xml.Directive); declares {
		return nil, ErrUnreadable // a document type: workbooks have none
	}
	return token, nil
}

// each calls f with every tag that opens, until the end of the file.
func (m *markup) each(f func(tag xml.StartElement) error) error {
	for {
		token, err := m.next()
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return err
		}
		if tag, opens := token.(xml.StartElement); opens {
			if err := f(tag); err != nil {
				return err
			}
		}
	}
}

// attribute is the value of a tag's attribute, whatever its prefix.
func attribute(tag xml.StartElement, name string) string {
	for _, a := range tag.Attr {
		if a.Name.Local == name {
			return a.Value
		}
	}
	return ""
}

// relation is an attribute that names a relationship: r:id, not the plain id beside it.
func relation(tag xml.StartElement) string {
	for _, a := range tag.Attr {
		if a.Name.Local == "id" && a.Name.Space != "" {
			return a.Value
		}
	}
	return ""
}

// unescape reads the _xHHHH_ in which workbooks write what XML cannot hold.
func unescape(text string) string {
	if !strings.Contains(text, "_x") {
		return text
	}
	var out strings.Builder
	for {
		at := strings.Index(text, "_x")
		if at < 0 || len(text) < at+7 {
			out.WriteString(text)
			return out.String()
		}
		code, ok := hex(text[at+2 : at+6])
		if !ok || text[at+6] != '_' {
			out.WriteString(text[:at+2])
			text = text[at+2:]
			continue
		}
		out.WriteString(text[:at])
		out.WriteRune(code)
		text = text[at+7:]
	}
}

func hex(digits string) (rune, bool) {
	code := rune(0)
	for _, d := range strings.ToLower(digits) {
		switch {
		case d >= '0' && d <= '9':
			code = code<<4 | (d - '0')
		case d >= 'a' && d <= 'f':
			code = code<<4 | (d - 'a' + 10)
		default:
			return 0, false
		}
	}
	return code, true
}
