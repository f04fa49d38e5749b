package tabular

import (
	"io"
	"os"
)

// Source reads single records of a file by their place.
type Source struct {
	file     *os.File
	format   Format
	numbered bool
}

// OpenSource opens a CSV file, or what Unroll wrote of a sheet.
func OpenSource(path string, format Format) (*Source, error) {
	file, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	if format.Unrolled() {
		return &Source{file, UnrolledFormat(format), true}, nil
	}
	return &Source{file, format, false}, nil
}

// Close closes the file.
func (s *Source) Close() error { return s.file.Close() }

// At gives the values of the record that lies between two offsets.
func (s *Source) At(from, to int64) ([]string, error) {
	scanner := NewScanner(io.NewSectionReader(s.file, from, to-from), s.format.Delimiter[0], from, 1)
	var batch Batch
	if err := scanner.Read(&batch, 1); err != nil {
		return nil, err
	}
	batch.Decode(s.format.Encoding)
	values := batch.Fields(0, nil)
	if s.numbered && len(values) > 0 {
		values = values[1:]
	}
	return values, nil
}
