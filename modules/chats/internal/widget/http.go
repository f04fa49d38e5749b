package widget

import (
	"context"
	"net/http"
	"strings"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

const base = "/api/v1/chats/widget"

// AtWindow names a window, and where a browser says that it is asked from.
type AtWindow struct {
	Key    string `path:"key" maxLength:"100"`
	Origin string `header:"Origin"`
	Site   string `header:"Sec-Fetch-Site"`
}

// AsVisitor is AtWindow of somebody whose visit has begun.
type AsVisitor struct {
	AtWindow
	Bearer string `header:"Authorization" maxLength:"700"`
}

type beginInput struct {
	AtWindow
	Body Asked
}

type readInput struct {
	AsVisitor
	Before string `query:"before" maxLength:"64" doc:"What was written before a message: more of a thread"`
}

type sayInput struct {
	AsVisitor
	Body Said
}

// Routes serves windows, to anybody.
func Routes(api *httpx.API, s *Service) {
	g := httpx.Group{API: api, Tag: "widget", Base: base, Like: httpx.Operation{MaxBody: 32 << 10}}
	httpx.Act(g.Open("begin", "/{key}/visits", "Begin a visit, or go on with one"), func(ctx context.Context, in *beginInput) (b Begun, err error) {
		err = s.at(ctx, in.AtWindow, func(ctx context.Context, h here) error { b, err = s.Begin(ctx, h, in.Body); return err })
		return b, err
	})
	httpx.Get(g.Open("read", "/{key}/messages", "The visitor's thread"), func(ctx context.Context, in *readInput) (t Thread, err error) {
		err = s.as(ctx, in.AsVisitor, func(ctx context.Context, h here, v visit) error { t, err = s.Read(ctx, h, v, in.Before); return err })
		return t, err
	})
	httpx.Do(g.Open("say", "/{key}/messages", "Write"), http.MethodPost, func(ctx context.Context, in *sayInput) error {
		return s.as(ctx, in.AsVisitor, func(ctx context.Context, h here, v visit) error { return s.Say(ctx, h, v, in.Body) })
	})
	httpx.Do(g.Open("seen", "/{key}/seen", "Say that the answers were looked at"), http.MethodPost, func(ctx context.Context, in *AsVisitor) error {
		return s.as(ctx, *in, s.Seen)
	})
	httpx.Do(g.Open("types", "/{key}/typing", "Say that the visitor writes"), http.MethodPost, func(ctx context.Context, in *AsVisitor) error {
		return s.as(ctx, *in, s.Types)
	})
	live := g.Open("live", "/{key}/live", "What happens in the visitor's thread").By(http.MethodGet)
	httpx.RegisterEvents(api, live, map[string]any{"changed": Changed{}, "typing": Typing{}}, func(ctx context.Context, in *AsVisitor) (stream httpx.Stream, err error) {
		err = s.as(ctx, *in, func(ctx context.Context, h here, v visit) error { stream, err = s.Live(ctx, h, v); return err })
		return stream, err
	})
}

// at does something at a window, unless another site's page asks for it.
func (s *Service) at(ctx context.Context, in AtWindow, do func(context.Context, here) error) error {
	ctx, h, err := s.enter(ctx, in.Key)
	if err != nil {
		return err
	}
	if in.Origin != "" && !strings.EqualFold(in.Origin, s.Environment.PublicURL) || in.Site != "" && in.Site != "same-origin" && in.Site != "none" {
		return errForeign
	}
	return do(ctx, h)
}

// as does something for a visitor.
func (s *Service) as(ctx context.Context, in AsVisitor, do func(context.Context, here, visit) error) error {
	return s.at(ctx, in.AtWindow, func(ctx context.Context, h here) error {
		v, err := s.visitor(ctx, h, strings.TrimPrefix(in.Bearer, "Bearer "))
		if err != nil {
			return err
		}
		return do(ctx, h, v)
	})
}
