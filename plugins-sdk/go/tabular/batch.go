package tabular

import (
	"bytes"

	"github.com/recobro/recobro/plugins-sdk/go/sheet"
)

// Problem says what is wrong with a whole record; "" is none.
type Problem string

// What can be wrong with a record before any of its values is looked at.
const (
	BadQuotes   Problem = "bad_quotes"
	BadEncoding Problem = "bad_encoding"
	TooLong     Problem = "too_long"
)

// Record is one row of a Batch.
type Record struct {
	Line    int64 // where it begins, from 1; the row number in a sheet
	Offset  int64 // of its first byte in the file
	End     int64 // offset of the first byte behind it
	Problem Problem
	first   int // index of its first field
	last    int
}

// Batch holds many records in one arena: reading a row allocates nothing once the batch has grown to its size.
type Batch struct {
	Records []Record
	arena   []byte
	ends    []int
	text    string
	open    int // first field of the record being built
}

// MaxColumns is how many columns a table may have. A record with more keeps so many and one, by which it is known to be too
// wide; what follows is passed over.
const MaxColumns = 1000

func (b *Batch) full() bool { return len(b.ends)-b.open > MaxColumns }

// Reset empties the batch and keeps its memory.
func (b *Batch) Reset() {
	b.Records, b.arena, b.ends, b.open, b.text = b.Records[:0], b.arena[:0], b.ends[:0], 0, ""
}

// Fields appends the values of record i to into; valid after Decode. The strings share one allocation with the whole
// batch, so a value that is to live longer must be cloned. What a file of ours put before a value so that no spreadsheet
// computes it is no part of it.
func (b *Batch) Fields(i int, into []string) []string {
	r := b.Records[i]
	for f := r.first; f < r.last; f++ {
		into = append(into, sheet.Plain(b.text[b.begin(f):b.ends[f]]))
	}
	return into
}

func (b *Batch) begin(field int) int {
	if field == 0 {
		return 0
	}
	return b.ends[field-1]
}

func (b *Batch) close(line, offset, end int64, problem Problem) {
	b.Records = append(b.Records, Record{line, offset, end, problem, b.open, len(b.ends)})
	b.open = len(b.ends)
}

type mark struct{ arena, ends int }

func (b *Batch) mark() mark    { return mark{len(b.arena), len(b.ends)} }
func (b *Batch) rewind(m mark) { b.arena, b.ends = b.arena[:m.arena], b.ends[:m.ends] }

func (b *Batch) endField() { b.ends = append(b.ends, len(b.arena)) }

// split cuts a line without regard to quotes; delimiter 0 keeps it in one piece.
func (b *Batch) split(line []byte, delim byte) {
	for delim != 0 && !b.full() {
		i := bytes.IndexByte(line, delim)
		if i < 0 {
			break
		}
		b.arena = append(b.arena, line[:i]...)
		b.endField()
		line = line[i+1:]
	}
	if b.full() {
		return
	}
	b.arena = append(b.arena, line...)
	b.endField()
}

type outcome int

const (
	complete outcome = iota
	needMore
	malformed
)

// splitQuoted cuts the record at the beginning of view, which may hold more than it, and tells its size in bytes.
func (b *Batch) splitQuoted(view []byte, delim byte, eof bool) (int, outcome) {
	at := 0
	for {
		var n int
		var end fieldEnd
		before, full := b.mark(), b.full()
		if at < len(view) && view[at] == '"' {
			n, end = b.quotedField(view[at:], delim, eof)
		} else {
			n, end = b.plainField(view[at:], delim, eof)
		}
		if at += n; full {
			b.rewind(before)
		}
		switch end {
		case byRecord:
			return at, complete
		case byMore:
			return 0, needMore
		case byGarbage:
			return 0, malformed
		case byDelimiter: // the next field follows
		}
	}
}

type fieldEnd int

const (
	byDelimiter fieldEnd = iota
	byRecord
	byMore
	byGarbage
)

func (b *Batch) plainField(view []byte, delim byte, eof bool) (int, fieldEnd) {
	for i, c := range view {
		if c == delim {
			b.arena = append(b.arena, view[:i]...)
			b.endField()
			return i + 1, byDelimiter
		}
		if c == '\n' {
			return b.lastField(view[:i+1])
		}
	}
	if !eof {
		return 0, byMore
	}
	return b.lastField(view)
}

func (b *Batch) lastField(view []byte) (int, fieldEnd) {
	b.arena = append(b.arena, trimNewline(view)...)
	b.endField()
	return len(view), byRecord
}

func (b *Batch) quotedField(view []byte, delim byte, eof bool) (int, fieldEnd) {
	at := 1
	for {
		i := bytes.IndexByte(view[at:], '"')
		if i < 0 {
			return 0, unclosed(eof)
		}
		b.appendQuoted(view[at : at+i])
		at += i + 1
		rest := view[at:]
		if len(rest) > 0 && rest[0] == '"' {
			b.arena = append(b.arena, '"')
			at++
			continue
		}
		n, end := afterQuote(rest, delim, eof)
		if end == byDelimiter || end == byRecord {
			b.endField()
		}
		return at + n, end
	}
}

func unclosed(eof bool) fieldEnd {
	if eof {
		return byGarbage
	}
	return byMore
}

// appendQuoted keeps line breaks inside quotes as plain newlines, as encoding/csv does.
func (b *Batch) appendQuoted(text []byte) {
	for {
		i := bytes.Index(text, []byte("\r\n"))
		if i < 0 {
			b.arena = append(b.arena, text...)
			return
		}
		b.arena = append(append(b.arena, text[:i]...), '\n')
		text = text[i+2:]
	}
}

// afterQuote judges what follows a closing quote: a delimiter, the end of the record, or something that should not be.
func afterQuote(rest []byte, delim byte, eof bool) (int, fieldEnd) {
	if len(rest) < 2 && !eof {
		if len(rest) == 1 && (rest[0] == delim || rest[0] == '\n') {
			return oneByte(rest[0], delim)
		}
		return 0, byMore
	}
	switch {
	case len(rest) == 0:
		return 0, byRecord
	case rest[0] == delim || rest[0] == '\n':
		return oneByte(rest[0], delim)
	case rest[0] == '\r' && len(rest) == 1:
		return 1, byRecord
	case rest[0] == '\r' && rest[1] == '\n':
		return 2, byRecord
	}
	return 0, byGarbage
}

func oneByte(c, delim byte) (int, fieldEnd) {
	if c == delim {
		return 1, byDelimiter
	}
	return 1, byRecord
}
