package schedule

import (
	"context"
	"errors"
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/contact"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/disposition"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/rule"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/mail"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Post sends mail.
type Post interface {
	Configured() bool
	Send(ctx context.Context, m mail.Message) error
}

// Postman sends the messages that are due, each as a contact that the rules allow.
type Postman struct {
	*Service
	contacts     *contact.Service
	dispositions *disposition.Store
	post         Post
}

// NewPostman sends by post.
func NewPostman(s *Service, contacts *contact.Service, dispositions *disposition.Store, post Post) *Postman {
	return &Postman{s, contacts, dispositions, post}
}

// Why a message was not sent.
var (
	ErrNoServer = errs.New(errs.Conflict, "portfolios.mail_no_server")
	ErrNoEmail  = errs.New(errs.Conflict, "portfolios.mail_no_email")
	ErrUnknown  = errs.New(errs.Conflict, "portfolios.event_unknown") // the server had it in its hands when the product died
)

// longestHand is how long the server may take over one message.
const longestHand = time.Minute

// Deliver sends the messages that are running. That one is handed to the server is written before: if the product dies meanwhile, it is
// shown as unknown, and never sent again.
func (p *Postman) Deliver(ctx context.Context) error {
	running, err := p.running(ctx, batch)
	if err != nil {
		return err
	}
	for _, e := range running {
		if err := p.deliver(ctx, e.ID); err != nil {
			return err
		}
	}
	return nil
}

func (p *Postman) deliver(ctx context.Context, id string) error {
	e, d, err := p.hand(ctx, id)
	if err != nil || e.Status != Running {
		return err
	}
	sending, cancel := context.WithTimeout(ctx, longestHand)
	defer cancel()
	sent := p.post.Send(sending, mail.Message{ID: "event-" + e.ID + "@recobro", To: d.Emails[0], Subject: e.Subject, Text: e.Body})
	return p.db.Within(context.WithoutCancel(ctx), func(ctx context.Context) error { return p.ended(ctx, e, sent) })
}

// hand reserves the contact and writes that the message is being handed over; an event that cannot be is ended.
func (p *Postman) hand(ctx context.Context, id string) (e Event, d debtor.Debtor, err error) {
	err = p.db.Within(ctx, func(ctx context.Context) error {
		if e, err = p.Lock(ctx, id); err != nil || e.Status != Running {
			return err
		}
		if d, err = p.debtors.Any(ctx, e.DebtorID); err != nil && !errors.Is(err, debtor.ErrNotFound) {
			return err
		}
		if refusal := p.cannot(e, d); refusal != nil {
			return p.fail(ctx, &e, refusal.Code)
		}
		return p.reserve(ctx, &e)
	})
	return e, d, err
}

func (p *Postman) cannot(e Event, d debtor.Debtor) *errs.Error {
	switch {
	case e.HandedAt != nil:
		return ErrUnknown
	case !p.post.Configured():
		return ErrNoServer
	case len(d.Emails) == 0:
		return ErrNoEmail
	default:
		return nil
	}
}

// reserve has the rules allow the contact, once more.
func (p *Postman) reserve(ctx context.Context, e *Event) error {
	c, err := p.contacts.Reserve(ctx, contact.Wanted{
		DebtorID: e.DebtorID, Channel: e.Channel, Maker: rule.Program, Origin: contact.Schedule, EventID: e.ID, Direction: contact.Outbound,
	})
	if err != nil {
		return err
	}
	if c.Status == contact.Blocked {
		e.Status = Blocked
		e.Decision = c.Decision
	}
	now := p.clock.Now()
	e.ContactID, e.HandedAt = c.ID, &now
	return storage.Update(ctx, p.db, e, e.Version)
}

// ended writes what became of a message.
func (p *Postman) ended(ctx context.Context, e Event, sent error) error {
	if sent != nil {
		if _, err := p.contacts.Release(ctx, e.ContactID); err != nil {
			return err
		}
		return p.fail(ctx, &e, mail.ErrNotSent.Code)
	}
	how, err := p.dispositions.Coded(ctx, "sent")
	if err != nil {
		return err
	}
	if _, err := p.contacts.End(ctx, e.ContactID, contact.Outcome{DispositionID: how.ID}); err != nil {
		return err
	}
	if err := e.Move(Done); err != nil {
		return err
	}
	if err := storage.Update(ctx, p.db, &e, e.Version); err != nil {
		return err
	}
	return p.wrote(ctx, "done", e, map[string]any{"contact_id": e.ContactID})
}

func (p *Postman) fail(ctx context.Context, e *Event, code string) error {
	e.Failure = code
	if err := e.Move(Failed); err != nil {
		return err
	}
	if err := storage.Update(ctx, p.db, e, e.Version); err != nil {
		return err
	}
	return p.wrote(ctx, "failed", *e, map[string]any{"cause": code})
}
