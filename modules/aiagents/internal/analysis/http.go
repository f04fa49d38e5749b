package analysis

import (
	"context"

	"github.com/recobro/recobro/modules/aiagents/internal/claim"
	"github.com/recobro/recobro/modules/aiagents/internal/thread"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

type listInput struct {
	page.Params
	Filter
}

// AnalyseInput is what is to be analysed.
type AnalyseInput struct {
	Body struct {
		CallID         string `json:"call_id,omitempty" maxLength:"64"`
		ConversationID string `json:"conversation_id,omitempty" maxLength:"64"`
	}
}

// CorrectInput is what somebody says otherwise.
type CorrectInput struct {
	httpx.ByVersion
	Body Change
}

// Routes serves analyses.
func Routes(api *httpx.API, s *Service, corrector *Corrector) {
	g := httpx.Group{API: api, Tag: "analyses", Base: "/api/v1/analyses", Rights: "aiagents.analyses"}
	httpx.List(g.Op("list", "", "read", "List analyses of calls and conversations, those that ended last first"), func(ctx context.Context, in *listInput) ([]Analysis, page.Meta, error) {
		return s.Store.list.Find(ctx, s.Store.query(ctx, in.Filter, in.Params))
	})
	httpx.Names(g.Op("names", "/names", "read", "What analyses are called"), s.names)
	httpx.Get(g.Op("get", "/{id}", "read", "Read an analysis"), func(ctx context.Context, in *httpx.ByID) (Analysis, error) { return s.Get(ctx, in.ID) })
	httpx.History(g.Op("history", "/{id}/history", "read", "What happened to an analysis"), s.history)
	httpx.Change(g.Op("correct", "/{id}", "update", "Correct what an analysis says"), func(ctx context.Context, in *CorrectInput, version int64) (Analysis, error) {
		return corrector.Correct(ctx, in.ID, version, in.Body)
	})
	long := g // other modules are asked
	long.Long = true
	httpx.All(long.Op("lines", "/{id}/lines", "read", "What was said, line by line, as the caller may see it"), func(ctx context.Context, in *httpx.ByID) ([]claim.Line, error) {
		return s.Lines(ctx, in.ID)
	})
	httpx.Create(long.Op("make", "", "create", "Analyse a call or a conversation now"), func(ctx context.Context, in *AnalyseInput) (Analysis, error) {
		switch b := in.Body; {
		case (b.CallID == "") == (b.ConversationID == ""):
			return Analysis{}, ErrNothing
		case b.CallID != "":
			return s.Analyse(ctx, thread.Call, b.CallID)
		default:
			return s.Analyse(ctx, thread.Conversation, b.ConversationID)
		}
	})
}

func (s *Service) history(ctx context.Context, id, cursor string, size int) ([]tracing.Happening, string, error) {
	if _, err := s.Get(ctx, id); err != nil {
		return nil, "", err
	}
	return s.Record.History(ctx, "analysis", id, cursor, size)
}
