package tabular

import (
	"bytes"
	"errors"
	"io"
)

const (
	headSize    = 256 << 10
	windowSize  = 16 << 10
	windowCount = 16
)

// ErrUnreadable: the file is neither text in a known encoding nor a sheet that can be opened.
var ErrUnreadable = errors.New("table: unreadable")

// sample holds the head of a file and windows of whole lines spread evenly behind it.
type sample struct {
	head    []byte
	windows [][]byte
	size    int64
	bom     bool
}

func takeSample(file io.ReaderAt, size int64) (sample, error) {
	head, err := readWindow(file, 0, min(size, headSize))
	if err != nil {
		return sample{}, err
	}
	s := sample{head: head, size: size}
	if s.head, s.bom = bytes.CutPrefix(head, []byte("\xef\xbb\xbf")); utf16(head) || bytes.IndexByte(s.head, 0) >= 0 {
		return sample{}, ErrUnreadable
	}
	if size > headSize {
		s.head = wholeLines(s.head, false)
	}
	return s, s.spread(file)
}

func (s *sample) spread(file io.ReaderAt) error {
	for i := int64(0); i < windowCount && s.size > headSize; i++ {
		at := headSize + max(0, s.size-headSize-windowSize)*i/(windowCount-1)
		window, err := readWindow(file, at, min(windowSize, s.size-at))
		if err != nil {
			return err
		}
		s.windows = append(s.windows, wholeLines(window, true))
	}
	return nil
}

func utf16(head []byte) bool {
	return bytes.HasPrefix(head, []byte{0xff, 0xfe}) || bytes.HasPrefix(head, []byte{0xfe, 0xff})
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
