package note

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/page"
)

// NewNote is a note as it is written.
type NewNote struct {
	Text     string   `json:"text" minLength:"1" maxLength:"4000"`
	Pinned   bool     `json:"pinned,omitempty" doc:"Stands before the others"`
	Mentions []string `json:"mentions,omitempty" maxItems:"20" doc:"Users whom it is brought to: they have to see the debtor"`
}

// NoteChange is what may be changed; what is left out stays.
type NoteChange struct {
	Text     *string   `json:"text,omitempty" minLength:"1" maxLength:"4000"`
	Pinned   *bool     `json:"pinned,omitempty"`
	Mentions *[]string `json:"mentions,omitempty" maxItems:"20"`
}

// ListInput names a debtor whose notes are listed.
type ListInput struct {
	httpx.ByID
	page.Params
}

// CreateInput notes something on a debtor.
type CreateInput struct {
	httpx.ByID
	Body NewNote
}

// NoteInput names a note of a debtor, and the version of it that is changed.
type NoteInput struct {
	httpx.ByVersion
	Note string `path:"note" maxLength:"64"`
}

// ChangeInput changes a note.
type ChangeInput struct {
	NoteInput
	Body NoteChange
}

// Routes serves notes. Whoever may write them corrects and removes their own; who sees all, anybody's.
func Routes(api *httpx.API, s *Service) {
	g := httpx.Group{API: api, Tag: "notes", Base: "/api/v1/deudores/{id}/notes", Rights: "portfolios.notes"}
	httpx.List(g.Op("list", "", "read", "List the notes on a debtor, the pinned ones first"), func(ctx context.Context, in *ListInput) ([]Note, page.Meta, error) {
		return s.List(ctx, in.ID, in.Params)
	})
	httpx.All(g.Op("mentionable", "/mentionable", "create", "List the users who may be mentioned in a note on a debtor"), func(ctx context.Context, in *httpx.ByID) ([]string, error) {
		return s.Mentionable(ctx, in.ID)
	})
	httpx.Create(g.Op("create", "", "create", "Note something on a debtor"), func(ctx context.Context, in *CreateInput) (Note, error) {
		n := Note{DebtorID: in.ID}
		httpx.Copy(&n, in.Body)
		return s.Create(ctx, n)
	})
	httpx.Change(g.Op("update", "/{note}", "create", "Change a note"), func(ctx context.Context, in *ChangeInput, version int64) (Note, error) {
		return s.Change(ctx, in.ID, in.Note, version, func(n *Note) { httpx.Copy(n, in.Body) })
	})
	httpx.Delete(g.Op("delete", "/{note}", "create", "Remove a note"), func(ctx context.Context, in *NoteInput, version int64) error {
		return s.Remove(ctx, in.ID, in.Note, version)
	})
}
