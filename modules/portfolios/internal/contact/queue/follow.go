package queue

import (
	"context"

	"github.com/recobro/recobro/modules/portfolios/internal/contact/contact"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/disposition"
)

// Follower has the queue follow contacts.
type Follower struct{ *Service }

// NewFollower writes to the queue of a service.
func NewFollower(s *Service) *Follower { return &Follower{s} }

// Moved is nothing to the queue.
func (f *Follower) Moved(context.Context, contact.Contact) error { return nil }

// Ended has the debtor leave whoever held them.
func (f *Follower) Ended(ctx context.Context, c contact.Contact, _ disposition.Disposition) error {
	return f.Service.Ended(ctx, c.DebtorID, c.UserID)
}
