package outgoing

import (
	"context"
	"errors"
	"time"

	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/chats/internal/channel"
	"github.com/recobro/recobro/modules/chats/internal/contacts"
	"github.com/recobro/recobro/modules/chats/internal/conversation"
	"github.com/recobro/recobro/modules/chats/internal/message"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// decide asks the rules about a message now that it goes out: about what was put off when it was written, and what waited for its provider, for
// do-not-call or closing time may have come since. A message that they refuse is marked as failed, with
// the rule, and whoever wrote it is told; none is left to be sent then.
func (s *Service) decide(ctx context.Context, id string) (contactID string, goes bool, err error) {
	m, err := s.messages.Get(ctx, id)
	if errors.Is(err, message.ErrNotFound) { // taken back
		return "", false, nil
	}
	if err != nil || m.State != channel.Queued || m.SendAt == nil && m.ContactID == "" || m.Sender == message.System {
		return "", err == nil, err
	}
	contactID, err = s.allowed(ctx, m)
	if kind := errs.KindOf(err); err != nil && (kind == errs.Conflict || kind == errs.Invalid || kind == errs.NotFound) {
		return "", false, s.refused(ctx, id, err)
	}
	return contactID, err == nil, err
}

// allowed is the contact under which a message goes out now: the one under which it was written, if the rules still allow it, else another.
func (s *Service) allowed(ctx context.Context, m message.Message) (contactID string, err error) {
	if m.ContactID != "" {
		if err := s.book.Allowed(ctx, m.ContactID); !errors.Is(err, contacts.ErrLapsed) {
			return m.ContactID, err
		}
	}
	c, err := s.conversations.Any(ctx, m.ConversationID)
	if err != nil {
		return "", err
	}
	d := Draft{Template: m.Template, By: m.SenderID, Itself: true}
	if m.Sender == message.Agent {
		d.Agent = &Agent{ID: m.SenderID}
	}
	contactID, _, err = s.permit(ctx, c, d)
	return contactID, err
}

// refused marks a message as refused, and tells who wrote it.
func (s *Service) refused(ctx context.Context, id string, why error) error {
	code, reason := said(why)
	return s.db.Within(ctx, func(ctx context.Context) error {
		m, err := storage.Lock[message.Message](ctx, s.db, storage.ByID(id))
		if err != nil || m.State != channel.Queued {
			return err
		}
		if err := s.refuse(ctx, m, code, reason); err != nil {
			return err
		}
		return s.record.Notify(ctx, "conversation.refused", &events.Notify{Kind: "message_refused", Users: []string{m.SenderID}, Link: "/chats/" + m.ConversationID})
	})
}

// said is the code of a refusal, and the rule that it names.
func said(why error) (code, rule string) {
	var refusal *errs.Error
	if !errors.As(why, &refusal) {
		return "refused", ""
	}
	rule, _ = refusal.Params["rule"].(string)
	return refusal.Code, rule
}

// stopped tells whether whoever a message is for has asked meanwhile that nobody writes to them.
func (s *Service) stopped(ctx context.Context, m message.Message) (bool, error) {
	if m.Data["about"] == AboutStop {
		return false, nil
	}
	c, err := s.conversations.Any(ctx, m.ConversationID)
	if err != nil {
		return false, err
	}
	who, err := s.persons.Get(ctx, c.PersonID)
	return who.StoppedAt != nil, err
}

// tell is the job that tells portfolios what came of a message.
type tell struct {
	MessageID string `json:"message_id"`
}

// Kind names the job.
func (tell) Kind() string { return "chats.outcome" }

// outcome has portfolios be told what came of a message, in the transaction of ctx.
func (s *Service) outcome(ctx context.Context, m message.Message) error {
	if m.ContactID == "" {
		return nil
	}
	return s.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		_, err := s.jobs.InsertTx(ctx, tx, tell{m.ID}, nil)
		return err
	})
}

// Outcome tells portfolios what came of a message: that its contact was made, or came to nothing. What of a message cannot be known counts as
// made: better one contact too many than a debtor written to more often than is allowed.
func (s *Service) Outcome(ctx context.Context, id string) error {
	m, err := s.messages.Get(ctx, id)
	if errors.Is(err, message.ErrNotFound) {
		return nil
	}
	if err != nil || m.State == channel.Queued {
		return err
	}
	c, err := s.conversations.Any(ctx, m.ConversationID)
	if err != nil {
		return err
	}
	putOff := m.SendAt != nil && m.ContactID != c.ContactID
	return s.book.Came(ctx, m.ContactID, m.State != channel.Failed || m.DeliveredAt != nil, putOff)
}

// closeContact is the job that ends the contact of a conversation with which nobody goes on.
type closeContact struct {
	ContactID string `json:"contact_id"`
}

// Kind names the job.
func (closeContact) Kind() string { return "chats.contact_close" }

// CloseOnLeave has the contact of a conversation be closed once that is resolved or left.
func CloseOnLeave(conversations *conversation.Service, s *Service) {
	conversations.OnLeave(func(ctx context.Context, contactID string) error {
		return s.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
			_, err := s.jobs.InsertTx(ctx, tx, closeContact{contactID}, nil)
			return err
		})
	})
}

// answering is for how long whoever wrote to us is answered without another contact.
const answering = 24 * time.Hour

// answers tells whether what is written answers a debtor who has written to us.
func (s *Service) answers(ctx context.Context, c conversation.Conversation, d Draft) (bool, error) {
	if d.Template != nil {
		return false, nil
	}
	if c.WaitingSince != nil {
		return true, nil
	}
	last, err := s.messages.LastIn(ctx, c.ID)
	return s.clock.Now().Sub(last) < answering, err
}
