package agent

import (
	"context"
	"errors"
	"time"

	"github.com/recobro/recobro/modules/chats/internal/conversation"
	"github.com/recobro/recobro/plugins-sdk/go/jobs"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// silent is the job that looks after programs that do not answer.
type silent struct{}

// Kind names the job.
func (silent) Kind() string { return "chats.silent" }

const (
	lookEvery = 5 * time.Second
	atOnce    = 200
)

// Jobs look after programs that do not answer.
func Jobs(w *jobs.Workers, s *Service) {
	jobs.EachTenant(w, silent{}, lookEvery, 0, s.Relieve)
}

// Relieve gives to people what a program was to answer and has not, or cannot since programs are off.
func (s *Service) Relieve(ctx context.Context) error {
	waiting, err := s.Conversations.Unspoken(ctx, atOnce)
	if err != nil || len(waiting) == 0 {
		return err
	}
	due := s.Clock.Now()
	if !s.on(ctx) {
		due = *waiting[len(waiting)-1].AgentDue // all of them
	}
	for _, c := range waiting {
		if c.AgentDue.After(due) { // they are in the order in which they are due
			return nil
		}
		if err := s.relieve(ctx, c, due); err != nil {
			return err
		}
	}
	return nil
}

// relieve gives one to people, unless the program has answered meanwhile, and then to somebody, where its inbox does so.
func (s *Service) relieve(ctx context.Context, c conversation.Conversation, due time.Time) error {
	_, err := s.Handoff.Hand(ctx, c.ID, storage.AnyVersion, conversation.Hand{
		To: conversation.People, Reason: conversation.ToolFailure, From: c.AgentID, Before: due,
	})
	if errors.Is(err, conversation.ErrAgentOff) || errors.Is(err, conversation.ErrNotFound) {
		return nil
	}
	if err != nil {
		return err
	}
	return s.Assign.Give(ctx, c.ID)
}
