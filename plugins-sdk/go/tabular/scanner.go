package tabular

import (
	"bytes"
	"errors"
	"io"
)

const (
	// maxRecord bounds the memory of one record; a longer one is reported, and only its beginning kept.
	maxRecord = 1 << 20
	// maxQuoted bounds how far a quoted field is followed before its opening quote is taken for a stray one.
	maxQuoted  = 64 << 10
	keptOfLong = 1 << 10
	// maxBatch bounds the bytes of a batch, whatever the number of its records.
	maxBatch  = 8 << 20
	blockSize = 256 << 10
)

// Scanner cuts CSV into records: the rules of RFC 4180, and where a file breaks them the damage stays in one record.
// The spans of its records, blank lines between them included, cover the input without a gap, so that any record's End
// is a place to resume from.
type Scanner struct {
	source io.Reader
	delim  byte
	buf    []byte
	start  int // first byte not yet given out
	end    int
	eof    bool
	err    error
	offset int64 // of buf[start] in the file
	line   int64 // of buf[start], from 1
}

// NewScanner reads records from source, whose next byte is the one at offset of the file and begins the given line.
func NewScanner(source io.Reader, delimiter byte, offset, line int64) *Scanner {
	return &Scanner{source: source, delim: delimiter, buf: make([]byte, blockSize), offset: offset, line: line}
}

// Position is where the next record begins: byte offset and line, from 1.
func (s *Scanner) Position() (offset, line int64) { return s.offset, s.line }

// Read appends up to limit records to batch, fewer where they are very long. It answers io.EOF when there is none left, or the source's error.
func (s *Scanner) Read(batch *Batch, limit int) error {
	for got := 0; got < limit && (got == 0 || len(batch.arena) < maxBatch); {
		more, err := s.next(batch)
		if err != nil {
			if got > 0 && errors.Is(err, io.EOF) {
				return nil
			}
			return err
		}
		if more {
			got++
		}
	}
	return nil
}

// next gives one record, or skips one blank line (false).
func (s *Scanner) next(batch *Batch) (bool, error) {
	view, err := s.lineView()
	if err != nil {
		return false, err
	}
	if len(view) > maxRecord {
		return true, s.long(batch)
	}
	body := trimNewline(view)
	if len(body) == 0 {
		s.advance(len(view))
		return false, nil
	}
	if s.delim == 0 || bytes.IndexByte(body, '"') < 0 {
		batch.split(body, s.delim)
		batch.close(s.line, s.offset, s.offset+int64(len(view)), "")
		s.advance(len(view))
		return true, nil
	}
	return true, s.quoted(batch, view)
}

// lineView is the buffered text up to and with the next newline, or to the end of the file, or more than maxRecord of it.
func (s *Scanner) lineView() ([]byte, error) {
	searched := 0
	for {
		view := s.buf[s.start:s.end]
		if i := bytes.IndexByte(view[searched:], '\n'); i >= 0 {
			return view[:searched+i+1], nil
		}
		searched = len(view)
		if searched > maxRecord {
			return view, nil
		}
		if s.eof {
			return view, s.ending(len(view))
		}
		s.fill()
	}
}

func (s *Scanner) ending(left int) error {
	if s.err != nil {
		return s.err
	}
	if left == 0 {
		return io.EOF
	}
	return nil
}

// fill reads one more block behind what is buffered.
func (s *Scanner) fill() {
	if s.start > 0 {
		s.end = copy(s.buf, s.buf[s.start:s.end])
		s.start = 0
	}
	if len(s.buf)-s.end < blockSize/2 {
		s.buf = append(s.buf, make([]byte, len(s.buf))...)
	}
	n, err := s.source.Read(s.buf[s.end:])
	s.end += n
	if err != nil {
		s.eof = true
		if err != io.EOF {
			s.err = err
		}
	}
}

// quoted reads a record whose first line holds a quote. Where the quotes do not add up, the first line alone is the
// record and is reported: the lines after it are read as if nothing had happened.
func (s *Scanner) quoted(batch *Batch, first []byte) error {
	mark := batch.mark()
	view, last := s.quotedView()
	size, outcome := batch.splitQuoted(view, s.delim, last)
	for outcome == needMore && len(view) < maxQuoted && !last {
		batch.rewind(mark)
		s.fill()
		view, last = s.quotedView()
		size, outcome = batch.splitQuoted(view, s.delim, last)
	}
	if s.err != nil {
		return s.err
	}
	problem := Problem("")
	if outcome != complete {
		// fill may have moved the buffer: the first line is found again by its length.
		size, problem = len(first), BadQuotes
		batch.rewind(mark)
		batch.split(trimNewline(s.buf[s.start:s.start+size]), s.delim)
	}
	batch.close(s.line, s.offset, s.offset+int64(size), problem)
	s.advance(size)
	return nil
}

// quotedView never shows more than maxQuoted, however much is buffered: what a record is must not depend on where the
// reading of the file began.
func (s *Scanner) quotedView() (view []byte, last bool) {
	if s.end-s.start > maxQuoted {
		return s.buf[s.start : s.start+maxQuoted], false
	}
	return s.buf[s.start:s.end], s.eof
}

// long gives the beginning of an overlong line as a record of one field and skips the rest of the line.
func (s *Scanner) long(batch *Batch) error {
	line, from := s.line, s.offset
	batch.split(s.buf[s.start:s.start+keptOfLong], 0)
	for {
		view := s.buf[s.start:s.end]
		if i := bytes.IndexByte(view, '\n'); i >= 0 {
			s.advance(i + 1)
			break
		}
		s.advance(len(view))
		if s.eof {
			break
		}
		s.fill()
	}
	batch.close(line, from, s.offset, TooLong)
	return s.err
}

func (s *Scanner) advance(n int) {
	s.line += int64(bytes.Count(s.buf[s.start:s.start+n], []byte{'\n'}))
	s.start += n
	s.offset += int64(n)
}

func trimNewline(line []byte) []byte {
	if n := len(line); n > 0 && line[n-1] == '\n' {
		line = line[:n-1]
	}
	if n := len(line); n > 0 && line[n-1] == '\r' {
		line = line[:n-1]
	}
	return line
}
