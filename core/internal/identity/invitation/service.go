package invitation

import (
	"context"
	"log/slog"
	"net/url"

	"gorm.io/gorm"

	"github.com/recobro/recobro/core/internal/identity/user"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/mail"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

// Config says how invitations are signed and where they lead.
type Config struct {
	Key       []byte // shared with the bundled provider
	PublicURL string
	Issuer    string
	Embedded  bool // the bundled provider signs people up itself; any other does it in its own way
}

// Service issues invitations and takes them up. Safe for concurrent use.
type Service struct {
	config Config
	db     *storage.DB
	sender *mail.Sender
	trace  *tracing.Recorder
	clock  clock.Clock
	log    *slog.Logger
}

// NewService is a service over the core's database.
func NewService(c Config, db *storage.DB, s *mail.Sender, trace *tracing.Recorder, now clock.Clock, log *slog.Logger) *Service {
	return &Service{config: c, db: db, sender: s, trace: trace, clock: now, log: log}
}

// Issued tells what became of an invitation. Link is empty once it went by mail: then it is the person's alone.
type Issued struct {
	Invitation *Invitation
	Link       string
	letter     Letter
}

// Issue makes a new invitation of a user of ctx's tenant and takes every earlier one back.
func (s *Service) Issue(ctx context.Context, u *user.User) (*Issued, error) {
	now := s.clock.Now()
	made := &Invitation{UserID: u.ID, Email: u.Email, ExpiresAt: now.Add(Lifetime)}
	err := s.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		if err := revokeOpen(tx, u.ID, now); err != nil {
			return err
		}
		if err := tx.Create(made).Error; err != nil {
			return err
		}
		return s.trace.Record(ctx, tx, tracing.Entry{Name: "core.user.invited", SubjectType: "user", SubjectID: u.ID})
	})
	if err != nil {
		return nil, err
	}
	letter := Letter{ID: made.ID, Email: u.Email, Name: u.DisplayName, Language: u.Language}
	link, err := s.link(letter, made)
	return &Issued{Invitation: made, Link: link, letter: letter}, err
}

// Deliver sends an invitation by mail. Without a mail server, or when the server fails, the link stays with the answer
// and goes to the log, so that the operator or the inviting admin can pass it on.
func (s *Service) Deliver(ctx context.Context, issued *Issued, tenant string) {
	err := s.sender.Send(ctx, message(issued.letter, tenant, issued.Link))
	if err == nil {
		issued.Link = ""
		return
	}
	if s.sender.Configured() {
		s.log.ErrorContext(ctx, "invitation not sent by mail", "invitation", issued.Invitation.ID, "error", err)
	}
	s.log.WarnContext(ctx, "invitation link", "email", issued.letter.Email, "link", issued.Link)
}

func (s *Service) link(l Letter, i *Invitation) (string, error) {
	if !s.config.Embedded {
		return s.config.PublicURL + "/sign-up?" + url.Values{"email": {l.Email}}.Encode(), nil
	}
	token, err := Sign(s.config.Key, s.config.PublicURL, s.config.Issuer, l, s.clock.Now(), i.ExpiresAt)
	return s.config.PublicURL + "/sign-up?" + url.Values{"invitation": {token}}.Encode(), err
}

// TakeUp uses the open invitation of a user of ctx's tenant, inside the transaction of ctx. ErrExpired without one.
func (s *Service) TakeUp(ctx context.Context, userID string) error {
	return s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		now := s.clock.Now()
		found, err := newest(tx, userID)
		if err != nil {
			return err
		}
		if found == nil || !found.Open(now) {
			return ErrExpired
		}
		taken, err := use(tx, found.ID, now)
		if err == nil && !taken {
			return ErrExpired
		}
		return err
	})
}
