package folder

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

type bringInput struct {
	DryRun  bool   `query:"dry_run" doc:"Tell what the folder would bring, and change nothing"`
	RawBody []byte `contentType:"application/zip"`
}

// Routes serves the folder.
func Routes(api *httpx.API, s *Service) {
	g := httpx.Group{API: api, Tag: "articles", Base: "/api/v1/articles", Rights: "helpcenter.articles"}
	httpx.File(g.Op("export", "/export", "export", "All articles as a folder of Markdown"), "application/zip",
		func(ctx context.Context, _ *struct{}) (httpx.Document, error) { return s.Pack(ctx) })
	bring := g.Op("import", "/import", "import", "Write the articles of a folder of Markdown as drafts")
	bring.MaxBody, bring.Long = mostBytes, true // it is read, and its pictures come in, before something changes
	httpx.Act(bring, func(ctx context.Context, in *bringInput) (Brought, error) {
		return s.Bring(ctx, in.RawBody, in.DryRun)
	})
}
