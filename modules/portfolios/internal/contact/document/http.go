package document

import (
	"context"
	"net/http"

	"github.com/recobro/recobro/plugins-sdk/go/files"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/page"
)

// ListInput names a debtor whose documents are listed.
type ListInput struct {
	httpx.ByID
	page.Params
}

// DocumentInput names a document of a debtor, and the version of it that is changed.
type DocumentInput struct {
	httpx.ByVersion
	Document string `path:"document" maxLength:"64"`
}

// ChangeInput changes a document.
type ChangeInput struct {
	DocumentInput
	Body DocumentChange
}

// DocumentChange is what may be changed; what is left out stays.
type DocumentChange struct {
	Name *string `json:"name,omitempty" minLength:"1" maxLength:"150"`
	Kind *Kind   `json:"kind,omitempty"`
}

// Routes serves documents. Whoever may send them renames and removes their own; who sees all, anybody's.
func Routes(api *httpx.API, s *Service) {
	g := httpx.Group{API: api, Tag: "documents", Base: "/api/v1/deudores/{id}/documents", Rights: "portfolios.documents"}
	httpx.List(g.Op("list", "", "read", "List the documents of a debtor"), func(ctx context.Context, in *ListInput) ([]Document, page.Meta, error) {
		return s.List(ctx, in.ID, in.Params)
	})
	files.RegisterUpload(api, s.files, g.Op("create", "", "create", "Send a document of a debtor").Operation, files.Upload[Document]{
		Accepted: accepted(), Fields: []string{"kind", "name"}, Check: s.mayAdd,
		Done: func(r *http.Request, got *files.Received) (Document, error) {
			return s.Add(r.Context(), r.PathValue("id"), Kind(got.Fields["kind"]), got.Fields["name"], got)
		},
	})
	httpx.Change(g.Op("update", "/{document}", "create", "Rename a document, or say what it is"), func(ctx context.Context, in *ChangeInput, version int64) (Document, error) {
		return s.Update(ctx, in.ID, in.Document, version, Change(in.Body))
	})
	httpx.Delete(g.Op("delete", "/{document}", "create", "Remove a document"), func(ctx context.Context, in *DocumentInput, version int64) error {
		return s.Remove(ctx, in.ID, in.Document, version)
	})
	files.RegisterDownload(api, s.files, g.Op("content", "/{document}/content", "read", "The content of a document").Operation, files.Download{
		Find: func(r *http.Request) (files.File, error) {
			return s.Content(r.Context(), r.PathValue("id"), r.PathValue("document"))
		},
		Inline: true, Recorded: true,
	})
}

// mayAdd refuses who does not see the debtor, before the file is received.
func (s *Service) mayAdd(r *http.Request) error {
	_, err := s.debtors.Get(r.Context(), r.PathValue("id"))
	return err
}
