package password

import (
	"bytes"
	"compress/gzip"
	_ "embed"
	"fmt"
	"io"
	"strings"
)

// packed is the list, made by wordlist; common.md says from what, and how to make it anew.
//
//go:embed common.txt.gz
var packed []byte

// list is sorted lines in one text, each with a line feed before and behind it: a map of as many strings would take ten
// times the memory.
type list string

func readList() (list, error) {
	unpacked, err := gzip.NewReader(bytes.NewReader(packed))
	if err != nil {
		return "", fmt.Errorf("password: the list of well-known ones: %w", err)
	}
	text, err := io.ReadAll(unpacked)
	if err != nil {
		return "", fmt.Errorf("password: the list of well-known ones: %w", err)
	}
	return list("\n" + string(text)), nil
}

// has looks a line up by halves.
func (l list) has(line string) bool {
	if line == "" || strings.ContainsRune(line, '\n') {
		return false
	}
	low, high := 0, len(l)-1 // both at a line feed
	for low < high {
		start := strings.LastIndexByte(string(l[:low+(high-low)/2+1]), '\n')
		end := start + 1 + strings.IndexByte(string(l[start+1:]), '\n')
		switch compared := strings.Compare(string(l[start+1:end]), line); {
		case compared == 0:
			return true
		case compared < 0:
			low = end
		default:
			high = start
		}
	}
	return false
}
