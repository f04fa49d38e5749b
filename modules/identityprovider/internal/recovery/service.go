// Package recovery lets people back in who have forgotten their password: a one-time link by mail.
package recovery

import (
	"context"
	"errors"
	"log/slog"
	"net/url"
	"time"

	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/identityprovider/internal/account"
	"github.com/recobro/recobro/modules/identityprovider/internal/browser"
	"github.com/recobro/recobro/modules/identityprovider/internal/protocol"
	"github.com/recobro/recobro/modules/identityprovider/internal/realm"
	"github.com/recobro/recobro/modules/identityprovider/internal/throttle"
	"github.com/recobro/recobro/modules/identityprovider/internal/vault"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/jobs"
	"github.com/recobro/recobro/plugins-sdk/go/mail"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// ErrToken says that a link was used, has expired, or never was.
var ErrToken = errs.New(errs.Invalid, "identityprovider.recovery_refused")

// How long a link can be used: by who has just asked for it, and by who gets it unasked after a reset.
const (
	Lifetime      = 30 * time.Minute
	ResetLifetime = 24 * time.Hour
)

// Service sends links and sets new passwords. Safe for concurrent use.
type Service struct {
	PublicURL string
	DB        *storage.DB
	Vault     *vault.Vault
	Accounts  *account.Service
	Browsers  *browser.Service
	Protocol  *protocol.Service
	Throttle  *throttle.Service
	Jobs      *jobs.Client
	Mail      *mail.Sender
	Clock     clock.Clock
	Log       *slog.Logger
}

// wanted is the job that answers a wish for a link. It has the login as typed; who it is, is looked up in the job, so
// that the request takes as long for nobody as for somebody.
type wanted struct {
	Login string `json:"login"`
	Reset bool   `json:"reset,omitempty"` // an administrator took the password away; the person did not ask
}

func (w wanted) lifetime() time.Duration {
	if w.Reset {
		return ResetLifetime
	}
	return Lifetime
}

// Kind names the job.
func (wanted) Kind() string { return "identityprovider.recovery" }

// Work registers the job.
func (s *Service) Work(workers *jobs.Workers) {
	jobs.Add(workers, time.Minute, func(ctx context.Context, job jobs.Job[wanted]) error { return s.send(realm.In(ctx), job.Args) })
}

// Ask notes that somebody wants a link. The answer is the same for everybody; too many wishes from one address, for one
// login or for many, are refused with throttle.ErrTooMany, which keeps nobody out who asks from elsewhere. An account
// that has had its letters gets no more for a while, without a word.
func (s *Service) Ask(ctx context.Context, login, address string) error {
	attempt := throttle.Attempt{What: "recovery", Account: login + " from " + throttle.Network(address), Address: address}
	if err := s.Throttle.Enter(ctx, attempt); err != nil {
		return err
	}
	another, err := s.Throttle.Letter(ctx, login)
	if err != nil || !another {
		return err
	}
	return s.queue(ctx, wanted{Login: login})
}

// Renew has a link sent to somebody whose password was removed, once the transaction of ctx has committed.
func (s *Service) Renew(ctx context.Context, login string) error {
	return s.queue(ctx, wanted{Login: login, Reset: true})
}

func (s *Service) queue(ctx context.Context, w wanted) error {
	return s.DB.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		_, err := s.Jobs.InsertTx(realm.Outside(ctx), tx, w, nil)
		return err
	})
}

// send makes a link for a login, if there is such an account, and sends it. Without a mail server the operator finds
// it in a file.
func (s *Service) send(ctx context.Context, w wanted) error {
	holder, err := s.Accounts.ByLogin(ctx, w.Login)
	if errors.Is(err, account.ErrNotFound) || (err == nil && holder.DisabledAt != nil) {
		return nil
	}
	if err != nil {
		return err
	}
	secret := vault.Random()
	if err := s.keep(ctx, holder.ID, secret, w.lifetime()); err != nil {
		return err
	}
	link := s.PublicURL + "/forgot-password?" + url.Values{"token": {secret}}.Encode()
	return s.deliver(ctx, letter(holder, link, w.Reset))
}

// deliver sends a letter, or leaves it to the operator: the link in it opens the account, so it never goes to a log.
func (s *Service) deliver(ctx context.Context, m mail.Message) error {
	if s.Mail.Configured() {
		return s.Mail.Send(ctx, m)
	}
	path, err := s.Mail.Keep(m)
	if err == nil {
		s.Log.WarnContext(ctx, "no mail server: letter kept", "file", path)
	}
	return err
}

// Reset gives the account of a link, whose id it returns, a new password and signs it out everywhere. A link is good once.
func (s *Service) Reset(ctx context.Context, secret, plain, address string) (string, error) {
	attempt := throttle.Attempt{What: "recovery token", Account: secret, Address: address}
	if err := s.Throttle.Enter(ctx, attempt); err != nil {
		return "", err
	}
	found, err := s.find(ctx, secret)
	if err != nil {
		return "", err
	}
	holder, err := s.Accounts.Get(ctx, found.AccountID)
	if err != nil {
		return "", err
	}
	if err := s.reset(ctx, found, holder, plain); err != nil {
		return "", err
	}
	return holder.ID, s.Throttle.Forgive(ctx, attempt)
}

func (s *Service) reset(ctx context.Context, found token, holder *account.Account, plain string) error {
	return s.DB.Within(ctx, func(ctx context.Context) error {
		used, err := storage.Set[token](ctx, s.DB, map[string]any{"used_at": s.Clock.Now()}, storage.Where("id = ? AND used_at IS NULL", found.ID))
		if err != nil {
			return err
		}
		if used == 0 {
			return ErrToken
		}
		if err := s.Accounts.SetPassword(ctx, holder, "body.password", plain); err != nil {
			return err
		}
		if err := s.Browsers.EndOthers(ctx, holder.ID, ""); err != nil {
			return err
		}
		return s.Protocol.RevokeAccount(ctx, holder.ID, "")
	})
}
