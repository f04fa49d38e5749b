// Command wordlist makes the list of well-known passwords from the files it is given: one password a line, or JSON with
// them under "List". Each is folded as passwords are when they are judged, so that looking one up is one comparison.
package main

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"

	"github.com/recobro/recobro/modules/identityprovider/internal/password"
)

// leastLength is of the shortest that is kept: what is shorter stands in any random text.
const leastLength = 3

func main() {
	if len(os.Args) < 3 {
		fail(errors.New("usage: wordlist OUT FILE [FILE]"))
	}
	var all []string
	for _, name := range os.Args[2:] {
		words, err := read(name)
		fail(err)
		all = append(all, words...)
	}
	packed, count, err := pack(all)
	fail(err)
	fail(os.WriteFile(os.Args[1], packed, 0o600))
	fmt.Println(count, "passwords and words,", len(packed), "bytes")
}

func read(name string) ([]string, error) {
	raw, err := os.ReadFile(name)
	if err != nil {
		return nil, err
	}
	var listed struct{ List []string }
	if json.Unmarshal(raw, &listed) == nil {
		return listed.List, nil
	}
	return strings.Split(string(raw), "\n"), nil
}

// pack sorts the words, each once, and compresses them.
func pack(words []string) ([]byte, int, error) {
	var kept []string
	for _, word := range words {
		folded := password.Fold(strings.TrimSpace(word))
		if len(folded) >= leastLength && len(folded) <= password.MaxLength && !strings.HasPrefix(folded, "#!") {
			kept = append(kept, folded)
		}
	}
	slices.Sort(kept)
	kept = slices.Compact(kept)
	var out bytes.Buffer
	writer, err := gzip.NewWriterLevel(&out, gzip.BestCompression)
	if err != nil {
		return nil, 0, err
	}
	if _, err := writer.Write([]byte(strings.Join(kept, "\n") + "\n")); err != nil {
		return nil, 0, err
	}
	err = writer.Close()
	return out.Bytes(), len(kept), err
}

func fail(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
