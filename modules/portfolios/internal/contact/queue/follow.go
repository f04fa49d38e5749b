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

// Cause is what the queue gave a debtor to somebody for; false for whoever does not hold them.
func (f *Follower) Cause(ctx context.Context, debtorID, userID string) (cause contact.Cause, given bool, err error) {
	i, has, err := f.takenBy(ctx, userID, f.clock.Now())
	if err != nil || !has || i.DebtorID != debtorID {
		return cause, false, err
	}
	cause = contact.Cause{Strategy: i.Strategy, StepID: i.StepID, EventID: i.EventID, Reasons: make([]contact.Reason, len(i.Reasons))}
	for n, r := range i.Reasons {
		cause.Reasons[n] = contact.Reason{Code: string(r.Code), Params: r.Params}
	}
	return cause, true, nil
}
