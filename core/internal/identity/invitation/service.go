package invitation

import (
	"context"
	"log/slog"
	"net/url"

	"github.com/recobro/recobro/core/internal/identity/user"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/mail"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
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
	record *record.Record
	clock  clock.Clock
	log    *slog.Logger
}

// NewService is a service over the core's database.
func NewService(c Config, db *storage.DB, s *mail.Sender, record *record.Record, now clock.Clock, log *slog.Logger) *Service {
	return &Service{config: c, db: db, sender: s, record: record, clock: now, log: log}
}

// Issued tells what became of an invitation. Link is empty once it went by mail: then it is the person's alone.
type Issued struct {
	Invitation *Invitation
	Link       string
	letter     Letter
}

// Issue makes a new invitation of a user of ctx's tenant, by the name of which it is signed, and takes every earlier one back.
func (s *Service) Issue(ctx context.Context, u *user.User, tenantName string) (*Issued, error) {
	made := &Invitation{UserID: u.ID, Email: u.Email, ExpiresAt: s.clock.Now().Add(Lifetime)}
	err := s.db.Within(ctx, func(ctx context.Context) error {
		if err := s.revokeOpen(ctx, u.ID); err != nil {
			return err
		}
		if err := storage.Insert(ctx, s.db, made); err != nil {
			return err
		}
		return s.record.Write(ctx, record.Act{Name: "user.invited", ID: u.ID})
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
	found, err := storage.One[Invitation](principal.With(ctx, principal.System(l.Tenant, "core")), s.db, storage.ByID(l.ID))
	if err == nil && !found.Open(s.clock.Now()) {
		err = ErrExpired
	}
	return &found, err
}

// TakeUp uses an invitation of a user of ctx's tenant, inside the transaction of ctx: the one with the id, or with an empty
// id the newest. ErrExpired if it is not open.
func (s *Service) TakeUp(ctx context.Context, userID, id string) error {
	return s.db.Within(ctx, func(ctx context.Context) error {
		now := s.clock.Now()
		newest, err := storage.One[Invitation](ctx, s.db, storage.Where("user_id = ?", userID), storage.Sorted("created_at DESC, id DESC"))
		if err != nil {
			return err
		}
		if !newest.Open(now) || (id != "" && id != newest.ID) {
			return ErrExpired
		}
		taken, err := storage.Set[Invitation](ctx, s.db, map[string]any{"used_at": now}, storage.ByID(newest.ID), open())
		if err == nil && taken == 0 {
			return ErrExpired
		}
		return err
	})
}

// open narrows to invitations that were neither taken up nor taken back.
func open() storage.Narrow { return storage.Where("used_at IS NULL AND revoked_at IS NULL") }

func (s *Service) revokeOpen(ctx context.Context, userID string) error {
	_, err := storage.Set[Invitation](ctx, s.db, map[string]any{"revoked_at": s.clock.Now()}, storage.Where("user_id = ?", userID), open())
	return err
}

// Decline takes an invitation back at the wish of the person.
func (s *Service) Decline(ctx context.Context, i *Invitation) error {
	return s.db.Within(ctx, func(ctx context.Context) error {
		if err := s.revokeOpen(ctx, i.UserID); err != nil {
			return err
		}
		return s.record.Write(ctx, record.Act{Name: "user.invitation_declined", ID: i.UserID})
	})
}
