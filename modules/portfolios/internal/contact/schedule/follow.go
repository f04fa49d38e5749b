package schedule

import (
	"context"
	"slices"

	"github.com/recobro/recobro/modules/portfolios/internal/contact/contact"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/disposition"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/rule"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Follower has the schedule follow contacts: what was due with the debtor is done by one, and a callback comes of one.
type Follower struct{ *Service }

// NewFollower writes to the schedule of a service.
func NewFollower(s *Service) *Follower { return &Follower{s} }

// Moved is nothing to the schedule.
func (f *Follower) Moved(context.Context, contact.Contact) error { return nil }

// Ended has the schedule follow a contact that has ended.
func (f *Follower) Ended(ctx context.Context, c contact.Contact, how disposition.Disposition) error {
	if err := f.settle(ctx, c); err != nil {
		return err
	}
	if c.DueAt == nil || !slices.Contains(how.Flags, "callback") {
		return nil
	}
	e := Event{
		DebtorID: c.DebtorID, PortfolioID: c.PortfolioID, Kind: Callback, OwnerID: c.UserID, Channel: rule.Call, DueAt: *c.DueAt,
		Note: c.Note, CauseID: c.ID, PhoneID: c.PhoneID,
	}
	if err := e.complete(f.clock.Now()); err != nil {
		return err
	}
	if err := storage.Insert(ctx, f.db, &e); err != nil {
		return err
	}
	return f.wrote(ctx, "created", e, map[string]any{"due_at": e.DueAt, "contact_id": c.ID})
}

// settle ends what the contact has done: what is due with the debtor by its channel, or was missed, and a callback that is still to come
// once the debtor was reached.
func (f *Follower) settle(ctx context.Context, c contact.Contact) error {
	waiting, err := f.waitingOf(ctx, c.DebtorID)
	if err != nil {
		return err
	}
	for _, e := range waiting {
		if !e.doneBy(c) {
			continue
		}
		e.Status, e.ContactID = Done, c.ID
		if err := storage.Update(ctx, f.db, &e, e.Version); err != nil {
			return err
		}
		if err := f.wrote(ctx, "done", e, map[string]any{"contact_id": c.ID}); err != nil {
			return err
		}
	}
	return nil
}

func (e *Event) doneBy(c contact.Contact) bool {
	talk := []rule.Channel{rule.Call, rule.WhatsApp, rule.Counter, rule.Visit}
	right := c.Reach == string(disposition.RightParty) && slices.Contains(talk, c.Channel)
	switch {
	case e.sends() || e.Kind == Review || e.Kind == Check || e.ContactID != "":
		return false
	case right && (e.Kind == Callback || e.Kind.follows() && e.Status == Due):
		return true
	default:
		return e.Status == Due && e.Channel == c.Channel
	}
}
