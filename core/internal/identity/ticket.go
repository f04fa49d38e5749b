package identity

import (
	"context"
	"net/http"

	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// TicketParameter is the parameter of a socket's address that has the ticket.
const TicketParameter = "ticket"

// Ticket gives ctx's principal a ticket to open the socket at a path with. ErrNeedsSession for programs: they send their key.
func (s *Service) Ticket(ctx context.Context, path string) (text string, err error) {
	if principal.Must(ctx).Kind != principal.KindUser {
		return "", ErrNeedsSession
	}
	return s.sessions.IssueTicket(ctx, path)
}

// byTicket is the person of a ticket, whose browser still has the session that it was issued to, in the same tenant.
func (s *Service) byTicket(r *http.Request) (principal.Principal, error) {
	cookie, ok := s.cookies.Session(r)
	text := r.URL.Query().Get(TicketParameter)
	if !ok || text == "" {
		return principal.Principal{}, ErrUnauthenticated
	}
	found, err := s.look(r.Context(), cookie)
	if err != nil {
		return principal.Principal{}, err
	}
	ticket, err := s.sessions.RedeemTicket(r.Context(), text, r.URL.Path)
	if err != nil {
		return principal.Principal{}, refused(err)
	}
	if found.session.ID != ticket.SessionID || found.user.ID != ticket.UserID || found.here().ID != ticket.WorksIn {
		return principal.Principal{}, ErrUnauthenticated
	}
	return s.personal(r.Context(), found), nil
}
