package review

import (
	"context"

	"github.com/recobro/recobro/modules/aiagents/internal/analysis"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

type listInput struct {
	page.Params
	Filter
}

// AskInput is what is to be reviewed.
type AskInput struct {
	Body struct {
		AnalysisID string `json:"analysis_id" minLength:"1" maxLength:"64"`
	}
}

// JudgeInput is what a reviewer comes to.
type JudgeInput struct {
	httpx.ByID
	Body Judged
}

// AppealInput is what the person reviewed says against it.
type AppealInput struct {
	httpx.ByID
	Body struct {
		Text string `json:"text" minLength:"1" maxLength:"2000"`
	}
}

// DecideInput is what comes of an appeal.
type DecideInput struct {
	httpx.ByID
	Body struct {
		Verdict Verdict `json:"verdict" enum:"ok,coach,breach"`
		Answer  string  `json:"answer" minLength:"1" maxLength:"2000"`
	}
}

// CoachInput is what somebody is to practise.
type CoachInput struct {
	httpx.ByID
	Body Practice
}

type agreementInput struct {
	From civil.Day `query:"from" required:"true" minLength:"10" doc:"Reviewed from this day, where the company is"`
	To   civil.Day `query:"to" required:"true" minLength:"10" doc:"Reviewed up to this day, that is among them"`
}

// Routes serves reviews.
func Routes(api *httpx.API, s *Service, a *analysis.Service) {
	g := httpx.Group{API: api, Tag: "reviews", Base: "/api/v1/reviews", Rights: "aiagents.reviews"}
	httpx.List(g.Op("list", "", "read", "List reviews, those that wait longest first"), func(ctx context.Context, in *listInput) ([]Review, page.Meta, error) {
		return s.List(ctx, in.Filter, in.Params)
	})
	httpx.Names(g.Op("names", "/names", "read", "What reviews are called"), s.names)
	httpx.Get(g.Op("agreement", "/agreement", "create", "How far program and people agree, by week"), func(ctx context.Context, in *agreementInput) (Agreement, error) {
		return s.Agreement(ctx, in.From, in.To)
	})
	httpx.Get(g.Op("get", "/{id}", "read", "Read a review"), func(ctx context.Context, in *httpx.ByID) (Review, error) { return s.Get(ctx, in.ID) })
	httpx.History(g.Op("history", "/{id}/history", "read", "What happened to a review"), s.history)
	httpx.Create(g.Op("ask", "", "create", "Have an analysis reviewed"), func(ctx context.Context, in *AskInput) (Review, error) { return s.Ask(ctx, in.Body.AnalysisID) })
	httpx.Act(g.Op("take", "/{id}/take", "create", "Take a review for half an hour"), func(ctx context.Context, in *httpx.ByID) (Review, error) { return s.Take(ctx, in.ID) })
	httpx.Act(g.Op("leave", "/{id}/leave", "create", "Give a review back"), func(ctx context.Context, in *httpx.ByID) (Review, error) { return s.Leave(ctx, in.ID) })
	httpx.Act(g.Op("judge", "/{id}/verdict", "update", "Come to a verdict"), func(ctx context.Context, in *JudgeInput) (Review, error) { return s.Judge(ctx, in.ID, in.Body) })
	httpx.Act(g.Op("decide", "/{id}/decision", "update", "Decide on an appeal"), func(ctx context.Context, in *DecideInput) (Review, error) {
		return s.Decide(ctx, in.ID, in.Body.Verdict, in.Body.Answer)
	})
	comments(g, s)
	g.Long = true // other modules, or the host, are asked
	httpx.Act(g.Op("appeal", "/{id}/appeal", "appeal", "Appeal a review of what one did oneself"), func(ctx context.Context, in *AppealInput) (Review, error) {
		return s.Object(ctx, in.ID, in.Body.Text)
	})
	httpx.Act(g.Op("coach", "/{id}/coaching", "update", "Give the person reviewed something to practise"), func(ctx context.Context, in *CoachInput) (Review, error) {
		return s.Coach(ctx, in.ID, in.Body)
	})
	httpx.Act(g.Op("case", "/{id}/case", "update", "Make a case of it that agents are tried with"), func(ctx context.Context, in *httpx.ByID) (Review, error) {
		return s.Case(ctx, in.ID, a.Lines)
	})
}

func (s *Service) history(ctx context.Context, id, cursor string, size int) ([]tracing.Happening, string, error) {
	if _, err := s.Get(ctx, id); err != nil {
		return nil, "", err
	}
	return s.Record.History(ctx, "review", id, cursor, size)
}

// names are what reviews are called: after the day of the talk.
func (s *Service) names(ctx context.Context, ids []string) ([]httpx.Name, error) {
	found, err := storage.All[Review](ctx, s.DB, len(ids), storage.Where("id IN ?", ids), reached(ctx))
	return httpx.Named(found, func(r Review) httpx.Name {
		return httpx.Name{ID: r.ID, Name: r.EndedAt.Format("2006-01-02"), Page: link(r)}
	}), err
}
