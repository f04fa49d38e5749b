package bank

import (
	"context"
	"io"
	"mime/multipart"
	"net/http"
	"strings"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

// uploads receives bank files.
type uploads struct {
	api     *httpx.API
	op      httpx.Operation
	service *Service
}

// serve reads multipart/form-data: the fields bank and currency, and then the file. With an Idempotency-Key the same file is taken
// once, and its first answer told again: the key is written in the transaction that stores the file.
func (u *uploads) serve(w http.ResponseWriter, r *http.Request) {
	f, err := u.receive(r)
	if err == nil {
		defer u.service.Discard(r.Context(), f)
		err = httpx.Once(u.api, w, r, u.op, f.digest(), func(ctx context.Context) (*httpx.Created[File], error) {
			err := u.service.Add(ctx, f)
			return httpx.Made(f.File, base+"/"+f.ID), err
		})
	}
	if err != nil {
		u.api.Problem(w, r, err)
	}
}

func (u *uploads) receive(r *http.Request) (*Received, error) {
	noFile := ErrNoFile.WithField("body.file", ErrNoFile.Code)
	parts, err := r.MultipartReader()
	if err != nil {
		return nil, noFile
	}
	fields := map[string]string{}
	for {
		part, err := httpx.NextPart(parts)
		if err != nil || part == nil {
			return nil, noFile
		}
		if part.FormName() == "file" {
			return u.service.Receive(r.Context(), fields["bank"], fields["currency"], part.FileName(), part)
		}
		if fields[part.FormName()], err = textOf(part); err != nil {
			return nil, noFile
		}
	}
}

func textOf(part *multipart.Part) (string, error) {
	text, err := io.ReadAll(io.LimitReader(part, 500))
	return strings.TrimSpace(strings.ToValidUTF8(string(text), "")), err
}
