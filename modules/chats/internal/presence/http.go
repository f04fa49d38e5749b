package presence

import (
	"context"
	"net/http"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

// BeatInput is what an open screen says.
type BeatInput struct {
	Body struct {
		IsAway *bool      `json:"is_away,omitempty" doc:"Chosen now; without it what was chosen stays"`
		Until  *time.Time `json:"until,omitempty" doc:"Until when they are away"`
	}
}

// SkillInput is what somebody can do.
type SkillInput struct {
	httpx.ByID
	Body struct {
		Languages  []string `json:"languages" maxItems:"3" enum:"es,en,pt"`
		Portfolios []string `json:"portfolios" maxItems:"50" maxLength:"64"`
	}
}

// Routes serves who is at work.
func Routes(api *httpx.API, s *Service) {
	g := httpx.Group{API: api, Tag: "chat-people", Base: "/api/v1/chats/people", Rights: "chats.inboxes"}
	httpx.All(g.Op("list", "", "read", "Who works in the inboxes that one may see, and whether they are at work"), func(ctx context.Context, _ *struct{}) ([]Presence, error) {
		return s.People(ctx)
	})
	httpx.Write(g.Op("skill", "/{id}", "update", "Say in which languages somebody writes, and which portfolios they work"), http.MethodPut, func(ctx context.Context, in *SkillInput) (Presence, error) {
		return s.Skill(ctx, in.ID, in.Body.Languages, in.Body.Portfolios)
	})
	on := httpx.Group{API: api, Tag: "conversations", Base: "/api/v1/conversations", Rights: "chats.conversations"}
	httpx.Act(on.Op("presence", "/presence", "update", "Say that one's screen is open; whether one is away"), func(ctx context.Context, in *BeatInput) (Presence, error) {
		if in.Body.IsAway == nil {
			return s.Beat(ctx, nil)
		}
		return s.Beat(ctx, &Choice{*in.Body.IsAway, in.Body.Until})
	})
}
