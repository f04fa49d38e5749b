package files

import (
	"net/http"
	"strings"

	"github.com/danielgtaylor/huma/v2"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// Download is a door by which files go out.
type Download struct {
	// Find gives the file that r asks for, if the caller may see it by the record that it belongs to: Store.Get, then the
	// module's own look at the record.
	Find     func(r *http.Request) (File, error)
	Inline   bool // pictures, sound, film and PDF are shown by the browser; all else is saved
	Recorded bool // who reads it is on the record
}

// RegisterDownload serves a file's content: whole, by a range, or not again while it is the same.
func RegisterDownload(api *httpx.API, s *Store, op httpx.Operation, d Download) {
	op.Method = http.MethodGet
	httpx.RegisterStream(api, op, func(w http.ResponseWriter, r *http.Request) {
		f, err := d.Find(r)
		if err == nil {
			err = s.serve(w, r, f, d)
		}
		if err != nil {
			api.Problem(w, r, err)
		}
	})
	mark(api.OpenAPI().Paths[op.Path].Get)
}

func (s *Store) serve(w http.ResponseWriter, r *http.Request, f File, d Download) error {
	content, err := s.Open(r.Context(), f)
	if err != nil {
		return err
	}
	defer func() { _ = content.Close() }() // it was read
	if d.Recorded {
		s.downloads.Note(r.Context(), principal.Must(r.Context()).UserID+" "+f.ID, s.entry("downloaded", f, nil), map[string]any{"file": f.ID})
	}
	header := w.Header()
	header.Set("Content-Type", f.MediaType)
	header.Set("Content-Disposition", disposition(f, d.Inline))
	header.Set("X-Content-Type-Options", "nosniff")
	header.Set("ETag", `"`+f.SHA256+`"`)
	if strings.Contains(r.Header.Get("Range"), ",") {
		r.Header.Del("Range") // thousands of small ones would be much work for a short question
	}
	http.ServeContent(w, r, "", f.CreatedAt, content)
	return nil
}

// extension is the key under which the OpenAPI document marks the operations by which files come in and go out.
const extension = "x-file"

func mark(operation *huma.Operation) { operation.Extensions[extension] = true }
