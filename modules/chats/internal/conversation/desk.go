package conversation

import (
	"context"
	"errors"

	"github.com/recobro/recobro/modules/chats/internal/label"
	"github.com/recobro/recobro/modules/chats/internal/message"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Hold is a conversation that the caller may see, with its labels, held until the transaction of ctx ends. It fails with ErrNotFound.
func (s *Service) Hold(ctx context.Context, id string) (Conversation, error) {
	c, err := storage.Lock[Conversation](ctx, s.db, storage.ByID(id), Reached(ctx))
	if err != nil {
		return c, err
	}
	all := []Conversation{c}
	err = s.label(ctx, all)
	return all[0], err
}

// known fails with label.ErrUnknown unless every one of ids is a label.
func (s *Service) known(ctx context.Context, ids []string) error {
	if len(ids) == 0 {
		return nil
	}
	there, err := storage.All[label.Label](ctx, s.db, len(ids), storage.Where("id IN ?", ids), storage.Columns("id"))
	if err == nil && len(there) < len(ids) {
		err = label.ErrUnknown
	}
	return err
}

// Doing is what somebody does at a conversation before they have said anything.
type Doing string

// What may be done.
const (
	Typing  Doing = "typing"
	Viewing Doing = "viewing"
)

// Show tells the others who may see a conversation what somebody does there. Nothing of it is kept: who does not hear it has lost nothing.
func (s *Service) Show(ctx context.Context, id string, doing Doing) error {
	c, err := s.Get(ctx, id)
	if err != nil {
		return err
	}
	owners, err := s.ownersOf(ctx, c)
	if err != nil {
		return err
	}
	s.show(ctx, c, doing, owners, map[string]any{"user_id": principal.Must(ctx).UserID})
	return nil
}

// ShowAgent tells them, and those who may see a conversation, that the program that answers is writing.
func (s *Service) ShowAgent(ctx context.Context, c Conversation) error {
	owners, err := s.ownersOf(ctx, c)
	if err == nil {
		s.show(ctx, c, Typing, owners, map[string]any{"agent_id": c.AgentID})
	}
	return err
}

func (s *Service) show(ctx context.Context, c Conversation, doing Doing, owners []string, who map[string]any) {
	s.tellVisitor(ctx, c, doing)
	_ = s.bus.Live(ctx, events.Event{ // a live event may always be missed
		Type: "recobro.chats.conversation." + string(doing), Subject: c.ID, Permission: "chats.conversations:read", Owners: owners, Payload: who,
	})
}

// ErrMeanwhile refuses an answer of somebody who has not seen that another has answered.
var ErrMeanwhile = errs.New(errs.Conflict, "chats.answered_meanwhile")

// Touch has a conversation show its last message, after one that had not gone out was changed or taken back.
func (s *Service) Touch(ctx context.Context, m message.Message, name string) error {
	c, err := s.Hold(ctx, m.ConversationID)
	if err != nil {
		return err
	}
	last, err := storage.One[message.Message](ctx, s.db, storage.Where("conversation_id = ? AND direction <> ?", c.ID, message.Within), storage.Sorted("at DESC, id DESC"))
	if err != nil && !errors.Is(err, message.ErrNotFound) {
		return err
	}
	c.Preview, c.PreviewIn = begins(last.Text), last.Direction == message.In
	if err := storage.Update(ctx, s.db, &c, c.Version); err != nil {
		return err
	}
	return s.told(ctx, c, name, map[string]any{"message_id": m.ID})
}
