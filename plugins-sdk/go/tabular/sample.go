package tabular

import (
	"bytes"
	"io"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

const (
	headSize    = 256 << 10
	windowSize  = 16 << 10
	windowCount = 16
)

// ErrUnreadable: the file is neither text in a known encoding nor a sheet that can be opened.
var ErrUnreadable = errs.New(errs.Invalid, "tabular.unreadable")

// sample holds the head of a file and windows of whole lines spread evenly behind it, as text of one byte to the sign.
type sample struct {
	head    []byte
	windows [][]byte
	size    int64 // of the file
	seen    int64 // bytes of the file that it shows
	bom     bool
	wide    Encoding // UTF-16, "" for others
}

// takeSample reads a sample in an encoding that a person has fixed, or in the one found.
func takeSample(file io.ReaderAt, size int64, fixed Encoding) (sample, error) {
	head, err := readWindow(file, 0, min(size, headSize))
	if err != nil {
		return sample{}, err
	}
	s := sample{size: size, wide: wideEncoding(head)}
	if fixed != "" {
		s.wide = ""
		if fixed.wide() {
			s.wide = fixed
		}
	}
	if s.head, s.bom = bytes.CutPrefix(narrow(head, s.wide), []byte("\xef\xbb\xbf")); bytes.IndexByte(s.head, 0) >= 0 {
		return sample{}, ErrUnreadable
	}
	if size > headSize {
		s.head = wholeLines(s.head, false)
	}
	s.seen = s.bytes(s.head)
	return s, s.spread(file)
}

// bytes is how many of the file's bytes a part of the sample stands for.
func (s *sample) bytes(part []byte) int64 {
	if s.wide != "" {
		return 2 * int64(len(bytes.Runes(part)))
	}
	return int64(len(part))
}

func (s *sample) spread(file io.ReaderAt) error {
	for i := int64(0); i < windowCount && s.size > headSize; i++ {
		at := (headSize + max(0, s.size-headSize-windowSize)*i/(windowCount-1)) &^ 1
		window, err := readWindow(file, at, min(windowSize, s.size-at))
		if err != nil {
			return err
		}
		part := wholeLines(narrow(window, s.wide), true)
		s.seen += s.bytes(part)
		s.windows = append(s.windows, part)
	}
	return nil
}

func readWindow(file io.ReaderAt, at, size int64) ([]byte, error) {
	window := make([]byte, size)
	n, err := file.ReadAt(window, at)
	if err == io.EOF {
		err = nil
	}
	return window[:n], err
}

// wholeLines drops the torn last line, and the torn first one where the window begins inside the file.
func wholeLines(window []byte, inside bool) []byte {
	if i := bytes.IndexByte(window, '\n'); inside && i >= 0 {
		window = window[i+1:]
	}
	if i := bytes.LastIndexByte(window, '\n'); i >= 0 {
		return window[:i+1]
	}
	return window
}

// each calls f with every part of the sample, head first.
func (s sample) each(f func([]byte)) {
	f(s.head)
	for _, window := range s.windows {
		f(window)
	}
}
