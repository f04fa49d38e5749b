package macro

import (
	"context"
	"slices"
	"time"

	"github.com/recobro/recobro/modules/chats/internal/conversation"
	"github.com/recobro/recobro/modules/chats/internal/outgoing"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// Run does the acts of a macro to a conversation, all of them or none. Whether what it says may be said is asked first, since others must
// not wait for that. It fails as the acts themselves do.
func (s *Service) Run(ctx context.Context, conversationID, macroID string) (c conversation.Conversation, err error) {
	m, err := s.Get(ctx, macroID)
	if err != nil {
		return c, err
	}
	ready, err := s.prepare(ctx, conversationID, m)
	if err != nil {
		return c, err
	}
	err = s.db.Within(ctx, func(ctx context.Context) error {
		for n, a := range m.Acts {
			if err := s.do(ctx, conversationID, a, ready[n]); err != nil {
				return err
			}
		}
		c, err = s.conversations.Get(ctx, conversationID)
		return err
	})
	if err != nil {
		s.out.Abandon(ctx, ready...)
	}
	return c, err
}

// prepare has what a macro says be allowed, by the places of its acts.
func (s *Service) prepare(ctx context.Context, conversationID string, m Macro) (ready []outgoing.Ready, err error) {
	ready = make([]outgoing.Ready, len(m.Acts))
	for n, a := range m.Acts {
		draft := outgoing.Draft{Text: a.Value, Template: a.Template, IsNote: a.Kind == Note}
		if a.Kind != Note && a.Kind != Reply && a.Kind != Template {
			continue
		}
		if ready[n], err = s.out.Prepare(ctx, conversationID, draft); err != nil {
			s.out.Abandon(ctx, ready...)
			return nil, err
		}
	}
	return ready, nil
}

func (s *Service) do(ctx context.Context, id string, a Act, ready outgoing.Ready) error {
	if a.Kind == Note || a.Kind == Reply || a.Kind == Template {
		_, err := s.out.Commit(ctx, ready)
		return err
	}
	c, err := s.conversations.Hold(ctx, id)
	if err != nil {
		return err
	}
	return s.change(ctx, c, a)
}

func (s *Service) change(ctx context.Context, c conversation.Conversation, a Act) (err error) {
	switch a.Kind {
	case Assign:
		_, err = s.conversations.Assign(ctx, c.ID, c.Version, meant(ctx, a.Value), false)
	case Label, Unlabel:
		labels := slices.DeleteFunc(slices.Clone(c.Labels), func(id string) bool { return id == a.Value })
		if a.Kind == Label {
			labels = append(labels, a.Value)
		}
		_, err = s.conversations.Bear(ctx, c.ID, labels)
	case Priority:
		_, err = s.conversations.Prioritize(ctx, c.ID, c.Version, conversation.Priority(a.Value))
	case Status:
		if c.Status != conversation.Status(a.Value) {
			_, err = s.conversations.Move(ctx, c.ID, c.Version, conversation.Status(a.Value), nil)
		}
	case Snooze:
		until := s.clock.Now().Add(time.Duration(a.Minutes) * time.Minute)
		_, err = s.conversations.Move(ctx, c.ID, c.Version, conversation.Snoozed, &until)
	case Note, Reply, Template: // said already
	}
	return err
}

// meant is who is meant by a value: "me" is the caller.
func meant(ctx context.Context, value string) string {
	if value == "me" {
		return principal.Must(ctx).UserID
	}
	return value
}
