// Package written has agents answer in conversations: chats ask, the talk is taken a turn further, and what it says goes out once.
package written

import (
	"context"
	"errors"
	"strings"

	"github.com/recobro/recobro/modules/aiagents/internal/halt"
	"github.com/recobro/recobro/modules/aiagents/internal/lead"
	"github.com/recobro/recobro/modules/aiagents/internal/say"
	"github.com/recobro/recobro/modules/aiagents/internal/talk"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
)

// Service answers.
type Service struct {
	talks *talk.Service
	chats *Chats
}

// NewService answers in chats.
func NewService(talks *talk.Service, chats *Chats) *Service { return &Service{talks, chats} }

// Asked is what chats ask.
type Asked struct {
	ConversationID string        `json:"conversation_id"`
	Language       word.Language `json:"language"`
}

// Answer answers all that was said in a conversation since. What cannot be answered for now may be asked again.
func (s *Service) Answer(ctx context.Context, asked Asked) error {
	for {
		more, err := s.once(ctx, asked)
		if errors.Is(err, errOff) {
			return s.talks.Halt(ctx, asked.ConversationID)
		}
		if errors.Is(err, halt.ErrStopped) {
			return s.Stop(ctx, asked.ConversationID)
		}
		if err != nil || !more {
			return err
		}
	}
}

// once answers what was said since the last answer; more tells that something was.
func (s *Service) once(ctx context.Context, asked Asked) (more bool, err error) {
	c, err := s.chats.get(ctx, asked.ConversationID)
	if err != nil {
		return false, known(err)
	}
	if c.AgentID == "" {
		return false, errOff
	}
	if unsent, found, err := s.talks.Unsent(ctx, c.ID); err != nil || found { // the program was ended in between
		return true, errors.Join(err, s.sendAgain(ctx, unsent, found))
	}
	if c.DebtorID == "" { // nobody knows whose debts these are: a person asks
		return false, s.chats.handOver(ctx, c.ID, c.AgentID, word.Unknown, "")
	}
	t, err := s.talks.Open(ctx, talk.Start{Kind: talk.Chat, RefID: c.ID, AgentID: c.AgentID, DebtorID: c.DebtorID, Language: asked.Language})
	if errors.Is(err, talk.ErrOff) {
		return false, s.chats.handOver(ctx, c.ID, c.AgentID, word.Policy, "")
	}
	if err != nil {
		return false, err
	}
	return s.turn(ctx, t)
}

func (s *Service) sendAgain(ctx context.Context, t talk.Taken, found bool) error {
	if !found {
		return nil
	}
	return s.send(ctx, t)
}

// turn answers what is new.
func (s *Service) turn(ctx context.Context, t talk.Talk) (more bool, err error) {
	last, err := s.talks.Last(ctx, t)
	if err != nil {
		return false, err
	}
	heard, err := s.chats.heard(ctx, t.RefID, last.InputID)
	if err != nil || len(heard) == 0 {
		return false, err
	}
	s.chats.typing(ctx, t.RefID, t.AgentID)
	taken, err := s.talks.Take(ctx, t.ID, talk.Input{ID: heard[len(heard)-1].ID, Input: lead.Input{Text: joined(heard)}})
	if err != nil {
		return false, err
	}
	return !taken.Talk.Over(), s.send(ctx, taken)
}

func joined(all []message) string {
	texts := make([]string, len(all))
	for i, m := range all {
		texts[i] = m.Text
	}
	return strings.Join(texts, "\n")
}

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
		since, err := s.chats.heard(ctx, t.Talk.RefID, answers)
		if err != nil {
			return err
		}
		if len(since) > 0 {
			answers = since[len(since)-1].ID
		}
	}
	return errBehind
}

func (s *Service) close(ctx context.Context, t talk.Talk) error {
	summary := say.Summary(t.Language, t.State)
	if t.Status == talk.Closed {
		return s.chats.resolve(ctx, t, summary)
	}
	return s.chats.handOver(ctx, t.RefID, t.AgentID, t.Reason, summary)
}
