package shift

import (
	"context"
	"errors"

	"github.com/recobro/recobro/modules/portfolios/internal/contact/contact"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/disposition"
)

// Follower has work sessions follow contacts.
type Follower struct{ *Service }

// NewFollower writes to the sessions of a service.
func NewFollower(s *Service) *Follower { return &Follower{s} }

// Moved has the session ring as a contact is reserved, talk as it goes on, and be ready as it is released.
func (f *Follower) Moved(ctx context.Context, c contact.Contact) error {
	to, follows := map[contact.Status]State{contact.Reserved: Ringing, contact.Open: Talking, contact.Released: Ready}[c.Status]
	if !follows || c.Direction != contact.Outbound {
		return nil
	}
	w, err := f.hold(ctx, c.UserID)
	if errors.Is(err, ErrNone) || to == Ready && !w.busy() {
		return nil
	}
	if err != nil {
		return err
	}
	if err := f.enter(ctx, &w, to, "", f.clock.Now()); err != nil || to != Ringing {
		return err
	}
	w.Until = c.ExpiresAt // a reservation that comes to nothing lapses
	return f.put(ctx, &w)
}

// Ended counts the contact, and has the session be ready.
func (f *Follower) Ended(ctx context.Context, c contact.Contact, _ disposition.Disposition) error {
	w, err := f.hold(ctx, c.UserID)
	if errors.Is(err, ErrNone) {
		return nil
	}
	if err != nil {
		return err
	}
	w.Contacts++
	if c.Reach == string(disposition.RightParty) {
		w.Reached++
	}
	if !w.busy() {
		return f.put(ctx, &w)
	}
	return f.enter(ctx, &w, Ready, "", f.clock.Now())
}
