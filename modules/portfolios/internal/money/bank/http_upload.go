package bank

import (
	"io"
	"mime/multipart"
	"net/http"
	"strings"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

// uploads receives bank files.
type uploads struct {
	api     *httpx.API
	service *Service
}

// serve reads multipart/form-data: the fields bank and currency, and then the file.
func (u *uploads) serve(w http.ResponseWriter, r *http.Request) {
	f, err := u.receive(r)
	if err != nil {
		u.api.Problem(w, r, err)
		return
	}
	w.Header().Set("ETag", f.ETag())
	w.Header().Set("Location", base+"/"+f.ID)
	httpx.WriteData(w, http.StatusCreated, f)
}

func (u *uploads) receive(r *http.Request) (File, error) {
	noFile := ErrNoFile.WithField("body.file", ErrNoFile.Code)
	parts, err := r.MultipartReader()
	if err != nil {
		return File{}, noFile
	}
	fields := map[string]string{}
	for {
		part, err := httpx.NextPart(parts)
		if err != nil || part == nil {
			return File{}, noFile
		}
		if part.FormName() == "file" {
			return u.service.Create(r.Context(), fields["bank"], fields["currency"], part.FileName(), part)
		}
		if fields[part.FormName()], err = textOf(part); err != nil {
			return File{}, noFile
		}
	}
}

func textOf(part *multipart.Part) (string, error) {
	text, err := io.ReadAll(io.LimitReader(part, 500))
	return strings.TrimSpace(strings.ToValidUTF8(string(text), "")), err
}
