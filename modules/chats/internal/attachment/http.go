package attachment

import (
	"context"
	"net/http"

	"github.com/recobro/recobro/modules/chats/internal/channel"
	"github.com/recobro/recobro/plugins-sdk/go/files"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/page"
)

type filesInput struct {
	httpx.ByID
	page.Params
}

// LetterInput names a letter of a conversation.
type LetterInput struct {
	httpx.ByID
	MessageID string `path:"message" maxLength:"64"`
}

// Routes serves what is attached, and letters, each beneath its conversation.
func Routes(api *httpx.API, s *Service) {
	g := httpx.Group{API: api, Tag: "conversations", Base: "/api/v1/conversations", Rights: "chats.conversations"}
	httpx.List(g.Op("files", "/{id}/files", "read", "Files of a conversation, the latest first"), func(ctx context.Context, in *filesInput) ([]files.File, page.Meta, error) {
		return s.Of(ctx, in.ID, in.Params)
	})
	files.RegisterUpload(api, s.files, g.Op("attach", "/{id}/files", "update", "Give a conversation a file, to be sent with a message").Operation, files.Upload[files.File]{
		Accepted: channel.Accepted(),
		Check:    func(r *http.Request) error { return s.mayAttach(r.Context(), r.PathValue("id")) },
		Done: func(r *http.Request, got *files.Received) (files.File, error) {
			return s.Attach(r.Context(), r.PathValue("id"), got)
		},
	})
	files.RegisterDownload(api, s.files, g.Op("file", "/{id}/files/{file}", "read", "A file of a conversation").Operation, files.Download{
		Find: func(r *http.Request) (files.File, error) {
			return s.File(r.Context(), r.PathValue("id"), r.PathValue("file"))
		},
		Inline: true, Recorded: true,
	})
	files.RegisterDownload(api, s.files, g.Op("small", "/{id}/files/{file}/small", "read", "A picture of a conversation, small").Operation, files.Download{
		Find: func(r *http.Request) (files.File, error) {
			return s.Small(r.Context(), r.PathValue("id"), r.PathValue("file"))
		},
		Inline: true,
	})
	httpx.Get(g.Op("letter", "/{id}/letters/{message}", "read", "A letter as a screen draws it"), func(ctx context.Context, in *LetterInput) (Letter, error) {
		return s.Letter(ctx, in.ID, in.MessageID)
	})
}
