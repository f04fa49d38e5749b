package tabular

import (
	"bytes"
	"io"

	"golang.org/x/text/encoding/unicode"
	"golang.org/x/text/transform"
)

// utf8Of reads a file as UTF-8 where it is written in two bytes to the character; others as they are. A mark at the
// beginning is passed over.
func utf8Of(from io.Reader, encoding Encoding) io.Reader {
	endian := unicode.LittleEndian
	if encoding == UTF16BE {
		endian = unicode.BigEndian
	}
	if encoding.wide() {
		return transform.NewReader(from, unicode.UTF16(endian, unicode.UseBOM).NewDecoder())
	}
	return transform.NewReader(from, unicode.BOMOverride(transform.Nop))
}

// wide tells whether the encoding takes two bytes to the character.
func (e Encoding) wide() bool { return e == UTF16LE || e == UTF16BE }

// bytewise is the encoding in which the bytes are once utf8Of has read them.
func (e Encoding) bytewise() Encoding {
	if e.wide() {
		return UTF8
	}
	return e
}

// wideEncoding tells text of two bytes to the character by its mark, or by the zeros that half of its bytes are; "" is
// other text.
func wideEncoding(head []byte) Encoding {
	switch {
	case bytes.HasPrefix(head, []byte{0xff, 0xfe}):
		return UTF16LE
	case bytes.HasPrefix(head, []byte{0xfe, 0xff}):
		return UTF16BE
	}
	var zeros [2]int
	for i, c := range head {
		if c == 0 {
			zeros[i&1]++
		}
	}
	pairs := len(head) / 2
	switch {
	case pairs < 4:
		return ""
	case zeros[1]*10 > pairs*6 && zeros[0]*50 < pairs:
		return UTF16LE
	case zeros[0]*10 > pairs*6 && zeros[1]*50 < pairs:
		return UTF16BE
	}
	return ""
}

// narrow is a window of a file as UTF-8, where it is not of one byte to the character already.
func narrow(window []byte, encoding Encoding) []byte {
	if !encoding.wide() {
		return window
	}
	text, err := io.ReadAll(utf8Of(bytes.NewReader(window), encoding))
	if err != nil {
		return nil
	}
	return text
}
