package trace

import (
	"context"
	"errors"
	"slices"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/contact"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/disposition"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/schedule"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/strategy"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// Service follows contacts back and on.
type Service struct {
	*Store
	debtors    *debtor.Store
	strategies *strategy.Store
	outcomes   *disposition.Store
}

// NewService follows them by what is kept.
func NewService(store *Store, debtors *debtor.Store, strategies *strategy.Store, outcomes *disposition.Store) *Service {
	return &Service{store, debtors, strategies, outcomes}
}

// Of is a contact from what it came of to what came of it. Who may see neither the debtor nor the contact is refused with
// contact.ErrNotFound; who may no longer see the debtor is told nothing of their money.
func (s *Service) Of(ctx context.Context, contactID string) (t Trace, err error) {
	c, err := s.contact(ctx, contactID)
	if err != nil {
		return t, err
	}
	sees, err := s.sees(ctx, c.DebtorID)
	if err != nil {
		return t, err
	}
	if !sees && c.UserID != principal.Must(ctx).UserID {
		return t, contact.ErrNotFound
	}
	t = Trace{Contact: c, Effects: []Effect{}, Events: []schedule.Event{}, Promises: []Promise{}}
	if err := s.back(ctx, &t); err != nil {
		return t, err
	}
	return t, s.on(ctx, &t, sees)
}

// sees reports whether the caller may see a debtor.
func (s *Service) sees(ctx context.Context, debtorID string) (bool, error) {
	_, err := s.debtors.Get(ctx, debtorID)
	if errors.Is(err, debtor.ErrNotFound) {
		return false, nil
	}
	return err == nil, err
}

// back says what a contact came of.
func (s *Service) back(ctx context.Context, t *Trace) (err error) {
	c := t.Contact
	t.Cause = Cause{Kind: kindOf(c), UserID: c.UserID, Reason: append([]contact.Reason{}, c.Reasons...)}
	if c.EventID != "" {
		if t.Cause.Event, err = s.event(ctx, c.EventID); err != nil {
			return err
		}
	}
	if c.OverrideID != "" {
		if t.Override, err = s.override(ctx, c.OverrideID); err != nil {
			return err
		}
	}
	if c.StepID == "" {
		return nil
	}
	versions, err := s.strategies.Versions(ctx, c.PortfolioID)
	t.Cause.Step = stepOf(versions, c)
	return err
}

// stepOf is the step by which a contact was wanted, as its version said it; nil where the version is not kept.
func stepOf(versions []strategy.Strategy, c contact.Contact) *Step {
	for _, v := range versions {
		at := slices.IndexFunc(v.Steps, func(step strategy.Step) bool { return step.ID == c.StepID })
		if v.Number == c.Strategy && at >= 0 {
			return &Step{PortfolioID: v.PortfolioID, Number: v.Number, PublishedAt: v.PublishedAt, PublishedBy: v.PublishedBy, Step: v.Steps[at]}
		}
	}
	return nil
}

// on says what came of a contact; of the debtor's money only to who sees the debtor.
func (s *Service) on(ctx context.Context, t *Trace, sees bool) error {
	if t.Contact.DispositionID != "" {
		how, err := s.outcomes.Get(ctx, t.Contact.DispositionID)
		if err != nil && !errors.Is(err, disposition.ErrNotFound) {
			return err
		}
		_, again := how.Retry(1)
		t.Effects = effects(t.Contact, told{string(how.DebtorFlag), string(how.PhoneStatus), again && t.Contact.Reach != string(disposition.RightParty)})
	}
	events, err := s.following(ctx, t.Contact.ID)
	if err != nil {
		return err
	}
	t.Events = append(t.Events, events...)
	if !sees {
		return nil
	}
	return s.money(ctx, t)
}
