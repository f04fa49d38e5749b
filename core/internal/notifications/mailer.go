package notifications

import (
	"context"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/mail"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

const (
	lookAgain = time.Minute // for mails that another replica left, or whose pause is over
	mostTries = 8           // then a mail is given up: the notification is under the bell all the same
)

// Run sends due mails until ctx ends.
func (s *Service) Run(ctx context.Context) {
	if !s.Mail.Configured() {
		return
	}
	tick := time.NewTicker(lookAgain)
	defer tick.Stop()
	for {
		if err := s.SendDue(ctx); err != nil && ctx.Err() == nil {
			s.Log.ErrorContext(ctx, "mail notifications", "error", err)
		}
		select {
		case <-ctx.Done():
			return
		case <-s.wake:
		case <-tick.C:
		}
	}
}

func (s *Service) wakeMailer() {
	select {
	case s.wake <- struct{}{}:
	default: // it is awake
	}
}

// SendDue sends every mail that is due.
func (s *Service) SendDue(ctx context.Context) error {
	for {
		due, err := s.store.DueMails(ctx, s.now())
		if err != nil || len(due) == 0 {
			return err
		}
		for _, n := range due {
			if err := s.sendOne(principal.With(ctx, principal.System(n.TenantID, "core")), n); err != nil {
				return err
			}
		}
	}
}

// sendOne claims the mail before it sends it: a crash in between loses it rather than sending it twice.
func (s *Service) sendOne(ctx context.Context, n Notification) error {
	taken, err := s.store.ClaimMail(ctx, n.ID, s.now())
	if err != nil || !taken {
		return err
	}
	people, err := s.People(ctx, []string{n.UserID})
	if err != nil || len(people) == 0 {
		return err
	}
	refused := s.Mail.Send(ctx, s.letter(n, people[0]))
	if refused == nil {
		return nil
	}
	if n.MailTries+1 >= mostTries {
		s.Log.WarnContext(ctx, "a notification's mail was given up", "id", n.ID, "error", refused)
		return nil
	}
	return s.store.PutOffMail(context.WithoutCancel(ctx), n.ID, s.now().Add(time.Minute<<n.MailTries))
}

// letter is a notification as an e-mail in the person's language.
func (s *Service) letter(n Notification, to Person) mail.Message {
	view := s.Kinds.view(n)
	text := view.Body.In(to.Language)
	if n.Link != "" {
		text += "\n\n" + s.PublicURL + n.Link
	}
	return mail.Message{To: to.Email, Subject: view.Title.In(to.Language), Text: text + "\n\n" + footer(to.Language, s.PublicURL+"/settings/notifications")}
}

// footer says where to choose what is mailed.
func footer(language, address string) string {
	switch language {
	case "en":
		return "Choose which notifications you get by e-mail: " + address
	case "pt":
		return "Escolha quais notificações você recebe por e-mail: " + address
	default:
		return "Elija qué notificaciones recibe por correo: " + address
	}
}
