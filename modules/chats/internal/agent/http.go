package agent

import (
	"context"
	"net/http"

	"github.com/recobro/recobro/modules/chats/internal/channel"
	"github.com/recobro/recobro/modules/chats/internal/conversation"
	"github.com/recobro/recobro/modules/chats/internal/message"
	"github.com/recobro/recobro/modules/chats/internal/outgoing"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

// SayInput is what a program says.
type SayInput struct {
	httpx.ByID
	Once string `header:"Idempotency-Key" required:"true" minLength:"1" maxLength:"255" doc:"The same again is the same message"`
	Body struct {
		AgentID   string           `json:"agent_id" minLength:"1" maxLength:"64" doc:"Program, which must be the one that answers"`
		VersionID string           `json:"version_id" minLength:"1" maxLength:"64" doc:"Of what it goes by"`
		AgentName string           `json:"agent_name,omitempty" maxLength:"80" doc:"As it is called, for whoever reads the thread"`
		Answers   string           `json:"answers" minLength:"1" maxLength:"64" doc:"Last message of theirs that it has read"`
		Text      string           `json:"text" minLength:"1" maxLength:"4096"`
		Buttons   []channel.Button `json:"buttons,omitempty" maxItems:"10" doc:"Answers that can be tapped, where the channel has such"`
	}
}

// ResolveInput is how a program brought a conversation to an end.
type ResolveInput struct {
	httpx.ByID
	Body Ended
}

// TypeInput names the program that writes.
type TypeInput struct {
	httpx.ByID
	Body struct {
		AgentID string `json:"agent_id" minLength:"1" maxLength:"64"`
	}
}

// Routes serve programs that answer.
func Routes(api *httpx.API, s *Service) {
	g := httpx.Group{API: api, Tag: "conversations", Base: "/api/v1/conversations", Rights: "chats.agents"}
	long := g
	long.Long = true // the rules are asked
	httpx.Create(long.Op("agent-say", "/{id}/agent-messages", "speak", "Say something as the program that answers"), func(ctx context.Context, in *SayInput) (message.Message, error) {
		b := in.Body
		by := outgoing.Agent{ID: b.AgentID, VersionID: b.VersionID, Name: b.AgentName, Answers: b.Answers, Buttons: b.Buttons}
		m, err := s.Say(ctx, in.ID, Said{Agent: by, Text: b.Text, Once: in.Once})
		return message.ShownOne(ctx, m), err
	})
	httpx.Act(g.Op("agent-resolve", "/{id}/resolve", "speak", "Resolve a conversation as the program that answers, with what came of it"), func(ctx context.Context, in *ResolveInput) (conversation.Conversation, error) {
		return s.Resolve(ctx, in.ID, in.Body)
	})
	httpx.Do(g.Op("agent-typing", "/{id}/agent-typing", "speak", "Tell them that the program that answers is writing"), http.MethodPost, func(ctx context.Context, in *TypeInput) error {
		return s.Type(ctx, in.ID, in.Body.AgentID)
	})
}
