// Package written has agents answer in conversations: chats ask, the talk is taken a turn further, and what it says goes out once.
package written

import (
	"context"
	"errors"
	"strings"

	"github.com/recobro/recobro/modules/aiagents/internal/halt"
	"github.com/recobro/recobro/modules/aiagents/internal/lead"
	"github.com/recobro/recobro/modules/aiagents/internal/talk"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
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

// races is how often one looks again because somebody else was quicker to answer.
const races = 5

// Answer answers all that was said in a conversation since. What cannot be answered for now may be asked again.
func (s *Service) Answer(ctx context.Context, asked Asked) error {
	for lost := 0; ; {
		more, err := s.once(ctx, asked)
		if errors.Is(err, storage.ErrStale) && lost < races {
			lost++
			continue
		}
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
	t, err := s.talks.Going(ctx, c.ID)
	if errors.Is(err, talk.ErrNotFound) {
		return s.begin(ctx, c, asked.Language)
	}
	if err != nil {
		return false, err
	}
	return s.turn(ctx, t)
}

// begin opens a talk where somebody waits for an answer: what they wrote may have been answered meanwhile, by a talk that has ended since.
func (s *Service) begin(ctx context.Context, c conversation, l word.Language) (more bool, err error) {
	since, err := s.talks.Answered(ctx, c.ID)
	if err != nil {
		return false, err
	}
	heard, err := s.chats.heard(ctx, c.ID, since, true)
	if err != nil || len(heard) == 0 {
		return false, err
	}
	t, err := s.talks.Open(ctx, talk.Start{Kind: talk.Chat, RefID: c.ID, AgentID: c.AgentID, DebtorID: c.DebtorID, Language: l})
	if errors.Is(err, talk.ErrOff) {
		return false, s.chats.handOver(ctx, c.ID, c.AgentID, word.Policy, "")
	}
	if err != nil {
		return false, err
	}
	return s.answer(ctx, t, heard, 0)
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
	heard, err := s.chats.heard(ctx, t.RefID, last.InputID, false)
	if err != nil || len(heard) == 0 {
		return false, err
	}
	return s.answer(ctx, t, heard, last.N)
}

// answer answers what was heard after so many turns: somebody else may have answered a part of it meanwhile.
func (s *Service) answer(ctx context.Context, t talk.Talk, heard []message, after int) (more bool, err error) {
	s.chats.typing(ctx, t.RefID, t.AgentID)
	taken, err := s.talks.Take(ctx, t.ID, talk.Input{ID: heard[len(heard)-1].ID, After: &after, Input: lead.Input{Text: joined(heard)}})
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
