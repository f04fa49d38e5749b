package outgoing

import (
	"context"
	"errors"
	"time"

	"github.com/recobro/recobro/modules/chats/internal/channel"
	"github.com/recobro/recobro/modules/chats/internal/conversation"
	"github.com/recobro/recobro/modules/chats/internal/message"
	"github.com/recobro/recobro/plugins-sdk/go/jobs"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// send is the job that hands one message over.
type send struct {
	MessageID string `json:"message_id"`
}

// Kind names the job.
func (send) Kind() string { return "chats.send" }

// tries is how often a message is handed over that its provider takes later: over about half a day.
const tries = 12

// Jobs hand messages over.
func Jobs(w *jobs.Workers, s *Service) {
	jobs.Add(w, message.Handing, func(ctx context.Context, j jobs.Job[send]) error {
		return s.Send(ctx, j.Args.MessageID, j.Attempt >= tries)
	})
	jobs.Add(w, 0, func(ctx context.Context, j jobs.Job[tell]) error { return s.Outcome(ctx, j.Args.MessageID) })
	jobs.Add(w, 0, func(ctx context.Context, j jobs.Job[closeContact]) error { return s.book.Close(ctx, j.Args.ContactID) })
}

// errLater has the job tried again.
var errLater = errors.New("the provider takes it later")

// Send hands a message over, once: before the provider is asked it is written down that nobody knows, and if the program dies then, that
// stays, is shown, and is not sent again by itself. What its provider would take later has failed at the last try.
func (s *Service) Send(ctx context.Context, id string, last bool) error {
	contactID, goes, err := s.decide(ctx, id)
	if err != nil || !goes {
		return err
	}
	m, claimed, err := s.claim(ctx, id, contactID)
	if err != nil || !claimed {
		return err
	}
	providerID, sending := s.hand(ctx, m)
	ctx, done := context.WithTimeout(context.WithoutCancel(ctx), 10*time.Second) // what the provider said is kept though the job was ended
	defer done()
	return errors.Join(s.settle(ctx, m.ID, providerID, sending, last), s.noted(ctx, m.InboxID, sending))
}

// noted writes at the inbox that its account is not taken any more, or is again.
func (s *Service) noted(ctx context.Context, inboxID string, sending error) error {
	var refused *channel.Failure
	switch {
	case sending == nil:
		return s.inboxes.Troubled(ctx, inboxID, "")
	case errors.As(sending, &refused) && refused.Account:
		return s.inboxes.Troubled(ctx, inboxID, refused.Error())
	}
	return nil
}

// claim takes a message that waits.
func (s *Service) claim(ctx context.Context, id, contactID string) (m message.Message, claimed bool, err error) {
	err = s.db.Within(ctx, func(ctx context.Context) error {
		if m, err = storage.Lock[message.Message](ctx, s.db, storage.ByID(id)); err != nil || m.State != channel.Queued || early(m, s.clock.Now()) {
			return err
		}
		if contactID != "" {
			m.ContactID = contactID
		}
		stopped, err := s.stopped(ctx, m)
		if err != nil {
			return err
		}
		if stopped {
			return s.refuse(ctx, m, conversation.ErrStopped.Code, "")
		}
		m.State, claimed = channel.Unknown, true
		return storage.Update(ctx, s.db, &m, m.Version)
	})
	if errors.Is(err, message.ErrNotFound) { // taken back
		return m, false, nil
	}
	return m, claimed, err
}

func (s *Service) hand(ctx context.Context, m message.Message) (providerID string, err error) {
	c, err := s.conversations.Any(ctx, m.ConversationID)
	if err != nil {
		return "", err
	}
	who, err := s.persons.Get(ctx, c.PersonID)
	if err != nil {
		return "", err
	}
	i, err := s.inboxes.Any(ctx, m.InboxID)
	if err != nil {
		return "", err
	}
	account, err := s.inboxes.Account(ctx, i)
	if err != nil {
		return "", err
	}
	letter, err := s.letter(ctx, c, m)
	if err != nil {
		return "", err
	}
	return s.ways[i.Channel].Send(ctx, account, channel.Outgoing{
		ID: m.ID, To: who.SourceID, Text: m.Text, Template: m.Template, Subject: c.Subject, ReplyTo: m.AnswersProvider(), Buttons: buttons(m),
		Letter: letter, Files: s.attachments.Files(m.Files),
	})
}

// settle writes down what the provider said, and what it has told meanwhile.
func (s *Service) settle(ctx context.Context, id, providerID string, sending error, last bool) error {
	var refused *channel.Failure
	later := errors.As(sending, &refused) && refused.Temporary && !last
	err := s.db.Within(ctx, func(ctx context.Context) error {
		m, err := storage.Lock[message.Message](ctx, s.db, storage.ByID(id))
		if err != nil {
			return err
		}
		switch {
		case later:
			m.State, m.Code, m.Reason, m.IsTemporary = channel.Queued, refused.Code, refused.Text, true
		case refused != nil:
			m.Code = "" // of the try before
			m.Told(channel.Receipt{State: channel.Failed, At: s.clock.Now(), Code: refused.Code, Text: refused.Text, Temporary: refused.Temporary})
		case sending == nil:
			m.ProviderID = providerID
			m.Code, m.Reason, m.IsTemporary = "", "", false // of the try before
			m.Told(channel.Receipt{State: channel.Sent, At: s.clock.Now()})
			if err := s.messages.Catch(ctx, &m); err != nil {
				return err
			}
		default:
			m.Unanswered()
		}
		if err := s.conversations.Came(ctx, m); err != nil || later {
			return err
		}
		return s.outcome(ctx, m)
	})
	if err == nil && later {
		return errLater
	}
	return err
}
