package written

import (
	"context"
	"errors"

	"github.com/recobro/recobro/modules/aiagents/internal/say"
	"github.com/recobro/recobro/modules/aiagents/internal/talk"
)

// send says what was said in a turn, and ends the conversation where the talk has ended.
func (s *Service) send(ctx context.Context, t talk.Taken) error {
	if len(t.Parts) > 0 {
		if err := s.say(ctx, t); err != nil {
			return err
		}
	}
	if t.Talk.Over() {
		if err := s.close(ctx, t.Talk); err != nil && !errors.Is(err, errOff) {
			return err
		}
	}
	return s.talks.Sent(ctx, t.ID)
}

// behind is how often an answer is sent although they go on writing: what was done in the turn has to be told; what they wrote since is answered
// after it.
const behind = 5

func (s *Service) say(ctx context.Context, t talk.Taken) error {
	if err := s.talks.Cleared(ctx, t.Talk.AgentID); err != nil {
		return err
	}
	answers := t.InputID
	for range behind {
		err := s.chats.say(ctx, t, answers)
		if !errors.Is(err, errBehind) {
			return err
		}
		since, err := s.chats.heard(ctx, t.Talk.RefID, answers, false)
		if err != nil {
			return err
		}
		if len(since) > 0 {
			answers = since[len(since)-1].ID
		}
	}
	return errBehind
}

// close ends a talk's part in its conversation, once: what they write after it is another talk's.
func (s *Service) close(ctx context.Context, t talk.Talk) error {
	summary, once := say.Summary(t.Language, t.State), under(t.ID+":ended")
	if t.Status == talk.Closed {
		return s.chats.resolve(ctx, t, summary, once)
	}
	return s.chats.handOver(ctx, t.RefID, t.AgentID, t.Reason, summary, once)
}
