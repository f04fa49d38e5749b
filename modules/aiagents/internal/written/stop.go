package written

import (
	"context"
	"errors"

	"github.com/recobro/recobro/modules/aiagents/internal/say"
	"github.com/recobro/recobro/modules/aiagents/internal/talk"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
)

// Stop gives a conversation whose agent was stopped to people, and ends its talk.
func (s *Service) Stop(ctx context.Context, conversationID string) error {
	c, err := s.chats.get(ctx, conversationID)
	if err = known(err); err != nil && !errors.Is(err, errOff) {
		return err
	}
	if c.AgentID != "" {
		summary, err := s.summary(ctx, conversationID)
		if err != nil {
			return err
		}
		if err := s.chats.handOver(ctx, c.ID, c.AgentID, word.Policy, summary); err != nil && !errors.Is(err, errOff) {
			return err
		}
	}
	return s.talks.Halt(ctx, conversationID)
}

// summary is of the talk that goes on in a conversation; empty without one.
func (s *Service) summary(ctx context.Context, conversationID string) (string, error) {
	t, err := s.talks.Going(ctx, conversationID)
	if errors.Is(err, talk.ErrNotFound) {
		return "", nil
	}
	return say.Summary(t.Language, t.State), err
}
