package session

import (
	"context"
	"time"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// TicketLife is how long a ticket waits to be used.
const TicketLife = 30 * time.Second

// Ticket lets a session's browser open one socket, once: a browser cannot send a bearer there. It is kept as a hash, in the
// tenant of the session.
type Ticket struct {
	storage.Row
	SecretHash string
	SessionID  string
	UserID     string
	WorksIn    string // the tenant that the session works in
	Path       string
	ExpiresAt  time.Time
}

// TableName is where tickets are kept.
func (Ticket) TableName() string { return "socket_tickets" }

// Refusals is what tickets refuse with.
func (Ticket) Refusals() storage.Refusals { return storage.Refusals{NotFound: ErrEnded} }

// IssueTicket gives ctx's principal, who came by a session, a ticket for a path.
func (s *Service) IssueTicket(ctx context.Context, path string) (text string, err error) {
	who := principal.Must(ctx)
	secret := NewCookie(who.Home())
	made := &Ticket{
		SecretHash: secret.hash(), SessionID: who.ProofID, UserID: who.UserID, WorksIn: who.TenantID, Path: path,
		ExpiresAt: s.clock.Now().Add(TicketLife),
	}
	home := principal.With(ctx, principal.System(who.Home(), "core"))
	return secret.String(), s.db.Brief(home, func(ctx context.Context, _ *gorm.DB) error { return storage.Insert(ctx, s.db, made) })
}

// RedeemTicket gives the ticket with a text, if it is still good for a path; whatever it was good for, it is used up. ErrEnded.
func (s *Service) RedeemTicket(ctx context.Context, text, path string) (*Ticket, error) {
	secret, ok := ParseCookie(text)
	if !ok {
		return nil, ErrEnded
	}
	var found Ticket
	within := principal.With(ctx, principal.System(secret.Tenant, "core"))
	err := s.db.Brief(within, func(ctx context.Context, _ *gorm.DB) (err error) {
		if found, err = storage.One[Ticket](ctx, s.db, storage.Where("secret_hash = ?", secret.hash())); err != nil {
			return err
		}
		return storage.Delete(ctx, s.db, &found, found.Version) // of two who try, one has it
	})
	if err != nil {
		return nil, err
	}
	if found.Path != path || !s.clock.Now().Before(found.ExpiresAt) {
		return nil, ErrEnded
	}
	return &found, nil
}
