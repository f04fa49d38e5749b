package files

import (
	"bytes"
	"context"
	"io"
	"mime"
	"mime/multipart"
	"net/http"
	"slices"
	"unicode/utf8"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

// unpack receives the file of a request, in a form or bare, and the fields beside it.
func (s *Store) unpack(r *http.Request, a Accepted, fields []string) (*Received, error) {
	if kind, _, _ := mime.ParseMediaType(r.Header.Get("Content-Type")); kind == "multipart/form-data" {
		return s.unpackForm(r, a, fields)
	}
	_, how, _ := mime.ParseMediaType(r.Header.Get("Content-Disposition")) // without a name it has none
	got, err := s.Receive(r.Context(), how["filename"], r.Body, a)
	if err == nil {
		got.Fields = map[string]string{}
		for _, name := range fields {
			got.Fields[name] = r.URL.Query().Get(name)
		}
	}
	return got, err
}

func (s *Store) unpackForm(r *http.Request, a Accepted, fields []string) (*Received, error) {
	parts, err := r.MultipartReader()
	if err != nil {
		return nil, errs.OfBody(err)
	}
	form := form{store: s, accepted: a, fields: fields, texts: map[string]string{}}
	for more := true; more && err == nil; {
		more, err = form.next(r.Context(), parts)
	}
	if err == nil && form.got == nil {
		err = errs.New(errs.Invalid, "invalid").WithField("body.file", "field.required")
	}
	if err != nil && form.got != nil {
		s.Discard(r.Context(), form.got)
	}
	if err != nil {
		return nil, err
	}
	form.got.Fields = form.texts
	return form.got, nil
}

// form is a multipart form as it comes in.
type form struct {
	store    *Store
	accepted Accepted
	fields   []string
	texts    map[string]string
	got      *Received
}

// longestText is how long a field of the form may be, in bytes.
const longestText = 4 << 10

// next reads one part, unless the form is at its end.
func (f *form) next(ctx context.Context, parts *multipart.Reader) (more bool, err error) {
	part, err := httpx.NextPart(parts)
	if err != nil {
		return false, errs.OfBody(err)
	}
	if part == nil {
		return false, nil
	}
	name := part.FormName()
	switch {
	case name == "file" && f.got == nil:
		f.got, err = f.store.Receive(ctx, part.FileName(), part, f.accepted)
	case slices.Contains(f.fields, name):
		f.texts[name], err = text(name, part)
	default:
		err = errs.New(errs.Invalid, "invalid").WithField("body."+clean(name), "field.unexpected")
	}
	return true, err
}

// text reads a field of a form.
func text(name string, part io.Reader) (string, error) {
	raw, err := io.ReadAll(io.LimitReader(part, longestText+1))
	invalid := errs.New(errs.Invalid, "invalid")
	switch {
	case err != nil:
		return "", errs.OfBody(err)
	case len(raw) > longestText:
		return "", invalid.WithField("body."+name, "field.max_length", "max", longestText)
	case !utf8.Valid(raw) || bytes.IndexByte(raw, 0) >= 0:
		return "", invalid.WithField("body."+name, "field.text")
	}
	return string(raw), nil
}
