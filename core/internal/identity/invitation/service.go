package invitation

import (
	"context"
	"log/slog"
	"net/url"

	"gorm.io/gorm"

	"github.com/recobro/recobro/core/internal/identity/user"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/mail"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

// Config says how invitations are signed and where they lead.
type Config struct {
	Key       []byte // shared with the bundled provider
	PublicURL string
	Issuer    string
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

// Issue makes a new invitation of a user of ctx's tenant, by the name of which it is signed, and takes every earlier one back.
func (s *Service) Issue(ctx context.Context, u *user.User, tenantName string) (*Issued, error) {
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
	return &Issued{Invitation: made, letter: Letter{
		ID: made.ID, Tenant: principal.Must(ctx).TenantID, TenantName: tenantName, Email: u.Email, Name: u.DisplayName, Language: u.Language,
	}}, nil
}

// Deliver sends an invitation by mail. Without a mail server, or when the server fails, the link stays with the answer,
// so that who invites can pass it on. It goes nowhere else. The two links differ: who holds the one that was mailed reads
// the person's mail, who holds the other has proved nothing of the kind.
func (s *Service) Deliver(ctx context.Context, issued *Issued) (err error) {
	mailed := issued.letter
	mailed.Mailed = true
	link, err := s.link(mailed, issued.Invitation)
	if err != nil {
		return err
	}
	failed := s.sender.Send(ctx, message(mailed, link))
	if failed == nil {
		return nil
	}
	if s.sender.Configured() {
		s.log.ErrorContext(ctx, "invitation not sent by mail", "invitation_id", issued.Invitation.ID, "error", failed)
	}
	issued.Link, err = s.link(issued.letter, issued.Invitation)
	return err
}

// Hand gives the token of an invitation to a person who stands at the keyboard: nothing is sent, and nothing is proved of their
// mail.
func (s *Service) Hand(issued *Issued) (string, error) {
	return Sign(s.config.Key, s.config.PublicURL, s.config.Issuer, issued.letter, s.clock.Now(), issued.Invitation.ExpiresAt)
}

func (s *Service) link(l Letter, i *Invitation) (string, error) {
	token, err := Sign(s.config.Key, s.config.PublicURL, s.config.Issuer, l, s.clock.Now(), i.ExpiresAt)
	return s.config.PublicURL + "/sign-up?" + url.Values{"invitation": {token}}.Encode(), err
}

// Read gives what a link says. ErrRefused, ErrExpired.
func (s *Service) Read(token string) (Letter, error) {
	return Read(s.config.Key, s.config.PublicURL, s.config.Issuer, token, s.clock.Now())
}

// Of gives the open invitation of a link, in the link's tenant, or ErrExpired.
func (s *Service) Of(ctx context.Context, l Letter) (*Invitation, error) {
	var found *Invitation
	err := s.db.Read(principal.With(ctx, principal.System(l.Tenant, "core")), func(_ context.Context, tx *gorm.DB) (err error) {
		found, err = byID(tx, l.ID)
		return err
	})
	if err == nil && (found == nil || !found.Open(s.clock.Now())) {
		err = ErrExpired
	}
	return found, err
}

// TakeUp uses an invitation of a user of ctx's tenant, inside the transaction of ctx: the one with the id, or with an empty
// id the newest. ErrExpired if it is not open.
func (s *Service) TakeUp(ctx context.Context, userID, id string) error {
	return s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		now := s.clock.Now()
		found, err := newest(tx, userID)
		if err != nil {
			return err
		}
		if found == nil || !found.Open(now) || (id != "" && id != found.ID) {
			return ErrExpired
		}
		taken, err := use(tx, found.ID, now)
		if err == nil && !taken {
			return ErrExpired
		}
		return err
	})
}

// Decline takes an invitation back at the wish of the person.
func (s *Service) Decline(ctx context.Context, i *Invitation) error {
	return s.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		if err := revokeOpen(tx, i.UserID, s.clock.Now()); err != nil {
			return err
		}
		return s.trace.Record(ctx, tx, tracing.Entry{Name: "core.user.invitation_declined", SubjectType: "user", SubjectID: i.UserID})
	})
}
