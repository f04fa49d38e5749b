package reports

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/jobs"
	"github.com/recobro/recobro/plugins-sdk/go/mail"
)

// sendLater has a finished run's file sent to each of its recipients.
func (s *Service) sendLater(ctx context.Context, tx *gorm.DB, run Run) error {
	for _, id := range run.Recipients {
		if _, err := s.Queue.InsertTx(ctx, tx, mailJob{RunID: run.ID, UserID: id}, &jobs.Opts{MaxAttempts: mailTries}); err != nil {
			return err
		}
	}
	return nil
}

// mail sends a run's file to one person, if the person may still have it.
func (s *Service) mail(ctx context.Context, job jobs.Job[mailJob]) error {
	found, err := s.store.RunsOf(ctx, []string{job.Args.RunID})
	run, ok := found[job.Args.RunID]
	if err != nil || !ok || run.Status != Done {
		return err
	}
	people, err := s.recipients(ctx, run.Order)
	if err != nil {
		return err
	}
	at := slices.IndexFunc(people, func(p Person) bool { return p.ID == job.Args.UserID })
	if at < 0 {
		return s.mailGivenUp(ctx, run, job.Args.UserID, ErrRecipient)
	}
	letter, err := s.letter(ctx, run, people[at])
	if err != nil {
		return err
	}
	if err := s.Mail.Send(ctx, letter); err != nil {
		if job.Attempt < mailTries {
			return err
		}
		return s.mailGivenUp(ctx, run, job.Args.UserID, err)
	}
	return s.mailWent(ctx, run, job.Args.UserID)
}

func (s *Service) mailWent(ctx context.Context, run Run, user string) error {
	return s.DB.Within(ctx, func(ctx context.Context) error {
		if err := s.store.NoteMail(ctx, run.ID, mailPending, mailSent); err != nil {
			return err
		}
		s.announce(ctx, run.TenantID, run.Order)
		return s.wrote(ctx, "report_run.mailed", run.ID, map[string]any{"report": run.Report, "recipient": user})
	})
}

func (s *Service) mailGivenUp(ctx context.Context, run Run, user string, cause error) error {
	s.Log.WarnContext(ctx, "a report's mail was given up", "run", run.ID, "error", cause)
	return s.DB.Within(ctx, func(ctx context.Context) error {
		if err := errors.Join(s.store.NoteMail(ctx, run.ID, mailPending, mailFailed), s.store.NoteMail(ctx, run.ID, mailSent, mailFailed)); err != nil {
			return err
		}
		s.announce(ctx, run.TenantID, run.Order)
		payload := map[string]any{"report": run.Report, "recipient": user, "cause": codeOf(cause)}
		if err := s.wrote(ctx, "report_run.mail_failed", run.ID, payload); err != nil {
			return err
		}
		return s.notifyOwner(ctx, run, "report_failed", run.ID+"-"+user, nil)
	})
}

// letter is the mail that brings a file, or the way to it when it is too large to be mailed.
func (s *Service) letter(ctx context.Context, run Run, to Person) (mail.Message, error) {
	words := wordsOf(to.Language)
	m := mail.Message{To: to.Email, Subject: run.Name, Text: fmt.Sprintf(words.attached, run.Name, run.Rows)}
	if run.Bytes > s.Limits.Attachment {
		m.Text = fmt.Sprintf(words.link, run.Name, run.Rows)
	} else {
		content, err := s.whole(ctx, run)
		if err != nil {
			return m, err
		}
		m.Files = []mail.File{{Name: run.FileName, Type: run.Format.ContentType(), Content: content}}
	}
	m.Text += "\n\n" + s.PublicURL + runPage(run.ID) + "\n\n" + words.why
	return m, nil
}

// whole is a small file at once.
func (s *Service) whole(ctx context.Context, run Run) (content []byte, err error) {
	for seq := 0; ; seq++ {
		data, err := s.store.Chunk(ctx, run.ID, seq)
		if err != nil || data == nil {
			return content, err
		}
		content = append(content, data...)
	}
}

type words struct{ attached, link, why string }

func wordsOf(language string) words {
	switch language {
	case "en":
		return words{
			attached: "The report “%s” is attached. Rows: %d.", link: "The report “%s” is ready. Rows: %d. It is too large to be sent by e-mail; sign in to download it:",
			why: "You get this e-mail because a scheduled report of your company names you as a recipient.",
		}
	case "pt":
		return words{
			attached: "O relatório “%s” está em anexo. Linhas: %d.", link: "O relatório “%s” está pronto. Linhas: %d. É grande demais para o e-mail; entre para baixá-lo:",
			why: "Você recebe este e-mail porque um relatório programado da sua empresa indica você como destinatário.",
		}
	default:
		return words{
			attached: "El reporte «%s» va adjunto. Filas: %d.", link: "El reporte «%s» está listo. Filas: %d. Es demasiado grande para el correo; ingrese para descargarlo:",
			why: "Recibe este correo porque un reporte programado de su empresa lo indica como destinatario.",
		}
	}
}
