package httpx

import (
	"errors"
	"io"
	"mime/multipart"
	"net/http"
	"reflect"
	"strconv"

	"github.com/danielgtaylor/huma/v2"
)

// RegisterUpload is RegisterStream for a file that comes in a form: the document tells the form's fields, of which file is
// the file, and the answer {"data": O} with op.Status (201 without it). MediaTypes are those of a file sent bare.
func RegisterUpload[O any](api *API, op Operation, fields []string, bare []string, h http.HandlerFunc) {
	RegisterStream(api, op, h)
	described := operationAt(api.OpenAPI().Paths[op.Path], op.Method)
	form := &huma.Schema{Type: "object", Required: append(fields, "file"), Properties: map[string]*huma.Schema{
		"file": {Type: "string", Format: "binary", Description: "The file"},
	}}
	for _, name := range fields {
		form.Properties[name] = &huma.Schema{Type: "string"}
	}
	content := map[string]*huma.MediaType{"multipart/form-data": {Schema: form}}
	for _, kind := range bare {
		content[kind] = &huma.MediaType{Schema: &huma.Schema{Type: "string", Format: "binary"}}
	}
	described.RequestBody = &huma.RequestBody{Required: true, Content: content}
	status := op.Status
	if status == 0 {
		status = http.StatusCreated
	}
	answer := api.OpenAPI().Components.Schemas.Schema(reflect.TypeFor[O](), true, op.ID+"Answer")
	body := &huma.Schema{Type: "object", Required: []string{"data"}, Properties: map[string]*huma.Schema{"data": answer}}
	delete(described.Responses, "200")
	described.Responses[strconv.Itoa(status)] = &huma.Response{
		Description: http.StatusText(status), Content: map[string]*huma.MediaType{"application/json": {Schema: body}},
	}
}

func operationAt(item *huma.PathItem, method string) *huma.Operation {
	switch method {
	case http.MethodGet:
		return item.Get
	case http.MethodPut:
		return item.Put
	default:
		return item.Post
	}
}

// NextPart is the next part of a form, nil behind its last one. It fails with a bad request for a body that breaks off within
// the form: multipart tells of that by a wrapped io.EOF.
func NextPart(parts *multipart.Reader) (part *multipart.Part, err error) {
	part, err = parts.NextPart()
	if errors.Is(err, io.EOF) {
		if errors.Unwrap(err) == nil {
			return nil, nil
		}
		err = io.ErrUnexpectedEOF
	}
	return part, err
}
