package proof

import (
	"bytes"
	"compress/zlib"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/money/signing"
)

// The reasons for which a file proves nothing.
var (
	errFormat = errors.New("this is no contact ledger")
	errSealed = errors.New("the signature does not fit: the file was edited after it was made")
	errKey    = errors.New("the file was signed with another key")
)

// trailer begins the line after a PDF that carries the signature over all before it.
const trailer = "\n%recobro-signature "

// mostInflated bounds what is unpacked from a PDF, in bytes.
const mostInflated = 128 << 20

// sealed is a PDF with a signature over it, in a comment after its end, which no reader minds.
func sealed(pdf []byte, seal signing.Signature) []byte {
	return append(bytes.Clone(pdf), trailer+seal.Key+" "+seal.Value+"\n"...)
}

// Verify holds a file against itself: signature, chain, order and number of entries. It needs no database and no network. With a key, the
// fingerprint that the company has given out, it also proves who signed. What holds is told line by line.
func Verify(content []byte, key string) ([]string, error) {
	text := content
	if bytes.HasPrefix(content, []byte("%PDF-")) {
		inner, err := unsealed(content, key)
		if err != nil {
			return nil, err
		}
		text = inner
	}
	var f file
	if err := json.Unmarshal(text, &f); err != nil || len(f.Pack) == 0 {
		return nil, errFormat
	}
	var compact bytes.Buffer
	if err := json.Compact(&compact, f.Pack); err != nil {
		return nil, errFormat
	}
	if err := holds(compact.Bytes(), f.Signature, key); err != nil {
		return nil, err
	}
	return read(compact.Bytes(), f.Signature)
}

// holds proves a signature, and whose it is where that is asked.
func holds(text []byte, seal signing.Signature, key string) error {
	if !seal.Holds(format, text) {
		return errSealed
	}
	if key != "" && !strings.EqualFold(key, seal.Fingerprint()) {
		return errKey
	}
	return nil
}

// read walks the chain of a pack whose signature holds.
func read(text []byte, seal signing.Signature) ([]string, error) {
	var p Pack
	if err := json.Unmarshal(text, &p); err != nil || p.Format != format {
		return nil, errFormat
	}
	if p.Count != len(p.Entries) {
		return nil, fmt.Errorf("the file says %d entries and has %d", p.Count, len(p.Entries))
	}
	if _, err := walk(p.Debtor.ID, p.Entries, p.Head); err != nil {
		return nil, err
	}
	return []string{
		fmt.Sprintf("%s %s: holds, %d entries, made %s", p.TenantID, p.Debtor.ID, p.Count, p.MadeAt.Format(time.RFC3339)),
		"head " + p.Head,
		"key  " + seal.Fingerprint(),
	}, nil
}

// unsealed is the JSON within a PDF whose signature holds.
func unsealed(content []byte, key string) ([]byte, error) {
	end := bytes.LastIndex(content, []byte(trailer))
	if end < 0 {
		return nil, errFormat
	}
	fields := strings.Split(strings.TrimSuffix(string(content[end+len(trailer):]), "\n"), " ")
	if len(fields) != 2 {
		return nil, errFormat
	}
	if err := holds(content[:end], signing.Signature{Key: fields[0], Value: fields[1]}, key); err != nil {
		return nil, err
	}
	return attached(content[:end])
}

// attached is the file within a PDF of ours.
func attached(pdf []byte) ([]byte, error) {
	_, after, found := bytes.Cut(pdf, []byte("/Type /EmbeddedFile"))
	_, stream, begun := bytes.Cut(after, []byte("stream\n"))
	if !found || !begun {
		return nil, errFormat
	}
	inflated, err := zlib.NewReader(bytes.NewReader(stream))
	if err != nil {
		return nil, errFormat
	}
	return io.ReadAll(io.LimitReader(inflated, mostInflated))
}
