package picture_test

import (
	"net/http"

	sdk "github.com/recobro/recobro/plugins-sdk/go"
	"github.com/recobro/recobro/plugins-sdk/go/files"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/picture"
)

// A module whose screens show small pictures of its files: it names the work among what is done apart, and serves what a Maker makes.
func Example() {
	_ = sdk.Module{
		Provide: []any{picture.NewMaker},
		Routes:  []any{routes},
		Apart:   picture.Works(),
	}
	// Output:
}

func routes(api *httpx.API, store *files.Store, maker *picture.Maker) {
	op := httpx.Operation{ID: "notes-small", Path: "/api/v1/notes/{id}/small", Permission: "notes.notes:read", Summary: "A small picture of a note"}
	files.RegisterDownload(api, store, op, files.Download{Inline: true, Find: func(r *http.Request) (files.File, error) {
		whole, err := store.Get(r.Context(), r.PathValue("id")) // and whether the caller may see the note
		if err != nil {
			return whole, err
		}
		return maker.Small(r.Context(), whole)
	}})
}
