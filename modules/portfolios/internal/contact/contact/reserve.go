package contact

import (
	"context"
	"slices"
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/book/phone"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/facts"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/proof"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/rule"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Wanted is a contact that somebody wants to make.
type Wanted struct {
	DebtorID  string
	Channel   rule.Channel
	Maker     rule.Maker
	PhoneID   string
	DebtIDs   []string // empty: all that the debtor owes
	Origin    Origin
	EventID   string        // scheduled event that it comes of; empty for none
	Hold      time.Duration // for how long; 0 for UsualHold
	Direction Direction
}

// Reserve asks the rules whether a contact may be made now. What they allow is reserved: nobody else can exceed a limit by it, and it
// carries its id to the end. What they refuse is kept as blocked, with the decision. It fails with debtor.ErrNotFound, ErrPhone and
// ErrDebts.
func (s *Service) Reserve(ctx context.Context, w Wanted) (Contact, error) {
	d, err := s.debtors.Get(ctx, w.DebtorID)
	if err != nil {
		return Contact{}, err
	}
	f, err := s.facts.Of(ctx, d)
	if err != nil {
		return Contact{}, err
	}
	c, to, err := s.begin(ctx, f, w)
	if err != nil {
		return c, err
	}
	if w.Direction == Inbound {
		c.Decision = rule.Decision{Allowed: true}
		if err := storage.Insert(ctx, s.db, &c); err != nil {
			return c, err
		}
		return c, s.prove(ctx, proof.Received, c)
	}
	if err := s.Hold(ctx, f.Person, to.E164); err != nil {
		return c, err
	}
	if c.Decision, err = s.Decide(ctx, f, c, to); err != nil {
		return c, err
	}
	return s.settle(ctx, d, c)
}

// begin is the contact that is wanted, before anybody has decided on it, and the number that it goes to.
func (s *Service) begin(ctx context.Context, f facts.Facts, w Wanted) (Contact, phone.Phone, error) {
	now := s.clock.Now()
	c := Contact{
		DebtorID: w.DebtorID, PortfolioID: f.Debtor.PortfolioID, Person: f.Person, UserID: principal.Must(ctx).UserID, Status: Reserved,
		Direction: w.Direction, Channel: w.Channel, Maker: w.Maker, Origin: w.Origin, EventID: w.EventID, PhoneID: w.PhoneID, At: now, Attempt: w.Direction == Outbound,
	}
	hold := UsualHold
	if w.Hold > 0 {
		hold = min(w.Hold, LongestHold)
	}
	until := now.Add(hold)
	c.ExpiresAt = &until
	to, err := target(f, w)
	if err != nil {
		return c, to, err
	}
	c.Number, c.Reasons = to.E164, []Reason{}
	if c.DebtIDs, err = s.about(ctx, w); err != nil {
		return c, to, err
	}
	return c, to, s.comes(ctx, &c)
}

// comes writes on a contact of what it comes: of the queue, where it gave the debtor to whoever makes the contact.
func (s *Service) comes(ctx context.Context, c *Contact) error {
	if s.giver == nil || c.Direction != Outbound || c.Maker != rule.Person {
		return nil
	}
	cause, given, err := s.giver.Cause(ctx, c.DebtorID, c.UserID)
	if err != nil || !given {
		return err
	}
	c.Strategy, c.StepID, c.Reasons = cause.Strategy, cause.StepID, cause.Reasons
	if c.Origin == Manual {
		c.Origin = Queue
	}
	if c.EventID == "" {
		c.EventID = cause.EventID
	}
	return nil
}

// target is the number that a contact goes to. It fails with ErrPhone for a channel that needs one and has none.
func target(f facts.Facts, w Wanted) (phone.Phone, error) {
	p, known := f.Phone(w.PhoneID)
	if !known && (w.PhoneID != "" || w.Channel.Dials() && w.Direction == Outbound) {
		return p, ErrPhone.WithField("body.phone_id", ErrPhone.Code)
	}
	return p, nil
}

// about are the debts that a contact is about: all that the debtor owes unless some are named. It fails with ErrDebts.
func (s *Service) about(ctx context.Context, w Wanted) ([]string, error) {
	debts, err := s.debts.IDs(ctx, w.DebtorID)
	if err != nil || len(w.DebtIDs) == 0 {
		return debts, err
	}
	for _, id := range w.DebtIDs {
		if !slices.Contains(debts, id) {
			return nil, ErrDebts.WithField("body.debt_ids", ErrDebts.Code)
		}
	}
	return w.DebtIDs, nil
}

// Decide asks the rules about a contact by a number, the zero phone for a channel without one. It writes nothing.
func (s *Service) Decide(ctx context.Context, f facts.Facts, c Contact, to phone.Phone) (rule.Decision, error) {
	edition, err := s.book.Edition(ctx)
	if err != nil {
		return rule.Decision{}, err
	}
	ask := f.Ask(c.At, c.Channel, c.Maker, to, c.DebtIDs)
	if c.OverrideID != "" {
		ask.Beside = c.RuleID
	}
	numbers := slices.DeleteFunc([]string{to.E164}, func(n string) bool { return n == "" })
	ask.History, err = s.History(ctx, Asked{f.Person, c.DebtorID, numbers, c.ID}, c.At)
	return rule.Decide(ask, edition.For(c.PortfolioID, f.Countries(to)...)...), err
}

// settle writes what was decided: allowed, allowed by an override, or refused.
func (s *Service) settle(ctx context.Context, d debtor.Debtor, c Contact) (Contact, error) {
	c.ID, c.RuleID = storage.NewID(), c.Decision.RuleID
	if !c.Decision.Allowed {
		beside, found, err := s.overrides.Use(ctx, d.ID, string(c.Channel), c.PhoneID, c.ID)
		if err != nil {
			return c, err
		}
		if !found {
			c.Status, c.Attempt, c.ExpiresAt = Blocked, false, nil
		}
		c.OverrideID = beside.ID
	}
	if err := storage.Insert(ctx, s.db, &c); err != nil {
		return c, err
	}
	if err := s.moved(ctx, c); err != nil {
		return c, err
	}
	if c.RuleID == "" {
		return c, nil
	}
	what := "blocked"
	if c.OverrideID != "" {
		what = "overridden"
	}
	return c, s.wrote(ctx, what, c, d)
}

// wrote records what became of a contact.
func (s *Service) wrote(ctx context.Context, what string, c Contact, d debtor.Debtor) error {
	told := map[string]any{"debtor_id": c.DebtorID, "portfolio_id": c.PortfolioID, "channel": c.Channel, "direction": c.Direction, "phone_id": c.PhoneID}
	for name, value := range map[string]string{"rule_id": c.RuleID, "override_id": c.OverrideID, "disposition_id": c.DispositionID, "reach": c.Reach} {
		if value != "" {
			told[name] = value
		}
	}
	return s.record.Write(ctx, record.Act{
		Name: "contact." + what, ID: c.ID, Payload: told, Owners: []string{c.UserID, d.AssigneeID}, Moves: []string{"debtors"},
	})
}
