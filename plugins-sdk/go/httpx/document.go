package httpx

import (
	"context"
	"mime"
	"net/http"
)

// Document is a file that an operation makes: a receipt, an agreement.
type Document struct {
	Name    string // of the file, with its ending
	Content []byte
}

type documentAnswer struct {
	Type        string `header:"Content-Type"`
	Disposition string `header:"Content-Disposition"`
	Body        []byte
}

// File answers a document of a media type, to be shown where the browser can.
func File[I any](op Op, mediaType string, h func(context.Context, *I) (Document, error)) {
	described := op.with(http.MethodGet, 0)
	Register(op.api, described, func(ctx context.Context, in *I) (*documentAnswer, error) {
		made, err := h(ctx, in)
		if err != nil {
			return nil, err
		}
		named := mime.FormatMediaType("inline", map[string]string{"filename": made.Name})
		return &documentAnswer{mediaType, named, made.Content}, nil
	})
	operationAt(op.api.OpenAPI().Paths[described.Path], http.MethodGet).Responses["200"] = streamResponse()
}
