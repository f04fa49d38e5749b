package conversation

import (
	"context"
	"time"

	"github.com/recobro/recobro/modules/chats/internal/message"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/page"
)

type listInput struct {
	page.Params
	Filter
}

type messagesInput struct {
	httpx.ByID
	page.Params
}

// MoveInput is where a conversation that still has the version goes.
type MoveInput struct {
	httpx.ByVersion
	Body struct {
		Status Status     `json:"status"`
		Until  *time.Time `json:"until,omitempty" doc:"Until when it is put off"`
	}
}

// AssignInput is who is to answer.
type AssignInput struct {
	httpx.ByVersion
	Body struct {
		UserID   string `json:"user_id" maxLength:"64" doc:"Empty for nobody"`
		IsForced bool   `json:"is_forced,omitempty" doc:"Though they are away: for who sees every conversation"`
	}
}

// PriorityInput is how soon a conversation is to be looked at.
type PriorityInput struct {
	httpx.ByVersion
	Body struct {
		Priority Priority `json:"priority"`
	}
}

// LabelsInput are the labels that a conversation is to bear.
type LabelsInput struct {
	httpx.ByID
	Body struct {
		Labels []string `json:"labels" maxItems:"20"`
	}
}

// Routes serves conversations.
func Routes(api *httpx.API, s *Service, messages *message.Store) {
	g := httpx.Group{API: api, Tag: "conversations", Base: "/api/v1/conversations", Rights: "chats.conversations"}
	httpx.List(g.Op("list", "", "read", "List conversations, those first in which the last word was said"), func(ctx context.Context, in *listInput) ([]Conversation, page.Meta, error) {
		return s.List(ctx, in.Filter, in.Params)
	})
	httpx.Names(g.Op("names", "/names", "read", "What conversations are called"), s.names)
	httpx.Get(g.Op("get", "/{id}", "read", "Read a conversation"), func(ctx context.Context, in *httpx.ByID) (Conversation, error) { return s.Get(ctx, in.ID) })
	httpx.History(g.Op("history", "/{id}/history", "read", "What happened to a conversation"), s.History)
	httpx.List(g.Op("messages", "/{id}/messages", "read", "Messages of a conversation, the latest first"), func(ctx context.Context, in *messagesInput) ([]message.Message, page.Meta, error) {
		if _, err := s.Get(ctx, in.ID); err != nil {
			return nil, page.Meta{}, err
		}
		all, meta, err := messages.Of(ctx, in.ID, in.Params)
		return message.Shown(ctx, all), meta, err
	})
	deskRoutes(g, s)
	httpx.Move(g.Op("move", "/{id}/move", "update", "Open, put off or resolve a conversation"), func(ctx context.Context, in *MoveInput, version int64) (Conversation, error) {
		return s.Move(ctx, in.ID, version, in.Body.Status, in.Body.Until)
	})
	httpx.Move(g.Op("assign", "/{id}/assign", "update", "Give a conversation to somebody, or to nobody"), func(ctx context.Context, in *AssignInput, version int64) (Conversation, error) {
		return s.Assign(ctx, in.ID, version, in.Body.UserID, in.Body.IsForced)
	})
	httpx.Move(g.Op("prioritize", "/{id}/priority", "update", "Say how soon a conversation is to be looked at"), func(ctx context.Context, in *PriorityInput, version int64) (Conversation, error) {
		return s.Prioritize(ctx, in.ID, version, in.Body.Priority)
	})
	httpx.Act(g.Op("seen", "/{id}/seen", "update", "Say that what they wrote was looked at"), func(ctx context.Context, in *httpx.ByID) (Conversation, error) { return s.Seen(ctx, in.ID) })
	httpx.Act(g.Op("label", "/{id}/labels", "update", "Say which labels a conversation bears"), func(ctx context.Context, in *LabelsInput) (Conversation, error) {
		return s.Bear(ctx, in.ID, in.Body.Labels)
	})
}
