package letter

import (
	"bufio"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"io"
	"os"
	"strings"

	"github.com/emersion/go-message"

	"github.com/recobro/recobro/plugins-sdk/go/apart"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// Work is the name of the work apart that reads a letter: from the first file, what is attached goes into the second.
const Work = "chats.letter"

// Works are what is done apart.
func Works() apart.Works {
	return apart.Works{Work: func(_ context.Context, files []*os.File, _ json.RawMessage) (any, error) {
		return Read(files[0], files[1])
	}}
}

// ErrMalformed refuses what is no letter.
var ErrMalformed = errs.New(errs.Invalid, "malformed")

// reader reads one letter.
type reader struct {
	Letter
	out         io.Writer
	written     int64
	left        int // parts
	plain, html string
	head        message.Header
}

// Read reads a letter, and writes what is attached. It fails with ErrMalformed.
func Read(from io.ReadSeeker, out io.Writer) (Letter, error) {
	r := &reader{out: out, left: mostParts}
	entity, err := message.ReadWithOptions(bufio.NewReader(io.LimitReader(from, Largest)), &message.ReadOptions{MaxHeaderBytes: mostHead})
	if entity == nil || err != nil && !bearable(err) {
		return r.Letter, ErrMalformed
	}
	r.head = entity.Header
	r.envelope()
	if err := r.part(entity, 0); err != nil {
		return r.Letter, err
	}
	r.body()
	if r.MessageID != "" {
		return r.Letter, nil
	}
	r.MessageID, err = hashed(from)
	return r.Letter, err
}

// bearable is what may be wrong with a part that is read nevertheless.
func bearable(err error) bool {
	return message.IsUnknownCharset(err) || message.IsUnknownEncoding(err)
}

// Raw is the beginning of a letter as it was sent, undecoded: what is shown of one that cannot be parsed.
func Raw(from io.Reader) (string, error) {
	raw, err := io.ReadAll(io.LimitReader(from, mostRaw))
	return clean(raw, true), err
}

// hashed is an id for a letter that bears none: the same letter has the same one.
func hashed(from io.ReadSeeker) (string, error) {
	if _, err := from.Seek(0, io.SeekStart); err != nil {
		return "", err
	}
	sum := sha256.New()
	if _, err := io.Copy(sum, io.LimitReader(from, Largest)); err != nil {
		return "", err
	}
	return hex.EncodeToString(sum.Sum(nil)) + "@unnamed", nil
}

func (r *reader) part(entity *message.Entity, depth int) error {
	r.left--
	if r.left < 0 || depth > mostDepth {
		r.Cut = true
		return nil
	}
	kind, params, _ := entity.Header.ContentType() // what is malformed is a file
	parts := entity.MultipartReader()
	switch {
	case parts != nil && strings.EqualFold(kind, "multipart/report"):
		return r.report(parts, strings.ToLower(params["report-type"]), depth)
	case parts != nil:
		return r.each(parts, func(one *message.Entity) error { return r.part(one, depth+1) })
	case kind == "text/plain" && r.plain == "" && !attached(entity):
		return r.take(&r.plain, entity.Body, mostText)
	case kind == "text/html" && r.html == "" && !attached(entity):
		return r.take(&r.html, entity.Body, mostHTML)
	}
	return r.file(entity, kind, params)
}

// each reads the parts of a part; a letter that breaks off is read as far as it goes.
func (r *reader) each(parts message.MultipartReader, read func(*message.Entity) error) error {
	for r.left >= 0 {
		one, err := parts.NextPart()
		if one == nil || err != nil && !bearable(err) {
			r.Cut = r.Cut || !errors.Is(err, io.EOF)
			return nil
		}
		if err := read(one); err != nil {
			return err
		}
	}
	return nil
}

func attached(entity *message.Entity) bool {
	how, _, _ := entity.Header.ContentDisposition()
	return strings.EqualFold(how, "attachment")
}

// take reads a text as far as it may go; what cannot be decoded to its end is read as far as it can.
func (r *reader) take(to *string, from io.Reader, most int64) error {
	raw, err := io.ReadAll(io.LimitReader(from, most+1))
	if int64(len(raw)) > most {
		raw, r.Cut = raw[:most], true
	}
	r.Cut = r.Cut || err != nil
	*to = clean(raw, true)
	return nil
}

// file writes what is attached.
func (r *reader) file(entity *message.Entity, kind string, params map[string]string) error {
	if len(r.Parts) >= mostFiles {
		r.Cut = true
		return nil
	}
	p := Part{Type: short(kind, mostName), Offset: r.written, ContentID: strings.Trim(entity.Header.Get("Content-Id"), "<> ")}
	_, how, _ := entity.Header.ContentDisposition()
	for _, name := range []string{how["filename"], params["name"], "file"} {
		if name = word(name, mostName); name != "" && p.Name == "" {
			p.Name = name
		}
	}
	source := &remembering{from: entity.Body}
	size, err := io.Copy(r.out, source)
	r.written += size
	if err != nil && source.failed == nil { // ours
		return err
	}
	r.Cut = r.Cut || source.failed != nil
	if p.Size = size; size > 0 {
		r.Parts = append(r.Parts, p)
	}
	return nil
}

// remembering tells a letter that cannot be read from a file that cannot be written.
type remembering struct {
	from   io.Reader
	failed error
}

// Read implements io.Reader.
func (r *remembering) Read(p []byte) (int, error) {
	n, err := r.from.Read(p)
	if err != nil && !errors.Is(err, io.EOF) {
		r.failed = err
	}
	return n, err
}
