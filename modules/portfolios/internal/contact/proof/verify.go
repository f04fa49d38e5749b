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
	if !bytes.HasPrefix(content, []byte("%PDF-")) {
		f, err := parsed(content)
		if err != nil {
			return nil, err
		}
		return f.verify(key)
	}
	pdf, seal, err := unsealed(content)
	if err != nil {
		return nil, err
	}
	if err := holds(pdf, seal, key); err != nil {
		return nil, err
	}
	inner, err := attached(pdf)
	if err != nil {
		return nil, err
	}
	f, err := parsed(inner)
	if err != nil {
		return nil, err
	}
	return f.verify(seal.Fingerprint()) // what is seen and what is attached are of one company
}

// parsed reads a file of JSON that says nothing twice and nothing more than we write: somebody else's reader might take the other one.
func parsed(content []byte) (f file, err error) {
	var said bytes.Buffer
	if json.Unmarshal(content, &f) != nil || json.Compact(&said, content) != nil {
		return f, errFormat
	}
	if again, err := json.Marshal(f); err != nil || !bytes.Equal(again, said.Bytes()) {
		return f, errFormat
	}
	var pack bytes.Buffer
	err = json.Compact(&pack, f.Pack)
	f.Pack = pack.Bytes()
	return f, err
}

func (f file) verify(key string) ([]string, error) {
	if err := holds(f.Pack, f.Signature, key); err != nil {
		return nil, err
	}
	return read(f.Pack, f.Signature)
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

// unsealed is a PDF without its trailer, and the signature in that.
func unsealed(content []byte) (pdf []byte, seal signing.Signature, err error) {
	end := bytes.LastIndex(content, []byte(trailer))
	if end < 0 {
		return nil, seal, errFormat
	}
	fields := strings.Split(strings.TrimSuffix(string(content[end+len(trailer):]), "\n"), " ")
	if len(fields) != 2 {
		return nil, seal, errFormat
	}
	return content[:end], signing.Signature{Key: fields[0], Value: fields[1]}, nil
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
