package tabular

import (
	"strings"
	"unicode/utf8"

	"golang.org/x/text/encoding/charmap"
)

// Decode turns the bytes of the batch into text. A record with bytes that the encoding does not know is marked
// BadEncoding, and its text holds replacement characters in their place.
func (b *Batch) Decode(encoding Encoding) {
	if encoding == UTF8 || encoding == UTF8BOM {
		b.decodeUTF8()
		return
	}
	b.decodeSingleByte()
}

func (b *Batch) decodeUTF8() {
	b.text = string(b.arena)
	if utf8.ValidString(b.text) && strings.IndexByte(b.text, 0) < 0 {
		return
	}
	b.rewrite(func(field string) (string, bool) {
		if utf8.ValidString(field) && strings.IndexByte(field, 0) < 0 {
			return field, true
		}
		return strings.ReplaceAll(strings.ToValidUTF8(field, "\uFFFD"), "\x00", "\uFFFD"), false
	})
}

func (b *Batch) decodeSingleByte() {
	b.text = string(b.arena)
	if ascii(b.text) {
		return
	}
	b.rewrite(decode1252)
}

func ascii(text string) bool {
	for i := 0; i < len(text); i++ {
		if text[i] == 0 || text[i] >= utf8.RuneSelf {
			return false
		}
	}
	return true
}

func decode1252(field string) (string, bool) {
	if ascii(field) {
		return field, true
	}
	var out strings.Builder
	known := true
	for i := 0; i < len(field); i++ {
		r := charmap.Windows1252.DecodeByte(field[i])
		if r == 0 {
			r = utf8.RuneError
		}
		known = known && r != utf8.RuneError
		out.WriteRune(r)
	}
	return out.String(), known
}

// rewrite puts every field through change, which also tells whether the field was sound.
func (b *Batch) rewrite(change func(string) (string, bool)) {
	var out strings.Builder
	out.Grow(len(b.text) + len(b.text)/8)
	begin, record := 0, 0
	for f, end := range b.ends {
		for record < len(b.Records) && f >= b.Records[record].last {
			record++
		}
		field, sound := change(b.text[begin:end])
		if !sound && b.Records[record].Problem == "" {
			b.Records[record].Problem = BadEncoding
		}
		out.WriteString(field)
		begin = end
		b.ends[f] = out.Len()
	}
	b.text = out.String()
}
