package site

import (
	"context"
	"net/http"
	"regexp"

	"github.com/go-chi/chi/v5"

	"github.com/recobro/recobro/modules/helpcenter/internal/picture"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/files"
)

// drawn finds the pictures of a text as it is sent: as texts name them, they are for whoever is signed in.
var drawn = regexp.MustCompile(`src="` + picture.Named.String() + `"`)

// pictured has a text name its pictures where everybody gets them.
func (p place) pictured(text string) string {
	return drawn.ReplaceAllString(text, `loading="lazy" src="`+p.Address+`/pictures/$1/$2"`)
}

// picture sends a picture that a published text of the portal holds.
func (s *Service) picture(w http.ResponseWriter, r *http.Request) {
	ctx, cancel := context.WithTimeout(r.Context(), within)
	defer cancel()
	ctx, shown, err := s.enter(ctx, chi.URLParam(r, "tenant"), chi.URLParam(r, "portal"))
	if err == nil {
		err = s.sendPicture(ctx, place{Shown: shown}, w, r)
	}
	if errs.KindOf(err) == errs.NotFound {
		err = errNowhere
	}
	s.refuse(w, r, err)
}

func (s *Service) sendPicture(ctx context.Context, p place, w http.ResponseWriter, r *http.Request) error {
	f, err := s.pictures.Public(ctx, chi.URLParam(r, "article"), chi.URLParam(r, "file"), p.shelf().Narrow)
	if err != nil {
		return err
	}
	return s.sendFile(ctx, f, "public, no-cache", w, r) // it may be taken back
}

// portalPicture sends a picture of the portal's own. Another picture has another address, so that nobody asks for one twice.
func (s *Service) portalPicture(w http.ResponseWriter, r *http.Request) {
	ctx, cancel := context.WithTimeout(r.Context(), within)
	defer cancel()
	ctx, shown, err := s.enter(ctx, chi.URLParam(r, "tenant"), chi.URLParam(r, "portal"))
	id := chi.URLParam(r, "file")
	if err == nil && !shown.Pictures.Holds(id) {
		err = errNowhere
	}
	var f files.File
	if err == nil {
		f, err = s.files.Get(ctx, id)
	}
	if err == nil {
		err = s.sendFile(ctx, f, "public, max-age=31536000, immutable", w, r)
	}
	s.refuse(w, r, err)
}

func (s *Service) sendFile(ctx context.Context, f files.File, kept string, w http.ResponseWriter, r *http.Request) error {
	content, err := s.files.Open(ctx, f)
	if err != nil {
		return err
	}
	defer func() { _ = content.Close() }() // only read
	header := w.Header()
	header.Set("Content-Type", f.MediaType)
	header.Set("X-Content-Type-Options", "nosniff")
	header.Set("Cache-Control", kept)
	header.Set("ETag", `"`+f.SHA256+`"`)
	r.Header.Del("Range") // a picture is sent whole
	http.ServeContent(w, r, "", f.CreatedAt, content)
	return nil
}
