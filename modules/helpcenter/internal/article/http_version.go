package article

import (
	"context"

	"github.com/recobro/recobro/modules/helpcenter/internal/markdown"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

type versionInput struct {
	httpx.ByID
	Number int `path:"number" minimum:"1" maximum:"1000000"`
}

type restoreInput struct {
	httpx.ByVersion
	Number int `path:"number" minimum:"1" maximum:"1000000"`
}

type differenceInput struct {
	httpx.ByID
	From int `query:"from" minimum:"1" maximum:"1000000" default:"1"`
	To   int `query:"to" minimum:"1" maximum:"1000000" default:"1"`
}

type articlePreviewInput struct {
	Body struct {
		Body string `json:"body" maxLength:"200000" doc:"Markdown"`
	}
}

type articlePasteInput struct {
	Body struct {
		HTML string `json:"html" maxLength:"500000" doc:"What a word processor or a browser has copied"`
	}
}

// Pasted is a text that was copied elsewhere.
type Pasted struct {
	Body string `json:"body" doc:"Markdown"`
}

// Preview is a text as readers would see it.
type Preview struct {
	Content []markdown.Node `json:"content"`
}

func versions(g httpx.Group, s *Service) {
	httpx.All(g.Op("versions", "/{id}/versions", "update", "How an article once stood"), func(ctx context.Context, in *httpx.ByID) ([]Version, error) {
		return s.Versions(ctx, in.ID)
	})
	httpx.Get(g.Op("version", "/{id}/versions/{number}", "update", "One version of an article"), func(ctx context.Context, in *versionInput) (Version, error) {
		return s.Version(ctx, in.ID, in.Number)
	})
	httpx.Get(g.Op("difference", "/{id}/difference", "update", "What changed between two versions"), func(ctx context.Context, in *differenceInput) (Difference, error) {
		return s.Difference(ctx, in.ID, in.From, in.To)
	})
	restore := g.Op("restore", "/{id}/versions/{number}/restore", "update", "Write an article as a version has it")
	httpx.Move(restore, func(ctx context.Context, in *restoreInput, version int64) (Article, error) {
		return s.Restore(ctx, in.ID, in.Number, version)
	})
	preview := g.Op("preview", "/preview", "update", "A text as readers would see it")
	preview.Long = true // it has a body, and writes nothing
	httpx.Act(preview, func(_ context.Context, in *articlePreviewInput) (Preview, error) {
		return Preview{s.markdown.Tree(in.Body.Body)}, nil
	})
}

func pastes(g httpx.Group, s *Service) {
	paste := g.Op("paste", "/paste", "update", "What was copied elsewhere, as Markdown")
	paste.Long = true // it has a body, and writes nothing
	httpx.Act(paste, func(_ context.Context, in *articlePasteInput) (Pasted, error) {
		body, err := s.markdown.FromHTML(in.Body.HTML)
		return Pasted{body}, err
	})
}

func (s *Service) names(ctx context.Context, ids []string) ([]httpx.Name, error) {
	found, err := storage.All[Article](ctx, s.db, len(ids), storage.Where("id IN ?", ids), storage.Columns("id", "title"))
	return httpx.Named(found, func(a Article) httpx.Name {
		return httpx.Name{ID: a.ID, Name: a.Title, Page: "/help-center/write/" + a.ID}
	}), err
}
