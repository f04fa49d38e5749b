package mailing

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"time"

	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/money/paper"
	"github.com/recobro/recobro/modules/portfolios/internal/money/payment"
	"github.com/recobro/recobro/modules/portfolios/internal/money/receipt"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/jobs"
	"github.com/recobro/recobro/plugins-sdk/go/mail"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/settings"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Service mails receipts.
type Service struct {
	db       *storage.DB
	payments *payment.Service
	receipts *receipt.Service
	debtors  *debtor.Store
	look     *settings.Values[paper.Look]
	sender   *mail.Sender
	queue    *jobs.Client
	record   *record.Record
	clock    clock.Clock
	log      *slog.Logger
}

// NewService mails receipts by sender.
func NewService(db *storage.DB, payments *payment.Service, receipts *receipt.Service, debtors *debtor.Store, look *settings.Values[paper.Look], sender *mail.Sender, queue *jobs.Client, r *record.Record, c clock.Clock, log *slog.Logger) *Service {
	return &Service{db, payments, receipts, debtors, look, sender, queue, r, c, log}
}

// Ways are how a receipt can be mailed.
type Ways struct {
	Emails []string `json:"emails" doc:"The debtor's addresses, the best first; covered for who sees them covered"`
	Server bool     `json:"server" doc:"Whether there is a server that takes mail"`
}

// Ways are the addresses to which the receipt of a payment can be mailed. It fails with payment.ErrNotFound.
func (s *Service) Ways(ctx context.Context, id string) (Ways, error) {
	_, d, err := s.find(ctx, id)
	if err != nil {
		return Ways{}, err
	}
	emails := d.Emails
	if debtor.Covered(ctx) {
		emails = covered(d)
	}
	return Ways{Emails: append([]string{}, emails...), Server: s.sender.Configured()}, nil
}

// Ask has the receipt of a payment mailed to one of the debtor's addresses, whole or covered; without one to the best. It fails with
// payment.ErrNotFound, receipt.ErrNone, ErrNoServer, ErrNoEmail and ErrEmail.
func (s *Service) Ask(ctx context.Context, id, address string) (payment.Payment, error) {
	p, d, err := s.find(ctx, id)
	switch {
	case err != nil:
		return p, err
	case p.Receipt == "":
		return p, receipt.ErrNone
	case !s.sender.Configured():
		return p, ErrNoServer
	}
	at, err := pick(d, address)
	if err != nil {
		return p, err
	}
	return p, s.enqueue(ctx, p, covered(d)[at])
}

// Registered has the receipt of a new payment mailed where the company has chosen that and the debtor has an address.
func (s *Service) Registered(ctx context.Context, p payment.Payment) error {
	if !s.look.Of(ctx).MailReceipts || !s.sender.Configured() {
		return nil
	}
	d, err := s.debtors.Any(ctx, p.DebtorID)
	if err != nil || len(d.Emails) == 0 || d.Preferences.Cease {
		return err
	}
	return s.enqueue(ctx, p, covered(d)[0])
}

func (s *Service) find(ctx context.Context, id string) (payment.Payment, debtor.Debtor, error) {
	p, err := s.payments.Get(ctx, id)
	if err != nil {
		return p, debtor.Debtor{}, err
	}
	d, err := s.debtors.Any(ctx, p.DebtorID)
	return p, d, err
}

// Letter is the job that mails a receipt.
type Letter struct {
	PaymentID string `json:"payment_id"`
	Email     string `json:"email"` // covered: the job's row outlives the debtor's address
	By        string `json:"by"`
}

// Kind names the job.
func (Letter) Kind() string { return "portfolios.receipt_mail" }

// tries is how often a letter is handed to the server, within about two hours.
const tries = 7

func (s *Service) enqueue(ctx context.Context, p payment.Payment, email string) error {
	return s.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		job := Letter{PaymentID: p.ID, Email: email, By: principal.Must(ctx).UserID}
		_, err := s.queue.InsertTx(ctx, tx, job, &jobs.Opts{MaxAttempts: tries, Unique: true})
		return err
	})
}

// Jobs says how letters are sent.
func Jobs(workers *jobs.Workers, s *Service) {
	jobs.Add(workers, 2*time.Minute, s.send)
}

// send hands a letter to the server, and notes that once it has taken it. What cannot be sent is given up, and told.
func (s *Service) send(ctx context.Context, job jobs.Job[Letter]) error {
	p, d, err := s.find(ctx, job.Args.PaymentID)
	if errors.Is(err, payment.ErrNotFound) || errors.Is(err, debtor.ErrNotFound) {
		return nil
	}
	if err != nil {
		return err
	}
	who := principal.Must(ctx)
	who.UserID = job.Args.By
	ctx = principal.With(ctx, who)
	err = s.deliver(ctx, p, d, job)
	switch {
	case err == nil:
		return s.sent(ctx, p, d)
	case errors.Is(err, mail.ErrNotSent) && job.Attempt < tries:
		return err
	}
	s.log.WarnContext(ctx, "a receipt's mail was given up", "payment", p.ID, "error", err)
	return s.wrote(ctx, "mail_failed", p, d, map[string]any{"cause": causeOf(err)})
}

func (s *Service) deliver(ctx context.Context, p payment.Payment, d debtor.Debtor, job jobs.Job[Letter]) error {
	at, err := pick(d, job.Args.Email)
	if err != nil {
		return err
	}
	paid, err := s.receipts.Of(ctx, p.ID, paper.A4)
	if err != nil {
		return err
	}
	from := s.look.Of(ctx).Of(principal.Must(ctx).TenantID).Name
	m := letter(p, d, d.Emails[at], from, paid.Content)
	m.ID = fmt.Sprintf("receipt-%s-%d@recobro", p.ID, job.ID) // a crash behind the server's word sends it again under the same name
	return s.sender.Send(ctx, m)
}

func (s *Service) sent(ctx context.Context, p payment.Payment, d debtor.Debtor) error {
	return s.db.Within(ctx, func(ctx context.Context) error {
		if _, err := storage.Set[payment.Payment](ctx, s.db, map[string]any{"mailed_at": s.clock.Now().UTC()}, storage.ByID(p.ID)); err != nil {
			return err
		}
		return s.wrote(ctx, "mailed", p, d, nil)
	})
}

// wrote records what became of a letter: nothing of the address.
func (s *Service) wrote(ctx context.Context, what string, p payment.Payment, d debtor.Debtor, told map[string]any) error {
	payload := map[string]any{"debtor_id": p.DebtorID, "receipt": p.Receipt}
	for name, value := range told {
		payload[name] = value
	}
	return s.record.Write(ctx, record.Act{Name: "payment." + what, ID: p.ID, Payload: payload, Owners: []string{p.TakenBy, d.AssigneeID}})
}

func causeOf(err error) string {
	var refusal *errs.Error
	if errors.As(err, &refusal) {
		return refusal.Code
	}
	return "internal"
}
