package outgoing

import (
	"context"
	"time"

	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/chats/internal/conversation"
	"github.com/recobro/recobro/modules/chats/internal/inbox"
	"github.com/recobro/recobro/modules/chats/internal/message"
	"github.com/recobro/recobro/plugins-sdk/go/jobs"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// Ready is a message that may be sent, and is not yet written down.
type Ready struct {
	message  message.Message
	reserved bool // the rules were asked for it alone
	seen     string
	agent    *Agent // program that writes it; nil for none
	retries  string // message that it is sent in the place of; empty for none
}

// Prepare asks whether something may be written into a conversation. It fails as Write does. Whoever does not Commit it, must Abandon it.
func (s *Service) Prepare(ctx context.Context, conversationID string, d Draft) (r Ready, err error) {
	c, err := s.conversations.Get(ctx, conversationID)
	if err != nil {
		return r, err
	}
	if d.Text == "" && d.Template == nil && len(d.Files) == 0 {
		return r, message.ErrEmpty
	}
	r.agent = d.Agent
	if err := s.speaks(ctx, c, r.agent); err != nil { // before the rules are asked
		return r, err
	}
	if err := s.fill(ctx, c, &d); err != nil {
		return r, err
	}
	r.message = s.written(ctx, c, d)
	if r.message.Files, err = s.attachments.Find(ctx, c, d.Files); err != nil {
		return r, err
	}
	if !d.IsNote && !d.Anyway {
		r.seen = d.Seen
	}
	if err := s.alone(ctx, r); err != nil {
		return r, err
	}
	if !d.IsNote {
		if err := s.on(ctx, c.InboxID); err != nil {
			return r, err
		}
		r.message.ContactID, r.message.Received, err = s.permit(ctx, c, d)
		r.reserved = r.message.ContactID != "" && r.message.ContactID != c.ContactID
	}
	return r, err
}

// on fails with inbox.ErrOff for an inbox that is off: nothing goes out there.
func (s *Service) on(ctx context.Context, inboxID string) error {
	i, err := s.inboxes.Any(ctx, inboxID)
	if err == nil && !i.IsOn {
		err = inbox.ErrOff
	}
	return err
}

// Commit writes down what is ready, in the open transaction of ctx or one of its own; unless it is a note, it goes out once that is committed.
func (s *Service) Commit(ctx context.Context, r Ready) (message.Message, error) {
	m := r.message
	err := s.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		c, err := s.conversations.Hold(ctx, m.ConversationID) // of two who answer at once one is the first
		if err != nil {
			return err
		}
		if err := s.speaks(ctx, c, r.agent); err != nil {
			return err
		}
		if err := s.alone(ctx, r); err != nil {
			return err
		}
		if err := s.keep(ctx, tx, &m); err != nil {
			return err
		}
		return s.replace(ctx, r.retries, m)
	})
	return m, err
}

// alone fails with conversation.ErrMeanwhile when another of us has answered since the last message that the writer has seen.
func (s *Service) alone(ctx context.Context, r Ready) error {
	if r.seen == "" {
		return nil
	}
	others, err := s.messages.Answered(ctx, r.message.ConversationID, r.seen, principal.Must(ctx).UserID)
	if err == nil && others.ID != "" {
		err = conversation.ErrMeanwhile.WithTold("user_id", others.SenderID).WithTold("message_id", others.ID)
	}
	return err
}

// Abandon gives back what was reserved for messages that came to nothing. A reservation that could not be given back ends by itself.
func (s *Service) Abandon(ctx context.Context, all ...Ready) {
	for _, r := range all {
		if r.reserved {
			_ = s.book.Abandon(ctx, r.message.ContactID)
		}
	}
}

// Allowed is what may be written into a conversation that the caller holds, since a contact allows it; empty: nobody's rules protect them.
func (s *Service) Allowed(ctx context.Context, c conversation.Conversation, d Draft, contactID string) (r Ready, err error) {
	if d.Text == "" && d.Template == nil {
		return r, message.ErrEmpty
	}
	if d.Template == nil && !c.MayWrite(s.clock.Now()) {
		return r, conversation.ErrWindow
	}
	r.message, r.reserved = s.written(ctx, c, d), contactID != ""
	r.message.ContactID = contactID
	return r, nil
}

// At has a message that waits go out at another time, in the open transaction of ctx.
func (s *Service) At(ctx context.Context, m message.Message) error {
	return s.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		opts := &jobs.Opts{}
		if m.SendAt != nil {
			opts.At = *m.SendAt
		}
		_, err := s.jobs.InsertTx(ctx, tx, send{m.ID}, opts)
		return err
	})
}

// early tells whether it is too soon for a message: it was put off once more. Clocks of databases know fewer digits than ours.
func early(m message.Message, now time.Time) bool {
	return m.SendAt != nil && m.SendAt.Sub(now) > time.Second
}
